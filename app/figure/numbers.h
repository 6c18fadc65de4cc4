#pragma once

#include "core/exact/vec2.h"

#include <string>

/// Numbers as people read them in a picture: a true minus sign, few digits, never "-0".
namespace sepax {

/// Fixed digits after the point where that shows the value, else scientific ("1.2e−9").
[[nodiscard]] std::string number(double value, int digits = 3);
/// "(−0.37, 0.11)".
[[nodiscard]] std::string numbers(Vec2 value, int digits = 2);

}  // namespace sepax
