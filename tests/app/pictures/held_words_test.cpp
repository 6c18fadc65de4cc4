#include "app/cli/render_source.h"
#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/pictures/animation_plan.h"
#include "app/pictures/picture_job.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using namespace sepax;

namespace {

/// Pieces of outlines within the words, logical pixels.
double struckBy(const Figure& figure, const Text& words) {
  double sum = 0;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || !stroke->closed || stroke->layer != Layer::outline) continue;
    for (std::size_t i = 0; i < stroke->points.size(); ++i)
      sum += lengthInside(stroke->points[i], stroke->points[(i + 1) % stroke->points.size()],
                          rectOf(words));
  }
  return sum;
}

}  // namespace

TEST_CASE("where an animation holds no outline goes through the words of the contact") {
  struct Row {
    std::string id;
    int width;  // of the picture, logical pixels
  };
  for (const Row& row : std::vector<Row>{{"first-contact", 1000},
                                         {"swept-crossing", 1130},
                                         {"swept-parallel", 1600},
                                         {"pitfall-resting-end", 800}}) {
    CAPTURE(row.id);
    RenderArguments arguments;
    arguments.picture.format = PictureFormat::apng;
    arguments.picture.width = row.width;
    arguments.picture.height = row.width * 5 / 8;
    arguments.picture.frames = 24;
    SourceResult result = sourceOf(techniques(), "builtin:" + row.id, arguments);
    REQUIRE_MESSAGE(result.source, result.error);
    PictureSource& source = *result.source;
    const std::vector<double> holds =
        holdTimes(*findTechnique(source.view.technique), *source.evidence, source.view);
    REQUIRE(!holds.empty());
    const AnimationPlan plan = animationPlan(techniques(), source.scene, *source.evidence,
                                             source.view, arguments.picture, 0);
    std::size_t frame = 0;
    std::size_t held = 0;
    const auto measured = [&](const Figure& figure, const PictureOptions&) {
      const bool holding = std::ranges::count(holds, plan.moments.at(frame).time) > 0;
      for (const Item& item : figure.items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || text->text.find("first contact at") == std::string::npos) continue;
        if (!holding) continue;
        ++held;
        CHECK(struckBy(figure, *text) == 0);
      }
      DrawnPicture picture;
      picture.image = {1, 1, std::vector<std::uint8_t>(4, static_cast<std::uint8_t>(++frame))};
      return picture;
    };
    PictureJob job(arguments.picture, std::move(source),
                   {.techniques = techniques(), .figure = measured, .window = {}});
    while (job.step()) {
    }
    CHECK(held == holds.size());
  }
}

TEST_CASE("a motion holds at the first contact and at the hit of the article beside it") {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::gif;
  arguments.picture.animation = AnimationKind::motion;
  arguments.picture.frames = 20;
  const auto heldTimes = [&](const std::string& id, Answers answers) {
    SourceResult source = sourceOf(techniques(), "builtin:" + id, arguments);
    REQUIRE(source.source);
    source.source->view.answers = answers;
    const AnimationPlan plan =
        animationPlan(techniques(), source.source->scene, *source.source->evidence,
                      source.source->view, arguments.picture, 0);
    std::vector<double> times;
    for (const PictureMoment& moment : plan.moments)
      if (moment.milliseconds >= 1000 && moment.time > 0 && moment.time < 1)
        times.push_back(moment.time);
    return times;
  };
  const std::vector<double> both = heldTimes("pitfall-resting-end", Answers::both);
  REQUIRE(both.size() == 2);
  CHECK(both[0] == 0.5);
  CHECK(both[1] == doctest::Approx(0.75));
  CHECK(heldTimes("pitfall-resting-end", Answers::exact) == std::vector<double>{0.5});
  // A hit outside of the step is no time of it.
  CHECK(heldTimes("pitfall-time-range", Answers::both).empty());
  CHECK(heldTimes("swept-crossing", Answers::both).size() == 1);  // both say the same
}

TEST_CASE(
    "law: no two frames of a motion read the same time, and what is left out takes no time away") {
  for (const char* id : {"ship-and-asteroid", "first-contact", "swept-crossing", "slide-course",
                         "minkowski-moving", "pitfall-resting-end"}) {
    for (const int frames : {20, 24, 60, 75}) {
      CAPTURE(std::string(id));
      CAPTURE(frames);
      RenderArguments arguments;
      arguments.picture.format = PictureFormat::gif;
      arguments.picture.animation = AnimationKind::motion;
      arguments.picture.frames = frames;
      const SourceResult source = sourceOf(techniques(), "builtin:" + std::string(id), arguments);
      REQUIRE(source.source);
      const AnimationPlan plan =
          animationPlan(techniques(), source.source->scene, *source.source->evidence,
                        source.source->view, arguments.picture, 0);
      double last = -1;
      int length = 0;
      int holds = 0;
      for (const PictureMoment& moment : plan.moments) {
        CHECK(last < moment.time);
        CHECK(number(last) != number(moment.time));
        last = moment.time;
        length += moment.milliseconds;
        holds += moment.time > 0 && moment.time < 1 && moment.milliseconds >= 1000 ? 1 : 0;
      }
      CHECK(holds > 0);
      CHECK(length == plan.delay * frames + 1000 * holds + 500 + 1500);
    }
  }
}
