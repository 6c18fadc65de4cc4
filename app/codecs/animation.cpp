#include "app/codecs/animation.h"

#include <algorithm>
#include <cstring>

namespace sepax {

namespace {

constexpr std::size_t kBytesPerPixel = 4;

const std::uint8_t* pixelAt(const Image& image, int x, int y) {
  const auto index = static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                     static_cast<std::size_t>(x);
  return image.rgba.data() + kBytesPerPixel * index;
}

bool sameRow(const Image& one, const Image& other, int y) {
  return std::memcmp(pixelAt(one, 0, y), pixelAt(other, 0, y),
                     kBytesPerPixel * static_cast<std::size_t>(one.width)) == 0;
}

}  // namespace

ChangedPart changedPart(const Image& before, const Image& after) {
  if (before.width != after.width || before.height != after.height)
    return {0, 0, after.width, after.height};
  int top = 0;
  while (top < after.height && sameRow(before, after, top)) ++top;
  if (top == after.height) return {};
  int bottom = after.height - 1;
  while (sameRow(before, after, bottom)) --bottom;
  int left = after.width - 1;
  int right = 0;
  for (int y = top; y <= bottom; ++y) {
    const auto differs = [&](int x) {
      return std::memcmp(pixelAt(before, x, y), pixelAt(after, x, y), kBytesPerPixel) != 0;
    };
    for (int x = 0; x < left; ++x)
      if (differs(x)) left = x;
    for (int x = after.width - 1; x > right; --x)
      if (differs(x)) right = x;
  }
  left = std::min(left, right);
  return {left, top, right - left + 1, bottom - top + 1};
}

Image cutOut(const Image& image, const ChangedPart& part) {
  Image cut;
  cut.width = part.width;
  cut.height = part.height;
  cut.rgba.reserve(kBytesPerPixel * static_cast<std::size_t>(part.width) *
                   static_cast<std::size_t>(part.height));
  for (int y = part.y; y < part.y + part.height; ++y) {
    const std::uint8_t* row = pixelAt(image, part.x, y);
    cut.rgba.insert(cut.rgba.end(), row,
                    row + kBytesPerPixel * static_cast<std::size_t>(part.width));
  }
  return cut;
}

}  // namespace sepax
