#include "core/polygon/thin.h"
#include "core/exact/predicates.h"
#include "core/inside/crossing.h"
#include "core/overlap/sat.h"
#include "core/sweep/point_sweep.h"
#include "core/sweep/sweep.h"
#include "core/sweep/swept_segments.h"
#include "tests/support/laws.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kSquare{{0, 0}, {4, 0}, {4, 4}, {0, 4}};

Polygon shapeOf(const Points& points) {
  return points.size() < 3 ? thinPolygon(points) : polygonOf(points);
}

Points moved(Points points, Vec2 by) {
  for (Vec2& p : points) p += by;
  return points;
}

/// A lattice pair of which at least one body is a point or a segment, some without length.
struct ThinCase {
  Points a;
  Points b;
  Vec2 va;
  Vec2 vb;
};

ThinCase thinCase(std::uint64_t seed, Kind kind = Kind::lattice) {
  Random random(seed);
  const auto body = [&](int vertices) {
    if (vertices == 3) return convexShape(random, kind, {});
    Points points;
    for (int i = 0; i < vertices; ++i) points.push_back(vectorWithin(random, kind, 4));
    return points;
  };
  ThinCase c;
  c.a = body(random.integer(1, 2));
  c.b = body(random.integer(1, 3));
  c.va = vectorWithin(random, kind, 6);
  c.vb = vectorWithin(random, kind, 3);
  if (random.integer(0, 1) == 1) {
    std::swap(c.a, c.b);
    std::swap(c.va, c.vb);
  }
  return c;
}

std::string textOf(const ThinCase& c) { return toText({c.a, c.b, c.va, c.vb}); }

/// By the path of a point from the one end of the segment to the other; nothing of the separating
/// axis test takes part.
Relation pathRelation(const Points& thin, const Polygon& polygon) {
  const PointSweepEvidence path = pointSweep(polygon, thin.front(), thin.back() - thin.front());
  if (thin.front() == thin.back()) {
    const Side side = sideOf(polygon, thin.front());
    return side == Side::inside     ? Relation::overlapping
           : side == Side::boundary ? Relation::touching
                                    : Relation::disjoint;
  }
  return path.enterTime ? Relation::overlapping
         : path.time    ? Relation::touching
                        : Relation::disjoint;
}

Relation oracle(const ThinCase& c) {
  if (c.a.size() < 3 && c.b.size() < 3) {
    return segmentsMeet(c.a.front(), c.a.back(), c.b.front(), c.b.back()) ? Relation::touching
                                                                          : Relation::disjoint;
  }
  return c.a.size() < 3 ? pathRelation(c.a, polygonOf(c.b)) : pathRelation(c.b, polygonOf(c.a));
}

template <class Law>
void forThinCases(Law law) {
  for (int seed = 0; seed < 4 * lawCases(); ++seed) {
    const ThinCase c = thinCase(static_cast<std::uint64_t>(seed));
    INFO("seed " << seed << ": " << textOf(c));
    law(c);
  }
}

/// Edges of a body as segments; a point is one without length.
std::vector<Segment> segmentsOf(const Points& points) {
  if (points.size() < 3) return {{points.front(), points.back()}};
  std::vector<Segment> segments;
  for (std::size_t i = 0; i < points.size(); ++i)
    segments.push_back({points[i], points[(i + 1) % points.size()]});
  return segments;
}

/// First contact by all pairs of edges.
std::optional<double> edgeTime(const ThinCase& c) {
  if (oracle(c) != Relation::disjoint) return 0;
  std::optional<double> first;
  for (const Segment& a : segmentsOf(c.a))
    for (const Segment& b : segmentsOf(c.b))
      if (const auto time = sweptSegments({a, b, {c.va, c.vb}}).time)
        first = first ? std::min(*first, *time) : *time;
  return first;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("the relation of points and segments, and the push") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    Relation relation;
    double depth;
  };
  const std::vector<Row> rows{
      {"a point inside", {{1, 2}}, kSquare, Relation::overlapping, 1},
      {"a point on an edge", {{4, 2}}, kSquare, Relation::touching, 0},
      {"a point on a corner", {{4, 4}}, kSquare, Relation::touching, 0},
      {"a point outside", {{7, 2}}, kSquare, Relation::disjoint, -3},
      {"a polygon about a point", kSquare, {{3, 2}}, Relation::overlapping, 1},
      {"a segment through", {{-1, 1}, {9, 1}}, kSquare, Relation::overlapping, 1},
      {"a segment from corner to corner",
       {{0, 0}, {4, 4}},
       kSquare,
       Relation::overlapping,
       2 * std::sqrt(2.0)},
      {"a segment along an edge", {{1, 4}, {9, 4}}, kSquare, Relation::touching, 0},
      {"a segment with its end on an edge", {{4, 2}, {9, 2}}, kSquare, Relation::touching, 0},
      {"a segment past a corner", {{3, 7}, {7, 3}}, kSquare, Relation::disjoint, -std::sqrt(2.0)},
      {"a segment within", {{1, 1}, {2, 1}}, kSquare, Relation::overlapping, 1},
      {"segments that cross", {{0, 0}, {4, 4}}, {{0, 4}, {4, 0}}, Relation::touching, 0},
      {"segments end on end", {{0, 0}, {4, 0}}, {{4, 0}, {9, 0}}, Relation::touching, 0},
      {"segments on one line, apart", {{0, 0}, {4, 0}}, {{6, 0}, {9, 0}}, Relation::disjoint, -2},
      {"segments on one line, over each other",
       {{0, 0}, {4, 0}},
       {{2, 0}, {9, 0}},
       Relation::touching,
       0},
      {"parallel segments", {{0, 0}, {4, 0}}, {{0, 3}, {4, 3}}, Relation::disjoint, -3},
      {"a point on a segment", {{2, 2}}, {{0, 0}, {4, 4}}, Relation::touching, 0},
      {"a point on the line of a segment", {{7, 0}}, {{0, 0}, {4, 0}}, Relation::disjoint, -3},
      {"a point beside a segment", {{2, 5}}, {{0, 0}, {4, 0}}, Relation::disjoint, -5},
      {"two points", {{0, 0}}, {{3, 4}}, Relation::disjoint, -5},
      {"the same point", {{3, 4}}, {{3, 4}}, Relation::touching, 0},
      {"a segment without length inside", {{1, 2}, {1, 2}}, kSquare, Relation::overlapping, 1},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Polygon a = shapeOf(row.a);
    const Polygon b = shapeOf(row.b);
    const SatEvidence sat = satTest(a, b);
    CHECK(sat.relation == row.relation);
    CHECK(relationOf(a, b) == row.relation);
    CHECK(sat.depth == doctest::Approx(row.depth));
    CHECK(length(sat.mtv) == doctest::Approx(std::max(0.0, row.depth)));
    CHECK(parallelAxes(a, b).size() == sat.axes.size());
  }
}

TEST_CASE("law: the relation is that of the path from end to end, and of segments that meet") {
  forThinCases([](const ThinCase& c) {
    const Polygon a = shapeOf(c.a);
    const Polygon b = shapeOf(c.b);
    const SatEvidence sat = satTest(a, b);
    const Relation expected = oracle(c);
    REQUIRE(sat.relation == expected);
    REQUIRE(relationOf(a, b) == expected);
    REQUIRE(relationOf(b, a) == expected);
    const bool gap = std::any_of(sat.axes.begin(), sat.axes.end(),
                                 [](const SatAxis& axis) { return axis.sign < 0; });
    REQUIRE(gap == (expected == Relation::disjoint));
    REQUIRE(sat.firstGap.has_value() == gap);
    REQUIRE(!sat.axes.empty());
  });
}

TEST_CASE("law: the push ends the overlap and nine tenths of it do not") {
  for (int seed = 0; seed < 4 * lawCases(); ++seed) {
    const ThinCase c = thinCase(static_cast<std::uint64_t>(seed), Kind::random);
    INFO("seed " << seed << ": " << textOf(c));
    const SatEvidence sat = satTest(shapeOf(c.a), shapeOf(c.b));
    if (sat.relation != Relation::overlapping) {
      REQUIRE(sat.mtv == Vec2{});
      continue;
    }
    const auto after = [&](double part) {
      return satTest(shapeOf(moved(c.a, part * sat.mtv)), shapeOf(c.b));
    };
    REQUIRE(std::fabs(after(1).depth) < 1e-9);
    REQUIRE(after(0.9).relation == Relation::overlapping);
    for (int i = 0; i < 16; ++i) {  // no way that is shorter leads out
      const double turn = 2 * 3.14159265358979 * i / 16;
      const Vec2 way = 0.99 * sat.depth * Vec2{std::cos(turn), std::sin(turn)};
      REQUIRE(relationOf(shapeOf(moved(c.a, way)), shapeOf(c.b)) == Relation::overlapping);
    }
  }
}

TEST_CASE("first contact of points and segments in known motions") {
  SUBCASE("a bullet through a wall thinner than its step") {
    const MotionEvidence e =
        sweepTest(thinPolygon(Points{{0, 1}}), polygonOf({{50, 0}, {50.5, 0}, {50.5, 4}, {50, 4}}),
                  {200, 0}, {});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.25);
    CHECK(e.points == Points{{50, 1}});
    CHECK(e.normal == Vec2{-1, 0});
    CHECK(e.features == Features::vertexEdge);
  }
  SUBCASE("a bullet along a face grazes") {
    const MotionEvidence e =
        sweepTest(thinPolygon(Points{{-2, 4}}), polygonOf(kSquare), {8, 0}, {});
    CHECK(e.contact == Contact::grazing);
    CHECK(e.time == 0.25);
  }
  SUBCASE("two bullets meet at one moment or not at all") {
    const Polygon a = thinPolygon(Points{{0, 0}});
    const Polygon b = thinPolygon(Points{{4, 4}});
    const MotionEvidence hit = sweepTest(a, b, {8, 0}, {0, -8});
    CHECK(hit.contact == Contact::grazing);
    CHECK(hit.time == 0.5);
    CHECK(hit.exit == 0.5);
    CHECK(hit.points == Points{{4, 0}});
    CHECK(sweepTest(a, b, {8, 0}, {0, -7}).contact == Contact::none);
  }
  SUBCASE("a segment falls flat on a box") {
    const MotionEvidence e =
        sweepTest(thinPolygon(Points{{1, 6}, {9, 6}}), polygonOf(kSquare), {0, -4}, {});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.5);
    CHECK(e.normal == Vec2{0, 1});
    CHECK(e.points == Points{{1, 4}, {4, 4}});
    CHECK(e.features == Features::edgeEdge);
  }
}

TEST_CASE("law: the first contact is the earliest of all pairs of edges") {
  forThinCases([](const ThinCase& c) {
    const MotionEvidence e = sweepTest(shapeOf(c.a), shapeOf(c.b), c.va, c.vb);
    const std::optional<double> expected = edgeTime(c);
    REQUIRE(e.initial == oracle(c));
    REQUIRE(e.time.has_value() == expected.has_value());
    if (e.time) REQUIRE(*e.time == doctest::Approx(*expected).epsilon(1e-12));
    REQUIRE((e.contact == Contact::none) == (e.miss.reason != MissReason::none));
    const MotionEvidence back = sweepTest(shapeOf(c.b), shapeOf(c.a), c.vb, c.va);
    REQUIRE(back.time == e.time);
    REQUIRE(back.overlapTime == e.overlapTime);
    REQUIRE(back.contact == e.contact);
    if (e.normal) REQUIRE(dot(*e.normal, c.va - c.vb) <= 0);
    if (c.a.size() < 3 && c.b.size() < 3) REQUIRE_FALSE(e.overlapTime);
  });
}

TEST_CASE("law: a point that moves is the path of a point") {
  forThinCases([](const ThinCase& c) {
    if (c.a.size() != 1 || c.b.size() < 3) return;
    const MotionEvidence e = sweepTest(shapeOf(c.a), shapeOf(c.b), c.va, c.vb);
    const PointSweepEvidence path = pointSweep(polygonOf(c.b), c.a.front(), c.va - c.vb);
    REQUIRE(e.time.has_value() == path.time.has_value());
    if (e.time) REQUIRE(*e.time == doctest::Approx(*path.time).epsilon(1e-12));
    REQUIRE(e.overlapTime.has_value() == path.enterTime.has_value());
    if (e.overlapTime) REQUIRE(*e.overlapTime == doctest::Approx(*path.enterTime).epsilon(1e-12));
  });
}

TEST_CASE("law: at every 64th of the step the relation is what the times say") {
  forThinCases([](const ThinCase& c) {
    const MotionEvidence e = sweepTest(shapeOf(c.a), shapeOf(c.b), c.va, c.vb);
    for (int k = 0; k <= 64; ++k) {
      const double t = k / 64.0;  // lattice places at such times are doubles
      const Relation relation =
          relationOf(shapeOf(moved(c.a, t * c.va)), shapeOf(moved(c.b, t * c.vb)));
      if (relation == Relation::overlapping) {
        REQUIRE(e.overlapTime);
        REQUIRE(*e.overlapTime <= t);
      }
      const bool within = e.time && t > *e.time && t < e.exit.value_or(2);
      if (relation != Relation::disjoint) REQUIRE((e.time && *e.time <= t));
      if (within) REQUIRE(relation != Relation::disjoint);
      if (within && e.overlapTime) REQUIRE(relation == Relation::overlapping);
    }
  });
}

TEST_SUITE_END();
