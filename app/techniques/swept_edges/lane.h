#pragma once

#include "app/techniques/swept_edges/swept_edges.h"

/// The path of the meeting point as a lane of time below the canvas: its candidates by their times,
/// and the playhead.
namespace sepax {

/// Bodies are swept from a start where they are apart; where no pair of edges is left to test the
/// lane says so.
[[nodiscard]] bool hasPathLane(const Evidence& evidence);
void paintPathLane(const Evidence& evidence, const ViewState& view, Figure& strip);
/// Place of a time in a lane of this width, logical pixels.
[[nodiscard]] double pathLaneX(double time, double stripWidth);
/// Time at a place in the lane, clamped to [0, 1].
[[nodiscard]] double pathLaneTime(double x, double stripWidth);

}  // namespace sepax
