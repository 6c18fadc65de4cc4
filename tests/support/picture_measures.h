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

/// Of a picture whose canvas is `canvasHeight` high, logical pixels; a strip below is none of it.
[[nodiscard]] PictureMeasures measured(const Figure& figure, double canvasHeight);

}  // namespace sepax::test
