#pragma once

#include "app/codecs/animation.h"

#include <memory>
#include <string>

namespace sepax {

/// An MP4 of H.264 made by the program ffmpeg, which gets the frames through a pipe. Its first add
/// fails with a sentence when there is no ffmpeg on this machine. Sides are made even, as the
/// format wants them.
[[nodiscard]] std::unique_ptr<AnimationWriter> makeVideoWriter(const AnimationOptions& options);

/// The file of a program in the folders of PATH, empty when there is none.
[[nodiscard]] std::string programInPath(const std::string& name);

}  // namespace sepax
