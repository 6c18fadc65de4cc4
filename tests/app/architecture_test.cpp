#include "tests/support/includes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// The house as a table of floors: a file includes its own folder and lower floors. The other rules
// say who may use what comes from outside, and that viewers see evidence and never algorithms.

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

using Reason = std::optional<std::string>;

/// A folder with all below it that has no row of its own. Folders on one floor do not see each
/// other.
struct Room {
  std::string_view folder;
  int floor = 0;
};

constexpr Room kHouse[] = {
    // core, wing by wing
    {"core/exact", 0},
    {"core/polygon", 1},
    {"core/repair", 2},
    {"core/evidence", 3},
    {"core/inside", 4},
    {"core/rings", 5},
    {"core/ray", 5},
    {"core/overlap", 6},
    {"core/minkowski", 7},
    {"core/sweep", 7},
    {"core/published", 8},
    {"core/pitfalls", 9},
    // app
    {"app/disk", 10},
    {"app/figure", 11},
    {"app/scene", 11},
    {"app/codecs", 12},
    {"app/formats", 12},
    {"app/view", 12},
    {"app/documents", 13},
    {"app/techniques/drawing", 14},
    {"app/techniques/contract", 15},
    {"app/articles", 16},
    {"app/tools", 16},
    {"app/pictures", 16},
    {"app/lessons", 17},
    {"app/widgets", 18},
    {"app/techniques/<id>", 19},
    {"app/shell", 19},
    {"app/techniques", 20},
    {"app/platform", 21},
    {"app/cli", 22},
    {"app", 23},
};

/// The folder of one technique, whatever its name, stands for all of them in the table.
constexpr std::string_view kEachTechnique = "app/techniques/<id>";

/// The row of a file: the longest folder of the table that it lies in. Null for a file outside.
const Room* roomOf(std::string_view path) {
  const Room* found = nullptr;
  for (const Room& room : kHouse) {
    if (!isUnder(path, room.folder)) continue;
    if (found == nullptr || room.folder.size() > found->folder.size()) found = &room;
  }
  const bool below = found != nullptr && found->folder == "app/techniques" &&
                     path.find('/', found->folder.size() + 1) != path.npos;
  if (!below) return found;
  return std::ranges::find(kHouse, kEachTechnique, &Room::folder);
}

/// The folder that a file shares with its neighbours: of a technique its own.
std::string_view folderOf(std::string_view path) {
  const Room* room = roomOf(path);
  if (room->folder != kEachTechnique) return room->folder;
  return path.substr(0, path.find('/', std::string_view("app/techniques/").size()));
}

std::string stem(std::string_view path) { return fs::path(path).stem().string(); }

/// paint.cpp, paint.h, paint_axes.cpp, … of a technique.
bool isTechniquePart(std::string_view path, std::string_view part) {
  const std::string name = stem(path);
  return isUnder(path, "app/techniques") &&
         (name == part || name.starts_with(std::string(part) + "_"));
}

bool isOneOf(std::string_view path, const auto& folders) {
  return std::ranges::any_of(folders, [&](auto folder) { return isUnder(path, folder); });
}

bool isProject(std::string_view include) {
  return isOneOf(include, std::array{"core", "app", "tests", "embedded"});
}

/// Numbers, points and polygons, of which everybody speaks.
bool isVocabulary(std::string_view include) {
  return isOneOf(include, std::array{"core/exact", "core/polygon", "core/repair", "core/rings"});
}

bool isAlgorithm(std::string_view include) {
  return isUnder(include, "core") && !isVocabulary(include) && !isUnder(include, "core/evidence");
}

/// Standard headers have no folder and no extension.
bool isStandard(std::string_view include) {
  return include.find_first_of("/.") == std::string_view::npos;
}

bool touchesTheWorld(std::string_view include) {
  static constexpr std::array kHeaders{"chrono",   "cstdio", "ctime", "filesystem", "fstream",
                                       "iostream", "mutex",  "print", "syncstream", "thread"};
  return std::ranges::find(kHeaders, include) != kHeaders.end();
}

bool isImgui(std::string_view include) { return stem(include).starts_with("imgui"); }

bool isGraphics(std::string_view include) {
  return isOneOf(include, std::array{"GLFW", "glad", "EGL", "GL", "GLES2", "GLES3", "KHR"});
}

/// Nothing that a rule could misread.
Reason pathRule(std::string_view, const Include& include) {
  const fs::path path(include.path);
  if (path.empty() || path.is_absolute() || path.lexically_normal() != path)
    return "is not a plain path";
  const bool own =
      isProject(include.path) || isImgui(include.path) || include.path.starts_with("stb_");
  if (include.quoted && !own) return "must start at the repository root";
  return std::nullopt;
}

Reason floorRule(std::string_view file, const Include& include) {
  if (isUnder(file, "tests")) return std::nullopt;
  if (isUnder(include.path, "tests")) return "is a test's";
  if (!isUnder(include.path, "core") && !isUnder(include.path, "app")) return std::nullopt;
  const Room* from = roomOf(file);
  const Room* to = roomOf(include.path);
  if (from == nullptr || to == nullptr) return "is in no room of the house";
  if (folderOf(file) == folderOf(include.path) || to->floor < from->floor) return std::nullopt;
  return to->floor > from->floor ? "is on a higher floor" : "is next door on the same floor";
}

Reason coreRule(std::string_view file, const Include& include) {
  if (!isUnder(file, "core") || isUnder(include.path, "core")) return std::nullopt;
  if (!isStandard(include.path)) return "is neither core nor the standard library";
  if (touchesTheWorld(include.path)) return "brings I/O, clocks or threads into core";
  return std::nullopt;
}

Reason imguiRule(std::string_view file, const Include& include) {
  const bool allowed =
      isOneOf(file, std::array{"app/widgets", "app/shell", "app/platform", "tests"}) ||
      (isTechniquePart(file, "panel") && file.ends_with(".cpp"));
  if (!isImgui(include.path) || allowed) return std::nullopt;
  return "is Dear ImGui: only widgets, shell, platform and techniques/*/panel.cpp use it";
}

Reason graphicsRule(std::string_view file, const Include& include) {
  if (!isGraphics(include.path) || isUnder(file, "app/platform")) return std::nullopt;
  return "is windows and graphics: only app/platform uses them";
}

bool isViewer(std::string_view file) {
  return isTechniquePart(file, "paint") || isTechniquePart(file, "panel") ||
         isTechniquePart(file, "steps") || isTechniquePart(file, "json") ||
         isOneOf(file, std::array{"app/pictures", "app/widgets", "app/techniques/drawing"});
}

/// Painters, panels, steps and pictures cannot recompute geometry.
Reason viewerRule(std::string_view file, const Include& include) {
  if (!isViewer(file) || !isUnder(include.path, "core") || isUnder(include.path, "core/evidence"))
    return std::nullopt;
  return "is not core/evidence, all of core that viewers see";
}

Reason algorithmRule(std::string_view file, const Include& include) {
  const bool allowed = isOneOf(file, std::array{"core", "app/cli", "tests"}) ||
                       (isTechniquePart(file, "analyze") && file.ends_with(".cpp"));
  if (!isAlgorithm(include.path) || allowed) return std::nullopt;
  return "is an algorithm: only core, techniques/*/analyze.cpp, cli and tests use it";
}

/// Why this file must not include this, if so.
Reason wrongArrow(std::string_view file, const Include& include) {
  static constexpr std::array kRules{pathRule,     floorRule,  coreRule,     imguiRule,
                                     graphicsRule, viewerRule, algorithmRule};
  for (const auto rule : kRules) {
    if (Reason reason = rule(file, include)) return reason;
  }
  return std::nullopt;
}

/// One line for each wrong include of a file.
std::vector<std::string> wrongIncludes(const std::string& file, std::istream& text) {
  std::vector<std::string> wrong;
  for (const Include& include : includesOf(text)) {
    if (const Reason reason = wrongArrow(file, include))
      wrong.push_back(file + ": " + include.line + ": " + *reason);
  }
  return wrong;
}

std::size_t wrongCount(const std::string& file, const std::string& line) {
  std::istringstream text(line + "\n");
  return wrongIncludes(file, text).size();
}

}  // namespace

TEST_CASE("every include points down the floors of the house") {
  const fs::path root(SEPAX_SOURCE_DIR);
  const std::vector<std::string> files = sourcesBelow(root, {"core", "app", "tests"});
  REQUIRE(std::ranges::find(files, "tests/app/architecture_test.cpp") != files.end());
  for (const std::string& file : files) {
    std::ifstream text(root / file);
    REQUIRE_MESSAGE(text.good(), file);
    for (const std::string& wrong : wrongIncludes(file, text)) FAIL_CHECK(wrong);
  }
}

/// All of a technique but its analysis and what it writes into tests of others.
bool speaksOfEvidence(std::string_view file) {
  return isViewer(file) || (isUnder(file, "app/techniques") && !isTechniquePart(file, "analyze") &&
                            !isTechniquePart(file, "unit_test_text"));
}

/// A number such as 1e-9 or 0.0005: nothing that is drawn is so small, only what is compared.
bool holdsTolerance(std::string_view line) {
  line = line.substr(0, line.find("//"));
  if (line.find("0.000") != line.npos) return true;
  for (std::size_t at = line.find("e-"); at != line.npos; at = line.find("e-", at + 1)) {
    const auto isDigit = [&](std::size_t i) {
      return i < line.size() && std::isdigit(static_cast<unsigned char>(line[i])) != 0;
    };
    if (at > 0 && isDigit(at - 1) && isDigit(at + 2)) return true;
  }
  return false;
}

TEST_CASE("viewers have no tolerance of their own: what is decided stands in the evidence") {
  CHECK(holdsTolerance("  return std::fabs(x - y) > 1e-9;"));
  CHECK(holdsTolerance("  constexpr double kLeast = 0.0005;  // world units"));
  CHECK_FALSE(holdsTolerance("  const double size-e = -9;  // not one-eyed, nor 1e-9"));
  CHECK(speaksOfEvidence("app/techniques/motion/verdict_slide.cpp"));
  CHECK_FALSE(speaksOfEvidence("app/techniques/motion/analyze_slide.cpp"));
  const fs::path root(SEPAX_SOURCE_DIR);
  for (const std::string& file : sourcesBelow(root, {"app"})) {
    if (!speaksOfEvidence(file)) continue;
    std::ifstream text(root / file);
    for (std::string line; std::getline(text, line);) {
      if (holdsTolerance(line)) FAIL_CHECK(file, ": ", line);
    }
  }
}

TEST_CASE("the tolerances of core stand in one file") {
  const fs::path root(SEPAX_SOURCE_DIR);
  const std::string home = "core/exact/tolerance.h";
  bool found = false;
  for (const std::string& file : sourcesBelow(root, {"core"})) {
    std::ifstream text(root / file);
    for (std::string line; std::getline(text, line);) {
      if (!holdsTolerance(line.substr(0, line.find("//")))) continue;
      if (file == home) found = true;
      if (file != home) FAIL_CHECK(file, ": ", line);
    }
  }
  CHECK(found);
}

struct Planted {
  const char* file;
  const char* line;
};

TEST_CASE("planted wrong includes are caught") {
  static constexpr Planted kPlanted[] = {
      {"core/overlap/sat.cpp", "#include \"app/scene/scene.h\""},
      {"core/overlap/sat.cpp", "#include \"core/sweep/sweep.h\""},
      {"core/inside/inside.h", "#include \"core/overlap/concave.h\""},
      {"core/overlap/sat.cpp", "#include <nlohmann/json.hpp>"},
      {"core/overlap/sat.cpp", "#include <unistd.h>"},
      {"core/overlap/sat.cpp", "#include <fstream>"},
      {"core/overlap/sat.cpp", "#include \"polygon.h\""},
      {"core/overlap/sat.cpp", "#include \"core/../app/scene/scene.h\""},
      {"core/overlap/sat.cpp", "  #  include <imgui.h>  // indented"},
      {"core/overlap/sat.cpp", "#include SOME_MACRO"},
      {"core/evidence/sat.h", "#include \"core/overlap/sat.h\""},
      {"app/main.cpp", "#include <imgui.h>"},
      {"app/main.cpp", "#include <GLFW/glfw3.h>"},
      {"app/main.cpp", "#include \"core/overlap/sat.h\""},
      {"app/cli/render.cpp", "#include <EGL/egl.h>"},
      {"app/figure/placement.cpp", "#include \"core/overlap/sat.h\""},
      {"app/figure/placement.cpp", "#include \"app/scene/scene.h\""},
      {"app/figure/placement.cpp", "#include \"app/shell/shell.h\""},
      {"app/formats/read.cpp", "#include \"app/codecs/png.h\""},
      {"app/pictures/svg.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/pictures/picture_job.cpp", "#include \"app/techniques/table.h\""},
      {"app/scene/scene_read.cpp", "#include \"core/sweep/sweep.h\""},
      {"app/scene/scene_read.cpp", "#include \"tests/support/shapes.h\""},
      {"app/shell/frame.cpp", "#include \"app/techniques/table.h\""},
      {"app/shell/frame.cpp", "#include \"app/techniques/sat/panel.h\""},
      {"app/techniques/sat/analyze.cpp", "#include <imgui.h>"},
      {"app/techniques/ray/analyze_tiles.h", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/exact/vec2.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"app/techniques/motion/motion.h\""},
      {"app/techniques/sat/paint_best.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/techniques/sat/panel.cpp", "#include \"app/shell/shell.h\""},
      {"app/techniques/sat/panel.cpp", "#include <core/polygon/polygon.h>"},
      {"app/techniques/sat/panel.h", "#include <imgui.h>"},
      {"app/techniques/sat/steps.cpp", "#include \"core/exact/interval.h\""},
      {"app/techniques/contract/paint_scene.cpp", "#include \"app/techniques/sat/sat.h\""},
      {"app/tools/drag.cpp", "#include <imgui_internal.h>"},
      {"app/tools/drag.cpp", "#include \"app/pictures/picture_job.h\""},
      {"app/widgets/widgets.cpp", "#include \"app/shell/shell.h\""},
      {"app/shell/frame.cpp", "#include <glad/gl.h>"},
      {"app/shell/frame.cpp", "#include \"core/ray/raycast.h\""},
      {"tests/core/overlap/sat_test.cpp", "#include <GLFW/glfw3.h>"},
  };
  const fs::path root(SEPAX_SOURCE_DIR);
  for (const Planted& planted : kPlanted) {
    CHECK_MESSAGE(fs::exists(root / planted.file), planted.file);
    CHECK_MESSAGE(wrongCount(planted.file, planted.line) == 1, planted.file, ": ", planted.line);
  }
  CHECK(wrongCount("core/sat.cpp", "#include \"core/exact/vec2.h\"") == 1);  // in no wing
}

TEST_CASE("right includes pass") {
  static constexpr Planted kRight[] = {
      {"core/overlap/sat.cpp", "#include \"core/polygon/polygon.h\""},
      {"core/overlap/sat.cpp", "#include \"core/overlap/axis.h\""},
      {"core/overlap/sat.cpp", "#include <algorithm>"},
      {"core/evidence/sat.h", "#include \"core/exact/interval.h\""},
      {"app/cli/query.cpp", "#include \"core/overlap/sat.h\""},
      {"app/cli/query.cpp", "#include <CLI/CLI.hpp>"},
      {"app/cli/render.cpp", "#include \"app/platform/desktop/headless.h\""},
      {"app/platform/desktop/window.cpp", "#include <GLFW/glfw3.h>"},
      {"app/platform/desktop/window.cpp", "#include <imgui_impl_glfw.h>"},
      {"app/platform/sandbox.cpp", "#include \"app/techniques/table.h\""},
      {"app/pictures/svg.cpp", "#include \"core/evidence/evidence.h\""},
      {"app/scene/doctor/examine.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/techniques/table.cpp", "#include \"app/techniques/sat/sat.h\""},
      {"app/techniques/sat/analyze.cpp", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/evidence/evidence.h\""},
      {"app/techniques/sat/panel.cpp", "#include <imgui.h>"},
      {"app/techniques/sat/panel.cpp", "#include \"app/widgets/widgets.h\""},
      {"app/tools/pick.cpp", "#include \"core/exact/predicates.h\""},
      {"app/tools/pick.cpp", "// #include <imgui.h>"},
      {"app/shell/frame.cpp", "#include \"imgui.h\""},
      {"tests/core/overlap/sat_test.cpp", "#include \"core/overlap/sat.h\""},
      {"tests/ui/canvas_test.cpp", "#include <imgui.h>"},
  };
  const fs::path root(SEPAX_SOURCE_DIR);
  for (const Planted& right : kRight) {
    CHECK_MESSAGE(fs::exists(root / right.file), right.file);
    CHECK_MESSAGE(wrongCount(right.file, right.line) == 0, right.file, ": ", right.line);
  }
}

}  // namespace sepax::test
