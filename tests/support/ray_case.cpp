#include "tests/support/ray_case.h"

#include <array>

namespace sepax::test {

namespace {

std::string tileRow(Random& random, int size) {
  std::string row;
  for (int i = 0; i < size; ++i) row += random.integer(0, 3) == 0 ? '#' : '.';
  return row;
}

TileMap randomMap(Random& random) {
  TileMap map;
  map.size = random.integer(1, 4);
  map.columns = 5;
  map.rows = 4;
  for (int tile = 0; tile < 2; ++tile) {
    map.palette.emplace_back();
    for (int i = 0; i < map.size; ++i) map.palette.back().push_back(tileRow(random, map.size));
  }
  for (int row = 0; row < map.rows; ++row) {
    for (int column = 0; column < map.columns; ++column) {
      if (random.integer(0, 4) == 0) continue;
      map.cells.push_back({column, row, random.integer(0, 1), random.integer(0, 1) == 1,
                           random.integer(0, 1) == 1});
    }
  }
  return map;
}

}  // namespace

RayCase rayCase(std::uint64_t seed) {
  Random random(seed);
  RayCase result;
  result.scene.technique = "ray";
  result.scene.tiles = randomMap(random);
  static constexpr std::array<Vec2, 5> kWays{{{3, 4}, {4, 3}, {5, 0}, {0, 5}, {1, 1}}};
  Vec2 way = kWays[static_cast<std::size_t>(random.integer(0, 3))];
  if (random.integer(0, 1) == 1) way.x = -way.x;
  if (random.integer(0, 1) == 1) way.y = -way.y;
  const int parts = seed % 2 == 0 ? 1024 : 2;
  const Vec2 origin{random.integer(-2 * parts, 22 * parts) * 1.0 / parts,
                    random.integer(-2 * parts, 18 * parts) * 1.0 / parts};
  const int steps = random.integer(0, 5);
  result.scene.ray = sepax::Ray{origin, way, 5.0 * steps};
  const auto wide = [](Vec2 p) {
    return WidePoint{static_cast<std::int64_t>(p.x * kRayUnit),
                     static_cast<std::int64_t>(p.y * kRayUnit)};
  };
  result.from = wide(origin);
  result.to = wide(origin + static_cast<double>(steps) * way);
  return result;
}

}  // namespace sepax::test
