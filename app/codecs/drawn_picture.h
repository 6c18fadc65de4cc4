#pragma once

#include "app/codecs/image.h"
#include "app/figure/theme.h"

#include <string>

namespace sepax {

/// How a figure becomes pixels.
struct PictureOptions {
  ThemeId theme = ThemeId::dark;
  double scale = 1;  ///< device pixels per logical pixel
  bool transparentGround = false;
};

struct DrawnPicture {
  Image image;
  std::string error;  ///< one sentence; empty = the image is there
};

}  // namespace sepax
