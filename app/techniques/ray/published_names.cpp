#include "app/figure/numbers.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <string>

// The scene of the page, and what its members are here.

namespace sepax {

namespace {

/// What the page's function returns for the last pixel that is tested.
PageName getTile(const PublishedTest& test) {
  const std::string call =
      fmt::format("of pixel {}: GetTile({}, {})", pixelText(test.pixel), test.tile.x, test.tile.y);
  if (!test.inMap) return {"GetTile(x, y)", call + " is not called, it is outside the map"};
  return {"GetTile(x, y)",
          call + (test.palette < 0 ? " is null, the tile is blank"
                                   : fmt::format(" is tile {} of the palette", test.palette))};
}

std::string solidityText(const PublishedTest& test) {
  if (!test.inMap || test.palette < 0) return "not asked for the last pixel, which has no tile";
  return fmt::format("[{}, {}] of {} × {}: {}", test.local.x, test.local.y, test.bitmap.x,
                     test.bitmap.y,
                     test.pastBitmap    ? "out of range"
                     : test.traversable ? "empty"
                                        : "solid");
}

}  // namespace

std::vector<PageName> rayCastNames(const Evidence& evidence) {
  if (!evidence.tiles || !knowsRayCast(evidence)) return {};
  const TilePicture& tiles = *evidence.tiles;
  const PublishedRay& ray = *evidence.publishedRay;
  std::vector<PageName> names{
      {"horizontalTileCount", fmt::format("columns of the map: {}", tiles.columns)},
      {"verticalTileCount", fmt::format("rows of the map: {}", tiles.rows)},
      {"tileSize", fmt::format("{} pixels a side", tiles.size)},
      {"position, rayLength", fmt::format("{}, {}", numbers(ray.start), number(ray.length))}};
  if (ray.tests.empty()) return names;
  const PublishedTest& last = ray.tests.back();
  names.push_back(getTile(last));
  names.push_back({"tile.SolidityMap", solidityText(last)});
  names.push_back({"IsPointTraversable", counted(ray.tested, "call") + ", the last of pixel " +
                                             pixelText(last.pixel) +
                                             (last.pastBitmap    ? ": no answer"
                                              : last.traversable ? ": true"
                                                                 : ": false")});
  return names;
}

}  // namespace sepax
