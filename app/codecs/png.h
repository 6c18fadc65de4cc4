#pragma once

#include "app/codecs/image.h"
#include "app/codecs/picture_info.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A text that travels in a PNG file, UTF-8. The key has 1 to 79 Latin letters, digits or hyphens.
struct PngText {
  std::string key;
  std::string value;
  friend bool operator==(const PngText&, const PngText&) = default;
};

/// The info under the keywords of the PNG specification, and the scene under its own.
[[nodiscard]] std::vector<PngText> pngTexts(const PictureInfo& info);

/// Whether the file has an alpha channel: where the image needs one, always, never.
enum class PngAlpha { needed, kept, dropped };

/// The bytes of a PNG file. The same image and texts give the same bytes. Empty when the image has
/// no pixels or there is no memory.
[[nodiscard]] std::string encodePng(const Image& image, std::span<const PngText> texts = {},
                                    PngAlpha alpha = PngAlpha::needed);

struct DecodedPng {
  Image image;
  std::vector<PngText> texts;
  std::string error;  ///< one sentence; empty = the image is there
};

/// The texts that stand before the pixels of a PNG file; none when it is damaged.
[[nodiscard]] std::vector<PngText> readPngTexts(std::string_view bytes);

/// What a PNG file of any kind holds, as 8 bits a channel.
[[nodiscard]] DecodedPng decodePng(std::string_view bytes);

}  // namespace sepax
