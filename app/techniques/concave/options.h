#pragma once

#include "app/view/option.h"

/// What a user can choose here.
namespace sepax {

/// Pair of parts that is shown, counted as in the table; -1 = the one that decides.
inline constexpr Option<int> kPartPair{"partPair", -1};

}  // namespace sepax
