#include "app/scene/geometry/read_number.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sepax {

namespace {

constexpr std::array<std::string_view, 22> kSuffixes = {
    "f", "F",  "d",  "D",  "l",   "L",   "u",   "U",   "m",   "M",    "n",
    "h", "lf", "LF", "px", "f32", "f64", "i32", "i64", "u32", "_f32", "_f64"};

/// How many bytes belong to the number, `_` between digits included.
std::size_t plainLength(std::string_view text) {
  std::size_t end = 0;
  const auto digits = [&] {
    const std::size_t start = end;
    while (end < text.size() &&
           (isDigit(text[end]) ||
            (text[end] == '_' && end > start && end + 1 < text.size() && isDigit(text[end + 1]))))
      ++end;
    return end > start;
  };
  const bool whole = digits();
  bool fraction = false;
  if (end < text.size() && text[end] == '.') {
    ++end;
    fraction = digits();
  }
  if (!whole && !fraction) return 0;
  const std::size_t mantissa = end;
  if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
    ++end;
    if (end < text.size() && (text[end] == '+' || text[end] == '-')) ++end;
    if (!digits()) end = mantissa;
  }
  return end;
}

/// Whether a number out of range is out of it towards zero.
bool vanishes(std::string_view digits) {
  const auto exponent = digits.find_first_of("eE");
  if (exponent != digits.npos) return digits.substr(exponent + 1).starts_with('-');
  return digits.starts_with('.') || digits.starts_with('0');
}

}  // namespace

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isWordStart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool isWordPart(char c) { return isWordStart(c) || isDigit(c); }

ScannedNumber scanPlainNumber(std::string_view text) {
  const std::size_t length = plainLength(text);
  if (length == 0) return {};
  std::string digits(text.substr(0, length));
  std::erase(digits, '_');
  double value = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (parsed.ec == std::errc::result_out_of_range) {
    if (!vanishes(digits)) return {NumberState::tooLarge, 0, length};
    value = 0;
  }
  return {NumberState::finite, value, length};
}

ScannedNumber scanLiteral(std::string_view text) {
  ScannedNumber number = scanPlainNumber(text);
  if (number.state == NumberState::none) return number;
  std::size_t end = number.length;
  while (end < text.size() && isWordPart(text[end])) ++end;
  const std::string_view suffix = text.substr(number.length, end - number.length);
  if (!suffix.empty() && std::ranges::find(kSuffixes, suffix) == kSuffixes.end()) return {};
  number.length = end;
  return number;
}

ScannedNumber wholeNumber(std::string_view text) {
  const std::size_t all = text.size();
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  ScannedNumber number = scanLiteral(text);
  if (number.length != text.size()) return {};
  number.length = all;
  if (negative) number.value = -number.value;
  return number;
}

bool isNonFiniteWord(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
  if (word.size() > 8) return false;
  const std::string small = lowered(word);
  return small == "nan" || small == "inf" || small == "infinity";
}

std::string lowered(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const auto first = text.find_first_not_of(kBlank);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

}  // namespace sepax
