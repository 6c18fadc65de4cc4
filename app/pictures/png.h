#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/pictures/image.h"

namespace sepax {

/// A text that travels in a PNG file, UTF-8. The key has 1 to 79 Latin letters, digits or hyphens.
struct PngText {
  std::string key;
  std::string value;
  friend bool operator==(const PngText&, const PngText&) = default;
};

/// The bytes of a PNG file, without an alpha channel when the image is opaque. The same image and
/// texts give the same bytes. Empty when the image has no pixels or there is no memory.
[[nodiscard]] std::string encodePng(const Image& image, std::span<const PngText> texts = {});

struct DecodedPng {
  Image image;
  std::vector<PngText> texts;
  std::string error;  ///< one sentence; empty = the image is there
};

/// What a PNG file of any kind holds, as 8 bits a channel.
[[nodiscard]] DecodedPng decodePng(std::string_view bytes);

}  // namespace sepax
