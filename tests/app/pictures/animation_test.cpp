#include "app/cli/render_source.h"
#include "app/figure/item_key.h"
#include "app/pictures/picture_job.h"
#include "app/pictures/shown_steps.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/picture_measures.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

// Which frames an animation has and how long each stays, without graphics.

namespace sepax {
namespace {

constexpr int kLastHold = 1500;  ///< milliseconds

/// An image that differs where the figures do.
DrawnPicture fingerprint(const Figure& figure, const PictureOptions&) {
  std::string all;
  for (const Item& item : figure.items) all += wholeKey(item);
  const std::size_t hash = std::hash<std::string>{}(all);
  DrawnPicture picture;
  picture.image = {16, 16, std::vector<std::uint8_t>(16 * 16 * 4, 255)};
  for (std::size_t i = 0; i < sizeof hash; ++i)  // alpha stays
    picture.image.rgba[4 * i] = static_cast<std::uint8_t>(hash >> (8 * i) & 0xff);
  return picture;
}

struct Run {
  Image image;
  int milliseconds = 0;
};

RenderArguments stepsOf(PictureFormat format) {
  RenderArguments arguments;
  arguments.picture.format = format;
  arguments.picture.animation = AnimationKind::steps;
  return arguments;
}

PictureJob jobOf(const std::string& scene, const RenderArguments& arguments) {
  SourceResult source = sourceOf(techniques(), scene, arguments);
  REQUIRE_MESSAGE(source.source, source.error);
  PictureJob job(arguments.picture, std::move(*source.source),
                 {.techniques = techniques(), .figure = fingerprint, .window = {}});
  return job;
}

AnimationPlan planOf(const std::string& scene, const RenderArguments& arguments) {
  const SourceResult result = sourceOf(techniques(), scene, arguments);
  REQUIRE_MESSAGE(result.source, result.error);
  const PictureSource& source = *result.source;
  return animationPlan(techniques(), source.scene, *source.evidence, source.view, arguments.picture,
                       0);
}

int lengthOf(const std::vector<PictureMoment>& moments) {
  int sum = 0;
  for (const PictureMoment& moment : moments) sum += moment.milliseconds;
  return sum;
}

/// What is planned, frames that are alike and follow each other together.
std::vector<Run> runsOf(PictureJob job, const AnimationPlan& plan) {
  REQUIRE(job.plan() == "");
  std::vector<Run> runs;
  for (std::size_t i = 0; i < plan.moments.size(); ++i) {
    const DrawnPicture drawn = job.drawFrame(static_cast<int>(i), 1);
    if (runs.empty() || !(runs.back().image == drawn.image)) runs.push_back({drawn.image, 0});
    runs.back().milliseconds += plan.moments[i].milliseconds;
  }
  return runs;
}

std::string bytesOf(PictureJob job) {
  while (job.step()) {
  }
  CHECK(job.error() == "");
  return job.bytes();
}

/// Milliseconds of each frame (PNG specification, third edition, 11.3.6.2).
std::vector<int> delaysOfApng(const std::string& bytes) {
  std::vector<int> delays;
  const auto number = [&](std::size_t at) {
    return static_cast<unsigned char>(bytes[at]) * 256 + static_cast<unsigned char>(bytes[at + 1]);
  };
  for (std::size_t at = bytes.find("fcTL"); at != bytes.npos; at = bytes.find("fcTL", at + 1))
    delays.push_back(1000 * number(at + 24) / number(at + 26));
  return delays;
}

std::vector<int> delaysOfGif(const std::string& bytes) {
  std::vector<int> delays;
  const std::string mark("\x21\xF9\x04", 3);
  for (std::size_t at = bytes.find(mark); at != bytes.npos; at = bytes.find(mark, at + 1))
    delays.push_back(10 * (static_cast<unsigned char>(bytes[at + 4]) +
                           256 * static_cast<unsigned char>(bytes[at + 5])));
  return delays;
}

TEST_CASE(
    "law: steps take sixteen seconds, each from 0.8 s to 1.5 s, and three pictures lead to it") {
  for (const char* id : {"two-pentagons", "first-contact", "swept-crossing", "crossing-number",
                         "ray-figure-1", "ray-figure-2", "hook-and-comb", "bullet-through-wall"}) {
    CAPTURE(id);
    RenderArguments arguments = stepsOf(PictureFormat::gif);
    const AnimationPlan plan = planOf(fmt::format("builtin:{}", id), arguments);
    CHECK(plan.problem == "");
    arguments.picture.ease = false;
    const AnimationPlan cut = planOf(fmt::format("builtin:{}", id), arguments);
    const int steps = static_cast<int>(cut.moments.size());
    REQUIRE(steps > 1);
    for (int i = 0; i + 1 < steps; ++i) {
      const PictureMoment& moment = cut.moments[static_cast<std::size_t>(i)];
      CHECK(moment.step >= i);
      CHECK(moment.share == 1);
      CHECK(moment.milliseconds >= 800);
      CHECK(moment.milliseconds <= 1500);
    }
    const int length = lengthOf(plan.moments) - kLastHold;
    CHECK(length == lengthOf(cut.moments) - kLastHold);
    CHECK(steps <= 20);
    if (steps >= 12) CHECK(std::abs(length - 16000) <= steps);
    CHECK(length >= 800 * steps);
    CHECK(length <= 1500 * steps);
    CHECK(static_cast<int>(plan.moments.size()) == 4 * steps - 3);
    for (std::size_t i = 0; i < plan.moments.size(); ++i) {
      const bool between = i % 4 != 0;
      CHECK((plan.moments[i].share < 1) == between);
      if (between) CHECK(plan.moments[i].before == plan.moments[i / 4 * 4].step);
      if (between) CHECK(plan.moments[i].milliseconds == 50);
      CHECK(plan.moments[i].step == cut.moments[(i + 3) / 4].step);
    }
  }
}

TEST_CASE("law: a file has the frames that differ, each as long as those that it stands for") {
  for (const char* id : {"two-pentagons", "crossing-number", "ray-figure-1"}) {
    for (const bool words : {true, false}) {
      CAPTURE(id);
      CAPTURE(words);
      RenderArguments arguments = stepsOf(PictureFormat::apng);
      arguments.picture.layers.words = words;
      const std::string scene = fmt::format("builtin:{}", id);
      const AnimationPlan plan = planOf(scene, arguments);
      std::vector<int> expected;
      for (const Run& run : runsOf(jobOf(scene, arguments), plan))
        expected.push_back(std::min(run.milliseconds, 1500));
      const int last = expected.back();
      expected.pop_back();
      std::vector<int> delays = delaysOfApng(bytesOf(jobOf(scene, arguments)));
      CHECK(delays.back() >= last);
      delays.pop_back();
      CHECK(delays == expected);
      arguments.picture.format = PictureFormat::gif;
      const std::vector<int> coarse = delaysOfGif(bytesOf(jobOf(scene, arguments)));
      REQUIRE(coarse.size() == delays.size() + 1);
      for (std::size_t i = 0; i < delays.size(); ++i) CHECK(std::abs(coarse[i] - delays[i]) <= 10);
    }
  }
}

TEST_CASE("law: of very many steps twenty are shown, the first, the last and those that change") {
  for (const char* id : {"ray-tile-count", "swept-crowd", "hook-and-comb", "crossing-number"}) {
    CAPTURE(id);
    RenderArguments arguments = stepsOf(PictureFormat::gif);
    arguments.picture.ease = false;
    const std::string name = fmt::format("builtin:{}", id);
    const AnimationPlan plan = planOf(name, arguments);
    std::vector<int> shown;
    for (const PictureMoment& moment : plan.moments) shown.push_back(moment.step);
    const SourceResult result = sourceOf(techniques(), name, arguments);
    const ViewState& view = result.source->view;
    const int count = stepCountOf(*findTechnique(view.technique), *result.source->evidence, view);
    CHECK(shown.size() == static_cast<std::size_t>(std::min(count, 20)));
    CHECK(shown.front() == 0);
    CHECK(shown.back() == count - 1);
    CHECK(std::ranges::is_sorted(shown, std::less_equal<>()));
    CHECK(lengthOf(plan.moments) - kLastHold <= 16000);
  }
}

TEST_CASE("steps of which nothing but the words differs are cut, and one picture without words") {
  RenderArguments arguments = stepsOf(PictureFormat::apng);
  const auto frames = [&](const char* scene) {
    PictureJob job = jobOf(scene, arguments);
    while (job.step()) {
    }
    return job.frames();
  };
  // 20, and three on the way to each of the 19 at which a shape changes
  CHECK(frames("builtin:two-pentagons") == 77);
  arguments.picture.ease = false;
  CHECK(frames("builtin:two-pentagons") == 20);
  CHECK(frames("builtin:sat-figure-1") == 9);
  arguments.picture.layers.words = false;
  CHECK(frames("builtin:sat-figure-1") == 9);  // the smallest depth so far is marked
}

TEST_CASE("the name of a contact that does not move stands still while the bodies move") {
  for (const std::string id : {"first-contact", "swept-crossing", "swept-concave"}) {
    CAPTURE(id);
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    SourceResult source = sourceOf(techniques(), fmt::format("builtin:{}", id), arguments);
    REQUIRE_MESSAGE(source.source, source.error);
    std::map<std::pair<double, double>, int> places;
    const auto measured = [&](const Figure& figure, const PictureOptions& options) {
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item))
          if (text->text.find("first contact at") != std::string::npos)
            ++places[{text->position.x, text->position.y}];
      return fingerprint(figure, options);
    };
    PictureJob job(arguments.picture, std::move(*source.source),
                   {.techniques = techniques(), .figure = measured, .window = {}});
    while (job.step()) {
    }
    int most = 0;
    int all = 0;
    for (const auto& [place, count] : places) {
      most = std::max(most, count);
      all += count;
    }
    CHECK(all >= 60);
    CHECK(most > 0.9 * all);
  }
}

TEST_CASE("pictures of a recorded drag keep the place of their lanes") {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  arguments.picture.width = 800;
  arguments.picture.height = 500;
  SourceResult wide = sourceOf(techniques(), "builtin:through-the-wall", arguments);
  REQUIRE_MESSAGE(wide.source, wide.error);
  const SourceResult tall = sourceOf(techniques(), "builtin:passing-by", arguments);
  REQUIRE_MESSAGE(tall.source, tall.error);
  const auto canvasOf = [](const Scene& scene, const ViewState& view) {
    return test::canvasSizeOf(paintPicture(techniques(), analyze(scene), view));
  };
  const ViewState view = wide.source->view;
  CHECK(canvasOf(wide.source->scene, view) != canvasOf(tall.source->scene, view));

  wide.source->drag = {wide.source->scene, tall.source->scene};
  std::vector<Vec2> canvases;
  const auto measured = [&](const Figure& figure, const PictureOptions& options) {
    canvases.push_back(test::canvasSizeOf(figure));
    return fingerprint(figure, options);
  };
  PictureJob job(arguments.picture, std::move(*wide.source),
                 {.techniques = techniques(), .figure = measured, .window = {}});
  while (job.step()) {
  }
  REQUIRE(canvases.size() == 2);
  CHECK(canvases[0] == canvases[1]);
}

TEST_CASE("law: a frame is the same whichever was drawn before it") {
  const RenderArguments arguments = stepsOf(PictureFormat::gif);
  PictureJob forward = jobOf("builtin:two-pentagons", arguments);
  PictureJob back = jobOf("builtin:two-pentagons", arguments);
  REQUIRE(forward.plan() == "");
  REQUIRE(back.plan() == "");
  std::vector<Image> images;
  for (int i = 0; i < forward.frames(); ++i) images.push_back(forward.drawFrame(i, 1).image);
  for (int i = forward.frames() - 1; i >= 0; i -= i % 5 == 0 ? 9 : 2) {
    CAPTURE(i);
    CHECK(back.drawFrame(i, 1).image == images[static_cast<std::size_t>(i)]);
  }
}

TEST_CASE("law: the name of a body rides along with it and never leaps") {
  for (const char* id : {"first-contact", "ship-and-asteroid"}) {
    CAPTURE(id);
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    SourceResult source = sourceOf(techniques(), fmt::format("builtin:{}", id), arguments);
    REQUIRE_MESSAGE(source.source, source.error);
    std::map<std::string, std::vector<Vec2>> ways;
    const auto measured = [&](const Figure& figure, const PictureOptions& options) {
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->part == Part::name)
          ways[text->text].push_back(text->position);
      return fingerprint(figure, options);
    };
    PictureJob job(arguments.picture, std::move(*source.source),
                   {.techniques = techniques(), .figure = measured, .window = {}});
    while (job.step()) {
    }
    REQUIRE(ways.size() >= 2);
    double farthest = 0;
    for (const auto& entry : ways) {
      const std::vector<Vec2>& way = entry.second;
      CAPTURE(entry.first);
      REQUIRE(way.size() > 30);
      for (const Vec2 place : way) farthest = std::max(farthest, distance(way.front(), place));
      double all = 0;
      for (std::size_t i = 1; i < way.size(); ++i) all += distance(way[i - 1], way[i]);
      for (std::size_t i = 1; i < way.size(); ++i)
        CHECK(distance(way[i - 1], way[i]) < 3 * all / static_cast<double>(way.size()) + 1);
    }
    REQUIRE(farthest > 50);  // one of them goes somewhere
  }
}

TEST_CASE("a motion of points and edges holds where its answer changes, and tells the time") {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  const SourceResult result = sourceOf(techniques(), "builtin:ship-and-asteroid", arguments);
  REQUIRE_MESSAGE(result.source, result.error);
  const AnimationPlan plan = planOf("builtin:ship-and-asteroid", arguments);
  const Technique& inside = *findTechnique(techniques(), result.source->view.technique);
  const auto meetAt = [&](double time) {
    ViewState view = result.source->view;
    view.time = time;
    return analyze(techniques(), result.source->scene, optionsFrom(techniques(), view))
        .inside->intersects;
  };
  const auto held = std::ranges::find_if(
      plan.moments, [](const PictureMoment& moment) { return moment.milliseconds >= 1000; });
  REQUIRE(held != plan.moments.end());
  CHECK(meetAt(held->time));
  CHECK_FALSE(meetAt(held->time - 1e-6));
  ViewState view = result.source->view;
  CHECK(shownVerdict(inside, *plan.moments.front().evidence, view).role == Role::result);
  view.time = held->time;
  REQUIRE(held->evidence);
  CHECK(shownVerdict(inside, *held->evidence, view).badge == "First contact now");
  view.time = 0.5;
  const Figure figure =
      paint(techniques(),
            analyze(techniques(), result.source->scene, optionsFrom(techniques(), view)), view);
  CHECK(std::ranges::any_of(figure.items, [](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text.starts_with("t = 0.500 · Inside");
  }));
}

TEST_CASE("law: a motion goes from its start to its end in even steps of time") {
  for (const int count : {1, 2, 7, 60}) {
    CAPTURE(count);
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    arguments.picture.animation = AnimationKind::motion;
    arguments.picture.frames = count;
    const AnimationPlan plan = planOf("builtin:passing-by", arguments);  // nothing to hold
    REQUIRE(plan.moments.size() == static_cast<std::size_t>(count));
    CHECK(plan.moments.front().time == 0);
    if (count > 1) CHECK(plan.moments.back().time == 1);
    for (int i = 1; i + 1 < count; ++i)
      CHECK(plan.moments[static_cast<std::size_t>(i)].time == doctest::Approx(i / (count - 1.0)));
  }
}

TEST_CASE("a motion keeps its time when frames that are alike become one") {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  arguments.picture.animation = AnimationKind::motion;
  const AnimationPlan plan = planOf("builtin:first-contact", arguments);
  CHECK(plan.moments.size() == 61);
  const std::vector<int> delays = delaysOfApng(bytesOf(jobOf("builtin:first-contact", arguments)));
  int sum = 0;
  for (const int delay : delays) sum += delay;
  CHECK(sum == lengthOf(plan.moments));
}

}  // namespace
}  // namespace sepax
