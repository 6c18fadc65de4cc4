#pragma once

#include "core/evidence/published_slide.h"
#include "core/evidence/slide.h"
#include "core/polygon/polygon.h"
#include "core/published/landing.h"

#include <span>

namespace sepax::published {

/// A body that A can meet on its way, at rest.
struct SlideObstacle {
  int body = -1;                      ///< as in SlideHit
  std::span<const Polygon> outlines;  ///< simple or thin
};

/// The answer withLandings of a pair of which A is convex and B rests, beside the slide of A by the
/// same velocity among all obstacles, one of which is B with the index `b`.
/// Laws: no difference exactly when both ends are the same but for rounding; what another one says
/// of B is true of an exact test of A moved as the page has it.
[[nodiscard]] PublishedSlide compareSlide(const PublishedPair& pair, int b,
                                          const PublishedSat& result, const SlideEvidence& slide,
                                          std::span<const SlideObstacle> obstacles);

}  // namespace sepax::published
