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

/// The bytes of a PNG file. The same image and texts give the same bytes. `pixelsPerMetre` is its
/// resolution on paper, 0 = it says nothing of that. Empty when the image has no pixels or there is
/// no memory.
[[nodiscard]] std::string encodePng(const Image& image, std::span<const PngText> texts = {},
                                    PngAlpha alpha = PngAlpha::needed, double pixelsPerMetre = 0);

/// Everything that one PNG file may inflate to, pixels, texts and what the decoder needs, in bytes.
/// Few bytes of a file can stand for a thousand times as many: beyond the limit it is refused. A
/// fifth of it is for the texts: three copies of the largest scene. No other format that is read
/// here is inflated.
inline constexpr std::size_t kMaxInflatedBytes = std::size_t{5} << 28;

struct DecodedPng {
  Image image;
  std::vector<PngText> texts;
  std::string error;  ///< one sentence; empty = the image is there
};

struct PngTexts {
  std::vector<PngText> texts;
  std::string error;  ///< one sentence when the file inflates to more than the limit
};
/// The texts that stand before the pixels of a PNG file; none when it is damaged.
[[nodiscard]] PngTexts readPngTexts(std::string_view bytes, std::size_t limit = kMaxInflatedBytes);

/// What a PNG file of any kind holds, as 8 bits a channel.
[[nodiscard]] DecodedPng decodePng(std::string_view bytes, std::size_t limit = kMaxInflatedBytes);

}  // namespace sepax
