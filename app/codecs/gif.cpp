#include "app/codecs/animation.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr int kColors = 256;
constexpr int kTransparent = kColors - 1;  ///< index that shows nothing
constexpr int kOpaqueFrom = 128;           ///< alpha from which a pixel is shown
constexpr int kMillisecondsPerTick = 10;

struct PaletteColor {
  int r = 0;
  int g = 0;
  int b = 0;
};

std::uint32_t keyOf(const std::uint8_t* pixel) {
  return static_cast<std::uint32_t>(pixel[0]) << 16 | static_cast<std::uint32_t>(pixel[1]) << 8 |
         pixel[2];
}

PaletteColor colorOf(std::uint32_t key) {
  return {static_cast<int>(key >> 16), static_cast<int>(key >> 8 & 0xff),
          static_cast<int>(key & 0xff)};
}

/// A picture in at most 255 colours and one that is transparent.
struct IndexedPicture {
  std::vector<PaletteColor> palette;
  std::vector<GifByteType> indices;
};

int nearest(const std::vector<PaletteColor>& palette, PaletteColor color) {
  int best = 0;
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const int r = palette[i].r - color.r;
    const int g = palette[i].g - color.g;
    const int b = palette[i].b - color.b;
    const int distance = 3 * r * r + 6 * g * g + b * b;  // eyes see green best and blue least
    if (distance < least) {
      least = distance;
      best = static_cast<int>(i);
    }
  }
  return best;
}

/// Colours by how often they occur, then by value: the same picture has the same palette.
std::vector<std::uint32_t> colorsByUse(const Image& image) {
  std::unordered_map<std::uint32_t, int> uses;
  for (std::size_t i = 0; i < image.rgba.size(); i += 4)
    if (image.rgba[i + 3] >= kOpaqueFrom) ++uses[keyOf(&image.rgba[i])];
  std::vector<std::pair<int, std::uint32_t>> sorted;
  for (const auto& [key, count] : uses) sorted.emplace_back(-count, key);
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::uint32_t> colors;
  for (const auto& [count, key] : sorted) colors.push_back(key);
  return colors;
}

/// The colours used most stay as they are: drawings have few, and shades of their edges. The others
/// become the nearest of these.
IndexedPicture indexed(const Image& image) {
  const std::vector<std::uint32_t> colors = colorsByUse(image);
  IndexedPicture picture;
  std::unordered_map<std::uint32_t, GifByteType> indexOf;
  for (const std::uint32_t key : colors) {
    if (picture.palette.size() < kTransparent) picture.palette.push_back(colorOf(key));
    const bool own = indexOf.size() < picture.palette.size();
    const int index =
        own ? static_cast<int>(indexOf.size()) : nearest(picture.palette, colorOf(key));
    indexOf.emplace(key, static_cast<GifByteType>(index));
  }
  picture.indices.reserve(image.rgba.size() / 4);
  for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
    const bool opaque = image.rgba[i + 3] >= kOpaqueFrom;
    picture.indices.push_back(opaque ? indexOf.at(keyOf(&image.rgba[i]))
                                     : static_cast<GifByteType>(kTransparent));
  }
  return picture;
}

struct ColorMapReleaser {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColorMap = std::unique_ptr<ColorMapObject, ColorMapReleaser>;

ColorMap colorMapOf(const std::vector<PaletteColor>& palette) {
  std::array<GifColorType, kColors> colors{};
  for (std::size_t i = 0; i < palette.size(); ++i) {
    colors[i] = {static_cast<GifByteType>(palette[i].r), static_cast<GifByteType>(palette[i].g),
                 static_cast<GifByteType>(palette[i].b)};
  }
  return ColorMap(GifMakeMapObject(kColors, colors.data()));
}

int append(GifFileType* gif, const GifByteType* bytes, int count) {
  static_cast<std::string*>(gif->UserData)
      ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
  return count;
}

class GifWriter final : public AnimationWriter {
 public:
  explicit GifWriter(const AnimationOptions& options) : options_(options) {}
  ~GifWriter() override {
    if (gif_) EGifCloseFile(gif_, nullptr);
  }

  std::string add(const Image& frame, int milliseconds) override;
  AnimationResult finish() override;

 private:
  [[nodiscard]] bool open();
  [[nodiscard]] bool putFrame(const ChangedPart& part, IndexedPicture& picture, int milliseconds);

  AnimationOptions options_;
  GifFileType* gif_ = nullptr;
  std::string bytes_;
  Image shown_;
  int elapsed_ = 0;  ///< milliseconds up to the next frame
};

constexpr std::string_view kBroken = "the GIF cannot be written; choose a smaller size";

/// Repeats for ever: the application extension that every viewer knows.
bool putLoop(GifFileType* gif) {
  constexpr GifByteType kForEver[] = {1, 0, 0};
  return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif, sizeof kForEver, kForEver) == GIF_OK &&
         EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool GifWriter::open() {
  int error = 0;
  gif_ = EGifOpen(&bytes_, append, &error);
  if (!gif_) return false;
  EGifSetGifVersion(gif_, true);
  if (EGifPutScreenDesc(gif_, options_.width, options_.height, 8, 0, nullptr) != GIF_OK)
    return false;
  if (!putLoop(gif_)) return false;
  const std::string& caption = options_.info.caption;
  return caption.empty() || EGifPutComment(gif_, caption.c_str()) == GIF_OK;
}

/// Whole ticks that a frame is shown. Rounding the moments, not the durations, keeps the whole as
/// long as it was meant to be.
int ticksBetween(int start, int end) {
  const auto ticks = [](int moment) {
    return (moment + kMillisecondsPerTick / 2) / kMillisecondsPerTick;
  };
  return ticks(end) - ticks(start);
}

bool GifWriter::putFrame(const ChangedPart& part, IndexedPicture& picture, int milliseconds) {
  GraphicsControlBlock control{};
  control.DisposalMode = options_.transparent ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT;
  const int end = elapsed_ + milliseconds;
  control.DelayTime = ticksBetween(std::exchange(elapsed_, end), end);
  control.TransparentColor = options_.transparent ? kTransparent : NO_TRANSPARENT_COLOR;
  std::array<GifByteType, 4> extension{};
  const auto size = EGifGCBToExtension(&control, extension.data());
  const ColorMap map = colorMapOf(picture.palette);
  if (!map) return false;
  if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), extension.data()) !=
      GIF_OK)
    return false;
  if (EGifPutImageDesc(gif_, part.x, part.y, part.width, part.height, false, map.get()) != GIF_OK)
    return false;
  for (int y = 0; y < part.height; ++y) {
    GifByteType* row = picture.indices.data() + static_cast<std::ptrdiff_t>(y) * part.width;
    if (EGifPutLine(gif_, row, part.width) != GIF_OK) return false;
  }
  return true;
}

std::string GifWriter::add(const Image& frame, int milliseconds) {
  if (!gif_ && !open()) return std::string(kBroken);
  // Without a ground, what the last frame showed is gone, so a frame is all there is.
  const bool whole = shown_.rgba.empty() || options_.transparent;
  const ChangedPart part =
      whole ? ChangedPart{0, 0, frame.width, frame.height} : changedPart(shown_, frame);
  IndexedPicture picture = indexed(cutOut(frame, part));
  if (!putFrame(part, picture, milliseconds)) return std::string(kBroken);
  shown_ = frame;
  return {};
}

AnimationResult GifWriter::finish() {
  int error = 0;
  const bool closed = gif_ && EGifCloseFile(gif_, &error) == GIF_OK;
  gif_ = nullptr;
  if (!closed) return {{}, std::string(kBroken)};
  return {std::move(bytes_), {}};
}

}  // namespace

std::unique_ptr<AnimationWriter> makeGifWriter(const AnimationOptions& options) {
  return std::make_unique<GifWriter>(options);
}

}  // namespace sepax
