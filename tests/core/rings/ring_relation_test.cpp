#include "core/rings/ring_relation.h"

#include "core/overlap/concave.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using enum RingRelation;

RingRelation relationOf(const Points& a, const Points& b) {
  return ringRelation(Ring(polygonOf(a)), Ring(polygonOf(b)));
}

RingRelation exchanged(RingRelation relation) {
  return relation == within ? around : relation == around ? within : relation;
}

Points box(double left, double bottom, double right, double top) {
  return {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
}

/// Which kinds of points there are, of many that lie on no line of the lattice.
struct Samples {
  bool both = false;
  bool onlyA = false;
  bool onlyB = false;
};

Samples samplesOf(const Points& a, const Points& b) {
  Samples samples;
  for (double x = -8.13; x < 8; x += 0.93)
    for (double y = -8.17; y < 8; y += 0.93) {
      const bool inA = insideEvenOdd(a, {x, y});
      const bool inB = insideEvenOdd(b, {x, y});
      samples.both |= inA && inB;
      samples.onlyA |= inA && !inB;
      samples.onlyB |= inB && !inA;
    }
  return samples;
}

}  // namespace

TEST_CASE("rings that touch in every way") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    RingRelation relation;
  };
  const Points notch{{0, 0}, {9, 0}, {9, 9}, {6, 9}, {6, 4}, {3, 4}, {3, 9}, {0, 9}};
  const Row rows[] = {
      {"far away", box(0, 0, 1, 1), box(5, 5, 6, 6), apart},
      {"free inside", box(1, 1, 2, 2), box(0, 0, 5, 5), within},
      {"a vertex on an edge from inside", {{0, 2}, {2, 1}, {2, 3}}, box(0, 0, 5, 5), within},
      {"a vertex on an edge from outside", {{0, 2}, {-2, 1}, {-2, 3}}, box(0, 0, 5, 5), apart},
      {"a common edge inside", box(0, 1, 2, 2), box(0, 0, 5, 5), within},
      {"a common edge outside", box(-2, 1, 0, 2), box(0, 0, 5, 5), apart},
      {"all corners on the sides", {{2, 0}, {4, 2}, {2, 4}, {0, 2}}, box(0, 0, 4, 4), within},
      {"the same, turned around", box(0, 0, 4, 4), {{0, 4}, {4, 4}, {4, 0}, {0, 0}}, same},
      {"the same with more vertices",
       box(0, 0, 4, 4),
       {{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}},
       same},
      {"a cross", box(-1, 1, 6, 2), box(0, 0, 5, 5), crossing},
      {"out through two corners of a notch", {{1, 3}, {8, 3}, {6, 4}, {3, 4}}, notch, within},
      {"over a notch from corner to corner", {{1, 4}, {8, 4}, {8, 8}, {1, 8}}, notch, crossing},
      {"in the notch", box(3, 4, 6, 9), notch, apart},
      {"over the mouth of the notch", {{1, 1}, {8, 1}, {6, 9}, {3, 9}}, notch, crossing},
      {"through a corner", {{-1, 1}, {1, -1}, {3, 3}}, box(0, 0, 5, 5), crossing},
      {"a corner in a corner", {{0, 0}, {2, 1}, {1, 2}}, box(0, 0, 5, 5), within},
      {"a corner against a corner", {{0, 0}, {-2, -1}, {-1, -2}}, box(0, 0, 5, 5), apart},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(relationOf(row.a, row.b) == row.relation);
    CHECK(relationOf(row.b, row.a) == exchanged(row.relation));
  }
}

TEST_CASE("law: the relation of rings is that of their points, whatever the order") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points a = simpleShape(random, kind, {});
    const Points b = simpleShape(random, kind, vectorWithin(random, kind, 3));
    INFO("seed " << seed << ": " << listText(a) << " " << listText(b));
    const RingRelation relation = relationOf(a, b);
    CHECK(relationOf(b, a) == exchanged(relation));
    CHECK((relation != apart) ==
          (polygonRelation(polygonOf(a), polygonOf(b)) == Relation::overlapping));
    const Samples samples = samplesOf(a, b);
    if (samples.both) CHECK(relation != apart);
    if (samples.onlyA) CHECK((relation != within && relation != same));
    if (samples.onlyB) CHECK((relation != around && relation != same));
    CHECK(relationOf(a, a) == same);
    Points turned(b.rbegin(), b.rend());
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    CHECK(relationOf(a, turned) == relation);
    if (kind == Kind::random) continue;
    Points small = a;  // it has a corner and two sides of a
    for (Vec2& point : small) point = a[0] + 0.5 * (point - a[0]);
    if (polygonOf(a).convex) CHECK(relationOf(small, a) == within);
  }
}
