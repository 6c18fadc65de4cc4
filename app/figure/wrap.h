#pragma once

#include <string>
#include <vector>

#include "app/figure/figure.h"

namespace sepax {

/// The words of a text in lines of at most this width, logical pixels; a longer word has a line of
/// its own.
[[nodiscard]] std::vector<std::string> wrapped(const std::string& text, double size, double width,
                                               Weight weight = Weight::regular);

}  // namespace sepax
