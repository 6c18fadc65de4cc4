#pragma once

#include "core/evidence/inside.h"
#include "core/evidence/swept_edges.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

/// A point that moves against a resting polygon: a bullet that cannot jump over a thin wall.
namespace sepax {

/// Whether and when the point `start`, moving by `velocity` during t in [0, 1], meets the closed
/// polygon and enters its interior.
/// Laws: time is 0 if and only if the point does not start outside; enterTime >= time; the edges
/// hold the point at `time`.
[[nodiscard]] PointSweepEvidence pointSweep(const Polygon& polygon, Vec2 start, Vec2 velocity);

}  // namespace sepax
