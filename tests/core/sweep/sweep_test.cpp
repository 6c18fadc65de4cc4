#include "core/sweep/sweep.h"
#include "core/overlap/sat.h"
#include "tests/support/laws.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

Points moved(Points points, Vec2 by) {
  for (Vec2& p : points) p += by;
  return points;
}

MotionEvidence sweep(const Points& a, const Points& b, Vec2 va, Vec2 vb = {}) {
  return sweepTest(polygonOf(a), polygonOf(b), va, vb);
}

MotionEvidence sweep(const Case& c) { return sweep(c.a, c.b, c.va, c.vb); }

}  // namespace

TEST_CASE("first contact of known motions") {
  SUBCASE("head on") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {3, 0}), {10, 0});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.2);
    CHECK(e.overlapTime == 0.2);
    CHECK(e.exit == 0.4);
    CHECK(e.normal == Vec2{-1, 0});
    CHECK(e.features == Features::edgeEdge);
    CHECK(e.points == Points{{3, 0}, {3, 1}});
  }
  SUBCASE("the axes overlap at different times: never") {
    const MotionEvidence e =
        sweep({{-6, -1}, {-5, -1}, {-5, 0}, {-6, 0}}, {{0, 4}, {1, 4}, {1, 5}, {0, 5}}, {12, 6});
    CHECK(e.contact == Contact::none);
    CHECK_FALSE(e.time);
    for (const MotionAxis& axis : e.axes) CHECK(axis.meetsAlone);
  }
  SUBCASE("contact at exactly t = 1 counts and penetrates nothing") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {3, 0}), {2, 0});
    CHECK(e.contact == Contact::grazing);
    CHECK(e.time == 1.0);
    CHECK_FALSE(e.overlapTime);
    CHECK(e.sampledStep == 60);
  }
  SUBCASE("sliding along a face grazes") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {2, 1}), {4, 0});
    CHECK(e.contact == Contact::grazing);
    CHECK(e.time == 0.25);
    CHECK_FALSE(e.overlapTime);
    CHECK(e.points == Points{{2, 1}});
    CHECK(e.features == Features::vertexVertex);
  }
  SUBCASE("of the edges entered together the one that faces the motion is hit") {
    const MotionEvidence e = sweep(moved(kUnit, {3, 0}), kUnit, {-4, 0});
    CHECK(e.axes[static_cast<std::size_t>(e.latestEntry)].name == AxisName{Owner::a, 3});
    CHECK(e.normal == Vec2{1, 0});
    CHECK(e.entryTies.size() == 4);
  }
  SUBCASE("edge against edge, shifted along each other while they close") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {3, 2.5}), {4, 4});
    CHECK(e.time == 0.5);
    CHECK(e.points == Points{{3, 2.5}, {3, 3}});
    CHECK(e.features == Features::edgeEdge);
  }
  SUBCASE("corner past corner: one axis is left as the other is entered") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {2, 0}), {4, 4});
    CHECK(e.contact == Contact::grazing);
    CHECK(e.time == 0.25);
    CHECK(e.exit == 0.25);
    CHECK_FALSE(e.overlapTime);
    CHECK(e.points == Points{{2, 1}});
  }
  SUBCASE("touching at the start and moving in") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {1, 0}), {1, 0});
    CHECK(e.contact == Contact::initial);
    CHECK(e.initial == Relation::touching);
    CHECK(e.time == 0.0);
    CHECK(e.overlapTime == 0.0);
    CHECK(e.points.empty());
    CHECK_FALSE(e.normal);
  }
  SUBCASE("touching at the start and leaving") {
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {1, 0}), {-1, 0});
    CHECK(e.time == 0.0);
    CHECK_FALSE(e.overlapTime);
    CHECK(e.exit == 0.0);
  }
  SUBCASE("at rest") {
    CHECK(sweep(kUnit, moved(kUnit, {3, 0}), {0, 0}).contact == Contact::none);
    const MotionEvidence e = sweep(kUnit, moved(kUnit, {0.5, 0}), {2, 3}, {2, 3});
    CHECK(e.contact == Contact::initial);
    CHECK(e.overlapTime == 0.0);
    CHECK_FALSE(e.exit);
  }
  SUBCASE("a thin wall between two samples") {
    const MotionEvidence e = sweep(kUnit, {{52, 0}, {52.001, 0}, {52.001, 1}, {52, 1}}, {200, 0});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.255);
    CHECK_FALSE(e.sampledStep);
  }
  SUBCASE("vertex against edge, both moving: the point is where B's edge then is") {
    const Points diamond{{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const MotionEvidence e = sweep(diamond, {{5, -2}, {6, -2}, {6, 2}, {5, 2}}, {2, 0}, {-2, 0});
    CHECK(e.time == 1.0);
    CHECK(e.features == Features::vertexEdge);
    CHECK(e.points == Points{{3, 0}});
  }
}

TEST_CASE("law: sampled relations agree with the window, and the first sample is found") {
  forAllCases([](const Case& c) {
    const MotionEvidence e = sweep(c);
    std::optional<int> first;
    for (int k = 0; k <= 60; ++k) {
      // 60 times the scene keeps lattice motions on the lattice at every sample.
      Points a, b;
      for (const Vec2 p : c.a) a.push_back(60.0 * p + static_cast<double>(k) * c.va);
      for (const Vec2 p : c.b) b.push_back(60.0 * p + static_cast<double>(k) * c.vb);
      const PolygonReport reportA = checkPolygon(a);
      const PolygonReport reportB = checkPolygon(b);
      if (!reportA.polygon || !reportB.polygon) return;  // rounding spoilt a random sliver
      const Relation relation = relationOf(*reportA.polygon, *reportB.polygon);
      const double t = k / 60.0;
      if (relation != Relation::disjoint && !first) first = k;
      if (relation == Relation::disjoint) {
        CHECK_FALSE((e.time && *e.time < t - 1e-9 && e.exit.value_or(2) > t + 1e-9));
      } else {
        REQUIRE(e.time);
        CHECK(*e.time <= t + 1e-9);
      }
      if (relation == Relation::overlapping) {
        REQUIRE(e.overlapTime);
        CHECK(*e.overlapTime <= t + 1e-9);
      }
    }
    const bool lattice = c.a[0].x == std::floor(c.a[0].x);
    if (lattice) CHECK(e.sampledStep == first);
  });
}

TEST_CASE("the first sample is found where the entry is farther away than an int can count") {
  const Points overlapping = moved(kUnit, {0.5, 0});
  CHECK(sweep(kUnit, overlapping, {1e-300, 0}).sampledStep == 0);
  CHECK(sweep(kUnit, overlapping, {0, 5e-324}).sampledStep == 0);
  CHECK_FALSE(sweep(kUnit, moved(kUnit, {3, 0}), {1e-300, 0}).sampledStep);
  CHECK_FALSE(sweep(kUnit, moved(kUnit, {3, 0}), {5e-324, 0}).sampledStep);
}

TEST_CASE("law: swapping the polygons keeps times and contact") {
  forAllCases([](const Case& c) {
    const MotionEvidence ab = sweep(c);
    const MotionEvidence ba = sweep(c.b, c.a, c.vb, c.va);
    CHECK(ab.contact == ba.contact);
    CHECK(ab.time == ba.time);
    CHECK(ab.overlapTime == ba.overlapTime);
    CHECK(ab.exit == ba.exit);
    CHECK(ab.initial == sepax::satTest(polygonOf(c.a), polygonOf(c.b)).relation);
  });
}

TEST_CASE("law: the normal faces the motion and contact points lie on both polygons") {
  forAllCases([](const Case& c) {
    const MotionEvidence e = sweep(c);
    if (!e.normal) return;
    CHECK(dot(*e.normal, e.relativeVelocity) <= 1e-12);
    CHECK(length(*e.normal) == doctest::Approx(1));
    const auto onBoundary = [](const Points& polygon, Vec2 p) {
      double nearest = 1e300;
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i];
        const Vec2 b = polygon[(i + 1) % polygon.size()];
        const double t = std::clamp(dot(p - a, b - a) / squaredLength(b - a), 0.0, 1.0);
        nearest = std::min(nearest, distance(p, lerp(a, b, t)));
      }
      return nearest < 1e-9;
    };
    REQUIRE_FALSE(e.points.empty());
    for (const Vec2 p : e.points) {
      CHECK(onBoundary(moved(c.a, *e.time * c.va), p));
      CHECK(onBoundary(moved(c.b, *e.time * c.vb), p));
    }
  });
}

TEST_CASE("law: doubling the velocities halves the unlimited times") {
  forAllCases([](const Case& c) {
    const MotionEvidence once = sweep(c);
    const MotionEvidence twice = sweep(c.a, c.b, 2 * c.va, 2 * c.vb);
    REQUIRE(once.unlimitedEntry.has_value() == twice.unlimitedEntry.has_value());
    if (once.unlimitedEntry) CHECK(*once.unlimitedEntry == 2 * *twice.unlimitedEntry);
  });
}

TEST_CASE("law: a contact implies that every axis alone reports one") {
  forAllCases([](const Case& c) {
    const MotionEvidence e = sweep(c);
    if (e.contact == Contact::none) return;
    for (const MotionAxis& axis : e.axes) CHECK(axis.meetsAlone);
  });
}
