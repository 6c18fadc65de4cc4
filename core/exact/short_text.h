#pragma once

#include "core/exact/vec2.h"

#include <string>

/// Numbers in sentences: decimals with a true minus sign, never a fraction.
namespace sepax {

/// At most three digits after the point and no zero at their end: "0.25", "−2", "9"; where that
/// shows nothing of the value, two digits and a power: "1.8e−15".
[[nodiscard]] std::string shortText(double value);
/// "(−0.5, 2)"
[[nodiscard]] std::string shortText(Vec2 value);

}  // namespace sepax
