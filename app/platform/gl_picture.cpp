#include "app/platform/gl_picture.h"

#include <algorithm>
#include <cstddef>
#include <new>

namespace sepax {
namespace {

/// Copies a tile to its place.
void paste(Image& image, const Image& tile, int left, int top) {
  const auto at = [](const Image& of, int x, int y) {
    return 4 * (static_cast<std::ptrdiff_t>(y) * of.width + x);
  };
  for (int y = 0; y < tile.height; ++y) {
    const auto row = tile.rgba.begin() + at(tile, 0, y);
    std::copy(row, row + 4 * static_cast<std::ptrdiff_t>(tile.width),
              image.rgba.begin() + at(image, left, top + y));
  }
}

/// Nobody has memory for more, pixels.
constexpr double kMostPixels = 1e10;

bool makeRoom(Image& image) {
  if (static_cast<double>(image.width) * image.height > kMostPixels) return false;
  try {
    image.rgba.resize(4 * static_cast<std::size_t>(image.width) *
                      static_cast<std::size_t>(image.height));
  } catch (const std::bad_alloc&) {
    return false;
  }
  return true;
}

}  // namespace

DrawnPicture drawPicture(GlRenderer& renderer, GlTarget& target, const Figure& figure,
                         const PictureOptions& options, int tileSide) {
  DrawnPicture drawn;
  Image& image = drawn.image;
  image.width = devicePixels(figure.width, options.scale);
  image.height = devicePixels(figure.height, options.scale);
  const bool single = image.width <= tileSide && image.height <= tileSide;
  if (!single && !makeRoom(image)) return {{}, "No memory for so large a picture."};
  for (int top = 0; top < image.height; top += tileSide) {
    for (int left = 0; left < image.width; left += tileSide) {
      const int width = std::min(tileSide, image.width - left);
      const int height = std::min(tileSide, image.height - top);
      if (std::string error = target.resize(width, height); !error.empty()) return {{}, error};
      render(renderer, target, figure, theme(options.theme),
             {options.scale, options.transparentGround, left, top});
      if (single) return {readPixels(target), {}};
      paste(image, readPixels(target), left, top);
    }
  }
  return drawn;
}

}  // namespace sepax
