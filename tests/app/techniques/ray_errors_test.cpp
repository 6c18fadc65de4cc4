#include "app/cli/render_view.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"
#include "tests/support/ray_case.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// Errors of the article about rays that are no answer of a ray, or none at all.

namespace {

struct Opened : OpenedScene {
  explicit Opened(const std::string& id, Vec2 size) : OpenedScene(id, Answers::both) {
    view.camera = sceneCamera(builtin(id), evidence, size.x, size.y);
  }
  [[nodiscard]] Figure figure() const { return paint(evidence, view); }
};

Evidence answered(const std::string& id) { return analyze(builtin(id)); }

bool isAccused(const Evidence& evidence, std::string_view id) {
  return std::ranges::count(evidence.disagreements, id, &Disagreement::id) > 0;
}

ViewState publishedView(const std::string& id) {
  ViewState view = shownAs(techniques(), builtin(id), viewAt("ray", -1));
  view.answers = Answers::published;
  view.camera = sceneCamera(builtin(id), answered(id), 900, 640);
  return view;
}

}  // namespace

TEST_SUITE_BEGIN("viewers published rays");

TEST_CASE("R12: a pixel that the bitmap has not ends the published ray") {
  const Evidence evidence = answered("erratum-R12");
  CHECK(isAccused(evidence, "small-bitmap"));
  const ViewState view = publishedView("erratum-R12");
  const Verdict verdict = rayCastVerdict(evidence, view);
  CHECK(verdict.badge == "index out of range");
  CHECK(verdict.sentence.find("(12, 3), but its bitmap is 8 × 8") != std::string::npos);
  CHECK(rayCastCompared(evidence).front().published == "out of range");
  CHECK(rayCastCompared(evidence).front().differs);
  const Figure figure = paint(evidence, view);
  CHECK(shows(figure, "published: no pixel (12, 3)"));
  CHECK(shows(figure, "bitmap 8 × 8"));
  CHECK(evidence.rayWalks->published.tested == 1);
  CHECK_FALSE(evidence.rayWalks->published.agrees);
}

TEST_CASE("law: a ray is out of range just where a test asks beyond a bitmap, and ends there") {
  for (int seed = 0; seed < viewerCases(400); ++seed) {
    CAPTURE(seed);
    Scene scene = rayCase(static_cast<std::uint64_t>(seed)).scene;
    for (auto& rows : scene.tiles->palette)
      for (std::string& row : rows) row.resize(std::min<std::size_t>(row.size(), 2));
    const Evidence evidence = analyze(scene);
    if (!evidence.publishedRay) continue;
    const PublishedRay& ray = *evidence.publishedRay;
    const auto past = std::ranges::count_if(ray.tests, &PublishedTest::pastBitmap);
    CHECK(past == (ray.outOfRange ? 1 : 0));
    if (past > 0) CHECK(ray.tests.back().pastBitmap);
    CHECK((ray.fault == RayFault::outOfRange) == ray.outOfRange.has_value());
    CHECK(isAccused(evidence, "small-bitmap") == ray.outOfRange.has_value());
    if (ray.outOfRange) CHECK_FALSE(ray.position);
  }
}

TEST_CASE("the pixels that the article tests are joined in their order where they are large") {
  for (const auto& scene : {std::pair{"pitfall-other-pixels", true},
                            {"pitfall-swapped-tie", true},
                            {"ray-figure-2", false}}) {
    const std::string id = scene.first;
    CAPTURE(id);
    const Evidence evidence = answered(id);
    ViewState view = publishedView(id);
    view.answers = Answers::both;
    std::vector<Vec2> middles;
    const PixelScreen screen{view.camera};
    for (const PublishedTest& test : evidence.publishedRay->tests) {
      const Box box = screen.box(one(test.pixel));
      middles.push_back((box.min + box.max) / 2);
    }
    const Figure figure = paint(evidence, view);
    const bool joined = std::ranges::any_of(figure.items, [&](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedLine && stroke->points == middles;
    });
    CHECK(middles.size() > 2);
    CHECK(joined == scene.second);
  }
}

TEST_CASE("R7: the printed worst case is accused where a tile shows the true ones") {
  for (const std::string id : {"erratum-R7", "ray-tile-count"}) {
    CAPTURE(id);
    const Evidence evidence = answered(id);
    CHECK(isAccused(evidence, "tile-count"));
    CHECK(evidence.rayWalks->most.published == 16);
    CHECK(evidence.rayWalks->most.cells == 31);
    CHECK(std::ranges::any_of(wordsIn(paint(evidence, publishedView(id))),
                              [](auto& words) { return words == "tested by its line: 16"; }));
  }
  for (const std::string id : {"ray-figure-2", "ray-figure-3", "erratum-R1"})
    CHECK_FALSE(isAccused(answered(id), "tile-count"));
}

TEST_CASE("law: who is accused of the worst case has a tile in which its number is none") {
  // None of these small tiles shows it; the scenes of R7 do.
  for (int seed = 0; seed < viewerCases(1000); ++seed) {
    CAPTURE(seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    if (!evidence.rayWalks) continue;
    const RayWalks& walks = *evidence.rayWalks;
    const auto worst = std::ranges::count_if(walks.tiles, [&](const TileTests& tests) {
      return tests.published == walks.bound.line && tests.cells > walks.bound.printed;
    });
    CHECK(isAccused(evidence, "tile-count") == (worst > 0));
  }
}

TEST_CASE("R3: the walk starts at the right end, and the tie is accused, step by step") {
  for (const std::string id : {"erratum-R3", "ray-swapped"}) {
    CAPTURE(id);
    const Evidence evidence = answered(id);
    CHECK(isAccused(evidence, "swapped-tie"));
    CHECK_FALSE(isAccused(evidence, "swapped-bresenham"));
    CHECK_FALSE(evidence.publishedRay->otherStart);
    int ties = 0;
    for (int step = 0; step < rayCastStepCount(evidence); ++step) {
      ViewState view = publishedView(id);
      view.step = step;
      const bool said =
          rayCastVerdict(evidence, view)
              .sentence.find("a tie, decided as seen from the end of the ray: y steps") !=
          std::string::npos;
      const std::vector<CodeLine> lines = rayCastSteps(evidence, view);
      const bool shown = std::ranges::any_of(lines, [](const CodeLine& line) {
        return line.current && line.value.find("points[") == 0;
      });
      if (said) CHECK(shown);
      ties += said ? 1 : 0;
    }
    CHECK(ties > 0);
  }
  const Evidence far = answered("erratum-R2");
  CHECK(isAccused(far, "swapped-bresenham"));
  CHECK_FALSE(isAccused(far, "swapped-tie"));
}

TEST_CASE("R8: beyond the reach of a float the pixel is looked up in the next tile") {
  const Evidence evidence = answered("erratum-R8");
  REQUIRE(evidence.publishedRay->misplaced);
  CHECK(evidence.publishedRay->misplaced->pixel == Pixel{33554431, 2});
  CHECK(evidence.publishedRay->misplaced->tile == Pixel{524288, 0});
  CHECK(evidence.publishedRay->misplaced->exact == Pixel{524287, 0});
  CHECK(isAccused(evidence, "pixel-rounding"));
}

TEST_CASE("R10: where the published ray has no end, the picture says so") {
  const Evidence evidence = answered("erratum-R10");
  CHECK(shows(paint(evidence, publishedView("erratum-R10")),
              "published: end = (0, 0) / 0, no number"));
}

TEST_CASE("the bitmap of a tile stands beside its solidity map where that is asked for") {
  const Evidence evidence = answered("ray-figure-1");
  ViewState view = publishedView("ray-figure-1");
  CHECK(view.options[kSolidityMap]);
  view.answers = Answers::exact;
  CHECK(shows(paint(evidence, view), "bitmap of tile 0"));
  CHECK(shows(paint(evidence, view), "solidity map: alpha ≠ 0"));
  view.options.set(kSolidityMap, false);
  CHECK_FALSE(shows(paint(evidence, view), "bitmap of tile 0"));
}

TEST_CASE("the landscape with a ray is answered alike by both") {
  const Evidence evidence = answered("ray-demonstration");
  CHECK(evidence.disagreements.empty());
  CHECK(evidence.ray->hit == Pixel{112, 35});
}

TEST_SUITE_END();

TEST_CASE("where a cast to int takes another pixel an arrow leads from the one to the other") {
  const Opened rounded("pitfall-pixel-rounding", {800, 500});
  const Figure figure = rounded.figure();
  CHECK(shows(figure, "start (−0.50, 0.50), cast to int: (0, 0)"));
  const PixelScreen screen{rounded.view.camera};
  const double from = 0.5 * (screen.x(-1) + screen.x(0));
  const double to = 0.5 * (screen.x(0) + screen.x(1));
  CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke != nullptr && stroke->part == Part::publishedPoint && !stroke->points.empty() &&
           std::abs(stroke->points.front().x - from) < 1 &&
           std::abs(stroke->points.back().x - to) < 12;
  }));
}

TEST_CASE("in the counted tile the pixels of the line have frames, those of the ray a colour") {
  const Opened counted("ray-tile-count", {1600, 1000});
  const Figure figure = counted.figure();
  CHECK(std::ranges::count_if(figure.items, [](const Item& item) {
          return std::holds_alternative<Stroke>(item) && partOf(item) == Part::listedPixel;
        }) == 16);
  CHECK(counted.evidence.rayWalks->most.cells == 31);
}

TEST_CASE("what lies behind a hit is named off the pixel that an article hits there") {
  Opened swapped("pitfall-swapped-bresenham", {800, 500});
  swapped.view.wording.still = true;
  const double published =
      PixelScreen{swapped.view.camera}.x(swapped.evidence.publishedRay->hit->x);
  int named = 0;
  for (const Label& label : paintUnlabelled(techniques(), swapped.evidence, swapped.view).labels) {
    if (label.text.text != "behind the hit") continue;
    ++named;
    CHECK(label.anchor.x < published);
  }
  CHECK(named == 1);
}
