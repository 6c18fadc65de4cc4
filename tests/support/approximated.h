#pragma once

#include "core/overlap/approximations.h"
#include "core/polygon/thin.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <optional>
#include <utility>
#include <vector>

/// Bodies of every kind for the tests of simpler shapes in their place.
namespace sepax::test {

/// Vertices, or those of several parts, with what is made of them.
struct TestBody {
  std::vector<std::vector<Vec2>> lists;
  std::vector<Polygon> outlines;
  Vec2 center;

  explicit TestBody(std::vector<std::vector<Vec2>> from) : lists(std::move(from)) {
    Vec2 sum;
    double count = 0;
    for (const std::vector<Vec2>& list : lists) {
      outlines.push_back(list.size() < 3 ? thinPolygon(list) : polygonOf(list));
      for (const Vec2 vertex : list) sum += vertex;
      count += static_cast<double>(list.size());
    }
    center = sum / count;
  }
  explicit TestBody(const std::vector<Vec2>& list)
      : TestBody(std::vector<std::vector<Vec2>>{list}) {}
  [[nodiscard]] ApproximatedBody body() const { return {outlines, center}; }
};

[[nodiscard]] inline ApproximationEvidence found(const TestBody& a, const TestBody& b,
                                                 std::optional<double> size = {}) {
  const auto evidence = approximations(a.body(), b.body(), size);
  REQUIRE(evidence.has_value());
  return *evidence;
}

[[nodiscard]] inline ApproximationEvidence found(const std::vector<Vec2>& a,
                                                 const std::vector<Vec2>& b,
                                                 std::optional<double> size = {}) {
  return found(TestBody(a), TestBody(b), size);
}

/// Convex and concave polygons, segments, points and pairs of parts against each other.
[[nodiscard]] inline std::pair<TestBody, TestBody> anyPair(std::uint64_t seed) {
  const Case pair = makeConcaveCase(seed, seed % 2 == 0 ? Kind::random : Kind::lattice);
  const auto kind = [&](const std::vector<Vec2>& own, std::uint64_t which) {
    if (which == 1) return TestBody(std::vector<Vec2>{own[0], own[1]});
    if (which == 2) return TestBody(std::vector<Vec2>{own[0]});
    if (which == 3) return TestBody({own, movedBy(own, {3, 1})});
    return TestBody(own);
  };
  return {kind(pair.a, seed / 2 % 6), kind(pair.b, seed / 12 % 5)};
}

}  // namespace sepax::test
