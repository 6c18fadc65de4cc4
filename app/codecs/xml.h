#pragma once

#include <string>
#include <string_view>

namespace sepax {

/// The text with &, <, > and quotes written as XML wants them; characters that XML 1.0 does not
/// allow become the replacement character.
[[nodiscard]] std::string xmlEscaped(std::string_view utf8);
/// The inverse of xmlEscaped, numbers of characters included.
[[nodiscard]] std::string xmlUnescaped(std::string_view text);

}  // namespace sepax
