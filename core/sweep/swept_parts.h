#pragma once

#include "core/polygon/polygon.h"
#include "core/sweep/meeting_time.h"

#include <optional>
#include <span>

/// Moving polygons by their convex parts.
namespace sepax {

/// Infimum of the times in [0, 1] at which the interiors of two moving unions of convex parts meet:
/// the earliest of all pairs of parts, compared exactly. Same axes as the swept separating axis
/// test. Law: for convex polygons this is sweepTest's overlapTime.
[[nodiscard]] std::optional<MeetingTime> firstOverlap(std::span<const Polygon> partsA,
                                                      std::span<const Polygon> partsB,
                                                      const RelativeMotion& motion);

}  // namespace sepax
