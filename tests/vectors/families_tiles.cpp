#include "tests/vectors/families_tiles.h"

#include "core/published/cozic_raycast.h"
#include "core/ray/grid_walk.h"
#include "core/ray/pixel_line.h"
#include "core/ray/raycast.h"
#include "core/ray/tiles.h"
#include "tests/support/grid_cells.h"

#include <cstdint>

namespace sepax::test {

namespace {

using test::json;  // beside the overloads below

Json json(Pixel p) { return Json::array({p.x, p.y}); }
Json json(const std::optional<Pixel>& p) { return p ? json(*p) : Json(nullptr); }

Json json(const std::vector<Pixel>& pixels) {
  Json list = Json::array();
  for (const Pixel pixel : pixels) list.push_back(json(pixel));
  return list;
}

/// {"tile_size", "tiles": {id: rows}, "grid": [[null | [id, flipX, flipY]]]}
TileGrid gridOf(const Json& input) {
  std::vector<Solidity> palette;
  std::map<std::string, int> index;
  for (const auto& [id, rows] : input.at("tiles").items()) {
    index[id] = static_cast<int>(palette.size());
    palette.push_back(solidityOf(rows.get<std::vector<std::string>>()));
  }
  const Json& cells = input.at("grid");
  const int rows = static_cast<int>(cells.size());
  const int columns = rows > 0 ? static_cast<int>(cells.at(0).size()) : 0;
  TileGrid grid = makeTileGrid(input.at("tile_size").get<int>(), columns, rows, palette);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const Json& cell =
          cells.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
      if (cell.is_null()) continue;
      grid = placed(std::move(grid), column, row,
                    {index.at(cell.at(0).get<std::string>()), cell.at(1).get<bool>(),
                     cell.at(2).get<bool>()});
    }
  }
  return grid;
}

Json solidity(const Json& input) {
  AlphaBitmap bitmap;
  for (const Json& row : input.at("alpha")) {
    bitmap.width = static_cast<int>(row.size());
    ++bitmap.height;
    for (const Json& alpha : row) bitmap.alpha.push_back(alpha.get<std::uint8_t>());
  }
  const Solidity solid = solidityOf(bitmap, input.at("threshold").get<int>());
  return {{"rows",
           rowsOf(flipped(solid, input.at("flip_x").get<bool>(), input.at("flip_y").get<bool>()))}};
}

Json bresenham(const Json& input) {
  const PixelLine line{pixelAt(vec(input.at("p0"))), pixelAt(vec(input.at("p1")))};
  std::vector<Pixel> pixels;
  forEachPixel(line, {0, line.length()}, [&](std::int64_t, Pixel pixel) {
    pixels.push_back(pixel);
    return true;
  });
  return {{"pixels", json(pixels)},
          {"seed_pixels", json(published::bresenhamLine(line.from, line.to))}};
}

Json gridTraversal(const Json& input) {
  const Vec2 p = vec(input.at("p"));
  const Vec2 q = vec(input.at("q"));
  Json halfOpen = Json::array();
  for (const CellVisit& visit : halfOpenCells(p, q, boxAround(p, q), SIZE_MAX)) {
    halfOpen.push_back(Json::array({visit.t, visit.cell.x, visit.cell.y}));
  }
  return {{"half_open", halfOpen}, {"closed", json(closedCells(p, q, boxAround(p, q)))}};
}

Json json(const std::optional<RayHit>& hit) {
  if (!hit) return nullptr;
  return {{"t", hit->entry.t},
          {"point", json(hit->entry.point)},
          {"pixel", json(hit->pixel)},
          {"pixels", json(hit->pixels)},
          {"normal", hit->entry.normal ? json(*hit->entry.normal) : Json(nullptr)}};
}

Json tileRaycast(const Json& input) {
  const RayEvidence ray = castRay(gridOf(input), {vec(input.at("p")), vec(input.at("q"))});
  return {{"pixel_mode", json(ray.hit)},
          {"half_open", json(ray.halfOpen)},
          {"conservative", json(ray.conservative)},
          {"closed", json(ray.closed)}};
}

Json raycastDirection(const Json& input) {
  const TileRay ray = rayAlong(vec(input.at("position")), vec(input.at("direction")),
                               input.at("length").get<double>());
  const RayEvidence evidence = castRay(gridOf(input), ray);
  return {{"start_pixel", json(evidence.firstPixel)},
          {"end_pixel", json(evidence.lastPixel)},
          {"do_collide", evidence.hit.has_value()},
          {"position", json(evidence.hit)}};
}

const Families kFamilies{
    {"solidity", solidity},
    {"bresenham", bresenham},
    {"grid_traversal", gridTraversal},
    {"tile_raycast", tileRaycast},
    {"raycast_direction", raycastDirection},
};

}  // namespace

const Families& tileFamilies() { return kFamilies; }

}  // namespace sepax::test
