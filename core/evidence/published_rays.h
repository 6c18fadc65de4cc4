#pragma once

#include "core/evidence/ray.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// What "Ray casting in a 2D tile-based environment" (L. Cozic) answers, as printed.
namespace sepax {

/// RayCast(position, direction, length) as printed.
struct PublishedRay {
  bool collides = false;
  std::optional<Vec2> position;  ///< also set by a zero length without a collision
  std::vector<Pixel> line;       ///< as BresenhamLine lists it
  bool backwards = false;        ///< walked from the end of the list
  bool undefined = false;        ///< zero direction: NaN cast to int
  bool tooLong = false;          ///< longer than kMaxPublishedLine: not built
  bool zeroLength = false;       ///< length 0: the start alone is looked at
};

}  // namespace sepax
