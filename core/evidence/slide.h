#pragma once

#include "core/exact/vec2.h"

#include <vector>

/// Evidence of a polygon that slides along obstacles.
namespace sepax {

/// One obstacle met while sliding.
struct SlideHit {
  int body = 0;     ///< index in the list of bodies
  double time = 0;  ///< when the penetration would start, as a fraction of that sweep
  Vec2 normal;      ///< unit, towards the moving body
  Vec2 advance;     ///< displacement made before it
};

/// A moved through the obstacles: static MTV first, then sweep, slide, sweep again (at most 8).
struct SlideEvidence {
  Vec2 displacement;  ///< what the position of A changes by
  std::vector<SlideHit> hits;
  bool resolvedOverlap = false;  ///< A started in an overlap and was pushed out first
};

}  // namespace sepax
