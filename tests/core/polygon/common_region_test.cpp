#include "core/polygon/common_region.h"

#include "core/inside/crossing.h"
#include "core/polygon/convex_parts.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// What two polygons share, to be drawn.

namespace {

using Points = std::vector<Vec2>;

/// Positive of counterclockwise corners.
double areaOf(const Points& points) {
  double twice = 0;
  for (std::size_t i = 0; i < points.size(); ++i)
    twice += cross(points[i], points[(i + 1) % points.size()]);
  return twice / 2;
}

double areaOf(const std::vector<Points>& regions) {
  double sum = 0;
  for (const Points& region : regions) sum += areaOf(region);
  return sum;
}

Points rectangle(double left, double low, double right, double high) {
  return {{left, low}, {right, low}, {right, high}, {left, high}};
}

std::vector<Polygon> piecesOf(const Points& points) { return convexParts(polygonOf(points)); }

TEST_CASE("rectangles share a rectangle, a line or nothing") {
  const Points square = rectangle(0, 0, 2, 2);
  CHECK(commonRegion(square, square) == square);
  CHECK(areaOf(commonRegion(square, rectangle(1, 1, 4, 3))) == 1);
  CHECK(areaOf(commonRegion(square, rectangle(0.5, 0.5, 1, 1.5))) == 0.5);
  CHECK(areaOf(commonRegion(square, rectangle(2, 0, 3, 2))) == 0);
  CHECK(commonRegion(square, rectangle(3, 0, 4, 2)).empty());
  CHECK(commonRegion(square, Points{{0.5, 0.5}, {1, 1}}).size() < 3);
}

TEST_CASE("bodies of pieces share what their pieces share") {
  const Points notched{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}};
  const std::vector<Polygon> comb = piecesOf(notched);
  CHECK(areaOf(commonRegions(comb, piecesOf(rectangle(-1, 4, 7, 5)))) == doctest::Approx(4));
  CHECK(areaOf(commonRegions(comb, piecesOf(rectangle(2, 2, 4, 6)))) == doctest::Approx(0));
  CHECK(areaOf(commonRegions(comb, comb)) == doctest::Approx(areaOf(notched)));
  CHECK(commonRegions(comb, piecesOf(rectangle(7, 0, 9, 9))).empty());
  CHECK(commonRegions({}, comb).empty());
}

TEST_CASE("law: every corner of what convex polygons share lies in both") {
  for (const Kind kind : {Kind::random, Kind::lattice}) {
    for (int seed = 0; seed < lawCases(); ++seed) {
      const Case c = makeCase(static_cast<std::uint64_t>(seed), kind);
      const Polygon a = polygonOf(c.a);
      const Polygon b = polygonOf(c.b);
      const Points region = commonRegion(a.vertices, b.vertices);
      CAPTURE(toText(c));
      if (!region.empty()) CHECK(areaOf(region) >= -1e-9);
      for (const Vec2 corner : region) {
        for (const Polygon* polygon : {&a, &b}) {
          double outside = 0;
          for (std::size_t i = 0; i < polygon->vertices.size(); ++i) {
            const Vec2 from = polygon->vertices[i];
            const Vec2 to = polygon->vertices[(i + 1) % polygon->vertices.size()];
            outside = std::max(outside, -cross(to - from, corner - from) / distance(from, to));
          }
          CHECK(outside < 1e-9);
        }
      }
    }
  }
}

TEST_CASE("law: a line cuts what two bodies share into what each side of it shares") {
  for (const Kind kind : {Kind::random, Kind::lattice}) {
    for (int seed = 0; seed < lawCases(); ++seed) {
      const Case c = makeCase(static_cast<std::uint64_t>(seed), kind);
      CAPTURE(toText(c));
      const std::vector<Polygon> a = piecesOf(c.a);
      const std::vector<Polygon> b = piecesOf(c.b);
      const double whole = areaOf(commonRegions(a, b));
      const double middle = c.b.front().x;
      std::vector<Polygon> halves = piecesOf(rectangle(-1e3, -1e3, middle, 1e3));
      const Polygon right = polygonOf(rectangle(middle, -1e3, 1e3, 1e3));
      double parts = 0;
      for (const Polygon& half : {halves.front(), right}) {
        for (const Points& region : commonRegions(a, std::vector<Polygon>{half})) {
          if (areaOf(region) <= 0) continue;
          parts += areaOf(commonRegions(std::vector<Polygon>{polygonOf(region)}, b));
        }
      }
      CHECK(parts == doctest::Approx(whole).epsilon(1e-9));
    }
  }
}

}  // namespace
