#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

enum class NumberState { none, finite, tooLarge };

/// A number at the start of a text.
struct ScannedNumber {
  NumberState state = NumberState::none;
  double value = 0;        ///< the double nearest to what is written
  std::size_t length = 0;  ///< bytes, the suffix included
};

/// Digits with '.', exponent and `_` between digits; no sign, no suffix.
[[nodiscard]] ScannedNumber scanPlainNumber(std::string_view text);
/// The same, or 0x1.8p+1, with what programming languages and drawings put behind it: f F d L m u,
/// f32, i64, px, mm. A word that merely starts with digits (3rd, 0x1F) is no number.
[[nodiscard]] ScannedNumber scanLiteral(std::string_view text);
/// The whole text as a number with an optional sign; state none when anything else is in it.
[[nodiscard]] ScannedNumber wholeNumber(std::string_view text);

[[nodiscard]] bool isDigit(char c);
/// A letter of an identifier: ASCII letters, _, $ and every byte of a character beyond ASCII.
[[nodiscard]] bool isWordStart(char c);
[[nodiscard]] bool isWordPart(char c);
/// Bytes of a number that is none at the start of a text, its sign included: nan, -inf, Infinity,
/// -nan(ind), 1.#IND, 1.#INF; 0 when it starts with something else.
[[nodiscard]] std::size_t nonFiniteLength(std::string_view text);
/// The unit of length behind the digits of a number: mm, cm, m or px; empty without.
[[nodiscard]] std::string_view unitOf(std::string_view number);
/// nan, inf, infinity in any case and what else nonFiniteLength knows.
[[nodiscard]] bool isNonFiniteWord(std::string_view word);
[[nodiscard]] std::string lowered(std::string_view text);
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace sepax
