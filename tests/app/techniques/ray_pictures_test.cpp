#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"
#include "tests/support/opened_scene.h"
#include "tests/support/ray_case.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// Where the marks, numbers and words of a ray stand.

namespace sepax::test {
namespace {

struct Opened : OpenedScene {
  explicit Opened(const std::string& id) : OpenedScene(id, Answers::both) {}
  explicit Opened(const std::string& id, Vec2 size) : Opened(id) {
    view.camera = sceneCamera(builtin(id), evidence, size.x, size.y);
  }
  [[nodiscard]] Figure figure() const { return paint(evidence, view); }
  [[nodiscard]] Opened with(Ray ray) const {
    Opened other = *this;
    other.scene.ray = ray;
    other.evidence = analyze(other.scene, optionsFrom(view));
    other.view.camera = cameraOnAll(techniques(), other.evidence, view);
    return other;
  }
};

const Ray kPastCorner{{0, 1}, {-1, -2}, 2.23606797749979};  ///< beside the only pixel that is solid

using Place = std::pair<double, double>;

Place placeOf(Pixel pixel) { return {static_cast<double>(pixel.x), static_cast<double>(pixel.y)}; }

/// The pixels of a walk, and which of them it tests.
std::map<Place, bool> testsOf(const RayWalk& walk) {
  std::map<Place, bool> tests;
  for (const WalkPixel& pixel : walk.pixels)
    tests[placeOf(pixel.pixel)] = pixel.state != PixelState::untested;
  return tests;
}

/// The pixels that have a mark of the article's list.
std::set<Place> listedIn(const Figure& figure, const Camera& camera) {
  std::set<Place> drawn;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::listedPixel) continue;
    const Vec2 world = camera.toWorld((stroke->points[0] + stroke->points[2]) / 2);
    drawn.insert({std::floor(world.x), std::floor(-world.y)});
  }
  return drawn;
}

TEST_SUITE_BEGIN("viewers ray");

TEST_CASE(
    "law: beside the exact walk the list is drawn whole where one of both hits later, else only "
    "where "
    "one of both tests a pixel, or answers the opposite of it") {
  for (int seed = 0; seed < viewerCases(300); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    ViewState view = viewAt("ray", -1);
    view.answers = Answers::both;
    view.camera = {{8, -8}, 20, 4000, 4000};
    const std::set<Place> drawn = listedIn(paint(evidence, view), view.camera);
    const std::map<Place, bool> exact = testsOf(evidence.rayWalks->cells);
    for (const auto& [pixel, tested] : testsOf(evidence.rayWalks->published)) {
      const auto same = exact.find(pixel);
      const PublishedRay& ray = *evidence.publishedRay;
      const bool opposite =
          ray.fault == RayFault::opposite && placeOf(ray.tests.front().pixel) == pixel;
      const bool later = ray.fault == RayFault::invented && ray.tested > 1;
      const bool oneHits = ray.fault == RayFault::missed || later;
      CHECK(drawn.contains(pixel) ==
            (oneHits || same == exact.end() || (tested && !same->second) || opposite));
    }
  }
}

TEST_CASE(
    "a published walk that meets nothing is marked up to its end, hatched where it is alone") {
  const Opened leak("pitfall-diagonal-leak");
  const Figure figure = leak.figure();
  CHECK(listedIn(figure, leak.view.camera) ==
        std::set<Place>{{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}});
  const auto hatched = std::ranges::count_if(figure.items, [](const Item& item) {
    const Fill* fill = std::get_if<Fill>(&item);
    return fill && fill->part == Part::listedPixel && fill->hatch != Hatch::none;
  });
  CHECK(hatched == 3);
}

TEST_CASE("a published line that hits where the ray meets nothing is marked up to its end") {
  const Opened ends = Opened("pitfall-rounded-end").with(kPastCorner);
  CHECK(listedIn(ends.figure(), ends.view.camera) == std::set<Place>{{0, 1}, {0, 0}, {-1, -1}});
  const Opened starts("pitfall-pixel-rounding");  // it hits at once
  CHECK(listedIn(starts.figure(), starts.view.camera) == std::set<Place>{{0, 0}});
}

TEST_CASE(
    "bitmap and solidity map have their names side by side, shorter ones where it is narrow") {
  for (const Vec2 size : {Vec2{1600, 1000}, Vec2{360, 300}}) {
    const Figure figure = Opened("ray-figure-1", size).figure();
    const bool wide = size.x > 1000;
    CHECK(shows(figure, wide ? "bitmap of tile 0" : "bitmap"));
    CHECK(shows(figure, wide ? "solidity map: alpha ≠ 0" : "solidity map"));
  }
}

TEST_CASE("a published hit at length 0 is hatched over the pixel that both test") {
  const Opened opened("pitfall-zero-length-ray");
  CHECK(listedIn(opened.figure(), opened.view.camera) == std::set<Place>{{1, 1}});
}

/// How often pixels have this number; those of columns and rows are others.
auto countsOf(const Figure& figure, std::string_view number) {
  return std::ranges::count_if(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text == number && nameOf(text->part) != "pixel ruler";
  });
}

/// The numbers of columns and rows, from left to right and from top to bottom.
std::vector<std::string> rulerOf(const Figure& figure) {
  std::vector<std::string> numbers;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && nameOf(text->part) == "pixel ruler") numbers.push_back(text->text);
  }
  return numbers;
}

TEST_CASE("columns and rows of pixels have their numbers, as many as there is room for") {
  using Numbers = std::vector<std::string>;
  CHECK(rulerOf(Opened("pitfall-small-bitmap", {800, 500}).figure()) ==
        Numbers{"0", "1", "2", "3", "0", "1", "2", "3"});
  CHECK(rulerOf(Opened("pitfall-rounded-end", {800, 500}).figure()) ==  // what is beside the map
        Numbers{"0", "1", "2", "3", "0", "1"});
  CHECK(rulerOf(Opened("ray-figure-2", {800, 500}).figure()) ==
        Numbers{"0",   "10",  "20", "30", "40", "50", "60", "70", "80", "90", "100",
                "110", "120", "0",  "10", "20", "30", "40", "50", "60", "70"});
  // The handle of the origin would lie on the first number; bitmaps stand where a ruler would.
  CHECK(rulerOf(Opened("ray-tile-count", {800, 500}).figure()).front() != "0");
  CHECK(rulerOf(Opened("ray-figure-1", {800, 500}).figure()).empty());
}

TEST_CASE("words on a ray say what is where: both ends, the start, hits at a corner, the count") {
  const Figure ends = Opened("pitfall-rounded-end").figure();
  CHECK(shows(ends, "published line ends at (1, 0)"));
  CHECK(shows(ends, "the ray ends at (0, 0), 9.7e−17 past the border"));
  CHECK_FALSE(shows(ends, "published: passes here"));      // it ends there
  CHECK_FALSE(shows(ends, "cells of the ray"));            // its pixel has a name
  CHECK_FALSE(shows(ends, "published walk starts here"));  // it is not what goes wrong
  // Of another coordinate than the one that decides nothing is told.
  const Opened across = Opened("pitfall-rounded-end").with({{1, 0}, {-3, 2}, 3.605551275463989});
  const Figure other = across.figure();
  CHECK(shows(other, "published line ends at (−2, 2)"));
  CHECK(shows(other, "the ray ends at (−2, 1)"));
  const Figure small = Opened("pitfall-small-bitmap").figure();
  CHECK(shows(small, "bitmap 2 × 2"));
  CHECK(shows(small, "tile 4 × 4"));
  const Opened leak("ray-diagonal-leak");
  CHECK(shows(leak.figure(), "hit (14, 6) and (13, 5)"));
}

TEST_CASE("a worst case tells its tests in each tile, and that no tile can have more") {
  const OpenedScene worst("ray-figure-3");
  const std::vector<std::string> words = wordsIn(paint(worst.evidence, worst.view));
  CHECK(std::ranges::count(words, "16") == 6);
  CHECK(std::ranges::count(words, "15 tests") == 1);
  CHECK(rayVerdict(worst.evidence, worst.view)
            .sentence.ends_with(" It tests up to 16 pixels in a tile, the most that it can."));
  const OpenedScene other("pitfall-zero-length-ray");
  CHECK(rayVerdict(other.evidence, other.view).sentence.find("up to") == std::string::npos);
}

/// Where these words of the figure stand.
Vec2 placeOfWords(const Figure& figure, std::string_view words) {
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == words)
      return text->position;
  FAIL_CHECK("not said: ", words);
  return {};
}

TEST_CASE("a hit and the published way past it are named on their own sides") {
  const Figure figure = Opened("ray-swapped", {1600, 1000}).figure();
  CHECK(placeOfWords(figure, "hit (17, 10)").y + 20 <
        placeOfWords(figure, "published: passes here").y);
  const Opened counted("ray-tile-count");
  const TilePicture& tiles = *counted.evidence.tiles;
  const double right = PixelScreen{counted.view.camera}.x(tiles.columns * tiles.size);
  CHECK(placeOfWords(counted.figure(), "article: at most 23").x >= right);
}

TEST_CASE("the mark of a published way past the hit stands beside the normal of the hit") {
  const Opened opened("ray-swapped", {1600, 1000});
  const RayHit& exact = *opened.evidence.ray->conservative;
  const Vec2 foot = opened.view.camera.toScreen(worldOfPixels(exact.entry.point));
  const Vec2 tip = foot + kNormalArrow * *exact.entry.normal;
  int marks = 0;
  for (const Item& item : opened.figure().items) {
    const Stroke* mark = std::get_if<Stroke>(&item);
    if (mark == nullptr || mark->part != Part::publishedPoint || mark->points.size() != 4) continue;
    ++marks;
    for (const Vec2 corner : mark->points)
      CHECK(distance(corner, nearestOnSegment(foot, tip, corner)) > 2);
  }
  CHECK(marks == 1);
}

TEST_CASE("in a large pixel the number of a published test says whose it is") {
  const Opened ends("pitfall-rounded-end", {1600, 1000});
  CHECK(shows(ends.with(kPastCorner).figure(), "published 2"));
  CHECK(countsOf(Opened("ray-swapped", {1600, 1000}).figure(), "24") == 1);
}

TEST_CASE("in a picture alone frames tell the published line, and beside Bresenham its way") {
  Opened opened("ray-swapped", {1600, 1000});
  opened.view.wording.still = true;
  const auto ways = [&] {
    return std::ranges::count_if(opened.figure().items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedLine && stroke->points.size() > 2;
    });
  };
  CHECK(ways() == 0);
  CHECK(countsOf(opened.figure(), "24") == 0);  // one count in one picture
  opened.view.options.set(kWalk, RayWalkId::bresenham);
  CHECK(ways() == 1);
  opened.view.wording.still = false;
  opened.view.options.set(kWalk, RayWalkId::cells);
  CHECK(ways() == 1);
}

TEST_CASE("what a tile costs stands beside the map, in the row of the tile") {
  const Opened counted("ray-tile-count", {1600, 1000});
  const TilePicture& tiles = *counted.evidence.tiles;
  const PixelScreen screen{counted.view.camera};
  for (const char* words :
       {"touched by the ray: 31", "tested by its line: 16", "article: at most 23"}) {
    CAPTURE(std::string(words));
    const Vec2 place = placeOfWords(counted.figure(), words);
    CHECK(place.x >= screen.x(tiles.columns * tiles.size));
    CHECK(place.y > screen.y(0));
    CHECK(place.y < screen.y(tiles.size));
  }
}

TEST_CASE("without colours a hit pixel is hatched") {
  Opened opened("ray-swapped", {1600, 1000});
  const auto hatches = [&] {
    return std::ranges::count_if(opened.figure().items, [](const Item& item) {
      return partOf(item) == Part::hitPixel && std::holds_alternative<Fill>(item);
    });
  };
  CHECK(hatches() == 0);
  opened.view.theme = ThemeId::print;
  CHECK(hatches() == 1);
}

TEST_CASE("beside the line from the origin only what it has not is hatched") {
  Opened opened("ray-swapped", {1600, 1000});
  opened.view.options.set(kWalk, RayWalkId::bresenham);
  const std::set<Place> drawn = listedIn(opened.figure(), opened.view.camera);
  CHECK(drawn.contains(Place{17, 11}));
  CHECK_FALSE(drawn.contains(Place{18, 11}));
}

TEST_CASE("a published line that goes on is framed as far as it goes, and a small hit enlarged") {
  const Opened swapped("ray-swapped", {800, 500});
  const std::set<Place> framed = listedIn(swapped.figure(), swapped.view.camera);
  for (const auto& [pixel, tested] : testsOf(swapped.evidence.rayWalks->published))
    CHECK(framed.contains(pixel));
  CHECK(shows(Opened("ray-figure-2", {800, 500}).figure(), "9×"));
}

TEST_CASE("a hit is framed by its pixel, and by a ring of one size where that is small") {
  for (const double zoom : {3.0, 30.0, 300.0}) {
    CAPTURE(zoom);
    Opened opened("pitfall-swapped-tie");
    opened.view.camera = {{1.5, -1.5}, zoom, 1600, 1000};
    opened.view.closeUps = false;
    const Box pixel =
        PixelScreen{opened.view.camera}.box(one(*opened.evidence.rayWalks->cells.hit));
    std::size_t marks = 0;
    for (const Item& item : opened.figure().items) {
      if (partOf(item) != Part::hit) continue;
      if (const Dot* ring = std::get_if<Dot>(&item)) {
        ++marks;
        CHECK(ring->radius == 11);
      }
      if (const Box* frame = std::get_if<Box>(&item)) {
        ++marks;
        CHECK(distance(frame->min, pixel.min) < 5);
        CHECK(distance(frame->max, pixel.max) < 5);
      }
    }
    CHECK(marks == 1);
  }
}

TEST_CASE("pixels of a walk outside of the map are parted like those within") {
  const Opened opened("pitfall-pixel-rounding");
  const PixelScreen screen{opened.view.camera};
  std::set<double> left;
  for (const Item& item : opened.figure().items)
    if (const Stroke* stroke = std::get_if<Stroke>(&item);
        stroke != nullptr && stroke->part == Part::pixelLine && stroke->closed)
      left.insert(stroke->points[0].x - 0.5);
  CHECK(left == std::set<double>{screen.x(-4), screen.x(-3), screen.x(-2), screen.x(-1)});
}

TEST_CASE("words about a large pixel stand beyond it and are led to it") {
  for (const auto& row : {std::pair{"pitfall-zero-length-ray", "published: hit (1, 1)"},
                          std::pair{"pitfall-other-pixels", "published: passes here"},
                          std::pair{"pitfall-swapped-bresenham", "published: hit (8, 1)"}}) {
    for (const Vec2 size : {Vec2{1600, 1000}, Vec2{1200, 750}}) {
      CAPTURE(row.first);
      CAPTURE(size.x);
      const Figure figure = Opened(row.first, size).figure();
      REQUIRE(shows(figure, row.second));
      CHECK(std::ranges::any_of(figure.items, [](const Item& item) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        return stroke != nullptr && stroke->part == Part::publishedPoint &&
               stroke->layer == Layer::guide;
      }));
    }
  }
}

TEST_CASE("a wrong answer is told with its reason") {
  for (const auto& row :
       {std::pair{"pitfall-pixel-rounding",
                  "Its cast to int rounds the start (−0.50, 0.50) towards 0, to pixel (0, 0) in "
                  "place of (−1, 0)."},
        std::pair{"pitfall-rounded-end",
                  "Its end, start and direction added up, is rounded: the line ends at (1, 0), the "
                  "ray at "
                  "(0, 0)."},
        std::pair{
            "pitfall-swapped-tie",
            "It lays its line from the end, so that x rises: midway between two pixels it takes "
            "the other one. A line from the start would hit (1, 1)."},
        std::pair{
            "pitfall-swapped-bresenham",
            "It compares the first pixel, (0, 1), with the unrounded start (0.50, 1.50), finds "
            "them different and so walks from the end."},
        std::pair{"pitfall-diagonal-leak", "and slips between two solid pixels."},
        std::pair{"pitfall-other-pixels",
                  "Its line has one pixel in each column, not every one that the ray crosses."}}) {
    CAPTURE(row.first);
    const Opened opened(row.first);
    const std::string said = rayCastVerdict(opened.evidence, opened.view).sentence;
    CAPTURE(said);
    CHECK(said.ends_with(row.second));
  }
}

TEST_CASE(
    "a printed worst case is compared where a tile shows it, else it is no part of an error") {
  const auto differs = [](const std::string& id) {
    const std::vector<ComparedRow> rows = rayCastCompared(Opened(id).evidence);
    return std::ranges::any_of(rows, [](const ComparedRow& row) {
      return row.differs && row.label.starts_with("worst case of a line");
    });
  };
  CHECK_FALSE(differs("pitfall-zero-length-ray"));
  CHECK(differs("ray-tile-count"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
