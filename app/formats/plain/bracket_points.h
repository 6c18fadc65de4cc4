#pragma once

#include "core/exact/vec2.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// Single points as prose and logs write them.
namespace sepax {

/// (5, 0), Point::new(5.0, 0.0), [5 0], (x: 5, y: 0) and (5, 0, NaN).
struct BracketPoint {
  std::size_t start = 0;  ///< of its call, or of its bracket
  std::size_t end = 0;
  Vec2 place;
  std::size_t count = 0;  ///< of numbers in the bracket
};

/// The one that starts at this place.
[[nodiscard]] std::optional<BracketPoint> bracketPointAt(std::string_view text, std::size_t place);

/// The sign of an arrow at this place, -> or \u2192; empty where none is.
[[nodiscard]] std::string_view arrowAt(std::string_view text, std::size_t place);

/// Behind the label and its sign at this place, x: or "from" =; the place itself where something
/// else stands.
[[nodiscard]] std::size_t behindLabel(std::string_view text, std::size_t place,
                                      std::string_view label);

}  // namespace sepax
