#pragma once

#include "app/view/option.h"

/// What a user can turn on here.
namespace sepax {

inline constexpr Option<bool> kMiddles{"middles"};  ///< extra points on A's edges

}  // namespace sepax
