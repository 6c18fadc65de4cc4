#include "core/exact/short_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace sepax {

namespace {

constexpr double kTooLong = 1e15;      ///< beyond this the digits before the point tell nothing
constexpr int kFewest = 3;             ///< digits after the point
constexpr int kMost = 30;              ///< the same, however near to each other values lie
constexpr double kUnits = 64;          ///< of the last digit between two values that are told apart
using Digits = std::array<char, 400>;  ///< room for those of every double

std::string digitsOf(double value, std::chars_format format, int precision) {
  Digits digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), value, format, precision);
  return {digits.data(), end.ptr};
}

/// As few digits as read back to the same double.
std::string shortestOf(double value) {
  Digits digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed);
  return {digits.data(), end.ptr};
}

std::string withoutLastZeros(std::string text) {
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

bool isShorter(const std::string& a, const std::string& b) { return a.size() < b.size(); }

std::string withTrueMinus(const std::string& ascii) {
  std::string result;
  for (const char c : ascii) result += c == '-' ? std::string("\u2212") : std::string(1, c);
  return result;
}

}  // namespace

int decimalsFor(double apart) {
  int decimals = kFewest;
  for (double unit = 0.001; unit * kUnits > apart && decimals < kMost; unit /= 10) ++decimals;
  return decimals;
}

std::string shortText(double value, int decimals) {
  const double size = std::fabs(value);
  std::string digits =
      size < kTooLong ? withoutLastZeros(digitsOf(value + 0.0, std::chars_format::fixed, decimals))
                      : "";
  const bool shown = size == 0 || digits.find_first_of("123456789") != std::string::npos;
  if (!shown) return withTrueMinus(digitsOf(value, std::chars_format::scientific, 1));
  if (decimals > kFewest) digits = std::min(digits, shortestOf(value + 0.0), isShorter);
  return withTrueMinus(digits);
}

std::string shortText(Vec2 value, int decimals) {
  return "(" + shortText(value.x, decimals) + ", " + shortText(value.y, decimals) + ")";
}

std::string shortText(double value) { return shortText(value, kFewest); }

std::string shortText(Vec2 value) { return shortText(value, kFewest); }

}  // namespace sepax
