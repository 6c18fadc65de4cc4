#pragma once

#include <string>

namespace sepax {

/// {“x”: 5}: typographic quotes around keys, which a program of letters has made of plain ones, are
/// plain ones again in all of the text. All stays in its place.
[[nodiscard]] std::string withPlainQuotes(std::string text);

}  // namespace sepax
