#include "app/cli/render.h"

#include "app/cli/exit_code.h"
#include "app/cli/json_version.h"
#include "app/cli/outputs.h"
#include "app/cli/render_plan.h"
#include "app/cli/render_request.h"
#include "app/cli/render_sheet.h"
#include "app/cli/render_source.h"
#include "app/cli/streams.h"
#include "app/codecs/png.h"
#include "app/disk/files.h"
#include "app/pictures/pdf.h"
#include "app/pictures/picture_job.h"
#include "app/platform/desktop/headless.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Draws with one context for all pictures, made when the first one needs it.
class Canvas {
 public:
  explicit Canvas(const Hooks& hooks) : hooks_(hooks) {}

  [[nodiscard]] PictureMeans means() {
    PictureMeans means;
    means.techniques = techniques();
    means.figure = [this](const Figure& figure, const PictureOptions& options) {
      if (std::string error = prepare(); !error.empty()) return DrawnPicture{{}, error};
      return renderFigure(*renderer_, figure, options);
    };
    means.pdf = pdfAtOnce;
    if (hooks_.renderWindow != nullptr) means.window = hooks_.renderWindow;
    return means;
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

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
  const std::chrono::duration<double, std::milli> spent = Clock::now() - start;
  return std::round(spent.count() * 10) / 10;
}

/// A name of a file can hold bytes that are no UTF-8.
std::string lineText(const nlohmann::ordered_json& line) {
  return line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// One line for a script: what was written, how large it is and how long it took.
std::string reportLine(const RenderTask& task, const PictureRequest& request, const PictureJob& job,
                       Clock::time_point start) {
  nlohmann::ordered_json line;
  line["version"] = kJsonVersion;
  line["file"] = task.picture;
  line["scene"] = task.scene;
  line["width"] = std::lround(request.width * request.scale);
  line["height"] = std::lround(job.height() * request.scale);
  if (rowOf(request.format).animated) line["frames"] = job.frames();
  line["bytes"] = job.bytes().size();
  line["milliseconds"] = millisecondsSince(start);
  return lineText(line);
}

/// What became of a picture, and whether there is any use in drawing the next one.
struct TaskEnd {
  int code = kFine;
  bool goesOn = true;
};

TaskEnd renderTask(const RenderTask& task, const RenderArguments& arguments, Canvas& canvas) {
  const Clock::time_point start = Clock::now();
  SourceResult source = sourceOf(techniques(), task.scene, arguments);
  if (!source.source) return {fail(source.error)};
  const PictureRequest& request = source.request;
  PictureJob job(request, std::move(*source.source), canvas.means());
  while (job.step()) {
  }
  if (!job.error().empty()) return {fail(task.scene + ": " + job.error())};
  if (task.picture == "-") return {writeOutOrFail(job.bytes())};
  const WriteResult written = writeWhole(task.picture, job.bytes());
  if (!written.error.empty()) return {fail(written.error), !written.diskRefuses};
  const int code = writeJsonOrFail(reportLine(task, request, job, start));
  return {code, code == kFine};
}

/// Why there can be no such sheet; empty when there can.
std::string sheetRefusal(const std::vector<std::string>& scenes, const RenderArguments& arguments) {
  const FormatResult format = formatFor(arguments.output, arguments.format);
  if (!format.format) return format.error;
  if (*format.format != PictureFormat::png)
    return "--sheet: a contact sheet is a PNG; use a name that ends in .png";
  std::string problem = formatProblem(arguments);
  return problem.empty() ? sheetProblem(scenes.size(), arguments.picture) : problem;
}

int renderSheet(const std::vector<std::string>& scenes, const RenderArguments& arguments,
                Canvas& canvas) {
  const Clock::time_point start = Clock::now();
  if (const std::string problem = sheetRefusal(scenes, arguments); !problem.empty())
    return fail(problem);
  if (const std::string risk = inputsAtRisk(scenes, {&arguments.output, 1}); !risk.empty())
    return fail(risk);
  const DrawnPicture sheet = contactSheet(scenes, arguments, canvas.means());
  if (!sheet.error.empty()) return fail(sheet.error);
  const std::string png = encodePng(sheet.image);
  if (png.empty()) return fail("--sheet: no memory for so many pictures; choose a smaller --size");
  if (arguments.output == "-") return writeOutOrFail(png);
  tidyBeside(arguments.output);
  const std::string error = atomicWrite(arguments.output, png);
  if (!error.empty()) return fail(error);
  nlohmann::ordered_json line;
  line["version"] = kJsonVersion;
  line["file"] = arguments.output;
  line["scenes"] = scenes.size();
  line["width"] = sheet.image.width;
  line["height"] = sheet.image.height;
  line["bytes"] = png.size();
  line["milliseconds"] = millisecondsSince(start);
  return writeJsonOrFail(lineText(line));
}

int printIds() {
  std::string text;
  for (const std::string_view id : builtinIds()) text.append(id).append("\n");
  return writeTextOrFail(text);
}

/// The same with what each is about, one line.
int printScenes() {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const std::string_view id : builtinIds()) {
    const Scene scene = loadBuiltin(id).scene.value_or(Scene{});
    list.push_back({{"id", id},
                    {"scene", builtinName(id)},
                    {"title", scene.title},
                    {"technique", scene.technique}});
  }
  return writeJsonOrFail(lineText({{"version", kJsonVersion}, {"scenes", std::move(list)}}));
}

/// No picture may take the place of a scene, its own or another's.
std::string riskOf(const RenderPlan& plan) {
  std::vector<std::string> scenes;
  std::vector<std::string> pictures;
  for (const RenderTask& task : plan.tasks) {
    scenes.push_back(task.scene);
    pictures.push_back(task.picture);
  }
  return inputsAtRisk(scenes, pictures);
}

int renderAll(const RenderPlan& plan, RenderArguments& arguments, Canvas& canvas) {
  arguments.picture.format = plan.format;
  if (const std::string problem = formatProblem(arguments); !problem.empty()) return fail(problem);
  if (const std::string risk = riskOf(plan); !risk.empty()) return fail(risk);
  if (!plan.folder.empty())
    if (const std::string error = makePictureFolder(plan.folder); !error.empty())
      return fail(error);
  if (!plan.tasks.empty()) tidyBeside(plan.tasks.front().picture);
  int code = kFine;
  for (const RenderTask& task : plan.tasks) {
    const TaskEnd end = renderTask(task, arguments, canvas);
    if (end.code != kFine) code = kWrongInput;
    if (!end.goesOn) break;
  }
  return code;
}

int runRender(RenderArguments arguments, const Hooks& hooks) {
  if (arguments.list) return arguments.json ? printScenes() : printIds();
  if (arguments.scenes.empty() && !arguments.allScenes)
    return fail(
        "render: no scene given; name a file, builtin:ID, --all-scenes or - for standard "
        "input");
  if (const std::string problem = takeRequest(arguments); !problem.empty()) return fail(problem);
  if (arguments.picture.window && hooks.renderWindow == nullptr)
    return fail("--window: this program cannot draw the whole window; leave it out");
  const SceneList list = listScenes(arguments.scenes, arguments.allScenes);
  if (!list.error.empty()) return fail(list.error);
  Canvas canvas(hooks);
  if (arguments.sheet) {
    if (arguments.output.empty())
      return fail("render: -o is missing; name the picture, for example -o out.png");
    return renderSheet(list.scenes, arguments, canvas);
  }
  std::string output = arguments.output;
  const bool named =
      pictureFormatNamed(std::filesystem::path(output).extension().string()).has_value();
  if (list.folder && !named && !output.empty() && output != "-") output += "/";
  const RenderPlan plan = planPictures(list.scenes, output, arguments.format);
  if (!plan.error.empty()) return fail(plan.error);
  return renderAll(plan, arguments, canvas);
}

}  // namespace

std::function<int()> declareRender(CLI::App& app, const Hooks& hooks) {
  const auto arguments = std::make_shared<RenderArguments>();
  declareRenderOptions(app, *arguments);
  return [arguments, hooks] { return runRender(*arguments, hooks); };
}

}  // namespace sepax
