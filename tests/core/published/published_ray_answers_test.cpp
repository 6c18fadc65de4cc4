#include "core/published/cozic_raycast.h"
#include "core/ray/raycast.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

// Answers of the articles by the ids of their errors: each published answer must come out as
// recorded, and differ from the exact one.

using namespace sepax;

namespace {

using Rows = std::vector<std::string>;

TileGrid mapOf(const Rows& rows) {
  const std::array<Solidity, 1> palette{solidityOf(rows)};
  std::size_t size = rows.size();
  for (const std::string& row : rows) size = std::max(size, row.size());
  return placed(makeTileGrid(static_cast<int>(size), 1, 1, palette), 0, 0, {0});
}

}  // namespace

TEST_CASE("Cozic's ray: the recorded answers") {
  SUBCASE("R1: a ray of length 0 answers the opposite") {
    const PublishedRay ray = published::rayCast(mapOf({"."}), {0, 0}, {1, 0}, 0);
    CHECK(ray.collides);
    CHECK(ray.position == Vec2{0, 0});
    CHECK_FALSE(published::rayCast(mapOf({"#"}), {0, 0}, {1, 0}, 0).collides);
  }
  SUBCASE("R2: a fractional start is walked from the far end") {
    const TileGrid grid = mapOf({".....#..#..."});
    const PublishedRay ray = published::rayCast(grid, {0.5, 0.5}, {1, 0}, 10);
    CHECK(ray.backwards);
    CHECK(ray.position == Vec2{8, 0});
    CHECK(castRay(grid, rayAlong({0.5, 0.5}, {1, 0}, 10)).hit == Pixel{5, 0});
    CHECK(published::rayCast(grid, {0, 0}, {1, 0}, 10).position == Vec2{5, 0});
  }
  SUBCASE("R3: the list follows the swapped ends") {
    using Line = std::vector<Pixel>;
    CHECK(published::bresenhamLine({0, 0}, {2, 1}) == Line{{0, 0}, {1, 1}, {2, 1}});
    CHECK(published::bresenhamLine({0, 0}, {-2, 1}) == Line{{-2, 1}, {-1, 0}, {0, 0}});
  }
  SUBCASE("R4: truncation moves negative positions") {
    const PublishedRay ray = published::rayCast(mapOf({"#"}), {-0.5, 0.5}, {-1, 0}, 3);
    CHECK(ray.collides);
    CHECK(ray.position == Vec2{0, 0});
    CHECK_FALSE(castRay(mapOf({"#"}), rayAlong({-0.5, 0.5}, {-1, 0}, 3)).hit);
  }
  SUBCASE("R5, R6: through a diagonal wall, and past a pixel that the ray crosses") {
    const double diagonal = std::sqrt(2.0);
    CHECK_FALSE(published::rayCast(mapOf({".#", "#."}), {0.5, 0.5}, {1, 1}, diagonal).collides);
    const double length = std::sqrt(5.0);
    CHECK_FALSE(published::rayCast(mapOf({".#.", "..."}), {0.5, 0.5}, {2, 1}, length).collides);
  }
  SUBCASE("R8: tiles from a division in single precision") {
    const std::array<Solidity, 1> palette{solidityOf(Rows(16, std::string(16, '#')))};
    const TileGrid grid = placed(makeTileGrid(16, 2'097'152, 1, palette), 2'097'151, 0, {0});
    const Vec2 last{33'554'431, 0};
    CHECK_FALSE(published::rayCast(grid, last, {0, 1}, 1).collides);
    CHECK(castRay(grid, {last, last}).hit == Pixel{33'554'431, 0});
  }
  SUBCASE("R9: the end by length is rounded") {
    const PublishedRay ray = published::rayCast(mapOf({"."}), {0, 0}, {1, 1}, 9.899494936611665);
    CHECK(ray.line.back() == Pixel{6, 6});
  }
  SUBCASE("R10: zero direction, and lines too long to list") {
    CHECK(published::rayCast(mapOf({"."}), {0, 0}, {0, 0}, 5).undefined);
    CHECK(published::rayCast(mapOf({"."}), {0, 0}, {1, 0}, 1e300).tooLong);
  }
}

TEST_CASE("R7: a tile of 16 x 16 pixels holds at most 16 pixels of a line and 31 of a walk") {
  std::ptrdiff_t longestLine = 0;
  std::ptrdiff_t longestWalk = 0;
  for (int end = 0; end <= 64; ++end) {
    const TileRay ray{{-0.25 + end / 16.0, -0.125}, {15.75, 16.125 - end / 32.0}};
    const RayEvidence evidence = castRay(mapOf(Rows(16, "................")), ray);
    const auto inTile = [](Pixel p) { return PixelBox{0, 0, 16, 16}.contains(p); };
    const auto line = std::count_if(evidence.pixels.begin(), evidence.pixels.end(),
                                    [&](const LinePixel& pixel) { return inTile(pixel.pixel); });
    const auto walk = std::count_if(evidence.cells.begin(), evidence.cells.end(),
                                    [&](const CellVisit& visit) { return inTile(visit.cell); });
    longestLine = std::max(longestLine, line);
    longestWalk = std::max(longestWalk, walk);
  }
  CHECK(longestLine == 16);
  CHECK(longestWalk == 31);
}
