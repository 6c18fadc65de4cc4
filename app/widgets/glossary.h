#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace sepax {

/// A word of the field and what it means, one or two sentences for somebody who has never met it.
struct Term {
  /// In lower case, unless it is an abbreviation; several forms between commas, the main one first.
  std::string_view words;
  std::string_view meaning;
};

/// The main form: "axis" of "axis, axes".
[[nodiscard]] std::string_view wordOf(const Term& term);

[[nodiscard]] std::span<const Term> glossary();
/// The terms that a text uses, in the order of the glossary, as whole words in any case; the plural
/// counts as well. At most three.
[[nodiscard]] std::vector<const Term*> termsIn(std::string_view text);

}  // namespace sepax
