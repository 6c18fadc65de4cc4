#include "core/inside/inside_body.h"
#include "core/published/crossing_fault.h"
#include "core/published/gamecodeschool.h"
#include "tests/support/exact_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

// The article's lines as they are typed, its list left open, its quotient in doubles.

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using published::CollisionPackage;
using published::CrossingReading;

const Points kBox{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};
const CrossingReading kSlope{.slopeAsPrinted = true};
const CrossingReading kIndex{.nextVertexAsPrinted = true};
const CrossingReading kDoubles{.integerCasts = false, .oneCounter = false, .doubles = true};

CollisionPackage bodyOf(Points vertices) {
  const double radius = radiusAbout({}, vertices);
  return {std::move(vertices), {}, radius, 0};
}

CollisionPackage closed(CollisionPackage body) {
  body.vertices = published::padded(body.vertices);
  return body;
}

Form formOf(const Points& vertices) {
  if (vertices.size() > 2) return {};
  return {vertices.size() == 1 ? BodyKind::point : BodyKind::segment, {}};
}

published::ExactCrossing exactOf(const CollisionPackage& first, const CollisionPackage& second) {
  const auto posedOf = [](const CollisionPackage& body) {
    return insideBodyAt(formOf(body.vertices), body.vertices, body.location, body.facingAngle).body;
  };
  const InsideEvidence found = insideTest(posedOf(first), posedOf(second));
  const auto any = [&](Side side) {
    return std::ranges::any_of(found.aInB, [&](const PointEvidence& p) { return p.side == side; });
  };
  return {found.relation, any(Side::inside), any(Side::boundary)};
}

CrossingFault faultOf(const CollisionPackage& a, const CollisionPackage& b,
                      const CrossingReading& reading) {
  return published::faultOf(a, b, reading, exactOf(a, b));
}

}  // namespace

TEST_CASE(
    "what errs in the lines as typed, in an open list and in a quotient (A2 to A4, A7, G14)") {
  const CollisionPackage triangle = closed(bodyOf({{0, 0}, {30, 0}, {0, 30}}));
  const CollisionPackage box = closed(bodyOf(kBox));
  const CollisionPackage shot = bodyOf({{16, 16}});
  const CollisionPackage bullet = bodyOf({{-8, 5}});
  CHECK(faultOf(shot, triangle, kSlope) == CrossingFault::wrongSlope);
  CHECK(faultOf(shot, triangle, {}) == CrossingFault::none);
  CHECK(faultOf(bullet, box, kIndex) == CrossingFault::wrongEnd);
  CHECK(faultOf(bullet, box, {}) == CrossingFault::none);
  const CollisionPackage six = bodyOf({{6, 0}, {12, -3}, {16, -3}, {18, 0}, {16, 3}, {12, 3}});
  CHECK(faultOf(six, box, published::kLiteralReading) == CrossingFault::outOfRange);
  CHECK(faultOf(six, box, kIndex) == CrossingFault::outOfRange);
  CHECK(faultOf(six, box, kSlope) == CrossingFault::none);

  const CollisionPackage nose = bodyOf({{0, 0}, {30, -4}, {30, 4}});
  const CollisionPackage open = bodyOf({{10, 10}, {-10, 10}, {-10, -10}, {10, -10}});
  CHECK(faultOf(nose, open, {}) == CrossingFault::openList);
  CHECK(faultOf(nose, closed(open), {}) == CrossingFault::none);

  const CollisionPackage tip = bodyOf({{0.7, 0.5}, {1.2, 0.35}, {1.2, 0.65}});
  const CollisionPackage slant = closed(bodyOf({{0.6, 0.2}, {0.3, 0.8}, {0.8, 0.8}}));
  CHECK(exactOf(tip, slant).insideFirst);
  CHECK(faultOf(tip, slant, kDoubles) == CrossingFault::division);
}

TEST_CASE("the passes as typed: their ends, their runs and where they stop") {
  const CollisionPackage box = closed(bodyOf(kBox));
  const PublishedCrossing ends =
      published::detect(bodyOf({{-8, 5}}), box, kIndex, published::Told::everySide);
  REQUIRE(ends.sides.size() == 4);
  for (const PublishedPass& side : ends.sides) CHECK(side.next == 1);
  CHECK(ends.crossings == 2);
  CHECK(ends.nextAsTyped);

  const PublishedCrossing upright =
      published::detect(bodyOf({{16, 16}}), closed(bodyOf({{0, 0}, {30, 0}, {0, 30}})), kSlope,
                        published::Told::everySide);
  for (const PublishedPass& side : upright.sides) {
    CHECK(side.next == side.side + 1);
    CHECK(side.run == 0);
    if (side.straddles) CHECK(side.place == upright.second[static_cast<std::size_t>(side.side)].x);
  }
  CHECK(upright.collided);

  const CollisionPackage six = bodyOf({{6, 0}, {12, -3}, {16, -3}, {18, 0}, {16, 3}, {12, 3}});
  const PublishedCrossing thrown =
      published::detect(six, box, published::kLiteralReading, published::Told::everySide);
  CHECK(thrown.outOfRange);
  CHECK(thrown.vertexCrossings.size() == 4);
  REQUIRE(thrown.sides.size() == 17);
  CHECK(thrown.sides.back().beyond);
  CHECK(thrown.sides.back().vertex == 4);
  CHECK(thrown.sides.back().next == 5);
  CHECK(std::ranges::count(thrown.sides, true, &PublishedPass::beyond) == 1);
}

TEST_CASE("law: no fault of a reading as typed, open or in doubles means the exact answer") {
  std::array<int, 13> seen{};
  const auto countOf = [&](CrossingFault fault) { return seen[static_cast<std::size_t>(fault)]; };
  for (int i = 0; i < viewerCases(2000); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const CollisionPackage a = bodyOf(pair.scene.a);
    const bool meet = relationAtStart(pair) != OracleRelation::disjoint;
    for (const bool isOpen : {false, true}) {
      const CollisionPackage b = isOpen ? bodyOf(pair.scene.b) : closed(bodyOf(pair.scene.b));
      for (const CrossingReading& reading :
           {kSlope, kIndex, published::kLiteralReading, kDoubles, CrossingReading{}}) {
        const CrossingFault fault = faultOf(a, b, reading);
        const PublishedCrossing found = published::detect(a, b, reading);
        CHECK((fault == CrossingFault::none) == (!found.outOfRange && found.collided == meet));
        CHECK((fault == CrossingFault::outOfRange) == found.outOfRange);
        CHECK(found.closed == published::isClosed(b.vertices));
        CrossingReading mended = reading;
        mended.slopeAsPrinted = false;
        mended.nextVertexAsPrinted = false;
        if (fault == CrossingFault::wrongSlope || fault == CrossingFault::wrongEnd)
          CHECK(published::detect(a, closed(b), mended).collided == meet);
        if (fault == CrossingFault::openList)
          CHECK(published::detect(a, closed(b), reading).collided == meet);
        if (fault == CrossingFault::division) CHECK(reading.doubles);
        ++seen[static_cast<std::size_t>(fault)];
      }
    }
  }
  CHECK(countOf(CrossingFault::wrongSlope) > 50);
  CHECK(countOf(CrossingFault::wrongEnd) > 50);
  CHECK(countOf(CrossingFault::outOfRange) > 50);
  CHECK(countOf(CrossingFault::openList) > 20);
}

TEST_CASE("law: in doubles the count is exact but where a quotient is rounded past the point") {
  for (int i = 0; i < viewerCases(1000); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const PublishedCrossing found = published::detect(
        bodyOf(pair.scene.a), closed(bodyOf(pair.scene.b)), kDoubles, published::Told::everySide);
    for (const PublishedPass& side : found.sides) {
      const WidePoint p = pair.a[static_cast<std::size_t>(side.vertex)];
      const WidePoint v = pair.b[static_cast<std::size_t>(side.side)];
      const WidePoint w = pair.b[static_cast<std::size_t>(side.next) % pair.b.size()];
      REQUIRE(side.straddles == ((v.y > p.y) != (w.y > p.y)));
      if (!side.straddles) continue;
      const int turn = signOf(test::cross(w - v, p - v)) * signOf(w.y - v.y);
      const double away = side.place - found.first[static_cast<std::size_t>(side.vertex)].x;
      if (std::abs(away) > 1e-9) CHECK(side.counts == (turn > 0));
    }
  }
}

TEST_CASE("points on the boundary are told apart by the parity of their counts (A10)") {
  const CollisionPackage square = closed(bodyOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
  const CollisionPackage diamond = bodyOf({{0, 1}, {1, 0}, {2, 1}, {1, 2}});
  const std::array<Side, 4> all{Side::boundary, Side::boundary, Side::boundary, Side::boundary};
  const PublishedCrossing found =
      published::withBoundary(published::detect(diamond, square, kDoubles), all);
  CHECK(found.edgeIn == std::vector<int>{0, 1});
  CHECK(found.edgeOut == std::vector<int>{2, 3});
  const std::array<Side, 4> none{};
  CHECK(published::withBoundary(published::detect(diamond, square, kDoubles), none).edgeIn.empty());
}

TEST_CASE("a list is closed by its first vertex, and a segment has one middle") {
  CHECK_FALSE(published::isClosed(kBox));
  CHECK(published::isClosed(published::padded(kBox)));
  CHECK(published::isClosed(Points{{1, 1}}));
  CHECK(published::withMidpoints(Points{{0, 0}, {2, 0}}) == Points{{0, 0}, {1, 0}, {2, 0}});
  CHECK(published::withMidpoints(Points{{0, 0}}) == Points{{0, 0}});
  CHECK(published::namesOf(Points{{0, 0}, {2, 0}}, true).size() == 3);
}
