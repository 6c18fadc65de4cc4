#include "app/cli/render_request.h"

#include "app/cli/options.h"
#include "app/cli/settings.h"
#include "app/scene/json_path.h"
#include "app/techniques/table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace sepax {

namespace {

std::string hideLayers(const std::vector<std::string>& hidden, PictureLayers& layers) {
  for (const std::string& name : hidden) {
    const auto found = std::ranges::find(kPictureLayers, name, &PictureLayerName::name);
    if (found == kPictureLayers.end()) {
      std::vector<std::string_view> names;
      for (const PictureLayerName& row : kPictureLayers) names.push_back(row.name);
      return fmt::format("--hide: {} is unknown; choose from {}", inQuotes(name),
                         fmt::join(names, ", "));
    }
    layers.*found->layer = false;
  }
  return {};
}

std::string takeAnimation(const std::string& word, PictureRequest& picture) {
  if (word.empty()) return {};
  const std::optional<AnimationKind> kind = animationNamed(word);
  if (!kind || *kind == AnimationKind::drag)  // a drag is recorded in the window
    return fmt::format("--animate: {} is unknown; choose motion or steps", inQuotes(word));
  picture.animation = kind;
  return {};
}

std::string takeAnswers(const std::string& word, std::optional<Answers>& answers) {
  if (word.empty()) return {};
  answers = answersNamed(word);
  if (answers) return {};
  return fmt::format("--answers: {} is unknown; choose exact, published or both", inQuotes(word));
}

/// The map over all positions of A, an option of the technique that has one.
std::string takeMap(const std::string& word, RenderMoment& moment) {
  if (word.empty()) return {};
  constexpr std::array<std::string_view, 3> kKinds{"verdict", "push", "disagreement"};
  if (std::ranges::find(kKinds, word) == kKinds.end())
    return fmt::format("--map: {} is unknown; choose verdict, push or disagreement",
                       inQuotes(word));
  moment.map = true;
  moment.settings.push_back("map=" + word);
  return {};
}

/// The numbers that have no value unless they are typed.
std::string takeNumbers(RenderArguments& arguments) {
  PictureRequest& picture = arguments.picture;
  const RenderMoment& moment = arguments.moment;
  if (moment.step && *moment.step < 0)
    return fmt::format("--step: {} is negative; the first step is 0", *moment.step);
  if (std::string problem = timeProblem(moment.time); !problem.empty()) return problem;
  if (arguments.millimetres && !(*arguments.millimetres > 0))
    return fmt::format("--mm: {} is not above 0 and at most 5000", *arguments.millimetres);
  picture.millimetres = arguments.millimetres.value_or(picture.millimetres);
  picture.frames = arguments.frames.value_or(picture.frames);
  picture.seconds = arguments.seconds.value_or(picture.seconds);
  return {};
}

/// What only some animations heed.
std::string animationProblem(const RenderArguments& arguments) {
  const std::optional<AnimationKind> kind = arguments.picture.animation;
  if (kind == AnimationKind::steps && (arguments.frames || arguments.seconds))
    return fmt::format("{}: steps are shown one by one; leave it out, or choose --animate motion",
                       arguments.frames ? "--frames" : "--seconds");
  if (kind == AnimationKind::motion && arguments.noEase)
    return "--no-ease: only steps are eased; leave it out, or choose --animate steps";
  if (kind == AnimationKind::motion && arguments.moment.time)
    return "--time: a motion shows all times; leave it out, or choose --animate steps";
  return {};
}

/// Two corners of a rectangle in the world, in any order.
std::optional<PictureCrop> cropNamed(const std::string& words) {
  std::array<double, 4> numbers{};
  const char* at = words.c_str();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    char* end = nullptr;
    numbers[i] = std::strtod(at, &end);
    if (end == at || *end != (i + 1 < numbers.size() ? ',' : '\0')) return std::nullopt;
    at = end + 1;
  }
  const auto [x, y, otherX, otherY] = numbers;
  const PictureCrop crop{{std::min(x, otherX), std::min(y, otherY)},
                         {std::max(x, otherX), std::max(y, otherY)}};
  const Vec2 size = crop.max - crop.min;
  // Neither a line, nor so large that its sides are no numbers; NaN fails too.
  if (!(std::min(size.x, size.y) > 0) || !std::isfinite(size.x + size.y)) return std::nullopt;
  return crop;
}

std::string takeCrop(const std::optional<std::string>& words, PictureRequest& picture) {
  if (!words) return {};
  picture.crop = cropNamed(*words);
  if (picture.crop) return {};
  return fmt::format(
      "--crop: {} is no part of the canvas; write X,Y,X,Y, two corners in world units",
      inQuotes(*words));
}

/// As wide as all pictures and as high as the crop asks for.
std::string sizeAround(const PictureCrop& crop) {
  const PictureRequest usual;
  const Vec2 size = crop.max - crop.min;
  const double height =
      std::clamp(std::round(usual.width * size.y / size.x), static_cast<double>(kMinPictureSide),
                 static_cast<double>(kMaxPictureSide));
  return fmt::format("{}x{:.0f}", usual.width, height);
}

/// Of a picture on a sheet of many.
constexpr const char* kCellSize = "480x300";

std::string takeSize(const RenderArguments& arguments, PictureRequest& picture) {
  const std::optional<std::string>& words = arguments.size;
  if (!words && !picture.crop && !arguments.sheet) return {};
  const std::string wanted = words ? *words : picture.crop ? sizeAround(*picture.crop) : kCellSize;
  const auto size = sizeNamed(wanted);
  if (!size)
    return fmt::format("--size: {} is no size; write WIDTHxHEIGHT, for example 1600x1000",
                       inQuotes(wanted));
  picture.width = size->width;
  picture.height = size->height;
  return {};
}

/// What only an animation heeds.
std::string stillProblem(const RenderArguments& arguments, std::string_view format) {
  std::string_view option;
  if (!arguments.animation.empty()) option = "--animate";
  if (arguments.frames) option = "--frames";
  if (arguments.seconds) option = "--seconds";
  if (arguments.noEase) option = "--no-ease";
  if (option.empty()) return {};
  return fmt::format("{}: {} is a still picture; leave it out, or choose gif, apng or mp4", option,
                     format);
}

/// Which scenes, and what is shown of them.
void declareWhat(CLI::App& app, RenderArguments& arguments) {
  app.add_option("scenes", arguments.scenes,
                 "Scene files, folders of them, builtin:ID, or - for standard input");
  app.add_option("--technique", arguments.technique, "Technique instead of the scene's own");
  app.add_option("--set", arguments.moment.settings,
                 "ID=VALUE: an option of the technique, such as allAxes=on")
      ->allow_extra_args(false);
  app.add_option("--answers", arguments.answers,
                 "Whose answer: exact, published or both (both where they differ)");
  app.add_option("--method", arguments.moment.method,
                 "Which article's method is the published one, where there are several");
  app.add_option("--map", arguments.map,
                 "The answers at all positions of A: verdict, push or disagreement");
  app.add_option(
      "--time", arguments.moment.time,
      "Time of the motion, 0 to 1 (0; beside an article's hit of swept edges that of the hit)");
  app.add_option("--step", arguments.moment.step,
                 "Show what is known at this step, from 0 (everything)");
  app.add_flag("--indices", arguments.moment.indices, "Every vertex and edge with its index");
}

/// The files, and how they look.
void declareHow(CLI::App& app, RenderArguments& arguments) {
  PictureRequest& picture = arguments.picture;
  app.add_option("-o,--output", arguments.output,
                 "Picture to write (png, svg, pdf, gif, apng, mp4); a folder for several scenes; - "
                 "for standard output");
  app.add_option("--format", arguments.format,
                 "Format, where the name of the file does not say it");
  app.add_option(
      "--size", arguments.size,
      "Logical pixels, WIDTHxHEIGHT (1600x1000; with --mm higher in a column and where lanes of "
      "time, legend or caption stand below; on a sheet 480x300); words grow above 1280x800");
  app.add_option("--scale", picture.scale, "Pixels per logical pixel, 1 to 4 (1)");
  app.add_option("--mm", arguments.millimetres,
                 "Width on paper in millimetres (svg, pdf, png): text of 7 pt, lines of 0.4 pt and "
                 "more");
  app.add_option("--crop", arguments.crop,
                 "Part of the canvas: X,Y,X,Y, two corners in world units");
  app.add_option("--theme", arguments.theme, "dark, light or print (dark)");
  app.add_flag("--transparent", picture.transparent, "Leave the ground out");
  app.add_flag("--window", picture.window, "The whole window instead of the canvas");
  app.add_flag("--as-seen", picture.asSeen,
               "All that the canvas of the window shows, also what one picture tells without");
  app.add_flag("--legend", picture.legend, "Explain the colours below the picture");
  app.add_flag("--caption", picture.caption, "One sentence below the picture");
  app.add_option("--hide", arguments.hidden,
                 "Leave out: grid, names, handles, evidence or of it the close-ups, words or of\n"
                 "them the badges")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_flag("--no-scene", arguments.noScene, "Do not put the scene into the file");
}

void declareAnimation(CLI::App& app, RenderArguments& arguments) {
  app.add_option("--animate", arguments.animation,
                 "motion or steps (motion where something moves); steps take 16 s in all, and of\n"
                 "more than 20 those come first that complete an axis or its like");
  app.add_flag("--no-ease", arguments.noEase,
               "Cut from step to step, where a step turns into the next");
  app.add_option("--frames", arguments.frames, "Frames of a motion (60)");
  app.add_option("--seconds", arguments.seconds, "Seconds that a motion takes (3)");
}

void declareLists(CLI::App& app, RenderArguments& arguments) {
  app.add_flag("--all-scenes", arguments.allScenes, "Every scene that --list prints");
  app.add_flag("--sheet", arguments.sheet, "All scenes on one contact sheet (png)");
  app.add_flag("--list", arguments.list,
               "Print the ids of the built-in scenes of the menu; sepax articles has more");
  app.add_flag("--json", arguments.json,
               "The list with titles as one line of JSON; of pictures JSON is told anyway");
}

}  // namespace

void declareRenderOptions(CLI::App& app, RenderArguments& arguments) {
  declareWhat(app, arguments);
  declareHow(app, arguments);
  declareAnimation(app, arguments);
  declareLists(app, arguments);
}

std::string takeRequest(RenderArguments& arguments) {
  PictureRequest& picture = arguments.picture;
  if (std::string problem = takeCrop(arguments.crop, picture); !problem.empty()) return problem;
  if (std::string problem = takeSize(arguments, picture); !problem.empty()) return problem;
  const auto theme = themeNamed(arguments.theme);
  if (!theme) return unknownTheme(arguments.theme);
  picture.theme = *theme;
  picture.embedScene = !arguments.noScene;
  picture.ease = !arguments.noEase;
  for (const std::string& problem :
       {takeNumbers(arguments), takeAnimation(arguments.animation, picture),
        hideLayers(arguments.hidden, picture.layers), techniqueProblem(arguments.technique),
        withSettings({}, arguments.moment.settings).problem,
        takeAnswers(arguments.answers, arguments.moment.answers),
        takeMap(arguments.map, arguments.moment)})
    if (!problem.empty()) return problem;
  return {};
}

std::string formatProblem(const RenderArguments& arguments) {
  if (std::string problem = requestProblem(arguments.picture); !problem.empty()) return problem;
  const PictureRequest& picture = arguments.picture;
  const PictureFormatRow& row = rowOf(picture.format);
  if (picture.window && (picture.legend || picture.caption || !arguments.hidden.empty()))
    return "--window: shows the window as it is; leave out --legend, --caption and --hide";
  if (picture.window && (picture.crop || arguments.millimetres))
    return "--window: shows the window as it is; leave out --crop and --mm";
  if (arguments.millimetres && arguments.sheet)
    return "--mm: a contact sheet is not for paper; leave it out, or leave out --sheet for a "
           "picture of each scene";
  if (arguments.millimetres && picture.asSeen)
    return "--as-seen: a page is about one point; leave it out, or leave out --mm";
  if (arguments.millimetres && row.animated)
    return fmt::format("--mm: {} is not for paper; leave it out, or choose svg, pdf or png",
                       row.name);
  if (arguments.moment.step && row.animated)
    return fmt::format("--step: {} shows one after the other; leave it out, or choose png",
                       row.name);
  return row.animated ? animationProblem(arguments) : stillProblem(arguments, row.name);
}

}  // namespace sepax
