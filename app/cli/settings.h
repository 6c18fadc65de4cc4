#pragma once

#include "app/view/option.h"

#include <string>
#include <vector>

namespace sepax {

/// Sets the options of techniques from words such as "middles=on"; those that the shown technique
/// has not do nothing. The complaint about the first that is wrong, else empty.
[[nodiscard]] std::string takeSettings(const std::vector<std::string>& settings,
                                       OptionBag& options);

}  // namespace sepax
