#pragma once

#include "core/evidence/ray.h"

namespace sepax {

/// What one tile of so many pixels per side can cost at most.
[[nodiscard]] TileTestBound tileTestBound(std::int64_t size);
/// The walks with the counts of their tests in each tile; `size` = pixels per tile side.
[[nodiscard]] RayWalks counted(RayWalks walks, std::int64_t size);

}  // namespace sepax
