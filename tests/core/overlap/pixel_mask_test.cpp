#include "core/overlap/pixel_mask.h"

#include "core/polygon/convex_parts.h"
#include "core/polygon/thin.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/exact_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using Set = std::set<std::pair<std::int64_t, std::int64_t>>;  // column, row

Set pixelsOf(const PixelMask& mask) {
  Set pixels;
  for (const PixelRun& run : mask.runs) {
    for (std::int64_t column = run.first; column <= run.last; ++column)
      pixels.insert({column, run.row});
  }
  return pixels;
}

PixelMask drawn(std::span<const Polygon> outlines, double size) {
  const MaskResult result = pixelMask(outlines, size);
  REQUIRE(result.refusal == PixelRefusal::none);
  return result.mask;
}

PixelMask drawn(const Polygon& outline, double size) { return drawn(std::span(&outline, 1), size); }

Polygon bodyOf(const Points& points) {
  return points.size() < 3 ? thinPolygon(points) : polygonOf(points);
}

/// A polygon, a segment or a point.
Points anyBody(std::uint64_t seed, const ExactCase& pair) {
  Points points = pair.scene.a;
  if (seed % 4 == 2) points.resize(2);
  if (seed % 8 == 3) points.resize(1);
  return points;
}

constexpr double kSizes[] = {0.25, 0.5, 0.75, 1, 1.5, 2};

/// Every pixel about the shape, one by one, in integers.
Set oracle(const Points& points, double size) {
  constexpr double kUnit = 8192;  // coordinates are multiples of 1/1024, middles of 1/8
  std::vector<WidePoint> wide;
  for (const Vec2 p : points)
    wide.push_back(
        {static_cast<std::int64_t>(p.x * kUnit), static_cast<std::int64_t>(p.y * kUnit)});
  const Bounds box = boundsOf(points);
  Set pixels;
  const auto from = [&](double low) { return static_cast<std::int64_t>(low / size) - 2; };
  const auto upTo = [&](double high) { return static_cast<std::int64_t>(high / size) + 2; };
  for (std::int64_t row = from(box.min.y); row <= upTo(box.max.y); ++row) {
    for (std::int64_t column = from(box.min.x); column <= upTo(box.max.x); ++column) {
      const auto half = static_cast<std::int64_t>(size * kUnit / 2);
      const WidePoint middle{(2 * column + 1) * half, (2 * row + 1) * half};
      if (sideOf(middle, wide) >= 0) pixels.insert({column, row});
    }
  }
  return pixels;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("a square on the grid has the pixels whose middles it holds, edges included") {
  const Polygon square = polygonOf({{0, 0}, {3, 0}, {3, 3}, {0, 3}});
  CHECK(drawn(square, 1).set == 9);
  CHECK(drawn(square, 2).set == 4);  // middles at 1 and 3: the last ones are on the boundary
  CHECK(drawn(square, 4).set == 1);  // one middle at 2
  CHECK(drawn(square, 8).set == 0);  // none
  CHECK(drawn(square, 8).region.empty());
  CHECK(drawn(square, 1).region == PixelRegion{{0, 0}, 3, 3});
}

TEST_CASE("a spike and a level edge at the height of middles are drawn") {
  const Polygon spike = polygonOf({{0.5, 2.5}, {-1.5, 0}, {2.5, 0}});
  CHECK(pixelsOf(drawn(spike, 1)).contains({0, 2}));  // its tip is a middle
  const Polygon level = polygonOf({{0.5, 0.5}, {3.5, 0.5}, {2, -2}});
  const Set pixels = pixelsOf(drawn(level, 1));
  for (std::int64_t column = 0; column <= 3; ++column) CHECK(pixels.contains({column, 0}));
}

TEST_CASE("runs come as pixels are read: from the top, each row from the left") {
  const Polygon comb = polygonOf({{0, 0}, {5, 0}, {5, 3}, {4, 3}, {4, 1}, {1, 1}, {1, 3}, {0, 3}});
  const PixelMask mask = drawn(comb, 1);
  CHECK(mask.runs == std::vector<PixelRun>{{2, 0, 0}, {2, 4, 4}, {1, 0, 0}, {1, 4, 4}, {0, 0, 4}});
  CHECK(mask.set == 9);
}

TEST_CASE("what no grid can hold is refused with its reason") {
  const Polygon square = polygonOf({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  const auto refusal = [&](double size) { return pixelMask(std::span(&square, 1), size).refusal; };
  CHECK(refusal(0) == PixelRefusal::size);
  CHECK(refusal(-1) == PixelRefusal::size);
  CHECK(refusal(std::nan("")) == PixelRefusal::size);
  CHECK(refusal(INFINITY) == PixelRefusal::size);
  CHECK(refusal(1.0 / kMostPixelsPerSide) == PixelRefusal::none);
  CHECK(refusal(0.999 / kMostPixelsPerSide) == PixelRefusal::tooMany);
  const Polygon far = polygonOf({{0x1p40, 0}, {0x1p40 + 0x1p-12, 0}, {0x1p40, 0x1p-12}});
  CHECK(pixelMask(std::span(&far, 1), 0x1p-12).refusal == PixelRefusal::tooFar);
  Points teeth{{0, 0}};
  for (int i = 0; i < 2000; ++i) teeth.push_back({i + 0.25, i % 2 == 0 ? 1000.0 : 1.0});
  teeth.push_back({2000, 0});
  for (Vec2& tooth : teeth) tooth.x /= 2;
  const Polygon jagged = polygonOf(teeth);
  CHECK(pixelMask(std::span(&jagged, 1), 1).refusal == PixelRefusal::tooJagged);
  CHECK(pixelMask(std::span(&jagged, 1), 4).refusal == PixelRefusal::none);
}

TEST_CASE("law: a pixel is set if and only if its middle is in the closed body, in integers") {
  for (int i = 0; i < lawCases() / 5; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Points points = anyBody(seed, simpleCase(seed));
    const double size = kSizes[seed % std::size(kSizes)];
    INFO("seed " << i << ", pixels of " << size);
    const PixelMask mask = drawn(bodyOf(points), size);
    const Set pixels = pixelsOf(mask);
    CHECK(pixels == oracle(points, size));
    CHECK(mask.set == static_cast<std::int64_t>(pixels.size()));
  }
}

TEST_CASE("law: the mask of the convex parts is that of the whole") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Polygon whole = polygonOf(simpleCase(seed).scene.a);
    const double size = kSizes[seed % std::size(kSizes)];
    INFO("seed " << i << ", pixels of " << size);
    CHECK(drawn(convexParts(whole), size).runs == drawn(whole, size).runs);
  }
}

TEST_CASE("law: every pixel of the mask lies in its region, and runs neither meet nor touch") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    INFO("seed " << i);
    const PixelMask mask = drawn(bodyOf(anyBody(seed, simpleCase(seed))), 0.3);
    for (std::size_t k = 0; k < mask.runs.size(); ++k) {
      const PixelRun& run = mask.runs[k];
      CHECK(run.first >= mask.region.low.column);
      CHECK(run.last < mask.region.low.column + mask.region.columns);
      CHECK(run.row >= mask.region.low.row);
      CHECK(run.row < mask.region.low.row + mask.region.rows);
      if (k == 0) continue;
      const PixelRun& before = mask.runs[k - 1];
      CHECK((before.row > run.row || (before.row == run.row && before.last + 1 < run.first)));
    }
  }
}

TEST_CASE("law: moving a body by whole pixels moves its mask") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    INFO("seed " << i);
    const Points points = anyBody(seed, simpleCase(seed));
    Set moved;
    for (const auto& [column, row] : pixelsOf(drawn(bodyOf(points), 0.5)))
      moved.insert({column + 3, row - 5});
    CHECK(pixelsOf(drawn(bodyOf(movedBy(points, {1.5, -2.5})), 0.5)) == moved);
  }
}

TEST_SUITE_END();
