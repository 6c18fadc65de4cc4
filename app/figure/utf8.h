#pragma once

#include <string_view>

namespace sepax {

/// Takes the first character off `text`, which must not be empty. Bytes that are not UTF-8 give the
/// replacement character U+FFFD, one per byte.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);

}  // namespace sepax
