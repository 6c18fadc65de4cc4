#include "core/sweep/swept_edges.h"
#include "core/overlap/concave.h"
#include "core/sweep/slide.h"
#include "core/sweep/sweep.h"
#include "tests/support/boundary_distance.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/lattice_oracle.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

SweptEdgesEvidence edges(const Points& a, const Points& b, Vec2 va, Vec2 vb = {}) {
  return sweptEdgesTest(polygonOf(a), polygonOf(b), va, vb);
}

SweptEdgesEvidence edges(const Case& c) { return edges(c.a, c.b, c.va, c.vb); }

bool isLattice(const Case& c) {
  return std::all_of(c.a.begin(), c.a.end(), [](Vec2 p) { return p.x == std::floor(p.x); });
}

}  // namespace

TEST_CASE("known motions of simple polygons") {
  SUBCASE("into a slot that fits: it grazes both walls and then meets the ground") {
    const Points block{{1, 6}, {3, 6}, {3, 8}, {1, 8}};
    const SweptEdgesEvidence e = edges(block, kSlot, {0, -10});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.1);
    CHECK(e.overlapTime == 0.5);
    CHECK_FALSE(e.normal);  // corner on corner
    CHECK(e.points.size() == 2);
  }
  SUBCASE("between the walls onto the ground, face to face") {
    const SweptEdgesEvidence e = edges({{1.5, 2}, {2.5, 2}, {2.5, 3}, {1.5, 3}}, kSlot, {0, -4});
    CHECK(e.time == 0.25);
    CHECK(e.overlapTime == 0.25);
    CHECK(e.normal == Vec2{0, 1});
    CHECK(e.edgeA == 0);
    CHECK(e.edgeB == 4);
    CHECK(e.point == Vec2{1.5, 1});
    CHECK(e.points == Points{{1.5, 1}, {2.5, 1}});
    CHECK(e.tested + e.culled == 32);
    REQUIRE(e.pair);
    CHECK(e.pair->time == 0.25);
  }
  SUBCASE("a vertex on an edge of B, an edge of A on a vertex of B") {
    const Points diamond{{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const Points wall{{5, -2}, {6, -2}, {6, 2}, {5, 2}};
    CHECK(edges(diamond, wall, {2, 0}, {-2, 0}).normal == Vec2{-1, 0});
    CHECK(edges(diamond, wall, {2, 0}, {-2, 0}).point == Vec2{3, 0});
    CHECK(edges(wall, diamond, {-2, 0}, {2, 0}).normal == Vec2{1, 0});
  }
  SUBCASE("a leg on the flat and a leg on a corner: the normal is not unique") {
    const Points legs{{0, 3}, {1, 0}, {2, 2}, {3, 0}, {4, 3}};
    const Points ground{{-1, -3}, {3, -3}, {3, -1}, {-1, -1}};
    const SweptEdgesEvidence e = edges(legs, ground, {0, -2});
    CHECK(e.time == 0.5);
    CHECK(e.points == Points{{1, -1}, {3, -1}});
    CHECK_FALSE(e.normal);
    CHECK(edges(legs, movedBy(ground, {1, 0}), {0, -2}).normal == Vec2{0, 1});
  }
  SUBCASE("corner past corner: one axis is left as the other is entered") {
    const SweptEdgesEvidence e = edges(kUnit, movedBy(kUnit, {2, 0}), {4, 4});
    CHECK(e.contact == Contact::grazing);
    CHECK(e.time == 0.25);
    CHECK_FALSE(e.overlapTime);
    CHECK(e.point == Vec2{2, 1});
  }
  SUBCASE("contained at the start is initial, though no edges meet") {
    const SweptEdgesEvidence e = edges({{1, 0.25}, {2, 0.25}, {2, 0.5}}, kSlot, {0.1, 0});
    CHECK(e.contact == Contact::initial);
    CHECK(e.initial == Relation::overlapping);
    CHECK(e.time == 0.0);
    CHECK_FALSE(e.point);
    CHECK_FALSE(e.edgeA);
  }
  SUBCASE("touching at the start, overlapping later") {
    const SweptEdgesEvidence e = edges(movedBy(kUnit, {1, 2}), kSlot, {4, 0});
    CHECK(e.contact == Contact::initial);
    CHECK(e.initial == Relation::touching);
    CHECK(e.overlapTime == 0.25);
  }
  SUBCASE("inside the hollow, at rest") {
    const Points small{{1.5, 2}, {2.5, 2}, {2.5, 3}};
    CHECK(edges(small, kSlot, {}).culled == 24);
    CHECK(edges(small, kSlot, {2, 3}, {2, 3}).contact == Contact::none);
  }
}

TEST_CASE("law: on convex pairs the edges agree with the swept separating axes") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Case c =
        makeCase(static_cast<std::uint64_t>(seed), seed % 2 == 0 ? Kind::random : Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    const SweptEdgesEvidence e = edges(c);
    const MotionEvidence axes = sweepTest(polygonOf(c.a), polygonOf(c.b), c.va, c.vb);
    REQUIRE(e.contact == axes.contact);
    CHECK(e.initial == axes.initial);
    REQUIRE(e.time.has_value() == axes.time.has_value());
    REQUIRE(e.overlapTime.has_value() == axes.overlapTime.has_value());
    if (e.time) CHECK(*e.time == doctest::Approx(*axes.time).epsilon(1e-13));
    if (e.overlapTime) CHECK(*e.overlapTime == doctest::Approx(*axes.overlapTime).epsilon(1e-13));
    if (!e.normal) continue;
    const bool admissible = std::any_of(axes.entryTies.begin(), axes.entryTies.end(), [&](int tie) {
      const MotionAxis& axis = axes.axes[static_cast<std::size_t>(tie)];
      return distance(axis.speed > 0 ? -axis.normal : axis.normal, *e.normal) < 1e-12;
    });
    CHECK(admissible);
  }
}

TEST_CASE("law: nothing meets before the time, and the overlap begins at the overlap time") {
  forAllConcaveCases(lawCases() / 4, [](const Case& c) {
    constexpr int kSamples = 12;
    const SweptEdgesEvidence e = edges(c);
    for (int k = 0; k <= kSamples; ++k) {
      Points a, b;
      for (const Vec2 p : c.a) a.push_back(p * kSamples + c.va * k);
      for (const Vec2 p : c.b) b.push_back(p * kSamples + c.vb * k);
      const bool lattice = isLattice(c);
      const Relation relation = lattice ? static_cast<Relation>(latticeRelation(a, b))
                                        : polygonRelation(polygonOf(a), polygonOf(b));
      const double t = static_cast<double>(k) / kSamples;
      if (relation != Relation::disjoint) {
        REQUIRE(e.time);
        CHECK(*e.time <= t + 1e-12);
      }
      if (relation == Relation::overlapping) {
        REQUIRE(e.overlapTime);
        CHECK(*e.overlapTime <= t + 1e-12);
      }
      if (!e.time || *e.time > t + 1e-12) CHECK(relation == Relation::disjoint);
      if (!e.overlapTime || *e.overlapTime > t + 1e-12) CHECK(relation != Relation::overlapping);
    }
    if (!e.overlapTime) return;
    const double soon = *e.overlapTime + 1e-7;
    CHECK(polygonRelation(translated(polygonOf(c.a), c.va * soon),
                          translated(polygonOf(c.b), c.vb * soon)) == Relation::overlapping);
  });
}

TEST_CASE("law: contact points lie on both polygons and the normal faces the motion") {
  forAllConcaveCases(lawCases(), [](const Case& c) {
    const SweptEdgesEvidence e = edges(c);
    const FirstContact quick = firstContact(polygonOf(c.a), polygonOf(c.b), c.va, c.vb);
    CHECK(quick.time == e.time);
    CHECK(e.tested + e.culled == static_cast<int>(e.cells.size()));
    CHECK(e.cells.size() == e.edgesA.size() * e.edgesB.size());
    CHECK((e.contact == Contact::initial) == (e.initial != Relation::disjoint));
    if (e.contact == Contact::none || e.contact == Contact::initial) return;
    REQUIRE(e.point);
    CHECK(e.point == e.points.front());
    for (const Vec2 p : e.points) {
      CHECK(toBoundary(movedBy(c.a, c.va * *e.time), p) < 1e-9);
      CHECK(toBoundary(movedBy(c.b, c.vb * *e.time), p) < 1e-9);
    }
    CHECK(e.pair->time == e.time);
    if (e.overlapTime) CHECK(*e.overlapTime >= *e.time);
    if (!e.normal) return;
    CHECK(length(*e.normal) == doctest::Approx(1));
    CHECK(dot(*e.normal, c.va - c.vb) < 0);
  });
}

TEST_CASE("law: swapping the polygons keeps the times and turns the normal") {
  forAllConcaveCases(lawCases() / 2, [](const Case& c) {
    const SweptEdgesEvidence e = edges(c);
    const SweptEdgesEvidence back = edges(c.b, c.a, c.vb, c.va);
    CHECK(e.contact == back.contact);
    CHECK(e.time == back.time);
    CHECK(e.overlapTime == back.overlapTime);
    CHECK(e.tested == back.tested);
    CHECK(e.points.size() == back.points.size());
    REQUIRE(e.normal.has_value() == back.normal.has_value());
    if (e.normal) CHECK(distance(*e.normal, -*back.normal) < 1e-12);
  });
}

TEST_CASE("law: far from the origin and in tiny units the answers are the same") {
  for (int seed = 0; seed < lawCases() / 4; ++seed) {
    const Case c = makeConcaveCase(static_cast<std::uint64_t>(seed), Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    constexpr double kTiny = 0x1p-10;
    const auto far = [](Points points) {
      for (Vec2& p : points) p = p * kTiny + Vec2{0x1p40, -0x1p39};
      return points;
    };
    const SweptEdgesEvidence near = edges(c);
    const SweptEdgesEvidence there = edges(far(c.a), far(c.b), c.va * kTiny, c.vb * kTiny);
    CHECK(there.contact == near.contact);
    CHECK(there.initial == near.initial);
    CHECK(there.time == near.time);
    CHECK(there.overlapTime == near.overlapTime);
    CHECK(there.normal == near.normal);
    CHECK(there.tested == near.tested);
    const ConcaveEvidence push = concaveTest(polygonOf(c.a), polygonOf(c.b));
    const ConcaveEvidence pushThere = concaveTest(polygonOf(far(c.a)), polygonOf(far(c.b)));
    CHECK(pushThere.depth == doctest::Approx(push.depth * kTiny).epsilon(1e-12));
  }
}
