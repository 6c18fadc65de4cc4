#include "app/techniques/ray/analyze_counts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sepax {

namespace {

using Tiles = std::map<std::pair<std::int64_t, std::int64_t>, TileTests>;  // by row and column

void count(Tiles& tiles, const RayWalk& walk, std::int64_t TileTests::*counter) {
  for (const WalkPixel& pixel : walk.pixels) {
    if (!pixel.inMap || pixel.state == PixelState::untested) continue;
    TileTests& tests = tiles[{pixel.tile.y, pixel.tile.x}];
    tests.tile = pixel.tile;
    tests.blank = pixel.index < 0;
    ++(tests.*counter);
  }
}

}  // namespace

TileTestBound tileTestBound(std::int64_t size) {
  TileTestBound bound{size, 2 * size - 1, size};
  while (bound.printed * bound.printed < 2 * size * size) ++bound.printed;
  return bound;
}

RayWalks counted(RayWalks walks, std::int64_t size) {
  Tiles tiles;
  count(tiles, walks.bresenham, &TileTests::line);
  count(tiles, walks.published, &TileTests::published);
  count(tiles, walks.cells, &TileTests::cells);
  for (const auto& [place, tests] : tiles) {
    walks.tiles.push_back(tests);
    walks.most.line = std::max(walks.most.line, tests.line);
    walks.most.published = std::max(walks.most.published, tests.published);
    walks.most.cells = std::max(walks.most.cells, tests.cells);
  }
  walks.bound = tileTestBound(size);
  walks.worstCase = std::ranges::any_of(walks.tiles, [&](const TileTests& tests) {
    return tests.published == walks.bound.line && tests.cells > walks.bound.printed;
  });
  return walks;
}

}  // namespace sepax
