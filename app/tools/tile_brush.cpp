#include "app/tools/tile_brush.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {
namespace {

/// A stroke longer than this, pixels, paints its end only.
constexpr double kMaxStroke = 4096;

/// What the tool does at one place, also in the middle of a stroke.
TileMap touched(const TileBrush& brush, TileMap tiles, Vec2 place) {
  const std::optional<TileSpot> spot = spotAt(tiles, place);
  if (!spot) return tiles;
  switch (brush.tool) {
    case TileTool::pencil:
      return withPixel(std::move(tiles), place, true);
    case TileTool::eraser:
      return withPixel(std::move(tiles), place, false);
    case TileTool::place:
      return withTile(std::move(tiles), *spot, brush.tile);
    case TileTool::blank:
      return withTile(std::move(tiles), *spot, -1);
    case TileTool::fill:
    case TileTool::flipX:
    case TileTool::flipY:
    case TileTool::ray:
      break;
  }
  return tiles;
}

/// What a single press does besides.
TileMap pressed(const TileBrush& brush, TileMap tiles, Vec2 place) {
  const std::optional<TileSpot> spot = spotAt(tiles, place);
  if (!spot) return tiles;
  if (brush.tool == TileTool::fill) return withFill(std::move(tiles), place);
  if (brush.tool == TileTool::flipX) return withFlip(std::move(tiles), *spot, true, false);
  if (brush.tool == TileTool::flipY) return withFlip(std::move(tiles), *spot, false, true);
  return touched(brush, std::move(tiles), place);
}

std::string problemOf(const Scene& scene, TileTool tool, int tile) {
  if (!scene.tiles) return "There is no tile map to paint on; add one in the panel.";
  const int count = static_cast<int>(scene.tiles->palette.size());
  if (tool == TileTool::place && (tile < 0 || tile >= count)) {
    return "The palette has no such tile; choose one in the panel.";
  }
  return {};
}

}  // namespace

TileBrush startBrush(const Scene& scene, const ViewState& view, const HandleSet& handles,
                     Vec2 place) {
  const TileTool tool = tileTool(handles, view);
  const int tile = handles.brushTile ? view.options[*handles.brushTile] : 0;
  TileBrush brush{tool, tile, scene, place, problemOf(scene, tool, tile)};
  if (brush.problem.empty()) {
    brush.scene.tiles = pressed(brush, std::move(*brush.scene.tiles), place);
  }
  return brush;
}

void moveBrush(TileBrush& brush, Vec2 place) {
  const Vec2 from = std::exchange(brush.last, place);
  const double reach = distance(from, place);
  if (reach == 0 || !brush.problem.empty()) return;
  const double parts = reach > kMaxStroke ? 1 : std::ceil(2 * reach);  // two places a pixel
  TileMap tiles = std::move(*brush.scene.tiles);
  for (double i = 1; i <= parts; ++i) {
    tiles = touched(brush, std::move(tiles), from + (i / parts) * (place - from));
  }
  brush.scene.tiles = std::move(tiles);
}

}  // namespace sepax
