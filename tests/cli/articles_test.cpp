#include "tests/cli/run_program.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

// sepax articles, as a user or a script calls it.

namespace sepax {
namespace {

using testing::Run;
using testing::runProgram;
using Json = nlohmann::json;

bool isText(const Json& value) { return value.is_string() && !value.get<std::string>().empty(); }

void checkEntries(const Json& entries, std::vector<std::string>& scenes) {
  for (const Json& entry : entries) {
    for (const char* key : {"id", "title", "scene"}) CHECK(isText(entry.at(key)));
    scenes.push_back("builtin:" + entry.at("scene").get<std::string>());
    for (const Json& scene : entry.at("also"))
      scenes.push_back("builtin:" + scene.get<std::string>());
  }
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("articles --json: one line, and every scene of it can be asked") {
  const Run run = runProgram({"articles", "--json"});
  CHECK(run.code == 0);
  CHECK(run.error == "");
  CHECK(run.out.find('\n') == run.out.size() - 1);
  const Json json = Json::parse(run.out);
  REQUIRE(json.at("articles").size() == 5);
  std::size_t items = 0;
  std::size_t errata = 0;
  std::vector<std::string> scenes{"query"};
  for (const Json& article : json.at("articles")) {
    for (const char* key : {"id", "author", "title"}) CHECK(isText(article.at(key)));
    items += article.at("items").size();
    errata += article.at("errata").size();
    checkEntries(article.at("items"), scenes);
    checkEntries(article.at("figures"), scenes);
    for (const Json& erratum : article.at("errata")) {
      for (const char* key : {"id", "title", "why"}) CHECK(isText(erratum.at(key)));
      if (!erratum.at("scene").is_null())
        scenes.push_back("builtin:" + erratum.at("scene").get<std::string>());
    }
  }
  CHECK(items == 68);
  CHECK(errata == 79);
  const Run asked = runProgram(scenes);
  CHECK(asked.code == 0);
  CHECK(asked.error == "");
}

TEST_CASE("articles without --json is for reading") {
  const Run run = runProgram({"articles"});
  CHECK(run.code == 0);
  CHECK(run.out.starts_with("Laurent Cozic, 2D Polygon Collision Detection (2006)\n"));
  for (const std::string_view words :
       {"\nDrake Christensen (Mighty Drake), ", "  Items\n", "  Figures\n", "  Errors\n",
        "\n    C1  ", "builtin:erratum-C1\n", "no scene can show it"})
    CHECK_MESSAGE(run.out.find(words) != std::string::npos, words);
  const Json json = Json::parse(runProgram({"articles", "--json"}).out);
  for (const Json& article : json.at("articles")) {
    std::vector<std::string> scenes;
    checkEntries(article.at("items"), scenes);
    checkEntries(article.at("figures"), scenes);
    for (const std::string& scene : scenes)
      CHECK_MESSAGE(run.out.find("      " + scene + "\n") != std::string::npos, scene);
  }
}

TEST_CASE("articles takes nothing else") {
  const Run run = runProgram({"articles", "gpwiki"});
  CHECK(run.code == 2);
  CHECK(run.error.starts_with("sepax: the following argument was not expected: gpwiki"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
