#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// Lines between the middles of two bodies: the pairs that the boxes leave.
inline constexpr Part kMeetingPair = part<"pair that meets">();
inline constexpr Part kBoxPair = part<"pair whose boxes meet">();

/// The boxes of all bodies, motion included, and a line between the middles of two that meet;
/// heavier where the boxes are the matter, and where the bodies meet in the step. Those of the pair
/// are drawn with its edges, unless a picture is of the crowd alone. Nothing where there are no
/// more bodies than the pair.
void addCrowd(Figure& figure, const Evidence& evidence, const Camera& camera, bool matter,
              bool alone);

/// Where a crowd is the matter velocities have no words, and in a single picture the pair, whose
/// line goes where its arrows would, none at all; on a page the boxes alone tell how far all move.
void thinOutVelocities(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
