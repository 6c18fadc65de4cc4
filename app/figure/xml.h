#pragma once

#include <string>
#include <string_view>

namespace sepax {

/// The text with &, <, > and quotes written as XML wants them; characters that XML 1.0 does not
/// allow become the replacement character.
[[nodiscard]] std::string xmlEscaped(std::string_view utf8);
/// The inverse of xmlEscaped, numbers of characters included: &#228; and &#xe4; are ä, that of a
/// surrogate is the replacement character. What is no entity stays as it is.
[[nodiscard]] std::string xmlUnescaped(std::string_view text);

}  // namespace sepax
