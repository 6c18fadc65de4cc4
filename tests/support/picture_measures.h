#pragma once

#include "app/figure/figure.h"

#include <string>
#include <vector>

/// What a reader would find wrong with the places in a picture, measured on its figure.
namespace sepax::test {

struct PictureMeasures {
  /// One sentence each: a label on a label, a handle or a line of the evidence, evidence under the
  /// words or beyond the frame.
  std::vector<std::string> faults;
  /// Of the room that badges and narration leave to the scene: the part that it takes in the
  /// direction in which it takes more.
  double share = 0;
};

/// The canvas of a picture, logical pixels from its corner: all but the strip below or beside it.
[[nodiscard]] Vec2 canvasSizeOf(const Figure& figure);

/// Of the canvas of a picture.
[[nodiscard]] PictureMeasures measured(const Figure& figure);

}  // namespace sepax::test
