#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"

/// What a user can choose here, and what the hand finds.
namespace sepax {

inline constexpr Option<EdgeChoice> kEdgePair{"edgePair"};  ///< the pair that is explained

inline constexpr HandleSet kSweptEdgesHandles{.velocities = true};

}  // namespace sepax
