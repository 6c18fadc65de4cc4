#include "app/cli/render_source.h"
#include "app/figure/label_room.h"
#include "app/figure/label_space.h"
#include "app/pictures/picture_job.h"
#include "app/techniques/table.h"
#include "tests/support/blank_picture.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

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
