#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace sepax {

/// A text without the places at which something is amiss.
struct WithoutFaults {
  std::string text;
  std::size_t line = 0;  ///< of the first of them, from 1
};

/// "Self-intersection at (2, 3)", "Short on net A at [4, 1]", "ring starting at (2, 3)" of an error
/// and "segment (2, 3) -> (5, 4) in sweep line tree": points that a message names, without an
/// outline around them; nothing where there are none.
[[nodiscard]] std::optional<WithoutFaults> withoutPlacesOfFaults(const std::string& text);

}  // namespace sepax
