#include "app/codecs/png.h"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <cstdlib>
#include <cstring>
#include <new>

namespace sepax {
namespace {

bool isOpaque(const Image& image) {
  for (std::size_t i = 3; i < image.rgba.size(); i += 4) {
    if (image.rgba[i] != 255) return false;
  }
  return true;
}

constexpr std::size_t kTextShare = 5;  ///< so much of the limit is for texts, as a divisor

// libpng reports an error by jumping over the frames between it and setjmp. So every object with a
// destructor lives in one of the two structs, outside of the functions that are jumped over.

struct Encoder {
  const Image* image = nullptr;
  bool opaque = false;
  png_uint_32 pixelsPerMetre = 0;
  std::vector<png_text> texts;
  std::string bytes;
};

void append(png_structp png, png_bytep data, std::size_t size) {
  auto& bytes = static_cast<Encoder*>(png_get_io_ptr(png))->bytes;
  bool hasRoom = true;
  try {
    bytes.append(reinterpret_cast<const char*>(data), size);
  } catch (const std::bad_alloc&) {
    hasRoom = false;  // an exception must not cross libpng, which is C
  }
  if (!hasRoom) png_error(png, "no memory");
}

void ignoreFlush(png_structp) {}
void ignoreWarning(png_structp, png_const_charp) {}
[[noreturn]] void jumpOut(png_structp png, png_const_charp) { png_longjmp(png, 1); }

bool writeChunks(png_structp png, png_infop info, Encoder& encoder) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  const Image& image = *encoder.image;
  png_set_write_fn(png, &encoder, append, ignoreFlush);
  png_set_IHDR(png, info, static_cast<png_uint_32>(image.width),
               static_cast<png_uint_32>(image.height), 8,
               encoder.opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // Drawings have runs of equal pixels: no filter is both the fastest and the smallest.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 6);
  if (encoder.pixelsPerMetre > 0)
    png_set_pHYs(png, info, encoder.pixelsPerMetre, encoder.pixelsPerMetre, PNG_RESOLUTION_METER);
  png_set_text(png, info, encoder.texts.data(), static_cast<int>(encoder.texts.size()));
  png_write_info(png, info);
  if (encoder.opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  const std::size_t stride = 4 * static_cast<std::size_t>(image.width);
  for (std::size_t y = 0; y < static_cast<std::size_t>(image.height); ++y) {
    png_write_row(png, image.rgba.data() + y * stride);
  }
  png_write_end(png, info);
  return true;
}

png_text toPng(const PngText& text) {
  png_text result{};
  // International text: the only kind that is UTF-8.
  result.compression = PNG_ITXT_COMPRESSION_NONE;
  // libpng reads them only, but has never said so.
  result.key = const_cast<char*>(text.key.c_str());
  result.text = const_cast<char*>(text.value.c_str());
  result.itxt_length = text.value.size();
  return result;
}

struct Decoder {
  std::string_view left;
  std::size_t limit = 0;  ///< bytes that all that was read so far may inflate to
  std::size_t taken = 0;
  bool tooLarge = false;  ///< there was no room for something
  DecodedPng result;
};

bool takeRoom(Decoder& decoder, std::size_t bytes) {
  decoder.tooLarge |= bytes > decoder.limit - decoder.taken;
  if (!decoder.tooLarge) decoder.taken += bytes;
  return !decoder.tooLarge;
}

/// libpng asks here for all its memory, and keeps what is in texts; what it gives back is not
/// counted as room, for it was inflated all the same.
png_voidp allocate(png_structp png, png_alloc_size_t size) {
  auto& decoder = *static_cast<Decoder*>(png_get_mem_ptr(png));
  return takeRoom(decoder, size) ? std::malloc(size) : nullptr;
}

void release(png_structp, png_voidp memory) { std::free(memory); }

png_structp makeReader(Decoder& decoder) {
  return png_create_read_struct_2(PNG_LIBPNG_VER_STRING, nullptr, jumpOut, ignoreWarning, &decoder,
                                  allocate, release);
}

std::string sizeError(std::size_t limit) {
  return fmt::format("the PNG inflates to more than {} MB; save it with fewer pixels or texts",
                     limit >> 20);
}

void take(png_structp png, png_bytep data, std::size_t size) {
  auto& left = static_cast<Decoder*>(png_get_io_ptr(png))->left;
  if (size > left.size()) png_error(png, "the file ends too early");
  std::memcpy(data, left.data(), size);
  left.remove_prefix(size);
}

bool readHead(png_structp png, png_infop info, Decoder& decoder) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_read_fn(png, &decoder, take);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  decoder.result.image.width = static_cast<int>(png_get_image_width(png, info));
  decoder.result.image.height = static_cast<int>(png_get_image_height(png, info));
  return png_get_rowbytes(png, info) == 4 * std::size_t{png_get_image_width(png, info)};
}

bool readRows(png_structp png, png_infop info, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_read_image(png, rows);
  png_read_end(png, info);
  return true;
}

void readTexts(png_structp png, png_infop info, Decoder& decoder) {
  png_textp found = nullptr;
  const int count = png_get_text(png, info, &found, nullptr);
  for (int i = 0; i < count; ++i) {
    const std::size_t size = found[i].itxt_length > 0 ? found[i].itxt_length : found[i].text_length;
    if (!takeRoom(decoder, size)) return;
    decoder.result.texts.push_back({found[i].key, std::string(found[i].text, size)});
  }
}

bool readAll(png_structp png, png_infop info, Decoder& decoder, std::size_t limit) {
  if (!readHead(png, info, decoder)) return false;
  Image& image = decoder.result.image;
  const auto width = static_cast<std::size_t>(image.width);
  const auto height = static_cast<std::size_t>(image.height);
  decoder.limit = limit;
  if (!takeRoom(decoder, 4 * width * height)) return false;
  image.rgba.resize(4 * width * height);
  std::vector<png_bytep> rows(height);
  for (std::size_t y = 0; y < height; ++y) rows[y] = image.rgba.data() + 4 * width * y;
  if (!readRows(png, info, rows.data())) return false;
  readTexts(png, info, decoder);
  return !decoder.tooLarge;
}

}  // namespace

std::vector<PngText> pngTexts(const PictureInfo& info) {
  std::vector<PngText> texts{{"Software", "sepax"}};
  if (!info.title.empty()) texts.push_back({"Title", info.title});
  if (!info.caption.empty()) texts.push_back({"Description", info.caption});
  if (!info.scene.empty()) texts.push_back({std::string(kSceneKey), info.scene});
  return texts;
}

std::string encodePng(const Image& image, std::span<const PngText> texts, PngAlpha alpha,
                      double pixelsPerMetre) {
  const auto pixels = static_cast<std::size_t>(std::max(image.width, 0)) *
                      static_cast<std::size_t>(std::max(image.height, 0));
  if (pixels == 0 || image.rgba.size() != 4 * pixels) return {};
  Encoder encoder;
  encoder.image = &image;
  encoder.pixelsPerMetre = static_cast<png_uint_32>(
      std::lround(std::clamp(pixelsPerMetre, 0.0, static_cast<double>(PNG_UINT_31_MAX))));
  encoder.opaque = alpha == PngAlpha::dropped || (alpha == PngAlpha::needed && isOpaque(image));
  for (const PngText& text : texts) encoder.texts.push_back(toPng(text));
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, jumpOut, ignoreWarning);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  const bool written = info && writeChunks(png, info, encoder);
  png_destroy_write_struct(&png, &info);
  return written ? std::move(encoder.bytes) : std::string();
}

PngTexts readPngTexts(std::string_view bytes, std::size_t limit) {
  Decoder decoder;
  decoder.left = bytes;
  decoder.limit = limit / kTextShare;
  png_structp png = makeReader(decoder);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  if (info && readHead(png, info, decoder)) readTexts(png, info, decoder);
  png_destroy_read_struct(&png, &info, nullptr);
  if (decoder.tooLarge) return {{}, sizeError(decoder.limit)};
  return {std::move(decoder.result.texts), {}};
}

DecodedPng decodePng(std::string_view bytes, std::size_t limit) {
  Decoder decoder;
  decoder.left = bytes;
  decoder.limit = limit / kTextShare;
  png_structp png = makeReader(decoder);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  const bool read = info && readAll(png, info, decoder, limit);
  png_destroy_read_struct(&png, &info, nullptr);
  if (decoder.tooLarge) return {{}, {}, sizeError(decoder.limit)};
  if (!read) return {{}, {}, "This is not a PNG picture, or it is damaged or too large."};
  return std::move(decoder.result);
}

}  // namespace sepax
