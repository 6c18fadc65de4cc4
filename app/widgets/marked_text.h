#pragma once

#include "app/widgets/ui.h"

#include <cstddef>
#include <string_view>

/// Text of which some words stand out.
namespace sepax {

/// Words of a text, which stand between spaces, by their index: from the first one up to the end.
struct WordRange {
  std::size_t first = 0;
  std::size_t end = 0;
  friend bool operator==(const WordRange&, const WordRange&) = default;
};

/// The words in which a text differs from another one: without those that both begin with and those
/// that both end with.
[[nodiscard]] WordRange differingWords(std::string_view text, std::string_view other);

/// The words in lines of at most this many pixels, those of the range in a colour of their own.
void markedText(const compat::Font& font, std::string_view text, float width, ImU32 ink,
                ImU32 marked, WordRange range);

}  // namespace sepax
