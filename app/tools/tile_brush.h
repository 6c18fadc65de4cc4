#pragma once

#include "app/scene/edits/tile_edits.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"

#include <string>

/// Painting on the tile map: one press, its moves and its release are one edit.
namespace sepax {

/// A stroke under way: what has become of the scene since the press.
struct TileBrush {
  TileTool tool = TileTool::ray;
  int tile = 0;
  Scene scene;
  Vec2 last;            ///< place of the pointer so far, pixel space
  std::string problem;  ///< one sentence; empty = it paints
};

[[nodiscard]] TileBrush startBrush(const Scene& scene, const ViewState& view,
                                   const HandleSet& handles, Vec2 place);
/// Paints every pixel (or cell) between the last place and this one.
void moveBrush(TileBrush& brush, Vec2 place);

}  // namespace sepax
