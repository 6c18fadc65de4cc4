#pragma once

#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/ray.h"

/// The pixels and the tiles that a walk comes through.
namespace sepax {

/// What the pixels of a walk are before it stops, and behind where that is told: words beside one
/// each.
void addWalkNames(Figure& figure, const PixelScreen& screen, const RayWalk& walk,
                  const RayProgress& progress, RayWalkId id, bool behind);
/// Tiles that the walk has come through: those looked into, and blank ones that it skipped.
void addWalkedTiles(Figure& figure, const Evidence& evidence, const PixelScreen& screen,
                    const RayWalk& walk, const RayProgress& progress);
/// Pixels in a row that look alike are one box; boxes that fall on the same place are drawn once.
void addWalk(Figure& figure, const PixelScreen& screen, const RayWalk& walk,
             const RayProgress& progress, RayWalkId id);
/// Numbers of the order of testing, where there is room for them.
void addOrder(Figure& figure, const Evidence& evidence, const ViewState& view,
              const PixelScreen& screen, const RayWalk& walk, const RayProgress& progress);
/// Hatched: the pixels that only one of both has, of the walk and the one that it is compared with.
void addDifferences(Figure& figure, const PixelScreen& screen, const RayWalk& walk, RayWalkId id);
/// A pixel that only one of two walks has, in the colour of that one.
void addHatchedPixel(Figure& figure, const Box& box, Role role);
/// In each tile that a walk passes how many of its pixels it tests, where one costs as much as any
/// tile can.
void addTileCounts(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
                   RayWalkId id);

}  // namespace sepax
