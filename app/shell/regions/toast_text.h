#pragma once

#include "app/widgets/ui.h"

#include <string>
#include <string_view>

namespace sepax {

/// The text with line breaks so that no line is wider than this many pixels: at blanks, but between
/// parentheses only where those alone are too wide; within a word only where the word is.
[[nodiscard]] std::string toastLines(const compat::Font& font, std::string_view text, float width);

}  // namespace sepax
