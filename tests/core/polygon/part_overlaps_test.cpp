#include "core/polygon/part_overlaps.h"

#include "tests/support/concave_shapes.h"
#include "tests/support/lattice_oracle.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// Which parts of a body lie over each other.

namespace {

using Points = std::vector<Vec2>;

std::vector<PartOverlap> overlapsOf(const std::vector<Points>& outlines) {
  Points vertices;
  Form form;
  for (const Points& outline : outlines) {
    vertices.insert(vertices.end(), outline.begin(), outline.end());
    form.parts.push_back(static_cast<int>(outline.size()));
  }
  return overlappingParts(checkParts(form, vertices));
}

bool isLattice(const Points& points) {
  return std::ranges::all_of(
      points, [](Vec2 p) { return p.x == std::floor(p.x) && p.y == std::floor(p.y); });
}

const Points kSquare{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
const Points kNotched{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}};

TEST_CASE("parts that share an edge or a corner do not overlap") {
  CHECK(overlapsOf({kSquare, movedBy(kSquare, {2, 0})}).empty());
  CHECK(overlapsOf({kSquare, movedBy(kSquare, {2, 2})}).empty());
  CHECK(overlapsOf({kNotched, movedBy(kSquare, {2, 2})}).empty());
  CHECK(overlapsOf({kSquare}).empty());
}

TEST_CASE("the pairs are named by their places in the body, with a place in what they share") {
  const auto overlaps =
      overlapsOf({kSquare, movedBy(kSquare, {9, 0}), movedBy(kSquare, {1, 0}), kSquare});
  REQUIRE(overlaps.size() == 3);
  CHECK(overlaps[0].first == 0);
  CHECK(overlaps[0].second == 2);
  CHECK(overlaps[0].place == Vec2{1.5, 1});
  CHECK(overlaps[1].second == 3);
  CHECK(overlaps[1].place == Vec2{1, 1});
  CHECK(overlaps[2].first == 2);
  CHECK(overlaps[2].second == 3);
}

TEST_CASE("the least overlap that doubles can tell is one") {
  const double less = 2 - 0x1p-51;
  CHECK(overlapsOf({kSquare, {{less, 0}, {4, 0}, {4, 2}}}).size() == 1);
  CHECK(overlapsOf({kSquare, {{2, 0}, {4, 0}, {4, 2}}}).empty());
}

TEST_CASE("an outline that is no polygon is passed over, and no more are listed than can be read") {
  CHECK(overlapsOf({kSquare, {{0, 0}, {2, 2}, {2, 0}, {0, 2}}}).empty());
  CHECK(overlapsOf(std::vector<Points>(20, kSquare)).size() == kMaxPartOverlaps);
}

TEST_CASE(
    "law: two outlines overlap where the interiors meet, in whichever order they are listed") {
  int cases = 0;
  for (int seed = 0; seed < lawCases() / 4; ++seed) {
    const Case c = makeConcaveCase(static_cast<std::uint64_t>(seed), Kind::lattice);
    if (!isLattice(c.a) || !isLattice(c.b)) continue;
    INFO("seed " << seed << ": " << toText(c));
    ++cases;
    const bool meet = latticeRelation(c.a, c.b) == OracleRelation::overlapping;
    CHECK(overlapsOf({c.a, c.b}).size() == (meet ? 1 : 0));
    Points reversed = c.b;
    std::ranges::reverse(reversed);
    CHECK(overlapsOf({reversed, c.a}).size() == (meet ? 1 : 0));
  }
  CHECK(cases > 0);
}

}  // namespace
