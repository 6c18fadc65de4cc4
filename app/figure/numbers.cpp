#include "app/figure/numbers.h"

#include <fmt/format.h>

#include <cmath>

namespace sepax {

namespace {

std::string withTrueMinus(const std::string& ascii) {
  std::string result;
  for (const char c : ascii) {
    if (c == '-') {
      result += "\u2212";
    } else {
      result += c;
    }
  }
  return result;
}

constexpr double kTooLong = 1e9;     ///< with digits after the point nobody reads this
constexpr double kLongEnough = 1e7;  ///< whole numbers need no digits after the point

}  // namespace

std::string number(double value, int digits) {
  if (std::isinf(value)) return value > 0 ? "∞" : "\u2212∞";
  const double size = std::fabs(value);
  const double smallest = std::pow(10.0, -digits) / 2;
  if (size >= kTooLong || (size != 0 && size < smallest)) {
    return withTrueMinus(fmt::format("{:.{}e}", value, 1));
  }
  const bool bare = size >= kLongEnough && size == std::floor(size);
  return withTrueMinus(fmt::format("{:.{}f}", value == 0 ? 0.0 : value, bare ? 0 : digits));
}

std::string numbers(Vec2 value, int digits) {
  return "(" + number(value.x, digits) + ", " + number(value.y, digits) + ")";
}

}  // namespace sepax
