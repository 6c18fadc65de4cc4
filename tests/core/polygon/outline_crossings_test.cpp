#include "core/polygon/outline_crossings.h"

#include "core/exact/predicates.h"
#include "core/polygon/polygon.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

/// Every pair tested.
std::vector<CrossingEdges> allCrossings(const Points& v) {
  std::vector<CrossingEdges> found;
  const std::size_t n = v.size();
  for (std::size_t e = 0; e < n; ++e) {
    for (std::size_t f = e + 2; f < n; ++f) {
      if (e == 0 && f + 1 == n) continue;
      if (segmentsMeet(v[e], v[e + 1], v[f], v[(f + 1) % n])) found.push_back({e, f});
    }
  }
  return found;
}

/// An outline turns back onto itself at a vertex, or repeats one.
bool hasSpike(const Points& v) {
  for (std::size_t i = 0; i < v.size(); ++i) {
    const Vec2 before = v[(i + v.size() - 1) % v.size()];
    const Vec2 after = v[(i + 1) % v.size()];
    if (v[i] == after) return true;
    if (orientation(before, v[i], after) == 0 && dotSign(before, v[i], v[i], after) <= 0)
      return true;
  }
  return false;
}

/// A tangle; or a star, which mostly is simple, with a few vertices moved.
Points outline(Random& random, Kind kind, int count) {
  Points points;
  const double reach = kind == Kind::lattice ? count / 3 + 2 : 3;
  if (random.integer(0, 2) == 0) {
    for (int i = 0; i < count; ++i) points.push_back(vectorWithin(random, kind, reach));
    return points;
  }
  for (int i = 0; i < count; ++i) {
    const double angle = 6.283185307179586 * i / count;
    const Vec2 place = random.uniform(2, 12) * Vec2{std::cos(angle), std::sin(angle)};
    points.push_back(kind == Kind::lattice ? Vec2{std::round(place.x), std::round(place.y)}
                                           : place);
  }
  if (random.integer(0, 2) == 0) {
    points[static_cast<std::size_t>(random.integer(0, count - 1))] =
        vectorWithin(random, kind, reach);
  }
  return points;
}

/// Teeth side by side, slanting, so that all their boxes meet.
Points slantedComb(int teeth) {
  Points comb;
  for (int i = 0; i < teeth; ++i) {
    comb.push_back({3.0 * i, 0});
    comb.push_back({3.0 * i + 1e5, 1e5});
    comb.push_back({3.0 * i + 1 + 1e5, 1e5});
    comb.push_back({3.0 * i + 1, 0});
  }
  comb.push_back({3.0 * teeth, -9});
  comb.push_back({-9, -9});
  return comb;
}

}  // namespace

TEST_CASE("law: the crossings are the first ones of all pairs tested") {
  int simple = 0;
  int tangled = 0;
  for (int seed = 0; seed < 4'000; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points points = outline(random, kind, random.integer(3, 24));
    if (hasSpike(points)) continue;
    const std::vector<CrossingEdges> all = allCrossings(points);
    CAPTURE(seed);
    ++(all.empty() ? simple : tangled);
    CHECK(firstCrossings(points, all.size() + 1) == all);
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    if (all.size() > 1)
      CHECK(firstCrossings(points, all.size() / 2) == std::vector(all.begin(), first));
    const auto any = anyCrossing(points);
    CHECK(any.has_value() == !all.empty());
    if (any) CHECK(std::find(all.begin(), all.end(), *any) != all.end());
  }
  CHECK(simple > 300);
  CHECK(tangled > 300);
}

TEST_CASE("slanting edges side by side are told apart, and one crossing among them is found") {
  Points comb = slantedComb(5'000);
  CHECK(firstCrossings(comb, 64).empty());
  CHECK(checkPolygon(comb).polygon);
  comb[9'001].x += 2.5;  // one side of a tooth, over the other one
  const auto found = firstCrossings(comb, 64);
  REQUIRE_FALSE(found.empty());
  CHECK(found.front() == CrossingEdges{9'000, 9'002});
}

TEST_CASE("an outline that turns left everywhere may still wind twice") {
  const Points pentagram{{0, 10}, {-6, -8}, {9, 3}, {-9, 3}, {6, -8}};
  CHECK_FALSE(checkPolygon(pentagram).polygon);
  Points twice;
  for (int i = 0; i < 16; ++i) {
    const double angle = 6.283185307179586 * i / 8;
    twice.push_back((10 + 0.01 * i) * Vec2{std::cos(angle), std::sin(angle)});
  }
  CHECK_FALSE(checkPolygon(twice).polygon);
}

TEST_CASE("a hundred thousand vertices are checked at once") {
  Points star;
  for (int i = 0; i < 100'000; ++i) {
    const double angle = 6.283185307179586 * i / 100'000;
    star.push_back((i % 2 == 0 ? 1.0 : 0.9) * Vec2{std::cos(angle), std::sin(angle)});
  }
  CHECK(checkPolygon(star).polygon);
  std::swap(star[500], star[502]);
  CHECK(checkPolygon(star).defects.front().kind == DefectKind::selfIntersection);
  CHECK(checkPolygon(star).defects.front().first == 499);
}
