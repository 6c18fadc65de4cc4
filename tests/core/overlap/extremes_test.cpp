#include "core/overlap/extremes.h"

#include "core/exact/predicates.h"
#include "core/overlap/axis.h"
#include "core/polygon/hull.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

/// A convex polygon of up to `count` corners on a circle, on a lattice or not, with collinear and
/// repeated vertices, any first vertex and either winding.
Points richConvexShape(Random& random, Kind kind, int count) {
  const bool lattice = kind == Kind::lattice;
  const double radius = lattice ? 40 : 3;
  const Vec2 center = vectorWithin(random, kind, radius);
  Points around;
  for (int i = 0; i < count; ++i) {
    const double angle = random.uniform(0, 6.283185307179586);
    const Vec2 place = center + radius * Vec2{std::cos(angle), std::sin(angle)};
    around.push_back(lattice ? Vec2{std::round(place.x), std::round(place.y)} : place);
  }
  const Points hull = convexHull(around);
  Points shape;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 next = hull[(i + 1) % hull.size()];
    shape.insert(shape.end(), static_cast<std::size_t>(random.integer(1, 8)) / 7 + 1, hull[i]);
    for (int k = 1; lattice && k < 4; ++k) {  // quarters of a lattice vector are exact
      if (random.integer(0, 1) == 1) shape.push_back(hull[i] + (next - hull[i]) * (k / 4.0));
    }
  }
  std::rotate(shape.begin(), shape.begin() + random.integer(0, static_cast<int>(shape.size()) - 1),
              shape.end());
  if (random.integer(0, 1) == 1) std::reverse(shape.begin(), shape.end());
  return shape;
}

void checkSame(const Extremes& x, const Extremes& y) {
  CHECK(x.low == y.low);
  CHECK(x.high == y.high);
  CHECK(x.lowIndex == y.lowIndex);
  CHECK(x.highIndex == y.highIndex);
}

/// The definition: every vertex compared with every other one.
Extremes byDefinition(const AxisLine& axis, const Polygon& polygon) {
  const auto& v = polygon.vertices;
  Extremes found{0, 0, polygon.vertexIndex[0], polygon.vertexIndex[0]};
  for (std::size_t i = 0; i < v.size(); ++i) {
    const auto beyond = [&](Vec2 from, Vec2 to) {
      return exactSign([&](auto lift) { return axis.along(lift, from, to); });
    };
    const int low = beyond(v[i], v[static_cast<std::size_t>(found.low)]);
    const int high = beyond(v[static_cast<std::size_t>(found.high)], v[i]);
    const int index = polygon.vertexIndex[i];
    if (low > 0) found.low = static_cast<int>(i);
    if (low >= 0) found.lowIndex = low > 0 ? index : std::min(found.lowIndex, index);
    if (high > 0) found.high = static_cast<int>(i);
    if (high >= 0) found.highIndex = high > 0 ? index : std::min(found.highIndex, index);
  }
  return found;
}

constexpr std::size_t kAlwaysClimb = 3;
constexpr std::size_t kNeverClimb = 1'000'000;

}  // namespace

TEST_CASE("law: climbing along the corners finds what looking through all vertices finds") {
  for (int seed = 0; seed < 600; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points list = richConvexShape(random, kind, random.integer(8, 60));
    const Points otherList = richConvexShape(random, kind, random.integer(8, 60));
    CAPTURE(seed);
    const Polygon polygon = polygonOf(list);
    const Polygon other = polygonOf(otherList);
    REQUIRE(polygon.convex);
    ExtremeSearch climbing(polygon, kAlwaysClimb);
    ExtremeSearch looking(polygon, kNeverClimb);
    for (const Edge& edge : other.edges) {
      const AxisLine axis = axisOf(other, edge);
      const Extremes found = climbing.along(axis);
      checkSame(found, looking.along(axis));
      const Extremes wanted = byDefinition(axis, polygon);
      CHECK(found.lowIndex == wanted.lowIndex);
      CHECK(found.highIndex == wanted.highIndex);
      CHECK(climbing.reachWithin(axis) == looking.reachWithin(axis));
    }
    for (const Edge& edge : polygon.edges) {
      const AxisLine axis = axisOf(polygon, edge);
      checkSame(climbing.alongOwn(axis, edge), looking.alongOwn(axis, edge));
    }
  }
}

TEST_CASE("law: axes in any order, from any start") {
  for (int seed = 0; seed < 300; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon polygon = polygonOf(richConvexShape(random, kind, 40));
    ExtremeSearch climbing(polygon, kAlwaysClimb);
    CAPTURE(seed);
    for (int i = 0; i < 40; ++i) {
      const AxisLine axis{vectorWithin(random, kind, 5), vectorWithin(random, kind, 5)};
      if (axis.p == axis.q) continue;
      const Extremes found = climbing.along(axis);
      const Extremes wanted = byDefinition(axis, polygon);
      CHECK(found.lowIndex == wanted.lowIndex);
      CHECK(found.highIndex == wanted.highIndex);
    }
  }
}

TEST_CASE("law: the reach within an edge is the best side of any vertex") {
  for (int seed = 0; seed < 400; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon polygon = polygonOf(richConvexShape(random, kind, 30));
    ExtremeSearch climbing(polygon, kAlwaysClimb);
    CAPTURE(seed);
    for (int i = 0; i < 40; ++i) {
      const double reach = kind == Kind::lattice ? 90 : 7;
      const AxisLine edge{vectorWithin(random, kind, reach), vectorWithin(random, kind, reach)};
      if (edge.p == edge.q) continue;
      int wanted = -1;
      for (const Vec2 v : polygon.vertices)
        wanted = std::max(wanted, orientation(edge.p, edge.q, v));
      CHECK(climbing.reachWithin(edge) == wanted);
    }
  }
}

TEST_CASE("the corners of a square with collinear vertices") {
  const Polygon square =
      polygonOf({{1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {0, 0}});
  const CornerChain chain = cornerChain(square);
  CHECK(chain.positions == std::vector<int>{1, 3, 5, 7});
  CHECK(chain.lowestIndex == std::vector<int>{1, 3, 5, 0});
  CHECK(chain.faceAt == std::vector<int>{3, 0, 0, 1, 1, 2, 2, 3});
}
