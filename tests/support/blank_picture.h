#pragma once

#include "app/pictures/picture_job.h"

#include <cstddef>

namespace sepax::test {

/// As large as the figure's picture, and nothing on it: for tests that look at figures.
inline DrawnPicture blank(const Figure& figure, const PictureOptions& options) {
  DrawnPicture picture;
  picture.image.width = static_cast<int>(figure.width * options.scale);
  picture.image.height = static_cast<int>(figure.height * options.scale);
  picture.image.rgba.resize(static_cast<std::size_t>(4 * picture.image.width) *
                            static_cast<std::size_t>(picture.image.height));
  return picture;
}

}  // namespace sepax::test
