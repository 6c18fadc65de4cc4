#include "app/cli/sandbox_command.h"

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/streams.h"
#include "app/scene/builtin.h"
#include "app/scene/json_path.h"
#include "app/scene/near_words.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sepax {

namespace {

struct Arguments {
  SandboxOptions sandbox;
  std::string theme;
  double uiScale = 0;
};

}  // namespace

bool looksLikeCommand(const std::string& scene) {
  std::error_code error;
  return scene != "-" && !isBuiltin(scene) && scene.find_first_of("./") == scene.npos &&
         !std::filesystem::exists(scene, error);
}

std::string noSuchCommand(const std::string& word) {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.emplace_back(command.name);
  const std::string near = didYouMean(word, names);
  return inQuotes(word) + ": no such command and no such file" +
         (near.empty() ? "; see sepax --help" : near);
}

namespace {

int runWindow(Arguments arguments, const Hooks& hooks) {
  const std::string& scene = arguments.sandbox.scene;
  if (arguments.sandbox.watch && (scene.empty() || scene == "-" || isBuiltin(scene)))
    return fail("--watch: no file to watch; name one, as in sepax --watch scene.json");
  if (!arguments.sandbox.watch && !scene.empty() && looksLikeCommand(scene))
    return fail(noSuchCommand(scene));
  if (!arguments.theme.empty()) {
    arguments.sandbox.theme = themeNamed(arguments.theme);
    if (!arguments.sandbox.theme) return fail(unknownTheme(arguments.theme));
  }
  if (const std::string problem = techniqueProblem(arguments.sandbox.technique); !problem.empty())
    return fail(problem);
  if (arguments.uiScale != 0) {
    if (!(arguments.uiScale >= kMinUiScale && arguments.uiScale <= kMaxUiScale))
      return fail(fmt::format("--ui-scale: {} is not between {} and {}", arguments.uiScale,
                              kMinUiScale, kMaxUiScale));
    arguments.sandbox.uiScale = arguments.uiScale;
  }
  return hooks.runSandbox(arguments.sandbox);
}

}  // namespace

std::function<int()> declareSandbox(CLI::App& app, const Hooks& hooks) {
  const auto arguments = std::make_shared<Arguments>();
  app.add_option("scene", arguments->sandbox.scene,
                 "Scene, picture or polygons to open, builtin:ID, or - for standard input; none = "
                 "the start page");
  app.add_flag("--watch", arguments->sandbox.watch,
               "Reload the file whenever another program changes it");
  app.add_option("--technique", arguments->sandbox.technique, "Technique to show first");
  app.add_option("--lesson", arguments->sandbox.lesson, "Lesson to open, by its id");
  app.add_option("--lessons", arguments->sandbox.lessons,
                 "Lessons of this file or folder in place of ours");
  app.add_option("--theme", arguments->theme, "dark, light or print");
  app.add_option("--ui-scale", arguments->uiScale, "Size of the interface, times the monitor's");
  return [arguments, hooks] { return runWindow(*arguments, hooks); };
}

}  // namespace sepax
