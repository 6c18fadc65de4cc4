#include "app/cli/render.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/exit_code.h"
#include "app/cli/render_plan.h"
#include "app/cli/render_view.h"
#include "app/cli/scene_argument.h"
#include "app/cli/streams.h"
#include "app/pictures/png.h"
#include "app/platform/headless.h"
#include "app/scene/builtin.h"
#include "app/scene/json_path.h"

namespace sepax {

namespace {

constexpr double kMinScale = 1;
constexpr double kMaxScale = 4;

struct RenderArguments {
  std::vector<std::string> scenes;
  std::string output;
  std::string size = "1600x1000";
  std::string theme = "dark";
  bool list = false;
  RenderOptions picture;
};

/// The first thing that is wrong with the options of the picture.
std::string pictureProblem(const RenderArguments& arguments) {
  const RenderOptions& picture = arguments.picture;
  const auto size = sizeNamed(arguments.size);
  if (!size)
    return fmt::format("--size: {} is no size; write WIDTHxHEIGHT, for example 1600x1000",
                       inQuotes(arguments.size));
  if (!(picture.scale >= kMinScale && picture.scale <= kMaxScale))
    return fmt::format("--scale: {} is not between {} and {}", picture.scale, kMinScale, kMaxScale);
  if (std::min(size->width, size->height) < kMinPictureSide ||
      std::max(size->width, size->height) * picture.scale > kMaxPictureSide)
    return fmt::format("--size: the sides times --scale must be between {} and {} pixels",
                       kMinPictureSide, kMaxPictureSide);
  if (!themeNamed(arguments.theme)) return unknownTheme(arguments.theme);
  if (!(picture.time >= 0 && picture.time <= 1))
    return fmt::format("--time: {} is not between 0 and 1", picture.time);
  if (picture.step < -1) return "--step: negative; the first step is 0";
  return techniqueProblem(picture.technique);
}

/// The step must be one that the technique has for this scene.
std::string stepProblem(const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(view.technique);
  if (view.step < 0 || technique == nullptr) return {};
  const int count = technique->stepCount == nullptr ? 0 : technique->stepCount(evidence);
  if (view.step < count) return {};
  if (count == 0) return fmt::format("--step: there are no steps of {} here", technique->id);
  return fmt::format("--step: {} is too large; the last step is {}", view.step, count - 1);
}

/// Draws pictures with one context for all of them, made when the first one needs it.
class Painter {
 public:
  explicit Painter(const Hooks& hooks) : hooks_(hooks) {}

  [[nodiscard]] PictureResult draw(Scene scene, const RenderOptions& options) {
    if (!options.technique.empty()) scene.technique = options.technique;
    if (findTechnique(scene.technique) == nullptr) {
      note(fmt::format("technique {} is not in this version; the picture shows {}",
                       inQuotes(scene.technique), techniques().front().id));
      scene.technique = techniques().front().id;
    }
    const ViewState view = pictureView(scene, analyze(scene), options);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    if (std::string problem = stepProblem(evidence, view); !problem.empty()) return {{}, problem};
    const PictureOptions picture{options.theme, options.scale, options.transparent};
    if (options.window) return hooks_.renderWindow(scene, view, picture);
    if (std::string error = prepare(); !error.empty()) return {{}, error};
    return renderFigure(*renderer_, paintPicture(evidence, view), picture);
  }

 private:
  std::string prepare() {
    if (renderer_) return {};
    HeadlessResult made = makeHeadlessRenderer();
    renderer_ = std::move(made.renderer);
    return made.error;
  }

  Hooks hooks_;
  std::optional<HeadlessRenderer> renderer_;
};

int renderTask(const RenderTask& task, const RenderOptions& options, Painter& painter) {
  const SceneResult scene = sceneArgument(task.scene);
  if (!scene.scene) return fail(scene.error);
  const PictureResult picture = painter.draw(*scene.scene, options);
  if (!picture.error.empty()) return fail(task.scene + ": " + picture.error);
  const std::string png = encodePng(picture.image);
  if (png.empty()) return fail(task.scene + ": no memory for the picture; choose a smaller size");
  const std::string error = task.picture == "-" ? writeOut(png) : atomicWrite(task.picture, png);
  return error.empty() ? kFine : fail(error);
}

int listScenes() {
  std::string text;
  for (const std::string_view id : builtinIds()) text.append(id).append("\n");
  return writeOutOrFail(text);
}

int runRender(RenderArguments arguments, const Hooks& hooks) {
  if (arguments.list) return listScenes();
  if (arguments.scenes.empty())
    return fail("render: no scene given; name a file, builtin:ID or - for standard input");
  if (const std::string problem = pictureProblem(arguments); !problem.empty()) return fail(problem);
  if (arguments.picture.window && hooks.renderWindow == nullptr)
    return fail("--window: this program cannot draw the whole window; leave it out");
  arguments.picture.size = *sizeNamed(arguments.size);
  arguments.picture.theme = *themeNamed(arguments.theme);
  const RenderPlan plan = planPictures(arguments.scenes, arguments.output);
  if (!plan.error.empty()) return fail(plan.error);
  Painter painter(hooks);
  int code = kFine;
  for (const RenderTask& task : plan.tasks)
    if (renderTask(task, arguments.picture, painter) != kFine) code = kWrongInput;
  return code;
}

}  // namespace

std::function<int()> declareRender(CLI::App& app, const Hooks& hooks) {
  const auto arguments = std::make_shared<RenderArguments>();
  RenderOptions& picture = arguments->picture;
  app.add_option("scenes", arguments->scenes, "Scene files, builtin:ID, or - for standard input");
  app.add_option("-o,--output", arguments->output,
                 "Picture to write; a folder for several scenes; - for standard output");
  app.add_option("--size", arguments->size, "Logical pixels, WIDTHxHEIGHT (1600x1000)");
  app.add_option("--scale", picture.scale, "Pixels per logical pixel, 1 to 4 (1)");
  app.add_option("--theme", arguments->theme, "dark, light or print (dark)");
  app.add_flag("--transparent", picture.transparent, "Leave the ground out");
  app.add_flag("--window", picture.window, "The whole window instead of the canvas");
  app.add_option("--technique", picture.technique, "Technique instead of the scene's own");
  app.add_option("--time", picture.time, "Time of the motion, 0 to 1 (0)");
  app.add_option("--step", picture.step, "Show what is known at this step, from 0 (everything)");
  app.add_flag("--list", arguments->list, "Print the ids of the built-in scenes");
  return [arguments, hooks] { return runRender(*arguments, hooks); };
}

}  // namespace sepax
