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

}  // namespace

std::string number(double value, int digits) {
  if (std::isinf(value)) return value > 0 ? "∞" : "\u2212∞";
  const double size = std::fabs(value);
  const double smallest = std::pow(10.0, -digits) / 2;
  if (size >= 1e7 || (size != 0 && size < smallest)) {
    return withTrueMinus(fmt::format("{:.{}e}", value, 1));
  }
  return withTrueMinus(fmt::format("{:.{}f}", value == 0 ? 0.0 : value, digits));
}

std::string numbers(Vec2 value, int digits) {
  return "(" + number(value.x, digits) + ", " + number(value.y, digits) + ")";
}

}  // namespace sepax
