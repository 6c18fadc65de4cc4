#include "core/rings/hole_bridges.h"

#include "core/exact/predicates.h"
#include "core/inside/sector.h"
#include "core/rings/ring_relation.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

Points box(double left, double bottom, double right, double top) {
  return {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
}

/// Twice the area on the left of the list, as an exact expression.
template <class Lift>
auto doubledArea(const Lift& lift, const Points& list) {
  auto sum = lift(0.0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Vec2 p = list[i], q = list[(i + 1) % list.size()];
    sum = sum + (lift(p.x) * lift(q.y) - lift(p.y) * lift(q.x));
  }
  return sum;
}

/// Whether the area of the list is that of the outline less that of the holes, whose lists all run
/// counterclockwise or all clockwise.
bool hasAreaOf(const Points& list, const Points& outline, const std::vector<Points>& holes) {
  return exactSign([&](auto lift) {
           auto rest = doubledArea(lift, outline) - doubledArea(lift, list);
           for (const Points& hole : holes) rest = rest - doubledArea(lift, hole);
           return rest;
         }) == 0;
}

bool leads(const Sector& sector, Vec2 point) {
  const bool shut = orientation(sector.at, sector.from, sector.to) == 0 &&
                    dotSign(sector.at, sector.from, sector.at, sector.to) > 0;
  return !shut && leadsInside({&sector, 1}, point);
}

/// Two ways through one point that change sides there.
bool passesThrough(Vec2 at, Vec2 from, Vec2 to, Vec2 otherFrom, Vec2 otherTo) {
  const Sector left{at, to, from};
  const Sector right{at, from, to};
  return (leads(left, otherFrom) && leads(right, otherTo)) ||
         (leads(right, otherFrom) && leads(left, otherTo));
}

/// A vertex that lies on an edge or on another vertex, from where the list goes on to the other
/// side of it.
bool crossesAtVertex(const Points& list) {
  const std::size_t size = list.size();
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t k = 0; k < size; ++k) {
      const Vec2 at = list[k];
      const Vec2 before = list[(k + size - 1) % size], after = list[(k + 1) % size];
      const Vec2 a = list[i], b = list[(i + 1) % size];
      if (i != k && a == at && passesThrough(at, list[(i + size - 1) % size], b, before, after))
        return true;
      if (a != at && b != at && onSegment(a, b, at) && passesThrough(at, a, b, before, after))
        return true;
    }
  return false;
}

/// Two edges that pass through each other.
bool crossesItself(const Points& list) {
  for (std::size_t i = 0; i < list.size(); ++i)
    for (std::size_t k = i + 1; k < list.size(); ++k) {
      const Vec2 a = list[i], b = list[(i + 1) % list.size()];
      const Vec2 c = list[k], d = list[(k + 1) % list.size()];
      if (orientation(a, b, c) * orientation(a, b, d) < 0 &&
          orientation(c, d, a) * orientation(c, d, b) < 0)
        return true;
    }
  return false;
}

Points turnedLike(Points ring, Winding winding) {
  if (checkPolygon(ring).winding != winding) std::ranges::reverse(ring);
  return ring;
}

void checkLaws(const Points& outline, const std::vector<Points>& holes, Random& random) {
  const BridgedOutline bridged = withBridges(outline, holes);
  REQUIRE(bridged.problem == "");
  const Points& list = bridged.vertices;
  CHECK(list.front() == outline.front());
  const Winding winding = checkPolygon(outline).winding;
  std::vector<Points> alike;
  std::size_t vertices = outline.size();
  for (const Points& hole : holes) {
    alike.push_back(turnedLike(hole, winding));
    vertices += hole.size() + 2;
  }
  CHECK(list.size() <= vertices);
  CHECK(hasAreaOf(list, outline, alike));
  CHECK_FALSE(crossesItself(list));
  CHECK_FALSE(crossesAtVertex(list));
  for (int i = 0; i < 20; ++i) {
    const Vec2 probe{random.uniform(-25, 25), random.uniform(-25, 25)};
    const bool inHole =
        std::ranges::any_of(holes, [&](const Points& hole) { return insideEvenOdd(hole, probe); });
    CHECK(insideEvenOdd(list, probe) == (insideEvenOdd(outline, probe) && !inHole));
  }
  for (const Points& ring : alike)
    for (const Vec2 vertex : ring) CHECK(std::ranges::find(list, vertex) != list.end());
}

Points scaled(Points points, double scale) {
  for (Vec2& point : points) point = scale * point;
  return points;
}

/// As many shapes as find room in the outline; on the lattice many touch.
std::vector<Points> holesIn(const Points& outline, Random& random, Kind kind) {
  std::vector<Points> holes;
  std::vector<Ring> rings;
  const Ring around(polygonOf(outline));
  for (int i = 0; i < 25; ++i) {
    const double size = kind == Kind::random ? random.uniform(0.2, 1) : 1;
    const Points hole =
        movedBy(scaled(simpleShape(random, kind, {}), size), vectorWithin(random, kind, 12));
    const Ring ring(polygonOf(hole));
    if (ringRelation(ring, around) != RingRelation::within) continue;
    const bool free = std::ranges::all_of(
        rings, [&](const Ring& other) { return ringRelation(ring, other) == RingRelation::apart; });
    if (!free) continue;
    holes.push_back(hole);
    rings.push_back(ring);
  }
  return holes;
}

}  // namespace

TEST_CASE("a hole is joined to the outline by a bridge that is walked twice") {
  const BridgedOutline square = withBridges(box(0, 0, 9, 9), std::vector<Points>{box(2, 2, 4, 4)});
  CHECK(square.problem == "");
  CHECK(square.vertices ==
        Points{{0, 0}, {9, 0}, {9, 9}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {4, 4}, {9, 9}, {0, 9}});
  CHECK(withBridges(box(0, 0, 9, 9), {}).vertices == box(0, 0, 9, 9));
  // the rightmost vertex on the rim needs no bridge
  const Points touching{{9, 5}, {5, 7}, {5, 3}};
  CHECK(withBridges(box(0, 0, 9, 9), std::vector<Points>{touching}).vertices ==
        Points{{0, 0}, {9, 0}, {9, 5}, {5, 3}, {5, 7}, {9, 5}, {9, 9}, {0, 9}});
}

TEST_CASE("what stands between a hole and the rim is not crossed") {
  struct Row {
    const char* name;
    Points outline;
    std::vector<Points> holes;
  };
  const Row rows[] = {
      {"side by side", box(0, 0, 9, 9), {box(1, 1, 2, 2), box(3, 1, 4, 2), box(5, 1, 6, 2)}},
      {"one above the other", box(0, 0, 9, 9), {box(1, 1, 2, 2), box(1, 3, 2, 4), box(1, 5, 2, 6)}},
      {"holes that share an edge", box(0, 0, 9, 9), {box(1, 1, 2, 3), box(2, 2, 4, 4)}},
      {"a chain of touching holes around another one",
       box(-9, -9, 9, 9),
       {{{0, 5}, {-5, 0}, {-5, 5}},
        {{0, 5}, {5, 0}, {5, 5}},
        {{5, 0}, {0, -5}, {5, -5}},
        {{0, -5}, {-5, 0}, {-5, -5}},
        box(-1, -1, 1, 1)}},
      {"a hole in a hook",
       {{0, 0}, {20, 0}, {20, 4}, {6, 4}, {6, 6}, {20, 6}, {20, 10}, {0, 10}},
       {{{1, 4.5}, {3, 4.5}, {3, 5.5}, {1, 5.5}}}},
      {"a tooth before the edge that stops the ray",
       {{0, 0}, {20, 0}, {20, 20}, {12, 9}, {8, 20}, {0, 20}},
       {box(2, 7, 3, 8)}},
      {"a hole whose corner stops the ray on the rim",
       {{-20, -10}, {8, -10}, {12, 10}, {-20, 10}},
       {{{0, 0}, {-1, 1}, {-2, 0}, {-1, -1}}, {{10, 0}, {11, 9}, {2, 8}}}},
      {"bridges that end at one corner",
       {{0, 0}, {20, 0}, {20, 9}, {10, 4}, {0, 9}},
       {box(1, 3, 2, 4), box(3, 3, 4, 4), {{14, 3}, {12, 1}, {15, 1}}, {{10, 3}, {9, 1}, {11, 1}}}},
      {"a hole along the rim", box(0, 0, 9, 9), {box(7, 2, 9, 4), box(0, 5, 9, 6)}},
      {"a hole that touches in all its corners",
       box(0, 0, 4, 4),
       {{{2, 0}, {4, 2}, {2, 4}, {0, 2}}}},
      {"a hole in the corner", box(0, 0, 9, 9), {box(6, 6, 9, 9), box(5, 5, 6, 6)}},
      {"holes that fill all but a frame", box(0, 0, 4, 4), {box(1, 1, 2, 3), box(2, 1, 3, 3)}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    for (const Winding winding : {Winding::counterclockwise, Winding::clockwise}) {
      Random random(7);
      checkLaws(turnedLike(row.outline, winding), row.holes, random);
    }
  }
}

TEST_CASE("rings that enclose no area together are named") {
  struct Row {
    Points outline;
    std::vector<Points> holes;
    const char* problem;
  };
  const Points bowTie{{1, 1}, {2, 2}, {2, 1}, {1, 2}};
  const Row rows[] = {
      {bowTie, {}, "the outline is no simple polygon"},
      {box(0, 0, 9, 9), {box(1, 1, 2, 2), bowTie}, "hole 2 is no simple polygon"},
      {box(0, 0, 9, 9),
       {box(1, 1, 2, 2), box(8, 1, 10, 2)},
       "hole 2 does not lie inside the outline"},
      {box(0, 0, 9, 9), {box(9, 1, 10, 2)}, "hole 1 does not lie inside the outline"},
      {box(0, 0, 9, 9), {box(-1, -1, 10, 10)}, "hole 1 does not lie inside the outline"},
      {box(0, 0, 9, 9), {box(0, 0, 9, 9)}, "hole 1 leaves nothing of the outline"},
      {box(0, 0, 9, 9),
       {box(7, 7, 8, 8), box(1, 1, 3, 3), box(2, 2, 4, 4)},
       "hole 2 and hole 3 lie over each other"},
      {box(0, 0, 9, 9),
       {box(1, 1, 5, 5), box(2, 2, 3, 3)},
       "hole 1 and hole 2 lie over each other"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.problem);
    const BridgedOutline bridged = withBridges(row.outline, row.holes);
    CHECK(bridged.problem == row.problem);
    CHECK(bridged.vertices.empty());
  }
}

TEST_CASE("law: a list with bridges encloses the outline without its holes") {
  std::size_t several = 0;
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points outline = scaled(simpleShape(random, kind, {}), 4);
    const std::vector<Points> holes = holesIn(outline, random, kind);
    INFO("seed " << seed << ": " << listText(outline));
    for (const Points& hole : holes) INFO("hole " << listText(hole));
    several += holes.size() > 1;
    checkLaws(outline, holes, random);
  }
  CHECK(several > static_cast<std::size_t>(lawCases()) / 10);
}

TEST_CASE("ten thousand holes" * doctest::test_suite("speed")) {
  std::vector<Points> holes;
  for (int x = 0; x < 100; ++x)
    for (int y = 0; y < 100; ++y)
      holes.push_back(box(2.0 * x + 1, 2.0 * y + 1, 2.0 * x + 2, 2.0 * y + 2));
  CHECK(withBridges(box(0, 0, 201, 201), holes).problem == "there are too many holes for bridges");
  holes.resize(1000);
  const BridgedOutline bridged = withBridges(box(0, 0, 201, 201), holes);
  CHECK(bridged.problem == "");
  CHECK(hasAreaOf(bridged.vertices, box(0, 0, 201, 201), holes));
}
