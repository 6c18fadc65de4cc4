#include "core/inside/crossing.h"
#include "core/inside/inside.h"
#include "tests/support/boundary_distance.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/exact_case.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

// The points that the edges of two polygons have in common.

using namespace sepax;
using namespace sepax::test;

namespace {

InsideEvidence insideOf(const std::vector<Vec2>& a, const std::vector<Vec2>& b) {
  return insideTest({a, {polygonOf(a)}, a[0]}, {b, {polygonOf(b)}, b[0]});
}

/// Pairs of edges that pass through each other, in integers.
int crossingsOf(const ExactCase& pair) {
  int count = 0;
  for (std::size_t i = 0; i < pair.a.size(); ++i) {
    const WidePoint p = pair.a[i];
    const WidePoint q = pair.a[(i + 1) % pair.a.size()];
    for (std::size_t j = 0; j < pair.b.size(); ++j) {
      const WidePoint r = pair.b[j];
      const WidePoint s = pair.b[(j + 1) % pair.b.size()];
      const int ends = signOf(cross(q - p, r - p)) * signOf(cross(q - p, s - p));
      const int others = signOf(cross(s - r, p - r)) * signOf(cross(s - r, q - r));
      count += ends < 0 && others < 0 ? 1 : 0;
    }
  }
  return count;
}

}  // namespace

TEST_CASE("G14: two crossings that round to one place are two points") {
  const std::vector<Vec2> a{{0.7, 0.5}, {1.2, 0.35}, {1.2, 0.65}};
  const std::vector<Vec2> b{{0.6, 0.2}, {0.3, 0.8}, {0.8, 0.8}};
  const InsideEvidence found = insideOf(a, b);
  REQUIRE(found.meetings.size() == 2);
  CHECK(found.meetings[0].point == found.meetings[1].point);
  for (const EdgeMeeting& meeting : found.meetings) {
    CHECK(meeting.crosses);
    CHECK_FALSE(meeting.onPiece);
  }
}

TEST_CASE("law: every pair of edges that pass through each other has a point of its own") {
  forExactCases(lawCases() / 4, simpleCase, [](const ExactCase& pair) {
    const InsideEvidence found = insideOf(pair.scene.a, pair.scene.b);
    CHECK(std::ranges::count(found.meetings, true, &EdgeMeeting::crosses) == crossingsOf(pair));
  });
}

TEST_CASE("law: two polygons share a point exactly where they meet, and both hold it") {
  for (const Kind kind : {Kind::lattice, Kind::random}) {
    for (int seed = 0; seed < lawCases(); ++seed) {
      Random random = streamOf(static_cast<std::uint64_t>(seed));
      const std::vector<Vec2> a = simpleShape(random, kind, {});
      const std::vector<Vec2> b = simpleShape(random, kind, vectorWithin(random, kind, 5));
      INFO("seed " << seed << ": " << toText({a, b, {}, {}}));
      const InsideEvidence found = insideOf(a, b);
      const std::optional<Vec2> shared = sharedPoint(found);
      REQUIRE(shared.has_value() == found.intersects);
      if (!shared) continue;
      const auto isVertex = [&](const std::vector<Vec2>& points) {
        return std::ranges::find(points, *shared) != points.end();
      };
      const auto held = [&](const std::vector<Vec2>& points) {
        return pointInPolygon(polygonOf(points), *shared).side != Side::outside;
      };
      if ((isVertex(a) && held(b)) || (isVertex(b) && held(a))) continue;
      REQUIRE(toBoundary(a, *shared) < 1e-12);
      REQUIRE(toBoundary(b, *shared) < 1e-12);
    }
  }
}
