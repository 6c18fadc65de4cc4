#pragma once

#include "core/exact/vec2.h"

#include <concepts>
#include <string>
#include <string_view>

/// Numbers as people read them in a picture: a true minus sign, few digits, never "-0".
namespace sepax {

/// The word that goes with so many.
template <std::integral Count>
[[nodiscard]] std::string_view oneOrMany(Count count, std::string_view one, std::string_view many) {
  return count == 1 ? one : many;
}
/// "1 edge", "3 edges"; `many` where an s does not do.
template <std::integral Count>
[[nodiscard]] std::string counted(Count count, std::string_view one, std::string_view many = {}) {
  std::string text = std::to_string(count) + " ";
  text += count == 1 || many.empty() ? one : many;
  return count == 1 || !many.empty() ? text : text + "s";
}

/// Fixed digits after the point where that shows the value, none for a long whole number
/// ("33554431"), else scientific ("1.2e−09").
[[nodiscard]] std::string number(double value, int digits = 3);
/// "(−0.37, 0.11)".
[[nodiscard]] std::string numbers(Vec2 value, int digits = 2);

}  // namespace sepax
