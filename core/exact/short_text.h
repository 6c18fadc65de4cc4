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

/// So many digits after the point, three or more, that values so far apart differ in them.
[[nodiscard]] int decimalsFor(double apart);
/// The same with so many digits after the point, without those that only rounding has brought.
[[nodiscard]] std::string shortText(double value, int decimals);
[[nodiscard]] std::string shortText(Vec2 value, int decimals);

/// So many digits after the point, three or more, that values so far apart differ in them.
[[nodiscard]] int decimalsFor(double apart);
/// The same with so many digits after the point, of which those are left out that only rounding has
/// brought: map coordinates are told from their neighbours by them.
[[nodiscard]] std::string shortText(double value, int decimals);
[[nodiscard]] std::string shortText(Vec2 value, int decimals);

}  // namespace sepax
