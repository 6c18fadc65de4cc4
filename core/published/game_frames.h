#pragma once

#include "core/evidence/point_ways.h"
#include "core/evidence/published_crossing.h"

#include <vector>

namespace sepax::published {

/// The game's loop over a step, with what it misses of the body with index `other`; `ways` are
/// those of the tested points past that body, null where they are not straight. Law: a jump is told
/// if and only if no frame finds the body hit, all points are outside of it in both frames, and one
/// of them is inside in between.
[[nodiscard]] PublishedFrames framesOf(std::vector<PublishedRound> rounds, int other,
                                       const PointWays* ways);

}  // namespace sepax::published
