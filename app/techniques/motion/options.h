#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"

/// What a user can turn on here, and what the hand finds.
namespace sepax {

inline constexpr Option<bool> kSlide{"slide"};      ///< A is driven with keys or mouse
inline constexpr Option<bool> kShowSteps{"steps"};  ///< code lines in place of the lanes

inline constexpr HandleSet kMotionHandles{.velocities = true, .driven = &kSlide};

}  // namespace sepax
