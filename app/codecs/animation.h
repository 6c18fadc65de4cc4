#pragma once

#include "app/codecs/image.h"
#include "app/codecs/picture_info.h"

#include <memory>
#include <string>

namespace sepax {

struct AnimationOptions {
  int width = 0;  ///< pixels
  int height = 0;
  int delay = 33;            ///< milliseconds of a frame of a format that has one length for all
  bool transparent = false;  ///< the pictures have no ground
  PictureInfo info;
};

struct AnimationResult {
  std::string bytes;
  std::string error;  ///< one sentence; empty = the bytes are there
};

/// Takes frames of one size one after the other and makes a file of them that repeats for ever. The
/// same frames give the same bytes (but for MP4, whose encoder is another program).
class AnimationWriter {
 public:
  AnimationWriter() = default;
  AnimationWriter(const AnimationWriter&) = delete;
  AnimationWriter& operator=(const AnimationWriter&) = delete;
  virtual ~AnimationWriter() = default;

  /// The error, empty when the frame was taken, which is shown that long.
  [[nodiscard]] virtual std::string add(const Image& frame, int milliseconds) = 0;
  /// Ends the file; at least one frame must have been added.
  [[nodiscard]] virtual AnimationResult finish() = 0;
};

/// At most 256 colours a frame, kept exactly where a frame has no more; only what changes is
/// stored. Moments are whole hundredths of a second.
[[nodiscard]] std::unique_ptr<AnimationWriter> makeGifWriter(const AnimationOptions& options);
/// All colours and alpha; only what changes is stored.
[[nodiscard]] std::unique_ptr<AnimationWriter> makeApngWriter(const AnimationOptions& options);

/// The smallest part of a frame that holds every pixel that differs from the one before; one pixel
/// when none does.
struct ChangedPart {
  int x = 0;  ///< pixels, from the left and from the top
  int y = 0;
  int width = 1;
  int height = 1;
};
[[nodiscard]] ChangedPart changedPart(const Image& before, const Image& after);
[[nodiscard]] Image cutOut(const Image& image, const ChangedPart& part);

}  // namespace sepax
