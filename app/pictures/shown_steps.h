#pragma once

#include "app/techniques/contract/technique.h"

#include <vector>

namespace sepax {

/// Which of the steps an animation shows, rising: all of them where they are no more than `most`,
/// else `most` of them, the first and the last among them. Those with which a part of the answer is
/// complete, such as an axis, go before those at which the picture changes, and these before those
/// at which its words alone do; of each as many are taken from everywhere.
[[nodiscard]] std::vector<int> shownSteps(TechniqueTable techniques, const Evidence& evidence,
                                          const ViewState& view, int count, int most);

/// `most` of the numbers from 0 to `count` - 1, evenly, the first and the last among them; all of
/// them where they are no more.
[[nodiscard]] std::vector<int> spread(int count, int most);

}  // namespace sepax
