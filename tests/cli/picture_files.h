#pragma once

#include <optional>
#include <string>

namespace sepax::testing {

/// What the bytes of a picture file say about themselves, read without the code that wrote them.
struct PictureFacts {
  std::string format;  ///< png, svg, pdf, gif, apng, mp4; empty when it is none of them
  int width = 0;       ///< pixels; of an SVG those of its view box, of a PDF points
  int height = 0;
  int frames = 1;
  int milliseconds = 0;    ///< of all frames together
  std::string error = {};  ///< what is broken
};
[[nodiscard]] PictureFacts pictureFacts(const std::string& bytes);

}  // namespace sepax::testing
