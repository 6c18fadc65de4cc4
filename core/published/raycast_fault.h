#pragma once

#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/ray/tiles.h"

/// The published ray beside the exact one.
namespace sepax::published {

/// The answer with its fault, and with the errors of the page that show in it. A line that is too
/// long to be built has no answer to judge. `exact` is the cast of the same ray.
/// Laws: where the answers differ there is an error; wrongEnd and swappedTie are there only where
/// Bresenham's line from the origin answers otherwise than the page does with its pixels looked up
/// exactly: wrongEnd where the page's own list does so too when it is walked from the start, which
/// it then is not; swappedTie where it still does not. With every error mended the answer is that
/// of Bresenham's line from the origin.
[[nodiscard]] PublishedRay judged(PublishedRay ray, const TileGrid& grid, const RayEvidence& exact);

}  // namespace sepax::published
