#include "core/sweep/broad_phase.h"
#include "core/exact/exact.h"
#include "core/polygon/bounding.h"
#include "core/sweep/swept_edges.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

std::vector<MovingBody> randomBodies(std::uint64_t seed, Kind kind, int count) {
  Random random = streamOf(seed);
  std::vector<MovingBody> bodies;
  for (int i = 0; i < count; ++i) {
    const Vec2 center = vectorWithin(random, kind, 20);
    bodies.push_back({polygonOf(simpleShape(random, kind, center)), vectorWithin(random, kind, 8)});
  }
  return bodies;
}

}  // namespace

TEST_CASE("swept boxes") {
  const Points triangle{{0, 0}, {2, 0}, {1, 3}};
  CHECK(sweptBox(triangle, {5, -1}) == Bounds{{0, -1}, {7, 3}});
  CHECK(sweptBox(triangle, {-5, 1}) == Bounds{{-5, 0}, {2, 4}});
  CHECK(sweptBox(triangle, {}) == Bounds{{0, 0}, {2, 3}});
  SUBCASE("rounded outwards, never inwards") {
    const Bounds box = sweptBox(Points{{1, -1}, {1, 1}, {2, 0}}, {0x1p-60, -0x1p-60});
    CHECK(box.max.x == std::nextafter(2.0, 3.0));
    CHECK(box.min.y == std::nextafter(-1.0, -2.0));
    CHECK(box.min.x == 1);
  }
}

TEST_CASE("law: a swept box holds both ends of the motion, exactly, and nothing more") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Vec2 p = vectorWithin(random, Kind::random, 1);
    const Vec2 v = vectorWithin(random, Kind::random, 1e-3);
    CAPTURE(seed);
    const Bounds box = sweptBox(std::array{p}, v);
    const auto excess = [](double bound, double x, double dx) {
      return exactSign([&](auto lift) { return lift(bound) - (lift(x) + lift(dx)); });
    };
    CHECK(excess(box.max.x, p.x, v.x) >= 0);
    CHECK(excess(box.min.x, p.x, v.x) <= 0);
    if (v.x > 0) CHECK(excess(std::nextafter(box.max.x, -9.0), p.x, v.x) < 0);
    if (v.x < 0) CHECK(excess(std::nextafter(box.min.x, 9.0), p.x, v.x) > 0);
  }
}

TEST_CASE("law: no vertex lies outside the bounding circle, and circles of meeting shapes meet") {
  forAllConcaveCases(lawCases(), [](const Case& c) {
    const Circle a = boundingCircle(c.va, c.a);
    for (const Vec2 p : c.a) {
      CHECK(exactSign([&](auto lift) {
              const auto x = lift(p.x) - lift(a.center.x);
              const auto y = lift(p.y) - lift(a.center.y);
              return lift(a.radius) * lift(a.radius) - x * x - y * y;
            }) >= 0);
    }
    const Circle b = boundingCircle(c.vb, c.b);
    const FirstContact contact = firstContact(polygonOf(c.a), polygonOf(c.b), {}, {});
    if (contact.time) CHECK(circlesMeet(a, b));
  });
}

TEST_CASE("circles that touch in one point meet") {
  CHECK(circlesMeet({{0, 0}, 1}, {{2, 0}, 1}));
  CHECK_FALSE(circlesMeet({{0, 0}, 1}, {{std::nextafter(2.0, 3.0), 0}, 1}));
}

TEST_CASE("law: sort and sweep finds exactly the pairs of boxes that meet") {
  for (int seed = 0; seed < lawCases() / 20; ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    std::vector<Bounds> boxes;
    for (int i = random.integer(0, 40); i > 0; --i) {
      const Vec2 corner = vectorWithin(random, kind, 10);
      const Vec2 size = vectorWithin(random, kind, 3);
      boxes.push_back({corner, corner + Vec2{std::fabs(size.x), std::fabs(size.y)}});
    }
    std::vector<BodyPair> expected;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      for (std::size_t k = i + 1; k < boxes.size(); ++k) {
        if (boxesMeet(boxes[i], boxes[k])) {
          expected.push_back({static_cast<int>(i), static_cast<int>(k)});
        }
      }
    }
    CAPTURE(seed);
    const Candidates found = candidatePairs(boxes);
    CHECK(found.pairs == expected);
    CHECK(found.compared * 2 <= static_cast<long long>(boxes.size() * boxes.size()));
  }
}

TEST_CASE("law: the contacts are those of all pairs") {
  for (int seed = 0; seed < lawCases() / 100; ++seed) {
    const auto bodies = randomBodies(static_cast<std::uint64_t>(seed),
                                     seed % 2 == 0 ? Kind::random : Kind::lattice, 12);
    CAPTURE(seed);
    std::vector<CandidatePair> contacts = broadPhaseTest(bodies).pairs;
    std::erase_if(contacts, [](const CandidatePair& pair) { return !pair.time; });
    std::size_t found = 0;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      for (std::size_t k = i + 1; k < bodies.size(); ++k) {
        const SweptEdgesEvidence e = sweptEdgesTest(bodies[i].polygon, bodies[k].polygon,
                                                    bodies[i].velocity, bodies[k].velocity);
        if (!e.time) continue;
        REQUIRE(found < contacts.size());
        CHECK(contacts[found].a == static_cast<int>(i));
        CHECK(contacts[found].b == static_cast<int>(k));
        CHECK(contacts[found].time == e.time);
        CHECK(contacts[found].initial == (e.contact == Contact::initial));
        ++found;
      }
    }
    CHECK(found == contacts.size());
  }
}

TEST_CASE("law: the evidence of all bodies is that of its candidates and edges") {
  for (int seed = 0; seed < lawCases() / 100; ++seed) {
    const auto bodies = randomBodies(static_cast<std::uint64_t>(seed),
                                     seed % 2 == 0 ? Kind::random : Kind::lattice, 12);
    CAPTURE(seed);
    const BroadPhaseEvidence found = broadPhaseTest(bodies);
    CHECK(found.boxes.size() == bodies.size());
    CHECK(found.compared <= found.bodyPairs);
    CHECK(found.edgeTests <= found.edgePairs);
    CHECK(found.edgePairs <= found.allEdgePairs);
    int meeting = 0;
    for (const CandidatePair& pair : found.pairs) {
      const MovingBody& a = bodies[static_cast<std::size_t>(pair.a)];
      const MovingBody& b = bodies[static_cast<std::size_t>(pair.b)];
      const SweptEdgesEvidence e = sweptEdgesTest(a.polygon, b.polygon, a.velocity, b.velocity);
      CHECK(pair.time == e.time);
      CHECK(pair.tested == e.tested);
      CHECK(pair.edgePairs == e.tested + e.culled);
      CHECK(pair.initial == (e.contact == Contact::initial));
      if (pair.time) ++meeting;
    }
    CHECK(found.meeting == meeting);
  }
}
