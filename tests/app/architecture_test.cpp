#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

// Who may include whom. Each rule takes a file and what it includes, both as paths from the
// repository root, and answers with a reason when the arrow points the wrong way.

namespace sepax {
namespace {

namespace fs = std::filesystem;

using Reason = std::optional<std::string>;

bool isUnder(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && path.substr(folder.size()).starts_with('/');
}

std::string stem(std::string_view path) { return fs::path(path).stem().string(); }

/// paint.cpp, paint.h, paint_axes.cpp, … in or below techniques.
bool isTechniquePart(std::string_view path, std::string_view part) {
  const std::string name = stem(path);
  return isUnder(path, "app/techniques") &&
         (name == part || name.starts_with(std::string(part) + "_"));
}

bool isSource(std::string_view path, std::string_view part) {
  return isTechniquePart(path, part) && path.ends_with(".cpp");
}

bool isProject(std::string_view include) {
  static constexpr std::array kFolders{"core", "app", "tests", "embedded"};
  return std::ranges::any_of(kFolders, [&](auto folder) { return isUnder(include, folder); });
}

bool isVocabulary(std::string_view include) {
  static constexpr std::array kWings{"core/exact", "core/polygon", "core/repair"};
  return std::ranges::any_of(kWings, [&](auto wing) { return isUnder(include, wing); });
}

/// The contract between core and viewers, and the parts that core/evidence.h gathers.
bool isEvidence(std::string_view include) { return isUnder(include, "core/evidence"); }

bool isAlgorithm(std::string_view include) {
  return isUnder(include, "core") && !isVocabulary(include) && !isEvidence(include);
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
  static constexpr std::array kFolders{"GLFW", "glad", "EGL", "GL", "GLES2", "GLES3", "KHR"};
  return std::ranges::any_of(kFolders, [&](auto folder) { return isUnder(include, folder); });
}

/// What may stand in quotes.
bool isOwnOrGuest(std::string_view include) {
  return isProject(include) || isImgui(include) || include.starts_with("stb_");
}

// ---- the rules ----------------------------------------------------------------------------------

/// Nothing that a rule could misread.
Reason pathRule(std::string_view, std::string_view include) {
  const fs::path path(include);
  if (path.empty() || path.is_absolute() || path.lexically_normal() != path)
    return "is not a plain path";
  return std::nullopt;
}

Reason coreRule(std::string_view file, std::string_view include) {
  if (!isUnder(file, "core")) return std::nullopt;
  if (isUnder(include, "core")) {
    if (isUnder(file, "core/evidence") && isAlgorithm(include)) {
      return "is an algorithm: all viewers would see it through the evidence";
    }
    return std::nullopt;
  }
  if (!isStandard(include)) return "is neither core nor the standard library";
  if (touchesTheWorld(include)) return "brings I/O, clocks or threads into core";
  return std::nullopt;
}

Reason imguiRule(std::string_view file, std::string_view include) {
  if (!isImgui(include) || isUnder(file, "app/ui") || isUnder(file, "app/platform") ||
      isSource(file, "panel") || isUnder(file, "tests")) {
    return std::nullopt;
  }
  return "is Dear ImGui: only app/ui, app/platform and techniques/*/panel.cpp use it";
}

Reason graphicsRule(std::string_view file, std::string_view include) {
  if (!isGraphics(include) || isUnder(file, "app/platform")) return std::nullopt;
  return "is windows and graphics: only app/platform uses them";
}

/// Painters, panels, steps and pictures cannot recompute geometry.
Reason viewerRule(std::string_view file, std::string_view include) {
  const bool viewer = isTechniquePart(file, "paint") || isTechniquePart(file, "panel") ||
                      isTechniquePart(file, "steps") || isUnder(file, "app/pictures");
  if (!viewer || !isUnder(include, "core") || isEvidence(include)) return std::nullopt;
  return "is not core/evidence, all of core that viewers see";
}

Reason algorithmRule(std::string_view file, std::string_view include) {
  if (!isAlgorithm(include) || isUnder(file, "core") || isSource(file, "analyze") ||
      isUnder(file, "app/cli") || isUnder(file, "tests")) {
    return std::nullopt;
  }
  return "is an algorithm: only core, techniques/*/analyze.cpp, cli and tests use it";
}

/// What needs no window must not reach for one.
Reason windowRule(std::string_view file, std::string_view include) {
  static constexpr std::array kFolders{"app/scene",   "app/figure",   "app/techniques",
                                       "app/lessons", "app/pictures", "app/tools"};
  const bool windowless =
      std::ranges::any_of(kFolders, [&](auto folder) { return isUnder(file, folder); });
  const bool panel = isTechniquePart(file, "panel");
  if (windowless && isUnder(include, "app/platform")) return "needs a window, this file must not";
  if (windowless && !panel && isUnder(include, "app/ui")) {
    return "is user interface, of which only panels know";
  }
  return std::nullopt;
}

Reason testsRule(std::string_view file, std::string_view include) {
  if (!isUnder(include, "tests") || isUnder(file, "tests")) return std::nullopt;
  return "is a test's";
}

// ---- reading the sources ------------------------------------------------------------------------

struct Include {
  std::string path;
  bool quoted = false;
};

/// Why this file must not include this, if so.
Reason wrongArrow(const std::string& file, const Include& include) {
  if (include.quoted && !isOwnOrGuest(include.path)) return "must start at the repository root";
  static constexpr std::array kRules{pathRule,   coreRule,      imguiRule,  graphicsRule,
                                     viewerRule, algorithmRule, windowRule, testsRule};
  for (const auto rule : kRules) {
    if (const Reason reason = rule(file, include.path)) return reason;
  }
  return std::nullopt;
}

/// Takes the prefix, and the blanks after it, off the text; false when it does not start so.
bool skip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return true;
}

/// What one line includes; through a macro the path is empty, which no rule can judge.
std::optional<Include> includeOf(std::string_view line) {
  skip(line, "\xEF\xBB\xBF");  // byte order mark
  skip(line, "");
  if (!skip(line, "#") && !skip(line, "%:")) return std::nullopt;
  if (!skip(line, "include")) return std::nullopt;
  skip(line, "_next");
  const bool quoted = line.starts_with('"');
  const auto end = line.find(quoted ? '"' : '>', 1);
  const bool named = (quoted || line.starts_with('<')) && end != std::string_view::npos;
  return named ? Include{std::string(line.substr(1, end - 1)), quoted} : Include{};
}

/// One line for each wrong include of a file.
std::vector<std::string> wrongIncludes(const std::string& file, std::istream& text) {
  std::vector<std::string> wrong;
  for (std::string line; std::getline(text, line);) {
    const std::optional<Include> include = includeOf(line);
    if (!include) continue;
    if (const Reason reason = wrongArrow(file, *include)) {
      wrong.push_back(file + ": " + line + ": " + *reason);
    }
  }
  return wrong;
}

bool isSourceFile(const fs::path& path) {
  static constexpr std::array kExtensions{".h", ".hpp", ".inl", ".c", ".cc", ".cpp", ".cxx"};
  return std::ranges::find(kExtensions, path.extension().string()) != kExtensions.end();
}

/// All sources of ours, as paths from the repository root.
std::vector<std::string> sources(const fs::path& root) {
  std::vector<std::string> files;
  for (const char* folder : {"core", "app", "tests"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file() && isSourceFile(entry.path())) {
        files.push_back(entry.path().lexically_relative(root).generic_string());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

std::size_t wrongCount(const std::string& file, const std::string& line) {
  std::istringstream text(line + "\n");
  return wrongIncludes(file, text).size();
}

}  // namespace

TEST_CASE("every include points along the arrows of the architecture") {
  const fs::path root(SEPAX_SOURCE_DIR);
  const std::vector<std::string> files = sources(root);
  REQUIRE(std::ranges::find(files, "tests/app/architecture_test.cpp") != files.end());
  for (const std::string& file : files) {
    std::ifstream text(root / file);
    REQUIRE_MESSAGE(text.good(), file);
    for (const std::string& wrong : wrongIncludes(file, text)) FAIL_CHECK(wrong);
  }
}

struct Planted {
  const char* file;
  const char* line;
};

TEST_CASE("planted wrong includes are caught") {
  static constexpr Planted kPlanted[] = {
      {"core/overlap/sat.cpp", "#include \"app/scene/scene.h\""},
      {"core/overlap/sat.cpp", "#include <nlohmann/json.hpp>"},
      {"core/overlap/sat.cpp", "#include <unistd.h>"},
      {"core/overlap/sat.cpp", "#include <fstream>"},
      {"core/overlap/sat.cpp", "#include \"polygon.h\""},
      {"core/overlap/sat.cpp", "#include \"core/../app/scene/scene.h\""},
      {"core/overlap/sat.cpp", "  #  include <imgui.h>  // indented"},
      {"core/overlap/sat.cpp", "#include SOME_MACRO"},
      {"core/evidence/evidence.h", "#include \"core/overlap/sat.h\""},
      {"app/main.cpp", "#include <imgui.h>"},
      {"app/main.cpp", "#include <GLFW/glfw3.h>"},
      {"app/main.cpp", "#include \"core/overlap/sat.h\""},
      {"app/cli/render.cpp", "#include <EGL/egl.h>"},
      {"app/figure/label.cpp", "#include \"core/overlap/sat.h\""},
      {"app/figure/label.cpp", "#include \"app/ui/shell.h\""},
      {"app/lessons/lesson.cpp", "#include \"app/platform/files.h\""},
      {"app/pictures/svg.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/scene/scene_json.cpp", "#include \"core/sweep/sweep.h\""},
      {"app/scene/scene_json.cpp", "#include \"tests/support/shapes.h\""},
      {"app/techniques/sat/analyze.cpp", "#include <imgui.h>"},
      {"app/techniques/sat/analyze.h", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/exact/vec2.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"app/ui/widgets.h\""},
      {"app/techniques/sat/paint_rulers.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/techniques/sat/panel.cpp", "#include \"app/platform/window.h\""},
      {"app/techniques/sat/panel.cpp", "#include <core/polygon/polygon.h>"},
      {"app/techniques/sat/panel.h", "#include <imgui.h>"},
      {"app/techniques/sat/steps.cpp", "#include \"core/exact/interval.h\""},
      {"app/tools/drag.cpp", "#include <imgui_internal.h>"},
      {"app/ui/canvas.cpp", "#include <glad/gl.h>"},
      {"app/ui/canvas.cpp", "#include \"core/ray/raycast.h\""},
      {"tests/core/sat_test.cpp", "#include <GLFW/glfw3.h>"},
  };
  for (const Planted& planted : kPlanted) {
    CHECK_MESSAGE(wrongCount(planted.file, planted.line) == 1, planted.file, ": ", planted.line);
  }
}

TEST_CASE("right includes pass") {
  static constexpr Planted kRight[] = {
      {"core/overlap/sat.cpp", "#include \"core/polygon/polygon.h\""},
      {"core/overlap/sat.cpp", "#include <algorithm>"},
      {"core/evidence/evidence.h", "#include \"core/exact/interval.h\""},
      {"app/cli/query.cpp", "#include \"core/overlap/sat.h\""},
      {"app/cli/query.cpp", "#include <CLI/CLI.hpp>"},
      {"app/cli/render.cpp", "#include \"app/platform/headless.h\""},
      {"app/platform/window.cpp", "#include <GLFW/glfw3.h>"},
      {"app/platform/window.cpp", "#include <imgui_impl_glfw.h>"},
      {"app/pictures/svg.cpp", "#include \"core/evidence/evidence.h\""},
      {"app/scene/doctor.cpp", "#include \"core/polygon/polygon.h\""},
      {"app/techniques/sat/analyze.cpp", "#include \"core/overlap/sat.h\""},
      {"app/techniques/sat/paint.cpp", "#include \"core/evidence/evidence.h\""},
      {"app/techniques/sat/panel.cpp", "#include <imgui.h>"},
      {"app/techniques/sat/panel.cpp", "#include \"app/ui/widgets.h\""},
      {"app/tools/pick.cpp", "#include \"core/exact/predicates.h\""},
      {"app/tools/pick.cpp", "// #include <imgui.h>"},
      {"app/ui/shell.cpp", "#include \"imgui.h\""},
      {"tests/core/sat_test.cpp", "#include \"core/overlap/sat.h\""},
      {"tests/ui/drag_test.cpp", "#include <imgui.h>"},
  };
  for (const Planted& right : kRight) {
    CHECK_MESSAGE(wrongCount(right.file, right.line) == 0, right.file, ": ", right.line);
  }
}

}  // namespace sepax
