#include "core/published/cozic_raycast.h"
#include "core/published/raycast_fault.h"
#include "core/ray/raycast.h"
#include "tests/support/published_ray_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

// The recorded errors of Cozic's ray, each on its own input, and what its list costs.

using namespace sepax;
using namespace sepax::test;

namespace {

using Rows = std::vector<std::string>;

}  // namespace

TEST_CASE("a list that grows copies, an array of known size does not") {
  struct Row {
    std::int64_t points, allocations, copied, capacity;
  };
  for (const Row& row : {Row{1, 1, 0, 4}, Row{4, 1, 0, 4}, Row{5, 2, 4, 8}, Row{9, 3, 12, 16},
                         Row{115, 6, 124, 128}, Row{1000, 9, 1020, 1024}}) {
    CAPTURE(row.points);
    const LineStorageCost cost = published::growingListCost(row.points);
    CHECK(cost.allocations == row.allocations);
    CHECK(cost.copied == row.copied);
    CHECK(cost.capacity == row.capacity);
  }
  const PublishedRay ray = published::rayCast(tileOf({"."}), {0, 0}, {1, 0}, 114);
  CHECK(ray.list.copied == 124);
  CHECK(ray.array.allocations == 1);
  CHECK(ray.array.copied == 0);
  CHECK(ray.array.capacity == 115);
  CHECK(ray.turns.back().list.copied == ray.list.copied);
}

TEST_CASE("each error of the page shows on its own input") {
  struct Row {
    const char* id;
    Rows rows;
    Vec2 position;
    Vec2 direction;
    double length;
    RayFault fault;
    RayError error;
  };
  const Rows row{".....#..#...", "", "", "", "", "", "", "", "", "", "", ""};
  const std::array rows{
      Row{"R1", {"."}, {0, 0}, {1, 0}, 0, RayFault::opposite, RayError::zeroLength},
      Row{"R1 solid", {"#"}, {0, 0}, {1, 0}, 0, RayFault::opposite, RayError::zeroLength},
      Row{"R2", row, {0.5, 0.5}, {1, 0}, 10, RayFault::otherPixel, RayError::wrongEnd},
      Row{"R4", {"#"}, {-0.5, 0.5}, {-1, 0}, 3, RayFault::invented, RayError::rounding},
      Row{"R5", {".#", "#."}, {0.5, 0.5}, {1, 1}, 1.5, RayFault::missed, RayError::diagonalLeak},
      Row{"R6",
          {".#.", "...", "..."},
          {0.5, 0.5},
          {2, 1},
          std::sqrt(5.0),
          RayFault::missed,
          RayError::otherPixels},
      Row{"R12", {"#", "#"}, {1.5, 0.5}, {-1, 0}, 1, RayFault::outOfRange, RayError::smallBitmap},
      Row{"R10", {"."}, {0, 0}, {0, 0}, 5, RayFault::noAnswer, RayError::zeroDirection},
  };
  for (const Row& given : rows) {
    CAPTURE(given.id);
    const PublishedRay ray =
        judgedCast({given.rows, given.position, given.direction, given.length}).ray;
    CHECK(ray.fault == given.fault);
    CHECK(ray.errors == std::vector{given.error});
  }
}

TEST_CASE("a walk from the wrong end is told besides the rounding, which alone does not mend it") {
  const std::string none(12, '.');
  const std::string solid = "........####";
  const Rows rows{none, none, none, none, solid, solid, solid, solid, none, none, none, none};
  const Judged judged = judgedCast({rows, {-6.5, -3.5}, {3, 2}, 40});
  CHECK(judged.ray.fault == RayFault::otherPixel);
  CHECK(judged.ray.castElsewhere);
  CHECK(judged.ray.errors == std::vector{RayError::rounding, RayError::wrongEnd});
  // Where all coordinates are positive, the cast rounds as it should: the wrong end is left.
  Rows shifted(20, std::string(20, '.'));
  for (std::size_t y = 12; y < 16; ++y) shifted[y].replace(16, 4, "####");
  const Judged moved = judgedCast({shifted, {1.5, 4.5}, {3, 2}, 40});
  CHECK_FALSE(moved.ray.castElsewhere);
  CHECK(moved.ray.errors == std::vector{RayError::wrongEnd});
}

TEST_CASE("R3: a line to the left has another tie, and the walk meets another pixel") {
  // The tie of (0, 0) to (-2, 1) is at x = -1: y 1 from the start, y 0 as published.
  const Rows rows{"....", "....", ".#..", "...."};
  const Judged judged = judgedCast({rows, {2.5, 1.5}, {-2, 1}, std::sqrt(5.0)});
  CHECK(judged.exact.hit == Pixel{1, 2});
  CHECK(judged.ray.line == std::vector<Pixel>{{0, 2}, {1, 1}, {2, 1}});
  CHECK(judged.ray.tests.front().pixel == judged.exact.firstPixel);
  CHECK(std::ranges::count(judged.ray.errors, RayError::wrongEnd) == 0);
  CHECK(std::ranges::count(judged.ray.errors, RayError::swappedTie) == 1);
  REQUIRE(judged.ray.swappedTie);
  CHECK(judged.ray.swappedTie->published == Pixel{1, 1});
  CHECK(judged.ray.swappedTie->fromStart == Pixel{1, 2});
  REQUIRE(judged.ray.turns.size() == 3);
  CHECK(judged.ray.turns[0].tie);
  CHECK_FALSE(judged.ray.turns[1].tie);
}

TEST_CASE("R8: far from the corner the tile is that of another pixel") {
  std::vector<Solidity> palette{solidityOf(Rows(32, std::string(32, '#')))};
  const TileGrid grid = placed(makeTileGrid(32, 524'290, 1, palette), 524'288, 0, {0});
  const Vec2 position{16'777'247, 3};
  const RayEvidence exact = castRay(grid, rayAlong(position, {0, 1}, 4));
  const PublishedRay ray =
      published::judged(published::rayCast(grid, position, {0, 1}, 4), grid, exact);
  REQUIRE(ray.misplaced);
  CHECK(ray.misplaced->tile == Pixel{524'289, 0});
  CHECK(ray.misplaced->exact == Pixel{524'288, 0});
  CHECK(ray.fault == RayFault::missed);
  CHECK(ray.errors == std::vector{RayError::rounding});
}

TEST_CASE("R12: a picture smaller than its tile has no such pixel") {
  std::vector<Solidity> palette{solidityOf(Rows(8, std::string(8, '.')))};
  const TileGrid grid = placed(makeTileGrid(16, 1, 1, palette), 0, 0, {0});
  const PublishedRay ray = published::rayCast(grid, {12, 3}, {0, 1}, 1);
  REQUIRE_FALSE(ray.tests.empty());
  CHECK(ray.tests.front().pastBitmap);
  CHECK(ray.tests.front().bitmap == Pixel{8, 8});
  REQUIRE(ray.outOfRange);
  CHECK(ray.outOfRange->local == Pixel{12, 3});
  CHECK(ray.tested == 1);
  CHECK_FALSE(ray.collides);
  CHECK_FALSE(ray.position);
  CHECK_FALSE(published::rayCast(grid, {2, 3}, {0, 1}, 1).tests.front().pastBitmap);
}
