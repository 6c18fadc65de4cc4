#pragma once

#include "core/evidence/swept_edges.h"
#include "core/sweep/swept_pair.h"

#include <optional>

/// Segments that pass through each other. They have no interior, so no relation and no contact
/// tells this from a touch.
namespace sepax {

/// When two moving segments cross, each in a point between its ends, during t in [0, 1]; nothing
/// when they never do. Parallel segments never cross.
/// Laws: symmetric in the two segments and in the ends of each; only va - vb matters; they cross at
/// t = 0 if and only if `atStart`, and at no time before `from` or after `until`; `from` is not
/// before their first contact.
[[nodiscard]] std::optional<CrossingSegments> crossingSegments(const SegmentPair& pair);

/// When a moving segment passes through a parallel one, or over it along their common line, so that
/// they share a piece with a length; nothing when they never do, and where lines that close or part
/// share it at t = 0 or t = 1 only.
/// Laws: symmetric in the two segments and in the ends of each; they never cross; `from` is not
/// before their first contact.
[[nodiscard]] std::optional<PassingSegments> passingSegments(const SegmentPair& pair);

}  // namespace sepax
