#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"
#include "core/evidence/published_drake.h"

/// What a user can choose here, and what the hand finds.
namespace sepax {

inline constexpr Option<EdgeChoice> kEdgePair{"edgePair"};  ///< the pair that is explained

/// How the article's recipe is read where its text is open or errs.
inline constexpr Option<RecipeReading> kReading{"reading"};

inline constexpr Option<bool> kShowSweepSteps{"sweepSteps"};  ///< code lines in place of the lane

inline constexpr HandleSet kSweptEdgesHandles{.velocities = true, .velocitiesAtStart = true};

}  // namespace sepax
