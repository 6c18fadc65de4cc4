#pragma once

#include "core/evidence/motion.h"
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

/// The swept separating axis test of two bodies of convex or thin parts, which may overlap: that of
/// the pair of parts that meets first, where none meets of the pair that would do so after the
/// step, else of the first pair. Contact, initial relation, the times of contact and overlap and
/// the sampled step are those of the whole bodies; axes, exit and miss are those of the pair, which
/// is named in `parts`. At least one part each; a thin body against a single convex part only,
/// since it may run along the cut between two. Law: contact, initial, time and overlapTime are
/// those of sweptEdgesTest.
[[nodiscard]] MotionEvidence sweepParts(std::span<const Polygon> partsA,
                                        std::span<const Polygon> partsB, Vec2 va, Vec2 vb);

}  // namespace sepax
