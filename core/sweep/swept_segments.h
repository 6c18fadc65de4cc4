#pragma once

#include "core/exact/segment.h"
#include "core/sweep/swept_pair.h"

#include <optional>

/// Two moving segments.
namespace sepax {

/// How two closed moving segments first meet during t in [0, 1].
struct SweptSegments {
  bool initial = false;         ///< they meet at the start
  std::optional<double> time;   ///< first contact
  SegmentIntersection contact;  ///< what they have in common then, in the world
};

/// Either segment may have no length. No slopes and no special directions: parallel, collinear,
/// vertical and resting segments are the same code.
/// Laws: symmetric in the two segments and in the ends of each; only va - vb matters for the time;
/// the segments moved to the time meet, and to any earlier time do not.
[[nodiscard]] SweptSegments sweptSegments(const SegmentPair& pair);

}  // namespace sepax
