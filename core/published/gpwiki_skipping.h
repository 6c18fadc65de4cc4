#pragma once

#include "core/evidence/published_gpwiki.h"
#include "core/exact/vec2.h"
#include "core/published/gpwiki_sides.h"

/// "Polygon Collision" (gpwiki.org), the test with the sides skipped that face away. Only used to
/// compare: sound for yes and no alone, and only from reference points inside the polygons.
namespace sepax::published {

/// The loop from two reference points, as far as it comes. Outward lines have the side's own corner
/// highest, so that this one alone is compared with the other polygon's lowest.
[[nodiscard]] std::vector<PublishedFacing> facingSides(const SidesPair& pair, Vec2 pointA,
                                                       Vec2 pointB);
/// Its answer: none of the sides that are left separates them.
[[nodiscard]] bool intersectSkipping(const SidesPair& pair, Vec2 pointA, Vec2 pointB);

/// The test of two convex polygons beside the exact one.
/// Laws: from points inside the polygons the answer never errs where the products of coordinates
/// are exact; the push is one that parts them, and never shorter than the exact one.
[[nodiscard]] PublishedSkipping skippingSides(const SidesPair& pair);

}  // namespace sepax::published
