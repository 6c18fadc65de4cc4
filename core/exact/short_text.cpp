#include "core/exact/short_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace sepax {

namespace {

constexpr double kTooLong = 1e15;  ///< beyond this the digits before the point tell nothing
constexpr double kTooSmall = 0.0005;

std::string digitsOf(double value, std::chars_format format, int precision) {
  std::array<char, 64> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), value, format, precision);
  return {digits.data(), end.ptr};
}

std::string withoutLastZeros(std::string text) {
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string withTrueMinus(const std::string& ascii) {
  std::string result;
  for (const char c : ascii) result += c == '-' ? std::string("\u2212") : std::string(1, c);
  return result;
}

}  // namespace

std::string shortText(double value) {
  const double size = std::fabs(value);
  const bool power = size >= kTooLong || (size != 0 && size < kTooSmall);
  if (power) return withTrueMinus(digitsOf(value, std::chars_format::scientific, 1));
  return withTrueMinus(withoutLastZeros(digitsOf(value + 0.0, std::chars_format::fixed, 3)));
}

std::string shortText(Vec2 value) {
  return "(" + shortText(value.x) + ", " + shortText(value.y) + ")";
}

}  // namespace sepax
