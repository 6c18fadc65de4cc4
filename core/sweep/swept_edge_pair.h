#pragma once

#include "core/evidence/swept_edges.h"
#include "core/polygon/callers_edges.h"
#include "core/sweep/meeting_time.h"
#include "core/sweep/swept_pair.h"

/// One edge of A against one edge of B, explained.
namespace sepax {

[[nodiscard]] SegmentPair segmentPair(const CallersEdge& edgeA, const CallersEdge& edgeB,
                                      const RelativeMotion& motion);

/// Laws: `time` is the smallest time of an accepted candidate, or 0 when the edges meet at the
/// start; the meeting point of the lines travels straight, so every candidate lies on its path.
[[nodiscard]] EdgePairEvidence edgePairTest(const CallersEdge& edgeA, const CallersEdge& edgeB,
                                            const RelativeMotion& motion);

}  // namespace sepax
