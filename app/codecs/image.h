#pragma once

#include <cstdint>
#include <vector>

namespace sepax {

/// A picture in memory: rows from the top, four bytes a pixel, straight (not premultiplied) alpha.
struct Image {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgba;
  friend bool operator==(const Image&, const Image&) = default;
};

}  // namespace sepax
