#pragma once

#include <cstddef>

/// Indices of the vertices of a closed boundary.
namespace sepax {

[[nodiscard]] inline std::size_t asIndex(int i) { return static_cast<std::size_t>(i); }
[[nodiscard]] inline std::size_t after(std::size_t i, std::size_t size) {
  return i + 1 == size ? 0 : i + 1;
}
[[nodiscard]] inline std::size_t before(std::size_t i, std::size_t size) {
  return (i == 0 ? size : i) - 1;
}

}  // namespace sepax
