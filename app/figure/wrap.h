#pragma once

#include "app/figure/figure.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// The words of a text in lines of at most this width, logical pixels; a longer word has a line of
/// its own. No line breaks inside an equation.
[[nodiscard]] std::vector<std::string> wrapped(const std::string& text, double size, double width,
                                               Weight weight = Weight::regular);

/// As many lines, shorter ones where the last would have less than a third of the width.
[[nodiscard]] std::vector<std::string> evenlyWrapped(const std::string& text, double size,
                                                     double width, Weight weight = Weight::regular);

/// The parts of a text that a line must not break, in order; a blank stands between two of them.
/// These are its words, and numbers in brackets that stay together: "[−1.00, 0.00]".
[[nodiscard]] std::vector<std::string_view> unbrokenParts(std::string_view text);

/// The text, or the longest beginning that fits with an ellipsis behind it; the ellipsis alone
/// where none does. What is longer must not fit better, so that halving finds it: a name may be
/// long.
[[nodiscard]] std::string cutToFit(const std::string& text,
                                   const std::function<bool(const std::string&)>& fits);

/// The text, or its beginning and an ellipsis that together are at most this wide, logical pixels.
[[nodiscard]] std::string shortened(std::string text, double size, double width,
                                    Weight weight = Weight::regular);

}  // namespace sepax
