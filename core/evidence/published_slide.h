#pragma once

#include "core/evidence/published_cozic.h"
#include "core/exact/vec2.h"

#include <vector>

/// Velocity and push of "2D Polygon Collision Detection" (L. Cozic) beside a slide among all
/// others.
namespace sepax {

/// Why velocity and push end elsewhere than the slide; the first that holds.
enum class SlideDifference {
  none,              ///< they end at the same place, but for rounding
  unasked,           ///< with B alone they would; others are in the way, and the page is asked of B
  startsInside,      ///< the slide first takes A out of the overlap with B that it starts in
  pushedThoughFree,  ///< A never overlaps B on its way, and is pushed
  missed,            ///< the page says that they will not intersect, and B stops A
  beyond,            ///< velocity and push take A past B
  overlaps,          ///< they leave A inside of B
  onePush,           ///< A ends free of B, but where one push of the whole motion takes it
};

/// A body beside which velocity and push, or the slide, do not leave A free.
struct SlideBeside {
  int body = -1;               ///< index into Evidence::bodies
  PublishedLanding published;  ///< of A moved as the page has it
  PublishedLanding exact;      ///< of A at the end of the slide
  bool passedThrough = false;  ///< the straight way of the published move leads into it and out
};

/// The page's answer for a step of A, all others at rest, beside where A slides in it.
struct PublishedSlide {
  PublishedSat found;  ///< PolygonCollision of A and B with A's velocity, withLandings
  Vec2 move;           ///< of A by the usage: its velocity, and the push if they will intersect
  SlideDifference difference = SlideDifference::none;
  /// Of `unasked`: the first body other than B that stops A, or that its push out of B takes it
  /// into; -1 where there is none, since A starts in another one.
  int inTheWay = -1;
  std::vector<SlideBeside> beside;  ///< those that A overlaps at one of the ends, or passes through
};

}  // namespace sepax
