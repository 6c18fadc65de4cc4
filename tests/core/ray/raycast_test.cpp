#include "core/ray/raycast.h"
#include "core/ray/grid_walk.h"
#include "core/ray/pixel_line.h"
#include "tests/support/grid_cells.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Rows = std::vector<std::string>;
constexpr std::array kRules{CornerRule::closed, CornerRule::conservative, CornerRule::halfOpen};

/// A map of one tile.
TileGrid mapOf(const Rows& rows) {
  const std::array<Solidity, 1> palette{solidityOf(rows)};
  std::size_t size = rows.size();
  for (const std::string& row : rows) size = std::max(size, row.size());
  return placed(makeTileGrid(static_cast<int>(size), 1, 1, palette), 0, 0, {0});
}

Rows randomRows(Random& random, int size, int emptiness) {
  Rows rows;
  for (int y = 0; y < size; ++y) {
    std::string row;
    for (int x = 0; x < size; ++x) row += random.integer(0, emptiness) == 0 ? '#' : '.';
    rows.push_back(row);
  }
  return rows;
}

Vec2 halves(Random& random, int low, int high) {
  const int x = random.integer(2 * low, 2 * high);
  return {x / 2.0, random.integer(2 * low, 2 * high) / 2.0};
}

struct RayCase {
  Rows rows;
  TileGrid grid;
  TileRay ray;
};

RayCase makeRayCase(Random& random) {
  const Rows rows = randomRows(random, random.integer(1, 7), random.integer(1, 6));
  TileRay ray{halves(random, -3, 10), halves(random, -3, 10)};
  if (random.integer(0, 1) == 0) {
    ray = {vectorWithin(random, Kind::random, 10), vectorWithin(random, Kind::random, 10)};
  }
  return {rows, mapOf(rows), ray};
}

void forAllRays(void (*law)(const RayCase&)) {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const RayCase c = makeRayCase(random);
    std::string map;
    for (const std::string& row : c.rows) map += row + "/";
    INFO("seed " << seed << ": " << map << " " << c.ray.from.x << "," << c.ray.from.y << " -> "
                 << c.ray.to.x << "," << c.ray.to.y);
    law(c);
  }
}

Vec2 end(Vec2 position, Vec2 direction, double length) {
  return rayAlong(position, direction, length).to;
}

}  // namespace

TEST_CASE("pixel mode and exact modes of one ray") {
  const TileGrid grid = mapOf({".#.", "...", "..."});
  const RayEvidence ray = castRay(grid, {{0.5, 0.5}, {2.5, 1.5}});
  CHECK_FALSE(ray.hit);
  CHECK(ray.tested == 3);
  CHECK(ray.pixels.size() == 3);
  CHECK(ray.cells.size() == 4);
  REQUIRE(ray.halfOpen);
  CHECK(ray.halfOpen->pixel == Pixel{1, 0});
  CHECK(ray.halfOpen->entry.t == 0.25);
  CHECK(ray.halfOpen->entry.point == Vec2{1, 0.75});
  CHECK(ray.halfOpen->entry.normal == Vec2{-1, 0});
}

TEST_CASE("a diagonal wall leaks in pixel mode and stops the conservative ray") {
  const TileGrid grid = mapOf({".#", "#."});
  const RayEvidence ray = castRay(grid, {{0.5, 0.5}, {1.5, 1.5}});
  CHECK_FALSE(ray.hit);
  CHECK_FALSE(ray.halfOpen);
  REQUIRE(ray.leaks.size() == 1);
  CHECK(ray.leaks[0].from == Pixel{0, 0});
  CHECK(ray.leaks[0].besideX == Pixel{1, 0});
  REQUIRE(ray.conservative);
  CHECK(ray.conservative->entry.t == 0.5);
  CHECK(ray.conservative->pixels == std::vector<Pixel>{{0, 1}, {1, 0}});
  CHECK_FALSE(ray.conservative->entry.normal);
}

TEST_CASE("the step into the hit is no leak, the diagonal step before it is one") {
  const RayEvidence stopped = castRay(mapOf({".#", "##"}), {{0.5, 0.5}, {1.5, 1.5}});
  CHECK(stopped.hit == Pixel{1, 1});
  CHECK(stopped.leaks.empty());
  const RayEvidence through = castRay(mapOf({".#.", "#.#", ".##"}), {{0.5, 0.5}, {2.5, 2.5}});
  CHECK(through.hit == Pixel{2, 2});
  REQUIRE(through.leaks.size() == 1);
  CHECK(through.leaks[0].to == Pixel{1, 1});
}

TEST_CASE("one solid pixel beside a corner: no leak, and the conservative ray knows the side") {
  const RayEvidence below = castRay(mapOf({"..", "#."}), {{0.5, 0.5}, {1.5, 1.5}});
  CHECK(below.leaks.empty());
  CHECK_FALSE(below.halfOpen);
  REQUIRE(below.conservative);
  CHECK(below.conservative->pixel == Pixel{0, 1});
  CHECK(below.conservative->entry.normal == Vec2{0, -1});
  const RayEvidence right = castRay(mapOf({".#", ".."}), {{0.5, 0.5}, {1.5, 1.5}});
  CHECK(right.leaks.empty());
  CHECK(right.conservative->entry.normal == Vec2{-1, 0});
  CHECK_FALSE(castRay(mapOf({"..", ".#"}), {{0.5, 0.5}, {1.5, 1.5}}).halfOpen->entry.normal);
}

TEST_CASE("a ray that starts or ends at a corner crosses nothing there") {
  const TileGrid wall = mapOf({".#", "#."});
  for (const TileRay& ray : {TileRay{{1, 1}, {0.5, 0.5}}, TileRay{{0.5, 0.5}, {1, 1}}}) {
    CHECK_FALSE(castRay(wall, ray).conservative);
    CHECK(castRay(wall, ray).closed);
  }
  const std::optional<RayHit> away =
      castExactly(mapOf({"#.", ".."}), {{1, 1}, {0.5, 0.5}}, CornerRule::halfOpen);
  REQUIRE(away);
  CHECK(away->entry.t == 0);
  CHECK(away->entry.normal == Vec2{0, 0});
}

TEST_CASE("start in a solid pixel, length zero, start outside, negative coordinates") {
  const TileGrid grid = mapOf({"#.", ".."});
  for (const TileRay& ray : {TileRay{{0.5, 0.5}, {0.5, 0.5}}, TileRay{{0.5, 0.5}, {9, 9}}}) {
    const RayEvidence inside = castRay(grid, ray);
    CHECK(inside.hit == Pixel{0, 0});
    CHECK(inside.tested == 1);
    CHECK(inside.entry->normal == Vec2{0, 0});
    CHECK(inside.conservative->entry.t == 0);
    CHECK(inside.conservative->entry.normal == Vec2{0, 0});
  }
  CHECK_FALSE(castRay(grid, {{1.5, 0.5}, {1.5, 0.5}}).hit);
  const RayEvidence outside = castRay(grid, {{-3.5, 0.5}, {3.5, 0.5}});
  CHECK(outside.hit == Pixel{0, 0});
  CHECK(outside.tested == 5);
  CHECK(outside.entry->point == Vec2{0, 0.5});
  CHECK(outside.entry->normal == Vec2{-1, 0});
  CHECK_FALSE(castRay(grid, {{-0.5, 0.5}, {-3.5, 0.5}}).hit);
  CHECK_FALSE(castRay(grid, {{5, 5}, {9, 9}}).conservative);
}

TEST_CASE("pixel states, tiles and an entry that the true ray misses") {
  const std::array<Solidity, 1> palette{solidityOf(Rows{"..", ".#"})};
  TileGrid grid = makeTileGrid(2, 4, 1, palette);
  grid = placed(placed(std::move(grid), 1, 0, {0, false, true}), 3, 0, {0});
  const RayEvidence ray = castRay(grid, {{0.5, 1.5}, {8.5, 1.5}});
  CHECK(ray.hit == Pixel{7, 1});
  REQUIRE(ray.pixels.size() == 9);
  CHECK(ray.pixels[6].state == PixelState::tested);
  CHECK(ray.pixels[7].state == PixelState::hit);
  CHECK(ray.pixels[8].state == PixelState::untested);
  REQUIRE(ray.tiles.size() == 4);
  CHECK(ray.tiles[0].blank);
  CHECK_FALSE(ray.tiles[1].blank);
  CHECK(ray.tiles[3].pixels == 2);

  // Bresenham's middle pixel (1, 1) lies beside this ray.
  const RayEvidence beside = castRay(mapOf({"...", ".#.", "..."}), {{0.5, 0}, {2.5, 1.01}});
  CHECK(beside.hit == Pixel{1, 1});
  CHECK_FALSE(beside.entry);
  CHECK_FALSE(beside.halfOpen);
}

TEST_CASE("rays along a direction end in the pixel of the exact end") {
  CHECK(end({21.5, 19.5}, {3, -4}, 0) == Vec2{21.5, 19.5});
  CHECK(end({1, 2}, {0, 0}, 5) == Vec2{1, 2});
  CHECK(end({1.5625, 2.5625}, {4, 3}, 5) == Vec2{5.5625, 5.5625});
  CHECK(end({0, 0}, {3e-200, 4e-200}, 5) == Vec2{3, 4});
  CHECK(end({0, 0}, {3e200, 4e200}, 5) == Vec2{3, 4});
  CHECK(end({7, 7}, {-5, 0}, 3) == Vec2{4, 7});
  // As small and as large as doubles are, and both in one.
  CHECK(end({0, 0}, {15e-324, 20e-324}, 5) == Vec2{3, 4});
  CHECK(end({0.5, 0.5}, {5e-324, 5e-324}, 1e12) == end({0.5, 0.5}, {1, 1}, 1e12));
  CHECK(end({0, 0}, {1e308, -1e308}, 5) == end({0, 0}, {1, -1}, 5));
  CHECK(end({0.25, 0}, {1e308, 5e-324}, 7) == Vec2{7.25, 0});
  // The double nearest to 7 sqrt 2 is a little longer, the one before it shorter.
  CHECK(pixelAt(end({0, 0}, {1, 1}, 9.899494936611665)) == Pixel{7, 7});
  CHECK(pixelAt(end({0, 0}, {1, 1}, std::nextafter(9.899494936611665, 0.0))) == Pixel{6, 6});
  CHECK(end({0, 0}, {1, 0}, 1e300) == Vec2{kMaxRayLength, 0});
}

TEST_CASE("huge rays are clipped to the map, and their lists are cut") {
  const TileGrid grid = mapOf({"..", ".#"});
  const RayEvidence ray = castRay(grid, {{-0x1p50, -0x1p50}, {0x1p50, 0x1p50}});
  CHECK(ray.hit == Pixel{1, 1});
  CHECK(ray.tested == (std::int64_t{1} << 50) + 2);
  CHECK_FALSE(ray.pixelsComplete);
  CHECK_FALSE(ray.cellsComplete);
  CHECK(ray.pixels.size() == 2 * kListMargin + 2);
  CHECK(ray.pixels[kListMargin + 1].state == PixelState::hit);
  CHECK(ray.cells.size() == 2 * kListMargin + 2);
  CHECK(ray.conservative->entry.point == Vec2{1, 1});
  CHECK(castRay(mapOf({"#"}), {{-1e300, 0.5}, {1e300, 0.5}}).halfOpen);
  CHECK_FALSE(castRay(makeTileGrid(4, 0, 0, {}), {{0, 0}, {1e9, 1e9}}).hit);
}

TEST_CASE("law: the clipped line finds what the whole line finds") {
  forAllRays([](const RayCase& c) {
    const PixelLine line{pixelAt(c.ray.from), pixelAt(c.ray.to)};
    std::optional<Pixel> first;
    std::int64_t tested = 0;
    for (; tested < line.length() && !first; ++tested) {
      if (isSolid(c.grid, line.at(tested))) first = line.at(tested);
    }
    const RayEvidence evidence = castRay(c.grid, c.ray);
    REQUIRE(evidence.hit == first);
    REQUIRE(evidence.tested == tested);
    REQUIRE(firstSolidPixel(c.grid, c.ray) == first);  // as it is timed
    REQUIRE(static_cast<std::int64_t>(evidence.pixels.size()) == line.length());
  });
}

TEST_CASE("law: the clipped exact ray finds what the whole walk finds") {
  forAllRays([](const RayCase& c) {
    for (const CornerRule rule : kRules) {
      std::vector<Pixel> expected;
      double t = 0;
      GridWalk walk(c.ray.from, c.ray.to, boxAround(c.ray.from, c.ray.to));
      while (const auto event = walk.next()) {
        const EventCells cells = cellsOf(*event, rule);
        for (const Pixel cell : cells.cells()) {
          if (isSolid(c.grid, cell)) expected.push_back(cell);
        }
        t = event->t;
        if (!expected.empty()) break;
      }
      const std::optional<RayHit> hit = castExactly(c.grid, c.ray, rule);
      REQUIRE(hit.has_value() == !expected.empty());
      if (!hit) continue;
      std::sort(expected.begin(), expected.end());
      REQUIRE(hit->pixels == expected);
      REQUIRE(hit->entry.t == t);
    }
  });
}

TEST_CASE("law: a stricter rule hits no later, and the hit is on the ray") {
  forAllRays([](const RayCase& c) {
    double before = 0;
    for (const CornerRule rule : kRules) {
      const std::optional<RayHit> hit = castExactly(c.grid, c.ray, rule);
      const double t = hit ? hit->entry.t : 2;
      REQUIRE(t >= before);
      before = t;
      if (!hit) continue;
      REQUIRE(std::find(hit->pixels.begin(), hit->pixels.end(), hit->pixel) != hit->pixels.end());
      REQUIRE(distance(lerp(c.ray.from, c.ray.to, t), hit->entry.point) < 1e-9);
      const auto& normal = hit->entry.normal;
      if (t > 0 && normal) REQUIRE(dot(*normal, c.ray.to - c.ray.from) < 0);
      if (isSolid(c.grid, pixelAt(c.ray.from))) REQUIRE((t == 0 && normal == Vec2{}));
    }
  });
}

TEST_CASE("law: the first solid cell of the listed walk is the half-open hit") {
  forAllRays([](const RayCase& c) {
    const RayEvidence evidence = castRay(c.grid, c.ray);
    const auto first =
        std::find_if(evidence.cells.begin(), evidence.cells.end(),
                     [&](const CellVisit& visit) { return isSolid(c.grid, visit.cell); });
    REQUIRE(evidence.halfOpen.has_value() == (first != evidence.cells.end()));
    if (evidence.halfOpen) REQUIRE(evidence.halfOpen->pixel == first->cell);
    if (!evidence.entry) return;
    const bool visited = std::any_of(evidence.cells.begin(), evidence.cells.end(),
                                     [&](const CellVisit& v) { return v.cell == evidence.hit; });
    REQUIRE(visited);
  });
}

TEST_CASE("law: mirroring map and ray mirrors the pixel mode") {
  forAllRays([](const RayCase& c) {
    const auto size = static_cast<double>(c.grid.tileSize);
    const TileGrid mirrored = placed(c.grid, 0, 0, {0, true, false});
    const PixelLine line{pixelAt(c.ray.from), pixelAt(c.ray.to)};
    const auto mirror = [&](Pixel p) { return Pixel{c.grid.tileSize - 1 - p.x, p.y}; };
    const auto centre = [](Pixel p) {
      return Vec2{static_cast<double>(p.x) + 0.5, static_cast<double>(p.y) + 0.5};
    };
    const std::optional<Pixel> hit = castRay(c.grid, c.ray).hit;
    const std::optional<Pixel> other =
        castRay(mirrored, {centre(mirror(line.from)), centre(mirror(line.to))}).hit;
    REQUIRE(size > 0);
    REQUIRE(hit.has_value() == other.has_value());
    if (hit) REQUIRE(mirror(*hit) == *other);
  });
}

TEST_CASE("law: the exact end of a ray along a direction lies in its pixel") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Vec2 position = halves(random, -9, 9);
    const Vec2 direction{static_cast<double>(random.integer(-5, 5)),
                         static_cast<double>(random.integer(-5, 5))};
    const double length = random.integer(0, 60) / 2.0;
    const TileRay ray = rayAlong(position, direction, length);
    const Vec2 way = normalized(direction) * length;
    REQUIRE(distance(ray.to, position + way) < 1e-12);
    const double squared = squaredLength(direction);
    if (squared == 0) continue;
    // floor(p + d L / |d|) <= the end, by squares of small integers: exact in doubles.
    const auto reaches = [&](double component, double apart) {
      const double reach = component * length;
      if ((reach > 0) != (apart > 0) || apart == 0) return apart <= 0 && reach >= 0;
      const bool farther = reach * reach >= apart * apart * squared;
      return reach > 0 ? farther : reach * reach <= apart * apart * squared;
    };
    REQUIRE(reaches(direction.x, std::floor(ray.to.x) - position.x));
    REQUIRE_FALSE(reaches(direction.x, std::floor(ray.to.x) + 1 - position.x));
    REQUIRE(reaches(direction.y, std::floor(ray.to.y) - position.y));
    REQUIRE_FALSE(reaches(direction.y, std::floor(ray.to.y) + 1 - position.y));
  }
}
