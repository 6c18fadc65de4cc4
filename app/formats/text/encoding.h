#pragma once

#include <string>
#include <string_view>

namespace sepax {

struct DecodedText {
  std::string utf8;   ///< without a mark at its start
  std::string error;  ///< one sentence
};

/// Takes the byte order mark off, turns UTF-16 into UTF-8, and refuses what is too large or is no
/// text.
[[nodiscard]] DecodedText decoded(std::string_view bytes);

}  // namespace sepax
