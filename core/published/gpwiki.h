#pragma once

#include "core/evidence/motion.h"
#include "core/evidence/published_gpwiki.h"

/// "Polygon Collision" (gpwiki.org), as described, next to the exact tests. Only used to compare.
namespace sepax::published {

/// The section on collision prediction: on every axis with a gap d that closes with speed s the
/// polygons meet after d/s, and the smallest of these times is taken for the collision. The right
/// one is the largest, and only before the first exit.
[[nodiscard]] PublishedPrediction predictCollision(const MotionEvidence& motion);

}  // namespace sepax::published
