#include "app/figure/numbers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/ray.h"
#include "tests/support/ray_case.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

bool isSolidAt(const TileMap& map, std::int64_t x, std::int64_t y) {
  if (x < 0 || y < 0 || x >= map.columns * map.size || y >= map.rows * map.size) return false;
  for (const TileCell& cell : map.cells) {
    if (cell.column != x / map.size || cell.row != y / map.size) continue;
    const auto along = x % map.size;
    const auto down = y % map.size;
    const auto column = cell.flipX ? map.size - 1 - along : along;
    const auto row = cell.flipY ? map.size - 1 - down : down;
    return map.palette[static_cast<std::size_t>(cell.tile)][static_cast<std::size_t>(row)]
                      [static_cast<std::size_t>(column)] == '#';
  }
  return false;
}

/// When the closed segment is in the closed square of a pixel; absent when never.
struct Stay {
  Fraction first;
  Fraction last;
};

std::optional<Stay> stayIn(const RayCase& ray, std::int64_t x, std::int64_t y) {
  Stay stay{{0, 1}, {1, 1}};
  const auto clip = [&](Wide from, Wide step, Wide low) {
    if (step == 0) return from >= low && from <= low + kRayUnit;
    Fraction enters = fraction(low - from, step);
    Fraction leaves = fraction(low + kRayUnit - from, step);
    if (compare(leaves, enters) < 0) std::swap(enters, leaves);
    if (compare(enters, stay.first) > 0) stay.first = enters;
    if (compare(leaves, stay.last) < 0) stay.last = leaves;
    return compare(stay.first, stay.last) <= 0;
  };
  const bool inside = clip(ray.from.x, ray.to.x - ray.from.x, kRayUnit * x) &&
                      clip(ray.from.y, ray.to.y - ray.from.y, kRayUnit * y);
  return inside ? std::optional(stay) : std::nullopt;
}

/// The segment runs through the open square.
bool runsThrough(const RayCase& ray, std::int64_t x, std::int64_t y) {
  const std::optional<Stay> stay = stayIn(ray, x, y);
  if (!stay || compare(stay->first, stay->last) >= 0) return false;
  const auto along = [&](Wide from, Wide step, Wide low) {
    return step != 0 || (from > low && from < low + kRayUnit);
  };
  return along(ray.from.x, ray.to.x - ray.from.x, kRayUnit * x) &&
         along(ray.from.y, ray.to.y - ray.from.y, kRayUnit * y);
}

/// The half-open pixel has a point of the segment: where it comes, where it goes, or between.
bool owns(const RayCase& ray, Pixel pixel, const Stay& stay) {
  const Fraction middle{
      stay.first.numerator * stay.last.denominator + stay.last.numerator * stay.first.denominator,
      2 * stay.first.denominator * stay.last.denominator};
  const auto within = [](Wide from, Wide step, Fraction t, std::int64_t low) {
    const Wide place = from * t.denominator + step * t.numerator;
    return place >= kRayUnit * low * t.denominator && place < kRayUnit * (low + 1) * t.denominator;
  };
  for (const Fraction t : {stay.first, middle, stay.last}) {
    if (within(ray.from.x, ray.to.x - ray.from.x, t, pixel.x) &&
        within(ray.from.y, ray.to.y - ray.from.y, t, pixel.y)) {
      return true;
    }
  }
  return false;
}

Pixel pixelIn(std::string text) {
  constexpr std::string_view kMinus = "−";
  for (std::size_t at = text.find(kMinus); at != std::string::npos; at = text.find(kMinus))
    text.replace(at, kMinus.size(), "-");
  std::int64_t x = 0;
  std::int64_t y = 0;
  REQUIRE(std::sscanf(text.c_str(), "%ld, %ld", &x, &y) == 2);
  return {x, y};
}

/// Of a badge, in its order.
std::vector<Pixel> pixelsIn(const std::string& badge) {
  std::vector<Pixel> pixels;
  for (std::size_t at = badge.find('('); at != std::string::npos; at = badge.find('(', at + 1))
    pixels.push_back(pixelIn(badge.substr(at + 1, badge.find(')', at) - at - 1)));
  REQUIRE_FALSE(pixels.empty());
  return pixels;
}

/// The exact ray hits this pixel, and nothing solid lies in its way before.
void checkStop(const RayCase& ray, Pixel stop) {
  const TileMap& map = *ray.scene.tiles;
  CHECK(isSolidAt(map, stop.x, stop.y));
  const std::optional<Stay> stay = stayIn(ray, stop.x, stop.y);
  REQUIRE(stay);
  for (std::int64_t y = 0; y < map.rows * map.size; ++y) {
    for (std::int64_t x = 0; x < map.columns * map.size; ++x) {
      if (!isSolidAt(map, x, y) || !runsThrough(ray, x, y)) continue;
      CHECK(compare(stay->first, stayIn(ray, x, y)->first) <= 0);
    }
  }
}

void checkEntry(const RayCase& ray, Pixel stop, const std::string& sentence) {
  const std::optional<Stay> stay = stayIn(ray, stop.x, stop.y);
  REQUIRE(stay);
  const Fraction t = stay->first;
  CHECK(between(sentence + "|", " at t = ", ".|") == number(t.rounded()));
  const Wide x = ray.from.x * t.denominator + (ray.to.x - ray.from.x) * t.numerator;
  const Wide y = ray.from.y * t.denominator + (ray.to.y - ray.from.y) * t.numerator;
  const auto isAt = [&](Wide place, std::int64_t line) {
    return place == kRayUnit * line * t.denominator;
  };
  const std::string side = between(sentence, "enters through the ", " side");
  if (side == "left") CHECK(isAt(x, stop.x));
  if (side == "right") CHECK(isAt(x, stop.x + 1));
  if (side == "top") CHECK(isAt(y, stop.y));
  if (side == "bottom") CHECK(isAt(y, stop.y + 1));
  const bool corner =
      (isAt(x, stop.x) || isAt(x, stop.x + 1)) && (isAt(y, stop.y) || isAt(y, stop.y + 1));
  if (sentence.find("corner") != std::string::npos) CHECK(corner);
  const bool passes = sentence.find("passes the pixel's corner") != std::string::npos;
  CHECK(passes == !owns(ray, stop, *stay));
}

void checkLeak(const RayCase& ray, const RayWalk& walk, const std::string& sentence) {
  const Pixel from = pixelIn(between(sentence, "steps from (", ") to"));
  const Pixel to = pixelIn(between(sentence, ") to (", ") between"));
  const auto step = std::adjacent_find(
      walk.pixels.begin(), walk.pixels.end(),
      [&](const WalkPixel& a, const WalkPixel& b) { return a.pixel == from && b.pixel == to; });
  CHECK((step != walk.pixels.end()));
  CHECK(isSolidAt(*ray.scene.tiles, from.x, to.y));
  CHECK(isSolidAt(*ray.scene.tiles, to.x, from.y));
  checkStop(ray, pixelIn(between(sentence, "exact ray stops at (", ")")));
}

void checkNothing(const RayCase& ray) {
  const TileMap& map = *ray.scene.tiles;
  for (std::int64_t y = 0; y < map.rows * map.size; ++y) {
    for (std::int64_t x = 0; x < map.columns * map.size; ++x) {
      if (isSolidAt(map, x, y)) CHECK_FALSE(runsThrough(ray, x, y));
    }
  }
}

/// Where the walk stops, and where the ray does.
void checkHit(const RayCase& ray, const Verdict& verdict, const ViewState& view) {
  const bool ofTheRay = verdict.badge.starts_with("Ray stops");
  const std::vector<Pixel> stops = pixelsIn(verdict.badge);
  const Pixel stop = stops.front();
  const bool published = view.options[kWalk] == RayWalkId::published;  // its look-up errs
  if (!published) CHECK(isSolidAt(*ray.scene.tiles, stop.x, stop.y));
  if (ofTheRay) {
    CHECK((stops.size() > 1) == verdict.badge.starts_with("Ray stops at pixels"));
    for (const Pixel each : stops) checkStop(ray, each);  // all of them at the same time
  }
  const std::string met = between(verdict.sentence, "The true ray meets (", "):");
  const Pixel exact = met.empty() ? stop : pixelIn(met);
  if (!met.empty()) checkStop(ray, exact);
  if (verdict.badge.ends_with("the ray meets no solid pixel")) checkNothing(ray);
  if (verdict.sentence.find(" at t = ") != std::string::npos)
    checkEntry(ray, exact, verdict.sentence);
}

void checkAnswer(const RayCase& ray, const Evidence& evidence, const ViewState& view) {
  const Verdict verdict = rayVerdict(evidence, view);
  CAPTURE(verdict.badge);
  CAPTURE(verdict.sentence);
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  if (verdict.badge == "Nothing in the way") checkNothing(ray);
  if (verdict.badge.ends_with("slips through a diagonal wall"))
    checkLeak(ray, walk, verdict.sentence);
  if (verdict.badge.find("misses the solid pixel") != std::string::npos) {
    checkStop(ray, pixelIn(between(verdict.sentence, "exact ray stops at (", ")")));
  }
  if (verdict.badge.find("stops at ") != std::string::npos) checkHit(ray, verdict, view);
  if (verdict.badge.starts_with("Starts in a solid")) {
    CHECK(walk.tested == 1);
    CHECK(isSolidAt(*ray.scene.tiles, evidence.ray->firstPixel.x, evidence.ray->firstPixel.y));
  }
}

/// Each tested pixel is called what it is; only the last one stops.
void checkSteps(const RayCase& ray, const Evidence& evidence, ViewState view) {
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  if (view.options[kWalk] == RayWalkId::published) return;  // its look-up errs, and shows that
  for (view.step = 1; !rayProgress(walk, view.step).finished; ++view.step) {
    const std::string sentence = rayVerdict(evidence, view).sentence;
    CAPTURE(sentence);
    const Pixel pixel = pixelIn(between(sentence, "Test pixel (", "):"));
    const bool stops = sentence.find("is solid: stop") != std::string::npos;
    CHECK(stops == isSolidAt(*ray.scene.tiles, pixel.x, pixel.y));
  }
}

}  // namespace

TEST_SUITE("viewers ray") {
  TEST_CASE("law: tiles too small for their pixels are blocks that cover each of them once") {
    TilePicture tiles;
    tiles.size = 8;
    tiles.columns = 50;
    tiles.rows = 3;
    tiles.palette = {{{{0, 0, 8, 8}}, 1}, {{{0, 0, 4, 4}}, 0.25}};
    const auto tileAt = [](std::int64_t column, std::int64_t row) {
      if ((column + 7 * row) % 11 == 0) return -1;  // blank
      return static_cast<int>((column / 5 + row) % 2);
    };
    for (std::int64_t row = 0; row < tiles.rows; ++row)
      for (std::int64_t column = 0; column < tiles.columns; ++column)
        if (const int tile = tileAt(column, row); tile >= 0)
          tiles.places.push_back({column, row, tile, false, false});
    constexpr double kZoom = 0.25;  // two logical pixels for a tile
    Figure figure;
    figure.width = 200;
    figure.height = 40;
    addTiles(figure, tiles, {{200, -12}, kZoom, figure.width, figure.height});
    std::vector<std::vector<int>> covered(3, std::vector<int>(50));
    std::size_t blocks = 0;
    for (const Item& item : figure.items) {
      const Box* box = std::get_if<Box>(&item);
      if (box == nullptr || box->part != Part::solidPixel) continue;
      ++blocks;
      const auto first = std::lround((box->min.x - 50) / 2);  // the map begins at x = 50, y = 17
      const auto last = std::lround((box->max.x - 50) / 2);
      const auto row = std::lround((box->min.y - 17) / 2);
      CHECK(std::lround((box->max.y - 17) / 2) == row + 1);
      for (auto column = first; column < last; ++column) {
        ++covered[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        const int tile = tileAt(column, row);
        REQUIRE(tile >= 0);
        const double share = std::sqrt(tiles.palette[static_cast<std::size_t>(tile)].share);
        CHECK(box->fill.alpha == doctest::Approx(0.62 * share));
      }
    }
    for (const TilePlace& place : tiles.places)
      CHECK(covered[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] ==
            1);
    CHECK(blocks < tiles.places.size() / 2);
  }

  TEST_CASE("law: what is said of a ray is true of the exact ray and of the walk") {
    for (int seed = 0; seed < viewerCases(1500); ++seed) {
      const RayCase ray = rayCase(static_cast<std::uint64_t>(seed));
      INFO("seed " << seed);
      AnalysisOptions options;
      options.technique = "ray";
      const Evidence evidence = analyze(ray.scene, options);
      for (const RayWalkId walk : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
        ViewState view = viewAt("ray", -1);
        view.options.set(kWalk, walk);
        checkAnswer(ray, evidence, view);
        checkSteps(ray, evidence, view);
      }
    }
  }
}
