#include "tests/support/published_ray_case.h"

#include "core/published/cozic_raycast.h"
#include "core/published/raycast_fault.h"
#include "core/ray/raycast.h"

#include <array>

namespace sepax::test {

PublishedCase publishedCase(std::uint64_t seed) {
  Random random(seed);
  PublishedCase found;
  const int size = random.integer(1, 7);
  const int emptiness = random.integer(1, 5);
  for (int y = 0; y < size; ++y) {
    found.rows.emplace_back();
    for (int x = 0; x < size; ++x)
      found.rows.back() += random.integer(0, emptiness) == 0 ? '#' : '.';
  }
  const auto number = [&](int low, int high) {
    return seed % 3 == 0 ? random.uniform(low, high) : random.integer(2 * low, 2 * high) / 2.0;
  };
  found.position.x = number(-3, 9);
  found.position.y = number(-3, 9);
  do {
    found.direction = {static_cast<double>(random.integer(-3, 3)),
                       static_cast<double>(random.integer(-3, 3))};
  } while (found.direction == Vec2{});
  found.length = random.integer(0, 9) == 0 ? 0 : number(0, 12);
  return found;
}

TileGrid tileOf(const std::vector<std::string>& rows) {
  const std::array<Solidity, 1> palette{solidityOf(rows)};
  return placed(makeTileGrid(static_cast<int>(rows.size()), 1, 1, palette), 0, 0, {0});
}

Judged judgedCast(const PublishedCase& given) {
  const TileGrid grid = tileOf(given.rows);
  const RayEvidence exact = castRay(grid, rayAlong(given.position, given.direction, given.length));
  return {published::judged(published::rayCast(grid, given.position, given.direction, given.length),
                            grid, exact),
          exact};
}

}  // namespace sepax::test
