#pragma once

#include "core/evidence/sat.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/polygon/hull.h"
#include "core/polygon/polygon.h"
#include "core/polygon/thin.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

/// Pairs for the laws of the Minkowski difference: convex polygons as they may be listed, and thin
/// bodies.
namespace sepax::test {

using Points = std::vector<Vec2>;

[[nodiscard]] inline Polygon bodyOf(const Points& points) {
  return points.size() < 3 ? thinPolygon(points) : polygonOf(points);
}

[[nodiscard]] inline Points shifted(Points points, Vec2 by) {
  for (Vec2& p : points) p += by;
  return points;
}

/// Repeats a vertex here and there, and splits edges of lattice shapes in the middle.
[[nodiscard]] inline Points roughened(const Points& points, Random& random, Kind kind) {
  Points rough;
  for (std::size_t i = 0; i < points.size(); ++i) {
    rough.push_back(points[i]);
    const int what = random.integer(0, 7);
    if (what == 0) rough.push_back(points[i]);
    if (what <= 1 && kind == Kind::lattice)
      rough.push_back((points[i] + points[(i + 1) % points.size()]) / 2);
  }
  return rough;
}

/// The hull of many points on a circle.
[[nodiscard]] inline Points roundShape(Random& random, Vec2 center) {
  Points points;
  for (int i = random.integer(10, 60); i > 0; --i) {
    const double angle = random.uniform(0, 6.283);
    points.push_back(center + 3 * Vec2{std::cos(angle), std::sin(angle)});
  }
  return convexHull(points);
}

/// Two convex polygons. Some are listed with repeated and collinear vertices, some are a shape and
/// its own half turn, some miss a touch by the last digit, some are flat, and some have many
/// vertices.
[[nodiscard]] inline Case convexPair(std::uint64_t seed) {
  const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
  Case c = makeCase(seed, kind);
  Random random(seed + 1'000'000'007);
  const int what = random.integer(0, 15);
  if (what == 0) {  // the difference has the edges of both on each other
    const Vec2 by = vectorWithin(random, kind, 5);
    c.b.clear();
    for (const Vec2 p : c.a) c.b.push_back(by - p);
  }
  if (what == 1) c.b = shifted(c.a, vectorWithin(random, kind, 5));
  if (what == 9) {
    c.a = roundShape(random, {});
    c.b = roundShape(random, vectorWithin(random, Kind::random, 6));
  }
  if (what == 10) c.a = shifted(c.a, 0x1p-49 * vectorWithin(random, Kind::lattice, 1));
  if (what <= 8) {
    c.a = roughened(c.a, random, kind);
    c.b = roughened(c.b, random, kind);
  }
  if (what >= 14) {
    for (Points* points : {&c.a, &c.b})
      for (Vec2& p : *points) p.y *= 0x1p-30;
    if (what == 15) c.va.y *= 0x1p-30;
  }
  return c;
}

/// A pair of which at least one body is a point or a segment, some without length.
[[nodiscard]] inline Case thinPair(std::uint64_t seed) {
  Random random(seed + 77'000'000'077);
  const Kind kind = seed % 4 == 0 ? Kind::random : Kind::lattice;
  const auto body = [&](int vertices) {
    if (vertices == 3) return convexShape(random, kind, {});
    Points points;
    for (int i = 0; i < vertices; ++i) points.push_back(vectorWithin(random, kind, 4));
    return points;
  };
  Case c;
  c.a = body(random.integer(1, 2));
  c.b = body(random.integer(1, 3));
  c.va = vectorWithin(random, kind, 6);
  c.vb = vectorWithin(random, kind, 3);
  if (random.integer(0, 3) == 0) {  // along a segment
    const double times = random.integer(-2, 2);
    c.va = c.vb + times * (c.a.back() - c.a.front());
  }
  if (random.integer(0, 1) == 1) {
    std::swap(c.a, c.b);
    std::swap(c.va, c.vb);
  }
  return c;
}

/// Checks a law on lawCases() random and lawCases() lattice pairs of polygons, in turn, and on half
/// as many with thin bodies. A failure names the seed and the scene.
template <class Law>
void forMinkowskiPairs(Law law) {
  for (int seed = 0; seed < 3 * lawCases(); ++seed) {
    const bool thin = seed >= 2 * lawCases();
    const auto number = static_cast<std::uint64_t>(seed);
    const Case c = thin ? thinPair(number) : convexPair(number);
    INFO("seed " << seed << (thin ? " thin" : "") << ": " << toText(c));
    law(c, bodyOf(c.a), bodyOf(c.b));
  }
}

/// Equal but for a few roundings.
[[nodiscard]] inline bool isNear(double x, double y, double scale = 1) {
  return std::fabs(x - y) <= 1e-13 * std::max({std::fabs(x), std::fabs(y), scale});
}
[[nodiscard]] inline bool isNear(Vec2 x, Vec2 y) { return isNear(x.x, y.x) && isNear(x.y, y.y); }

[[nodiscard]] inline bool isLattice(const Points& points) {
  return std::all_of(points.begin(), points.end(), [](Vec2 p) {
    return std::floor(2 * p.x) == 2 * p.x && std::floor(0x1p31 * p.y) == 0x1p31 * p.y;
  });
}

/// Place of vertex k of the difference.
[[nodiscard]] inline DifferencePoint vertexOf(const MinkowskiDifference& d, std::size_t k) {
  return d.sides.empty() ? d.startPoint : d.sides[k].line.from;
}

/// Edges with a length, of a segment its two faces.
[[nodiscard]] inline std::size_t faces(const Polygon& polygon) {
  return isThin(polygon) ? 2 * polygon.edges.size() : polygon.edges.size();
}

/// Distance from a point to the listed outline, in plain doubles.
[[nodiscard]] inline double toOutline(const Points& points, Vec2 p) {
  double nearest = 1e300;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 a = points[i];
    const Vec2 b = points[(i + 1) % points.size()];
    const double t = a == b ? 0 : std::clamp(dot(p - a, b - a) / squaredLength(b - a), 0.0, 1.0);
    nearest = std::min(nearest, distance(p, lerp(a, b, t)));
  }
  return nearest;
}

inline const Points kUnitSquare{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

}  // namespace sepax::test
