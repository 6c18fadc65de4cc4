#include "core/minkowski/pieces.h"
#include "core/overlap/concave.h"
#include "core/polygon/convex_parts.h"
#include "tests/core/minkowski/pairs.h"

using namespace sepax;
using namespace sepax::test;

namespace {

/// How deep the point lies in a convex piece; negative outside.
double depthIn(const Points& piece, Vec2 p) {
  double depth = 1e300;
  for (std::size_t i = 0; i < piece.size(); ++i) {
    const Vec2 from = piece[i];
    depth = std::min(depth, cross(normalized(piece[(i + 1) % piece.size()] - from), p - from));
  }
  return depth;
}

double deepest(const MinkowskiPieces& found, Vec2 p) {
  double depth = -1e300;
  for (const MinkowskiPiece& piece : found.pieces)
    depth = std::max(depth, depthIn(piece.vertices, p));
  return depth;
}

/// How often the outline runs round the point.
int windings(const MinkowskiPieces& found, Vec2 p) {
  int count = 0;
  for (const OutlinePiece& side : found.outline) {
    if ((side.from.y > p.y) == (side.to.y > p.y)) continue;
    const double x =
        side.from.x + (p.y - side.from.y) / (side.to.y - side.from.y) * (side.to.x - side.from.x);
    if (x > p.x) count += side.to.y > side.from.y ? 1 : -1;
  }
  return count;
}

/// A comb with as many teeth, its lower left corner at a place.
Points comb(int teeth, Vec2 corner, double tooth) {
  Points points{corner, corner + Vec2{2.0 * teeth - 1, 0}};
  for (int i = teeth; i-- > 0;) {
    const double x = 2.0 * i;
    points.push_back(corner + Vec2{x + 1, 1 + tooth});
    points.push_back(corner + Vec2{x, 1 + tooth});
    if (i == 0) break;
    points.push_back(corner + Vec2{x, 1});
    points.push_back(corner + Vec2{x - 1, 1});
  }
  return points;
}

std::vector<Polygon> partsOf(const Points& points) {
  const Polygon polygon = polygonOf(points);
  return convexParts(std::span(&polygon, 1));
}

/// Some side of the polygon has that direction, turned by half a turn where the sign is -1.
bool runsAlong(const Points& polygon, Vec2 way, double sign) {
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 side = sign * (polygon[(i + 1) % polygon.size()] - polygon[i]);
    const double size = length(side) * length(way);
    if (dot(side, way) > 0 && std::abs(cross(side, way)) <= 1e-6 * size) return true;
  }
  return false;
}

/// Turned by some angle, so that no side is parallel to one of the other.
Points movedBy(Points points, Random& random) {
  const double angle = random.uniform(0.1, 1.4);
  for (Vec2& p : points)
    p = {std::cos(angle) * p.x - std::sin(angle) * p.y,
         std::sin(angle) * p.x + std::cos(angle) * p.y};
  return points;
}

void checkOutline(const MinkowskiPieces& found, Random& random, double reach) {
  for (const OutlinePiece& side : found.outline) {
    const Vec2 middle = 0.5 * (side.from + side.to);
    CHECK(std::fabs(depthIn(found.pieces[static_cast<std::size_t>(side.piece)].vertices, middle)) <
          1e-9);
    CHECK(deepest(found, middle) < 1e-9);
  }
  for (int i = 0; i < 60; ++i) {
    const Vec2 p{random.uniform(-reach, reach), random.uniform(-reach, reach)};
    const double depth = deepest(found, p);
    if (std::fabs(depth) < 1e-9) continue;
    CHECK(windings(found, p) == (depth > 0 ? 1 : 0));
  }
}

}  // namespace

TEST_SUITE("minkowski pieces") {
  TEST_CASE("law: the outline runs once round every place of the union and round no other") {
    for (int seed = 0; seed < 60; ++seed) {
      CAPTURE(seed);
      Random random(static_cast<std::uint64_t>(seed));
      const bool lattice = seed % 2 == 0;
      const double x = lattice ? random.integer(-4, 4) : random.uniform(-4, 4);
      const double y = lattice ? random.integer(-4, 4) : random.uniform(-4, 4);
      const Points a = comb(random.integer(1, 4), {x, y}, lattice ? 2 : random.uniform(0.5, 3));
      const Points b = comb(random.integer(1, 3), {}, lattice ? 1 : random.uniform(0.5, 3));
      checkOutline(minkowskiPieces(partsOf(a), partsOf(b)), random, 16);
    }
  }

  TEST_CASE("law: a side of the outline runs along a side of the polygon that owns it") {
    Random random(11);
    for (int i = 0; i < 60; ++i) {
      const Points a =
          comb(1 + i % 3, {random.uniform(-3, 3), random.uniform(-3, 3)}, random.uniform(0.5, 3));
      const Points b = movedBy(comb(1 + i % 2, {0, 0}, random.uniform(0.5, 3)), random);
      const MinkowskiPieces found = minkowskiPieces(partsOf(a), partsOf(b));
      for (const OutlinePiece& side : found.outline)
        CHECK(runsAlong(side.owner == Owner::a ? a : b, side.to - side.from,
                        side.owner == Owner::a ? 1 : -1));
    }
  }

  TEST_CASE("law: a piece holds the origin where its parts overlap") {
    int holding = 0;
    for (int seed = 0; seed < 200; ++seed) {
      CAPTURE(seed);
      const Case c = convexPair(static_cast<std::uint64_t>(seed));
      const std::vector<Polygon> a{bodyOf(c.a)};
      const std::vector<Polygon> b{bodyOf(c.b)};
      const MinkowskiPieces found = minkowskiPieces(a, b);
      REQUIRE(found.pieces.size() == 1);
      const bool overlaps = relationOf(a, b) == Relation::overlapping;
      CHECK(found.pieces[0].holdsOrigin == overlaps);
      holding += overlaps ? 1 : 0;
    }
    CHECK(holding > 40);
  }

  TEST_CASE("of one piece alone the outline is its border") {
    const std::vector<Polygon> square{polygonOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}})};
    const MinkowskiPieces found = minkowskiPieces(square, square);
    double length = 0;
    for (const OutlinePiece& side : found.outline) length += distance(side.from, side.to);
    CHECK(length == 16);
    CHECK(windings(found, {1.5, -1.5}) == 1);
    CHECK(windings(found, {2.5, 0}) == 0);
  }

  TEST_CASE("sides between two pieces are no outline, and common sides are there once") {
    // Two squares side by side, less one point.
    const std::vector<Polygon> a{polygonOf({{0, 0}, {1, 0}, {1, 1}, {0, 1}}),
                                 polygonOf({{1, 0}, {2, 0}, {2, 1}, {1, 1}})};
    const std::vector<Polygon> b{polygonOf({{0, 0}, {1, 0}, {1, 1}, {0, 1}})};
    const MinkowskiPieces found = minkowskiPieces(a, b);
    double length = 0;
    for (const OutlinePiece& side : found.outline) length += distance(side.from, side.to);
    CHECK(length == 2 * (3 + 2));
  }
}
