#pragma once

#include "core/exact/vec2.h"

/// What two resting segments have in common.
namespace sepax {

enum class SegmentMeeting { none, point, segment };

/// The common part of two closed segments ab and cd.
struct SegmentIntersection {
  SegmentMeeting kind = SegmentMeeting::none;
  Vec2 p;        ///< the point, or the end of the common segment that is nearer to a
  Vec2 q;        ///< its other end; p again for a point
  double t = 0;  ///< place of p on ab: p = a + t (b - a); 0 when ab has no length
  double u = 0;  ///< place of p on cd
};

/// Both segments are closed and may have no length. The kind is exact; where an end of a segment
/// takes part in the meeting, p and q are that end, unrounded.
/// Laws: the kind is `none` if and only if segmentsMeet says no; the same in the two segments and
/// in the ends of each, up to the order of p and q; 0 <= t, u <= 1.
[[nodiscard]] SegmentIntersection segmentIntersection(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// Place of a point of the line ab on it, 0 at a and 1 at b; 0 when ab has no length.
[[nodiscard]] double placeOn(Vec2 a, Vec2 b, Vec2 point);

}  // namespace sepax
