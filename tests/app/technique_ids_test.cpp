#include "app/techniques/table.h"
#include "tests/support/includes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// What a technique is called is known to its folder and its row alone: everybody else goes by what
// the row says.

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

/// The string literals of a line, as written between their quotes; those in comments do not count.
std::vector<std::string> literalsOf(std::string_view line) {
  std::vector<std::string> literals;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i).starts_with("//")) break;
    if (line.substr(i).starts_with("'\"'")) i += 2;  // a quotation mark on its own
    if (line[i] != '"') continue;
    const std::size_t from = ++i;
    while (i < line.size() && line[i] != '"') i += line[i] == '\\' ? 2u : 1u;
    literals.emplace_back(line.substr(from, std::min(i, line.size()) - from));
  }
  return literals;
}

std::string_view trimmed(std::string_view line) {
  const std::size_t from = line.find_first_not_of(" \t");
  if (from == std::string_view::npos) return {};
  return line.substr(from, line.find_last_not_of(" \t\r") + 1 - from);
}

/// A word that is no technique's id though it reads like one.
struct OtherWord {
  std::string_view file;
  std::string_view line;  ///< without blanks at its ends; empty = all of the file
  std::string_view reason;
};

constexpr OtherWord kOtherWords[] = {
    {"app/scene/scene_read.cpp",
     "if (object.has(\"ray\")) scene.ray = readRay(object.member(\"ray\"));",
     "a field of scene files"},
    {"app/scene/scene_read.cpp", "\"bodies\", \"pair\", \"tiles\", \"ray\", \"view\"});",
     "a field of scene files"},
    {"app/scene/scene_write.cpp", "json[\"ray\"] = {{\"origin\", pointJson(scene.ray->origin)},",
     "a field of scene files"},
    {"app/figure/part.h", "inline constexpr Part Part::ray = part<\"ray\">();",
     "the name of a part of a figure"},
    {"app/lessons/scene_numbers.cpp",
     "if (pieces.size() >= 2 && pieces[0] == \"ray\" && scene.ray) return numberOfRay(*scene.ray, "
     "pieces);",
     "a field of scene files"},
    {"app/techniques/minkowski/json.cpp", "", "a field of its section of query"},
    {"app/techniques/concave/row.h",
     "QuerySection{.name = \"concave\", .json = concaveJson, .before = \"ray\"}};",
     "a section of query"},
};

bool isOtherWord(std::string_view file, std::string_view line) {
  return std::ranges::any_of(kOtherWords, [&](const OtherWord& word) {
    return word.file == file && (word.line.empty() || word.line == trimmed(line));
  });
}

bool isOwn(std::string_view file, std::string_view id) {
  return file == "app/techniques/table.cpp" || isUnder(file, "app/techniques/" + std::string(id));
}

/// "file:line: "id"" for each literal that is the id of somebody else's technique.
std::vector<std::string> strayIds(const std::string& file, std::istream& text) {
  std::vector<std::string> found;
  int number = 0;
  for (std::string line; std::getline(text, line);) {
    ++number;
    if (isOtherWord(file, line)) continue;
    for (const std::string& literal : literalsOf(line)) {
      if (findTechnique(literal) == nullptr || isOwn(file, literal)) continue;
      found.push_back(file + ":" + std::to_string(number) + ": \"" + literal + "\"");
    }
  }
  return found;
}

std::vector<std::string> strayIn(const std::string& file, const std::string& line) {
  std::istringstream text(line + "\n");
  return strayIds(file, text);
}

}  // namespace

TEST_CASE("no technique's id stands outside of its folder and the table") {
  const fs::path root(SEPAX_SOURCE_DIR);
  const std::vector<std::string> files = sourcesBelow(root, {"core", "app"});
  REQUIRE(files.size() > 100);
  for (const std::string& file : files) {
    std::ifstream text(root / file);
    REQUIRE_MESSAGE(text.good(), file);
    for (const std::string& stray : strayIds(file, text)) FAIL_CHECK(stray);
  }
}

TEST_CASE("planted ids are caught, with file and line") {
  CHECK(strayIn("app/shell/actions/keys.cpp", "  if (view.technique == \"ray\") return;") ==
        std::vector<std::string>{"app/shell/actions/keys.cpp:1: \"ray\""});
  CHECK(strayIn("app/view/handles.h", "constexpr std::array k{\"motion\", \"swept_edges\"};")
            .size() == 2);
  CHECK(strayIn("core/pitfalls/counterexample.cpp", "Pitfall{\"one\", \"inside\"},").size() == 1);
  CHECK(strayIn("app/techniques/sat/panel.cpp", "skippedSection(context, \"motion\");").size() ==
        1);
  CHECK(strayIn("app/techniques/contract/technique.cpp", "id == \"sat\"; // why").size() == 1);
  CHECK(strayIn("app/scene/scene_write.cpp", "json[\"ray\"] = nullptr;").size() == 1);
  CHECK(strayIn("app/cli/query.cpp", "const char c = '\"'; f(\"a\\\"\", \"inside\");").size() == 1);
}

TEST_CASE("what is no id of somebody else passes") {
  CHECK(strayIn("app/techniques/ray/panel.cpp", "skippedSection(context, \"ray\");").empty());
  CHECK(strayIn("app/techniques/table.cpp", "Technique{.id = \"sat\",").empty());
  CHECK(strayIn("app/shell/actions/keys.cpp", "// as \"ray\" does").empty());
  CHECK(strayIn("app/shell/actions/keys.cpp", "say(\"drag the ray\");").empty());
  CHECK(strayIn("app/shell/actions/keys.cpp", "say(\"a \\\"ray\\\"\");").empty());
  CHECK(strayIn("app/shell/actions/keys.cpp", "  // nothing \"at\" all").empty());
}

TEST_CASE("every word that is let through is there, and would be caught") {
  for (const OtherWord& word : kOtherWords) {
    CAPTURE(word.file);
    CAPTURE(word.line);
    CHECK_FALSE(word.reason.empty());
    std::ifstream text(fs::path(SEPAX_SOURCE_DIR) / word.file);
    bool there = false;
    for (std::string line; std::getline(text, line);) {
      const std::vector<std::string> literals = literalsOf(line);
      const bool caught = std::ranges::any_of(
          literals, [](const std::string& literal) { return findTechnique(literal) != nullptr; });
      there |= caught && (word.line.empty() || word.line == trimmed(line));
    }
    CHECK(there);
  }
}

}  // namespace sepax::test
