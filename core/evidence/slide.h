#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <vector>

/// Evidence of a polygon that slides along obstacles.
namespace sepax {

/// One obstacle met while sliding.
struct SlideHit {
  int body = 0;  ///< index in the list of bodies
  /// Whose edge has that normal: A's or (owner b) the obstacle's, with the caller's index.
  AxisName edge;
  double time = 0;      ///< when the penetration would start, as a fraction of that sweep
  double moment = 0;    ///< the same as a fraction of the whole step, which the sweeps share
  Vec2 normal;          ///< unit, towards the moving body
  Vec2 advance;         ///< displacement made before it
  Vec2 removed;         ///< the part of what was left of the motion that points into the obstacle
  bool atOnce = false;  ///< nothing was walked since the hit before: both touch at one moment
  /// Where they touch: a point or the ends of a segment; none where they do from the start.
  std::vector<Vec2> points = {};
  friend bool operator==(const SlideHit&, const SlideHit&) = default;
};

/// A moved through the obstacles: static MTV first, then sweep, slide, sweep again (at most 8).
struct SlideEvidence {
  Vec2 displacement;  ///< what the position of A changes by
  Vec2 wanted;        ///< the same without obstacles
  std::vector<SlideHit> hits;
  std::vector<int> startsIn;    ///< like `body` in the hits: A is pushed out of them first
  Vec2 pushed;                  ///< by this; the rest is walked
  bool wedged = false;          ///< no free place was found to go on to: it stays
  bool stopped = false;         ///< what touches at the last moment leaves no way that is not back
  bool limited = false;         ///< after the last sweep that is allowed there is motion left
  std::vector<int> passedOver;  ///< indices of bodies that do not stop it: no simple polygons
};

}  // namespace sepax
