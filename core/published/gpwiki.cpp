#include "core/published/gpwiki.h"

#include <cmath>

namespace sepax::published {

PublishedPrediction predictCollision(const MotionEvidence& motion) {
  PublishedPrediction prediction;
  for (const MotionAxis& axis : motion.axes) {
    const double gap = -axis.depth;
    // The gap closes when A, which stands on one side of B, moves towards the other.
    const bool below = axis.a.interval.high < axis.b.interval.low;
    const double closing = below ? axis.speed : -axis.speed;
    if (gap <= 0 || closing <= 0) continue;
    const double time = gap / closing;
    if (prediction.time && time >= *prediction.time) continue;
    prediction.time = time;
    prediction.axis = axis.name;
  }
  return prediction;
}

}  // namespace sepax::published
