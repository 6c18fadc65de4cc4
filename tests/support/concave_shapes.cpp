#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace sepax::test {

namespace {

using Points = std::vector<Vec2>;
using Cell = std::pair<int, int>;

Vec2 onLattice(Vec2 p) { return {std::round(p.x), std::round(p.y)}; }

Points starPoints(Random& random, Kind kind) {
  std::vector<double> angles;
  const int count = random.integer(5, 12);
  for (int i = 0; i < count; ++i) angles.push_back(random.uniform(0, 2 * std::numbers::pi));
  std::sort(angles.begin(), angles.end());
  Points points;
  for (const double angle : angles) {
    const double radius = random.uniform(1, 5);
    const Vec2 p{radius * std::cos(angle), radius * std::sin(angle)};
    points.push_back(kind == Kind::lattice ? onLattice(p) : p);
  }
  return points;
}

Points shuffledPoints(Random& random, Kind kind) {
  Points points;
  const int count = random.integer(4, 7);
  for (int i = 0; i < count; ++i) points.push_back(vectorWithin(random, kind, 4));
  return points;
}

std::set<Cell> grownCells(Random& random) {
  std::set<Cell> cells{{0, 0}};
  const auto wanted = static_cast<std::size_t>(random.integer(2, 7));
  while (cells.size() < wanted) {
    auto from = cells.begin();
    std::advance(from, random.integer(0, static_cast<int>(cells.size()) - 1));
    constexpr Cell kSteps[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    const Cell step = kSteps[random.integer(0, 3)];
    cells.insert({from->first + step.first, from->second + step.second});
  }
  return cells;
}

/// Boundary of the cells, counterclockwise; a hole or a pinch makes it no simple polygon.
Points outlineOf(const std::set<Cell>& cells) {
  std::vector<std::pair<Cell, Cell>> sides;
  for (const auto& [x, y] : cells) {
    if (!cells.contains({x, y - 1})) sides.push_back({{x, y}, {x + 1, y}});
    if (!cells.contains({x + 1, y})) sides.push_back({{x + 1, y}, {x + 1, y + 1}});
    if (!cells.contains({x, y + 1})) sides.push_back({{x + 1, y + 1}, {x, y + 1}});
    if (!cells.contains({x - 1, y})) sides.push_back({{x, y + 1}, {x, y}});
  }
  Points points;
  Cell at = sides.front().first;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const auto side = std::find_if(sides.begin(), sides.end(),
                                   [&](const auto& candidate) { return candidate.first == at; });
    points.push_back({static_cast<double>(at.first), static_cast<double>(at.second)});
    at = side->second;
  }
  return points;
}

Points withoutCollinear(const Points& points) {
  Points corners;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 before = points[(i + points.size() - 1) % points.size()];
    const Vec2 after = points[(i + 1) % points.size()];
    if (cross(points[i] - before, after - points[i]) != 0) corners.push_back(points[i]);
  }
  return corners;
}

Points polyomino(Random& random) {
  const Points outline = outlineOf(grownCells(random));
  return random.integer(0, 1) == 0 ? outline : withoutCollinear(outline);
}

Points shapePoints(Random& random, Kind kind) {
  const int choice = random.integer(0, 3);
  if (choice == 0) return shuffledPoints(random, kind);
  if (choice >= 2 && kind == Kind::lattice) return polyomino(random);
  return starPoints(random, kind);
}

Points turned345(Points points) {
  for (Vec2& p : points) p = {3 * p.x - 4 * p.y, 4 * p.x + 3 * p.y};
  return points;
}

}  // namespace

std::vector<Vec2> movedBy(std::vector<Vec2> points, Vec2 by) {
  for (Vec2& p : points) p += by;
  return points;
}

std::vector<Vec2> simpleShape(Random& random, Kind kind, Vec2 center) {
  for (;;) {
    Points points = movedBy(shapePoints(random, kind), center);
    if (!checkPolygon(points).polygon) continue;
    const auto first = static_cast<std::ptrdiff_t>(random.bits() % points.size());
    std::rotate(points.begin(), points.begin() + first, points.end());
    if (random.integer(0, 1) == 1) std::reverse(points.begin(), points.end());
    return points;
  }
}

Random streamOf(std::uint64_t seed) { return Random(Random(seed).bits()); }

Case makeConcaveCase(std::uint64_t seed, Kind kind) {
  Random random = streamOf(seed);
  const auto shape = [&](Vec2 center) {
    return random.integer(0, 4) == 0 ? convexShape(random, kind, center)
                                     : simpleShape(random, kind, center);
  };
  Case c;
  c.a = shape({});
  c.b = shape(vectorWithin(random, kind, 6));
  if (random.integer(0, 7) != 0) c.va = vectorWithin(random, kind, 9);
  if (random.integer(0, 1) == 0) c.vb = vectorWithin(random, kind, 4);
  if (kind == Kind::lattice && random.integer(0, 3) == 0) {
    c.a = turned345(c.a);
    c.b = turned345(c.b);
    c.va = turned345({c.va}).front();
    c.vb = turned345({c.vb}).front();
  }
  return c;
}

void forAllConcaveCases(int count, void (*law)(const Case&)) {
  for (int seed = 0; seed < count; ++seed) {
    const Case c = makeConcaveCase(static_cast<std::uint64_t>(seed),
                                   seed % 2 == 0 ? Kind::random : Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    law(c);
  }
}

}  // namespace sepax::test
