#pragma once

#include "app/techniques/swept_edges/paint_candidates.h"

#include <vector>

/// The way of the point in which the lines of both edges meet, and how parallel lines close.
namespace sepax {

/// A point that a candidate's disc hides has no mark of its own.
void addMeetingPath(Figure& figure, const Evidence& evidence, const ViewState& view,
                    const std::vector<CandidateMark>& marks, SweepProgress::Phase phase);
/// Nothing where the lines are not parallel.
void addClosing(Figure& figure, const Evidence& evidence, const Camera& camera);

}  // namespace sepax
