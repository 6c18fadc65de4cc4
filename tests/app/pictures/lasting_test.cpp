#include "app/cli/render_source.h"
#include "app/figure/label_room.h"
#include "app/figure/label_space.h"
#include "app/pictures/lasting_places.h"
#include "app/pictures/picture_job.h"
#include "app/techniques/table.h"
#include "tests/support/blank_picture.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sepax {
namespace {

struct FrameCounts {
  int accusing = 0;
  int all = 0;
};

FrameCounts framesOf(const std::string& scene, std::optional<Answers> answers) {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  arguments.picture.animation = AnimationKind::motion;
  arguments.picture.width = 640;
  arguments.picture.height = 400;
  arguments.picture.frames = 12;
  arguments.moment.answers = answers;
  SourceResult source = sourceOf(techniques(), scene, arguments);
  REQUIRE_MESSAGE(source.source, source.error);
  FrameCounts counts;
  const auto counted = [&](const Figure& figure, const PictureOptions& options) {
    ++counts.all;
    counts.accusing += std::ranges::any_of(
        figure.items, [](const Item& item) { return partOf(item) == Part::accusingBadge; });
    return test::blank(figure, options);
  };
  PictureJob job(arguments.picture, std::move(*source.source),
                 {.techniques = techniques(), .figure = counted, .window = {}, .pdf = {}});
  while (job.step()) {
  }
  CHECK(job.error() == "");
  return counts;
}

TEST_CASE("time that runs shows throughout whose answers it shows at first") {
  // Its article errs at some moments alone.
  const FrameCounts ship = framesOf("builtin:ship-and-asteroid", {});
  CHECK(ship.all >= 12);
  CHECK(ship.accusing == 0);
  CHECK(framesOf("builtin:ship-and-asteroid", Answers::both).accusing > 0);
  const FrameCounts prediction = framesOf("builtin:pitfall-smallest-time", {});
  CHECK(prediction.accusing == prediction.all);
}

/// In each frame the label "A 0" at (x, 0), or none where x is negative.
std::vector<FramePlaces> placesAt(const std::vector<double>& frames) {
  std::vector<FramePlaces> places;
  for (const double x : frames) {
    places.push_back({places.size(), {}});
    if (x >= 0) places.back().labels.push_back({"A 0", {x, 0}});
  }
  return places;
}

std::vector<double> xOf(const std::vector<std::vector<LabelPlace>>& tracks) {
  std::vector<double> x;
  for (const std::vector<LabelPlace>& labels : tracks)
    x.push_back(labels.empty() ? -1 : labels.front().offset.x);
  return x;
}

TEST_CASE("a label stays until it is elsewhere for long enough, and glides there") {
  std::vector<double> frames(60, 0);
  for (const int frame : {10, 11, 12}) frames[static_cast<std::size_t>(frame)] = 40;  // too short
  std::fill(frames.begin() + 30, frames.end(), 40);
  const std::vector<double> x = xOf(tracksOf(placesAt(frames), 60));
  CHECK(std::all_of(x.begin(), x.begin() + 22, [](double at) { return at == 0; }));
  CHECK(std::all_of(x.begin() + 38, x.end(), [](double at) { return at == 40; }));
  for (std::size_t i = 1; i < x.size(); ++i) {
    CHECK(x[i] >= x[i - 1]);
    CHECK(x[i] - x[i - 1] < 40.0 / 10);
  }
  CHECK(x[29] == doctest::Approx(40 - x[30]));
}

TEST_CASE(
    "a label that was away may come back elsewhere, and where only some frames are known it "
    "stays between them") {
  std::vector<double> frames(60, 0);
  for (std::size_t frame = 20; frame < 30; ++frame) frames[frame] = -1;
  std::fill(frames.begin() + 30, frames.end(), 40);
  CHECK(xOf(tracksOf(placesAt(frames), 60)) == frames);
  std::fill(frames.begin() + 25, frames.end(), 40);
  // Nobody would miss it in so few frames: it goes there in them.
  const std::vector<double> gone = xOf(tracksOf(placesAt(frames), 60));
  CHECK(gone[14] == 0);
  CHECK(gone[22] == doctest::Approx(20));
  CHECK(gone[30] == 40);
  const std::vector<FramePlaces> some{{0, {{"A 0", {5, 0}}}}, {30, {{"A 0", {5, 0}}}}};
  const std::vector<double> x = xOf(tracksOf(some, 40));
  CHECK(std::all_of(x.begin(), x.begin() + 31, [](double at) { return at == 5; }));
  CHECK(std::all_of(x.begin() + 31, x.end(), [](double at) { return at == -1; }));
}

TEST_CASE("while time runs labels glide, and few leap") {
  int glides = 0;
  int leaps = 0;
  int all = 0;
  for (const char* id : {"first-contact", "slide-course", "swept-crossing", "pitfall-near-parallel",
                         "pitfall-resting-end", "pitfall-swept-push"}) {
    CAPTURE(std::string(id));
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    arguments.picture.width = 800;
    arguments.picture.height = 500;
    SourceResult source = sourceOf(techniques(), fmt::format("builtin:{}", id), arguments);
    REQUIRE_MESSAGE(source.source, source.error);
    std::vector<LabelPlace> before;
    const auto followed = [&](const Figure& figure, const PictureOptions& options) {
      for (const LabelPlace& label : figure.placed) {
        const auto former = std::ranges::find(before, label.name, &LabelPlace::name);
        if (former == before.end()) continue;
        const double moved = distance(former->offset, label.offset);
        ++all;
        leaps += moved > 30 ? 1 : 0;
        glides += moved > 1 && moved < 30 ? 1 : 0;
      }
      before = figure.placed;
      return test::blank(figure, options);
    };
    PictureJob job(arguments.picture, std::move(*source.source),
                   {.techniques = techniques(), .figure = followed, .window = {}, .pdf = {}});
    while (job.step()) {
    }
    CHECK(job.error() == "");
  }
  CHECK(glides > 10);
  CHECK(leaps < all / 50);  // those that would lie on each other
}

TEST_CASE("in steps the name of a body is clear of the push, which comes last") {
  for (const auto& [width, height] : {std::pair(640, 400), std::pair(960, 600)}) {
    CAPTURE(width);
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    arguments.picture.animation = AnimationKind::steps;
    arguments.picture.width = width;
    arguments.picture.height = height;
    arguments.picture.ease = false;
    SourceResult source = sourceOf(techniques(), "builtin:two-pentagons", arguments);
    REQUIRE_MESSAGE(source.source, source.error);
    Figure last;
    const auto kept = [&](const Figure& figure, const PictureOptions& options) {
      last = figure;
      return test::blank(figure, options);
    };
    PictureJob job(arguments.picture, std::move(*source.source),
                   {.techniques = techniques(), .figure = kept, .window = {}, .pdf = {}});
    while (job.step()) {
    }
    const auto name = std::ranges::find_if(last.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->part == Part::name && text->text == "A";
    });
    REQUIRE(name != last.items.end());
    const Rect letter = rectOf(std::get<Text>(*name));
    int arrows = 0;
    for (const Item& item : last.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr || stroke->part != Part::push || isLeader(item)) continue;
      ++arrows;
      CHECK_FALSE(spanInside(stroke->points.front(), stroke->points.back(), letter).has_value());
    }
    CHECK(arrows > 0);
  }
}

}  // namespace
}  // namespace sepax
