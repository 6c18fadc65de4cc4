#include "app/codecs/animation.h"
#include "app/codecs/png.h"

#include <zlib.h>

#include <algorithm>
#include <optional>

namespace sepax {

namespace {

constexpr std::size_t kSignature = 8;  ///< bytes before the first chunk of a PNG file

std::string bigEndian(std::uint32_t value, int bytes = 4) {
  std::string text;
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
    text += static_cast<char>(value >> shift & 0xff);
  return text;
}

/// A chunk: length, type, data and checksum (PNG specification, 5.3).
std::string chunk(std::string_view type, std::string_view data) {
  std::string body(type);
  body += data;
  const auto checksum =
      crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  return bigEndian(static_cast<std::uint32_t>(data.size())) + body +
         bigEndian(static_cast<std::uint32_t>(checksum));
}

struct Chunk {
  std::string_view type;
  std::string_view data;
  std::string_view whole;
};

/// The next chunk of a PNG file that libpng has written.
std::optional<Chunk> takeChunk(std::string_view& png) {
  if (png.size() < 12) return std::nullopt;
  std::size_t length = 0;
  for (int i = 0; i < 4; ++i)
    length = length << 8 | static_cast<unsigned char>(png[static_cast<std::size_t>(i)]);
  if (png.size() < length + 12) return std::nullopt;
  const Chunk found{png.substr(4, 4), png.substr(8, length), png.substr(0, length + 12)};
  png.remove_prefix(length + 12);
  return found;
}

/// An animated PNG: an ordinary one whose further frames stand in chunks of their own
/// (PNG specification, third edition, 11.3.6).
class ApngWriter final : public AnimationWriter {
 public:
  explicit ApngWriter(const AnimationOptions& options) : options_(options) {}

  std::string add(const Image& frame, int milliseconds) override;
  AnimationResult finish() override;

 private:
  [[nodiscard]] std::string control(const ChangedPart& part, int milliseconds);
  void addFirst(std::string_view png);
  void addLater(std::string_view png);

  AnimationOptions options_;
  Image shown_;
  std::string head_;    ///< up to the place of the animation's own chunk
  std::string frames_;  ///< what follows it
  std::uint32_t count_ = 0;
  std::uint32_t sequence_ = 0;
};

/// Milliseconds as a fraction of seconds in two numbers of two bytes; longer ones in hundredths.
std::string delayOf(int milliseconds) {
  constexpr int kMost = 0xffff;
  const bool fine = milliseconds <= kMost;
  const int numerator = fine ? milliseconds : std::min(milliseconds / 10, kMost);
  return bigEndian(static_cast<std::uint32_t>(numerator), 2) + bigEndian(fine ? 1000 : 100, 2);
}

std::string ApngWriter::control(const ChangedPart& part, int milliseconds) {
  const auto number = [](int value) { return bigEndian(static_cast<std::uint32_t>(value)); };
  std::string data = bigEndian(sequence_++);
  data += number(part.width) + number(part.height) + number(part.x) + number(part.y);
  data += delayOf(milliseconds);
  data += std::string(2, '\0');  // stays, and replaces what it covers
  return chunk("fcTL", data);
}

void ApngWriter::addFirst(std::string_view png) {
  head_ = png.substr(0, kSignature);
  png.remove_prefix(kSignature);
  while (const auto found = takeChunk(png)) {
    if (found->type == "IDAT") {
      frames_ += found->whole;
    } else if (found->type != "IEND") {
      head_ += found->whole;
    }
  }
}

void ApngWriter::addLater(std::string_view png) {
  png.remove_prefix(kSignature);
  while (const auto found = takeChunk(png)) {
    if (found->type != "IDAT") continue;
    frames_ += chunk("fdAT", bigEndian(sequence_++) + std::string(found->data));
  }
}

std::string ApngWriter::add(const Image& frame, int milliseconds) {
  const bool first = count_ == 0;
  const ChangedPart part =
      first ? ChangedPart{0, 0, frame.width, frame.height} : changedPart(shown_, frame);
  std::vector<PngText> texts;
  if (first) texts = pngTexts(options_.info);
  const PngAlpha alpha = options_.transparent ? PngAlpha::kept : PngAlpha::dropped;
  const std::string png = encodePng(first ? frame : cutOut(frame, part), texts, alpha);
  if (png.empty()) return "no memory for the picture; choose a smaller size";
  frames_ += control(part, milliseconds);
  first ? addFirst(png) : addLater(png);
  shown_ = frame;
  ++count_;
  return {};
}

AnimationResult ApngWriter::finish() {
  const std::string forEver = bigEndian(0);
  return {head_ + chunk("acTL", bigEndian(count_) + forEver) + frames_ + chunk("IEND", ""), {}};
}

}  // namespace

std::unique_ptr<AnimationWriter> makeApngWriter(const AnimationOptions& options) {
  return std::make_unique<ApngWriter>(options);
}

}  // namespace sepax
