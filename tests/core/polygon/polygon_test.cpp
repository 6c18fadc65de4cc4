#include "core/exact/predicates.h"
#include "core/polygon/bounding.h"
#include "core/polygon/hull.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

DefectKind worst(const Points& points) {
  const PolygonReport report = checkPolygon(points);
  REQUIRE_FALSE(report.defects.empty());
  return report.defects.front().kind;
}

}  // namespace

TEST_CASE("checkPolygon names what is wrong") {
  struct Row {
    const char* name;
    Points points;
    DefectKind kind;
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Row rows[] = {
      {"no vertex", {}, DefectKind::tooFewVertices},
      {"two vertices", {{0, 0}, {1, 0}}, DefectKind::tooFewVertices},
      {"three, two equal", {{0, 0}, {1, 0}, {0, 0}}, DefectKind::tooFewVertices},
      {"on one line", {{0, 0}, {1, 1}, {3, 3}}, DefectKind::zeroArea},
      {"spike", {{0, 0}, {4, 0}, {8, 0}, {4, 0}, {4, 4}}, DefectKind::spike},
      {"bow-tie", {{0, 0}, {2, 2}, {2, 0}, {0, 2}}, DefectKind::selfIntersection},
      {"touches itself", {{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}, DefectKind::selfIntersection},
      {"not a number", {{0, 0}, {nan, 0}, {1, 1}}, DefectKind::nonFinite},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(worst(row.points) == row.kind);
    CHECK_FALSE(checkPolygon(row.points).polygon);
  }
}

TEST_CASE("notes do not refuse a polygon and name their vertex") {
  const PolygonReport report =
      checkPolygon(Points{{0, 0}, {0, 4}, {2, 1}, {4, 4}, {4, 4}, {4, 2}, {4, 0}, {0, 0}});
  REQUIRE(report.polygon);
  CHECK(report.winding == Winding::clockwise);
  CHECK_FALSE(report.polygon->convex);
  std::vector<std::pair<DefectKind, int>> found;
  for (const Defect& defect : report.defects) found.emplace_back(defect.kind, defect.first);
  const std::vector<std::pair<DefectKind, int>> expected{{DefectKind::clockwise, 0},
                                                         {DefectKind::repeatedVertex, 4},
                                                         {DefectKind::collinearVertex, 5},
                                                         {DefectKind::reflexVertex, 2},
                                                         {DefectKind::closingVertex, 7}};
  CHECK(found == expected);
}

TEST_CASE("edges keep the caller's numbers, whatever the winding") {
  const Points square{{0, 0}, {2, 0}, {2, 1}, {2, 1}, {0, 1}};
  Points reversed(square.rbegin(), square.rend());
  for (const Points& list : {square, reversed}) {
    const Polygon polygon = polygonOf(list);
    REQUIRE(polygon.edges.size() == 4);
    CHECK(area(polygon) == 2.0);
    for (const Edge& edge : polygon.edges) {
      const auto i = static_cast<std::size_t>(edge.index);
      Points ends{polygon.vertices[static_cast<std::size_t>(edge.from)],
                  polygon.vertices[static_cast<std::size_t>(edge.to)]};
      const Points wanted{list[i], list[(i + 1) % list.size()]};
      const bool same = ends == wanted || Points(ends.rbegin(), ends.rend()) == wanted;
      CHECK(same);
    }
  }
}

TEST_CASE("rotating or reversing a list changes only indices and winding") {
  for (int seed = 0; seed < 2'000; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Points list;
    const int count = random.integer(3, 7);
    for (int i = 0; i < count; ++i) list.push_back(vectorWithin(random, Kind::lattice, 3));
    const PolygonReport report = checkPolygon(list);
    Points turned = list;
    std::rotate(turned.begin(), turned.begin() + random.integer(0, count - 1), turned.end());
    Points back(list.rbegin(), list.rend());
    CAPTURE(seed);
    for (const bool reversed : {false, true}) {
      const PolygonReport again = checkPolygon(reversed ? back : turned);
      CHECK(again.polygon.has_value() == report.polygon.has_value());
      if (!report.polygon || !again.polygon) continue;
      CHECK(again.polygon->convex == report.polygon->convex);
      CHECK(area(*again.polygon) == area(*report.polygon));
      CHECK((again.winding != report.winding) == reversed);
    }
  }
}

TEST_CASE("the convex hull is convex and holds every point") {
  for (int seed = 0; seed < 2'000; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    Points points;
    for (int i = random.integer(3, 20); i > 0; --i) points.push_back(vectorWithin(random, kind, 3));
    const Points hull = convexHull(points);
    if (hull.size() < 3) continue;
    const Polygon polygon = polygonOf(hull);
    CAPTURE(seed);
    CHECK(polygon.convex);
    for (const Vec2 p : points) {
      for (std::size_t i = 0; i < hull.size(); ++i) {
        CHECK(orientation(hull[i], hull[(i + 1) % hull.size()], p) >= 0);
      }
    }
  }
}

TEST_CASE("area and centroid are rounded once, of slivers and at every size") {
  const Polygon sliver = polygonOf({{-2, 1}, {-1, -2}, {-1, -1.9999999999999998}});
  CHECK(area(sliver) == 0x1p-53);
  CHECK(centroid(sliver) == Vec2{-4.0 / 3, -1 + 0x1p-53});
  CHECK(radiusAbout(centroid(sliver), sliver.vertices) == doctest::Approx(std::sqrt(40.0) / 3));
  for (const double size : {0x1p-500, 0x1p-300, 0x1p-100, 1.0, 0x1p40, 0x1p300, 0x1p500}) {
    CAPTURE(size);
    const Polygon triangle = polygonOf({{0, 0}, {6 * size, 0}, {0, 3 * size}});
    CHECK(area(triangle) == 9 * size * size);
    CHECK(centroid(triangle) == Vec2{2 * size, size});
  }
}

TEST_CASE("circles hold shapes of every size") {
  for (const double size : {0x1p-1074, 0x1p-1000, 0x1p-560, 0x1p-100, 1.0, 0x1p40, 0x1p600}) {
    CAPTURE(size);
    const Points points{{0, 0}, {size, 0}, {0, size}, {-size, size}};
    const Circle circle = boundingCircle({0, 0}, points);
    CHECK(circle.radius >= size);
    CHECK(circle.radius <= std::max(size * 1.4142135623730954, 2 * 0x1p-1074));
    CHECK(circlesMeet(circle, {{-size, size}, 0}));
  }
}

TEST_CASE("lengths neither overflow nor underflow") {
  CHECK(length({3e-200, 4e-200}) == 5e-200);
  CHECK(length({3e200, 4e200}) == doctest::Approx(5e200));
  CHECK(length({0, -0x1p-1074}) == 0x1p-1074);
  CHECK(normalized({0, -0x1p-1074}) == Vec2{0, -1});
  CHECK(normalized({15e-324, 20e-324}) == Vec2{0.6, 0.8});
  CHECK(normalized({0, 0}) == Vec2{});
}
