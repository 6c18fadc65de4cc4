#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sepax {

namespace {

constexpr std::array<std::string_view, 24> kSuffixes = {
    "f",  "F",  "d",  "D",  "l",  "L",   "u",   "U",   "m",   "M",   "n",    "h",
    "lf", "LF", "px", "mm", "cm", "f32", "f64", "i32", "i64", "u32", "_f32", "_f64"};

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
  return digits.substr(0, digits.find('.')).find_first_not_of('0') == digits.npos;
}

/// 0x1.8p+1, as printf writes with %a: the exponent tells it from a whole number such as a colour.
ScannedNumber scanHexadecimal(std::string_view text) {
  if (!text.starts_with("0x") && !text.starts_with("0X")) return {};
  double value = 0;
  const char* start = text.data() + 2;
  const auto parsed =
      std::from_chars(start, text.data() + text.size(), value, std::chars_format::hex);
  const auto length = static_cast<std::size_t>(parsed.ptr - text.data());
  const std::string_view digits = text.substr(0, length);
  if (parsed.ec == std::errc::invalid_argument || digits.find_first_of("pP") == digits.npos)
    return {};
  if (parsed.ec != std::errc::result_out_of_range) return {NumberState::finite, value, length};
  const bool small = digits.substr(digits.find_first_of("pP") + 1).starts_with('-');
  return {small ? NumberState::finite : NumberState::tooLarge, 0, length};
}

/// f2 of 1.5f2, as Julia writes the exponent of a single; f32 is a type of Rust.
bool isExponentOfSingle(std::string_view digits, std::string_view suffix) {
  constexpr std::size_t kMostDigits = 2;
  return digits.find('.') != digits.npos && suffix.size() > 1 && suffix.size() <= 1 + kMostDigits &&
         suffix.front() == 'f' && std::ranges::all_of(suffix.substr(1), isDigit);
}

/// The number that is written so, with e as the sign of its exponent.
ScannedNumber withExponent(std::string_view digits, std::string_view suffix) {
  return scanPlainNumber(std::string(digits) + "e" + std::string(suffix.substr(1)));
}

/// What follows nan in -nan(ind), nan(snan) and nan(0x8000).
std::size_t payloadLength(std::string_view text) {
  if (!text.starts_with('(')) return 0;
  std::size_t end = 1;
  while (end < text.size() && isWordPart(text[end])) ++end;
  if (end >= text.size() || text[end] != ')') return 0;
  const std::string word = lowered(text.substr(1, std::min<std::size_t>(end - 1, 20)));
  const bool known = word == "ind" || word == "snan" || word == "qnan" || word.starts_with("0x");
  return known ? end + 1 : 0;
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
  std::string_view digits = text.substr(0, length);
  std::string plain;
  if (digits.find('_') != digits.npos) {
    plain = digits;
    std::erase(plain, '_');
    digits = plain;
  }
  double value = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (parsed.ec == std::errc::result_out_of_range) {
    if (!vanishes(digits)) return {NumberState::tooLarge, 0, length};
    value = 0;
  }
  return {NumberState::finite, value, length};
}

ScannedNumber scanLiteral(std::string_view text) {
  ScannedNumber number = scanHexadecimal(text);
  if (number.state == NumberState::none) number = scanPlainNumber(text);
  if (number.state == NumberState::none) return number;
  std::size_t end = number.length;
  while (end < text.size() && isWordPart(text[end])) ++end;
  const std::string_view suffix = text.substr(number.length, end - number.length);
  const bool known = std::ranges::find(kSuffixes, suffix) != kSuffixes.end();
  const std::string_view digits = text.substr(0, number.length);
  if (!known && isExponentOfSingle(digits, suffix))
    number = withExponent(digits, suffix);
  else if (!known && !suffix.empty())
    return {};
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

std::size_t nonFiniteLength(std::string_view text) {
  const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
  text.remove_prefix(sign);
  if (text.empty()) return 0;
  const bool microsoft = isDigit(text[0]) && text.substr(1).starts_with(".#");
  std::size_t end = microsoft ? 3 : 0;
  if (!microsoft && !isWordStart(text[0])) return 0;
  while (end < text.size() && isWordPart(text[end])) ++end;
  if (microsoft) return end > 3 ? sign + end : 0;
  constexpr std::size_t kLongest = 8;  // infinity
  const std::string small = end <= kLongest ? lowered(text.substr(0, end)) : std::string{};
  if (small == "inf" || small == "infinity") return sign + end;
  return small == "nan" ? sign + end + payloadLength(text.substr(end)) : 0;
}

bool isNonFiniteWord(std::string_view word) {
  return !word.empty() && nonFiniteLength(word) == word.size();
}

std::string_view unitOf(std::string_view number) {
  for (const std::string_view unit : {"mm", "cm", "px", "m"})
    if (number.ends_with(unit)) return number.substr(number.size() - unit.size());
  return {};
}

std::string lowered(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string_view trimmed(std::string_view text) {
  const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace sepax
