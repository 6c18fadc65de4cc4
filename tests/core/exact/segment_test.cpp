#include "core/exact/segment.h"
#include "core/exact/predicates.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

struct Segments {
  Vec2 a, b, c, d;
};

SegmentIntersection meet(const Segments& s) { return segmentIntersection(s.a, s.b, s.c, s.d); }

/// Lattice segments with few different places, so that every coincidence occurs.
Segments latticeSegments(std::uint64_t seed) {
  Random random = streamOf(seed);
  const auto place = [&] { return vectorWithin(random, Kind::lattice, 3); };
  const Vec2 a = place(), b = place(), c = place();
  return {a, b, c, random.integer(0, 2) == 0 ? c + (b - a) : place()};
}

}  // namespace

TEST_CASE("segment intersections by hand") {
  struct Row {
    const char* name;
    Segments segments;
    SegmentMeeting kind;
    Vec2 p, q;
  };
  const Row rows[] = {
      {"cross", {{0, 0}, {4, 4}, {0, 4}, {4, 0}}, SegmentMeeting::point, {2, 2}, {2, 2}},
      {"apart", {{0, 0}, {1, 1}, {3, 0}, {2, 1}}, SegmentMeeting::none, {}, {}},
      {"parallel", {{0, 0}, {4, 0}, {0, 1}, {4, 1}}, SegmentMeeting::none, {}, {}},
      {"collinear apart", {{0, 0}, {1, 0}, {5, 0}, {6, 0}}, SegmentMeeting::none, {}, {}},
      {"collinear", {{0, 0}, {4, 0}, {3, 0}, {1, 0}}, SegmentMeeting::segment, {1, 0}, {3, 0}},
      {"backwards", {{4, 0}, {0, 0}, {1, 0}, {3, 0}}, SegmentMeeting::segment, {3, 0}, {1, 0}},
      {"upright", {{1, 4}, {1, 0}, {1, 2}, {1, 9}}, SegmentMeeting::segment, {1, 4}, {1, 2}},
      {"end to end", {{0, 0}, {2, 2}, {2, 2}, {3, 3}}, SegmentMeeting::point, {2, 2}, {2, 2}},
      {"T", {{0, 0}, {4, 0}, {1, 0}, {1, 5}}, SegmentMeeting::point, {1, 0}, {1, 0}},
      {"point on it", {{1, 1}, {1, 1}, {0, 0}, {2, 2}}, SegmentMeeting::point, {1, 1}, {1, 1}},
      {"point beside", {{1, 2}, {1, 2}, {0, 0}, {2, 2}}, SegmentMeeting::none, {}, {}},
      {"two points", {{1, 2}, {1, 2}, {1, 2}, {1, 2}}, SegmentMeeting::point, {1, 2}, {1, 2}},
      {"two other points", {{1, 2}, {1, 2}, {1, 3}, {1, 3}}, SegmentMeeting::none, {}, {}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const SegmentIntersection common = meet(row.segments);
    CHECK(common.kind == row.kind);
    if (row.kind == SegmentMeeting::none) continue;
    CHECK(common.p == row.p);
    CHECK(common.q == row.q);
  }
}

TEST_CASE("places along both segments") {
  const SegmentIntersection common = meet({{0, 0}, {4, 0}, {1, -1}, {1, 3}});
  CHECK(common.t == 0.25);
  CHECK(common.u == 0.25);
}

TEST_CASE("a crossing that doubles lose: the end is one unit of the last place off the line") {
  const Vec2 a{0.1, 0.1}, b{0.7, 0.7};
  const Vec2 c{0.3, std::nextafter(0.3, 1.0)};
  CHECK(meet({a, b, c, {0.3, 1}}).kind == SegmentMeeting::none);
  CHECK(meet({a, b, {0.3, 0.3}, {0.3, 1}}).kind == SegmentMeeting::point);
}

TEST_CASE("law: there is a meeting exactly where segmentsMeet says so, in any order of the ends") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Segments s = latticeSegments(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const SegmentIntersection common = meet(s);
    CHECK((common.kind != SegmentMeeting::none) == segmentsMeet(s.a, s.b, s.c, s.d));
    for (const Segments& other : {Segments{s.b, s.a, s.c, s.d}, Segments{s.a, s.b, s.d, s.c},
                                  Segments{s.c, s.d, s.a, s.b}}) {
      const SegmentIntersection again = meet(other);
      REQUIRE(again.kind == common.kind);
      const bool sameWay = distance(again.p, common.p) < 1e-12;
      CHECK(distance(sameWay ? again.q : again.p, common.q) < 1e-12);
    }
  }
}

TEST_CASE("law: the common ends lie on both segments, at the places given") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Segments s = latticeSegments(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const SegmentIntersection common = meet(s);
    if (common.kind == SegmentMeeting::none) continue;
    CHECK((common.kind == SegmentMeeting::segment) == (common.p != common.q));
    CHECK(common.t >= 0);
    CHECK(common.t <= 1);
    CHECK(common.u >= 0);
    CHECK(common.u <= 1);
    CHECK(distance(lerp(s.a, s.b, common.t), common.p) < 1e-12);
    CHECK(distance(lerp(s.c, s.d, common.u), common.p) < 1e-12);
    if (common.kind == SegmentMeeting::segment) {
      CHECK(onSegment(s.a, s.b, common.q));
      CHECK(onSegment(s.c, s.d, common.q));
    }
  }
}
