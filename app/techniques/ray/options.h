#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"

/// What a user can turn on and choose here, and what the hand finds.
namespace sepax {

/// Which walk along a ray is shown.
enum class RayWalkId {
  bresenham,
  published,
  cells,
  automatic  ///< nobody has chosen: the exact one for an exact answer, else Bresenham's
};

inline constexpr Option<RayWalkId> kWalk{"walk", RayWalkId::automatic};
inline constexpr Option<bool> kDifferences{"differences", true};
/// Points of the published line are kept in an array of known size, not in a list.
inline constexpr Option<bool> kFixedArray{"fixedArray"};
/// The normal of the surface that is hit is asked for, as the article promises it.
inline constexpr Option<bool> kNormal{"normal"};
/// The chosen tile's bitmap beside its solidity map, on the canvas.
inline constexpr Option<bool> kSolidityMap{"solidityMap"};
inline constexpr Option<TileTool> kTool{"tool"};
inline constexpr Option<int> kTile{"tile"};  ///< of the palette, that the tool puts down

inline constexpr HandleSet kRayHandles{.rayEnds = true, .brush = &kTool, .brushTile = &kTile};

}  // namespace sepax
