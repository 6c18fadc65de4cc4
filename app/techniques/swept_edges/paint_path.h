#pragma once

#include "app/techniques/swept_edges/paint_candidates.h"

#include <vector>

/// The way of the point in which the lines of both edges meet, and how parallel lines close.
namespace sepax {

/// With ticks of time once the candidates are asked, if it is to be `timed`.
void addMeetingPath(Figure& figure, const Evidence& evidence, const Camera& camera,
                    const std::vector<CandidateMark>& marks, SweepProgress::Phase phase,
                    double time, bool timed);
/// The point as it is at a time, over the discs of candidates; one that is there just then has a
/// ring. `follows` = one of pictures that follow each other, whose words must not leap.
void addMeetingPoint(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const std::vector<CandidateMark>& marks, SweepProgress::Phase phase,
                     double time, bool follows);
/// The gap at a time; nothing where the lines are not parallel.
void addClosing(Figure& figure, const Evidence& evidence, const Camera& camera, double time);

}  // namespace sepax
