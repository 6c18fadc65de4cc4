#include "core/minkowski/map_regions.h"

#include "core/exact/transform.h"
#include "core/minkowski/map_border.h"
#include "core/overlap/sat.h"
#include "tests/core/minkowski/pairs.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

double shoelace(const Points& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i)
    twice += cross(outline[i], outline[(i + 1) % outline.size()]);
  return twice / 2;
}

/// The subject with the middle of A where its list has it.
MapSubject mapSubject(const Points& a, const Points& b, double angle) {
  MapSubject subject{a, angle, b};
  subject.middleA = centroid(polygonOf(posed(a, {}, angle)));
  return subject;
}

/// What the full test says with the middle of A at a place.
SatEvidence satAt(const MapSubject& subject, Vec2 place) {
  const Points a = posed(subject.modelA, place - subject.middleA, subject.angleA);
  return satTest(polygonOf(a), polygonOf(subject.worldB));
}

double depthOn(const SatEvidence& sat, int axis) {
  const SatAxis& row = sat.axes[static_cast<std::size_t>(axis)];
  return std::min(row.pushAlong, row.pushAgainst);
}

/// The regions cover the area, their bands cover them, and within each band the axis is one of
/// those that decide and the depth one of the level.
int checkRegions(const MapSubject& subject) {
  const std::vector<MapRegion> regions = mapRegions(subject);
  const Points border = mapBorder(subject);
  const double whole = shoelace(border);
  const double size = std::sqrt(whole);
  REQUIRE(regions.size() > 2);
  double area = 0;
  double deepest = 0;
  for (const MapRegion& region : regions) {
    const double own = shoelace(region.outline);
    CHECK(own >= 0);
    area += own;
    double bands = 0;
    REQUIRE(region.bands.size() == static_cast<std::size_t>(kMapLevels));
    for (const Points& band : region.bands) bands += shoelace(band);
    CHECK(std::fabs(bands - own) < 1e-9 * whole);
    for (const Vec2 corner : region.outline)
      deepest = std::max(deepest, depthOn(satAt(subject, corner), region.axis));
  }
  CHECK(std::fabs(area - whole) < 1e-9 * whole);
  int inside = 0;
  for (const MapRegion& region : regions) {
    for (int level = 0; level < kMapLevels; ++level) {
      const Points& band = region.bands[static_cast<std::size_t>(level)];
      if (shoelace(band) < 1e-6 * whole) continue;
      const Vec2 middle =
          std::accumulate(band.begin(), band.end(), Vec2{}) / static_cast<double>(band.size());
      const SatEvidence sat = satAt(subject, middle);
      CHECK(sat.relation == Relation::overlapping);
      CHECK(std::fabs(depthOn(sat, region.axis) - sat.depth) < 1e-9 * size);
      CHECK(static_cast<int>(sat.depth / deepest * kMapLevels) == level);
      ++inside;
    }
  }
  return inside;
}

Points regular(int count, double turn) {
  Points points;
  for (int i = 0; i < count; ++i) {
    const double angle = turn + 2 * i * std::numbers::pi / count;
    points.push_back({std::cos(angle), std::sin(angle)});
  }
  return points;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("the regions of two squares are the four triangles of their border") {
  const std::vector<MapRegion> regions = mapRegions(mapSubject(kUnitSquare, kUnitSquare, 0));
  REQUIRE(regions.size() == 4);
  for (const MapRegion& region : regions) {
    CHECK(region.outline.size() == 3);
    CHECK(shoelace(region.outline) == doctest::Approx(1));
    CHECK(std::ranges::count(region.outline, Vec2{0.5, 0.5}) == 1);
    // opposite sides are one axis, the first of those that are parallel
    CHECK(region.axis < 2);
  }
}

TEST_CASE("law: within a region of a map its side decides, and its bands are steps of depth") {
  int inside = 0;
  for (int i = 0; i < lawCases() / 20; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    CAPTURE(seed);
    Random random(seed);
    const Kind kind = i % 2 == 0 ? Kind::random : Kind::lattice;
    const Points a = convexShape(random, kind, {});
    const Points b = convexShape(random, kind, vectorWithin(random, kind, 5));
    inside += checkRegions(mapSubject(a, b, i % 3 == 0 ? 36.87 : 0));
  }
  CHECK(inside > lawCases() / 2);
  CHECK(checkRegions(mapSubject(regular(40, 0), regular(55, 0.1), 0)) > 300);
}

TEST_CASE("a border of very many sides has no regions, and of no polygons none either") {
  const auto most = static_cast<int>(kMostMapSides);
  CHECK(mapRegions(mapSubject(regular(most / 2, 0), regular(most / 2, 0.001), 0)).size() ==
        kMostMapSides);
  CHECK(mapRegions(mapSubject(regular(most / 2, 0), regular(most / 2 + 1, 0.001), 0)).empty());
  CHECK(mapRegions({{{0, 0}, {1, 1}}, 0, kUnitSquare}).empty());
}

TEST_SUITE_END();
