#include "core/published/gpwiki.h"

#include "core/evidence/terms.h"
#include "core/exact/tolerance.h"

#include <algorithm>

namespace sepax::published {

namespace {

PredictionAxis predictedAxis(const MotionAxis& axis) {
  PredictionAxis result;
  result.name = axis.name;
  result.distance = -axis.depth;
  // The gap closes when A, which stands on one side of B, moves towards the other.
  const bool below = axis.a.interval.high < axis.b.interval.low;
  result.closing = below ? axis.speed : -axis.speed;
  if (result.distance <= 0) return result;
  if (result.closing > 0) {
    result.kind = PredictionCase::closing;
    result.time = result.distance / result.closing;
  } else {
    result.kind = result.closing < 0 ? PredictionCase::opening : PredictionCase::dividesByZero;
  }
  return result;
}

/// Across the axis, from B to A: against the motion.
Vec2 backwards(const MotionAxis& axis) { return axis.speed > 0 ? -axis.normal : axis.normal; }

/// What the page makes of the edge on whose axis the smallest time is, beside the exact contact.
void compareEdge(PublishedPrediction& prediction, const MotionEvidence& motion) {
  const auto edge = std::ranges::find(motion.axes, *prediction.axis, &MotionAxis::name);
  prediction.normal = backwards(*edge);
  const auto index = static_cast<int>(edge - motion.axes.begin());
  prediction.edgeErrs = motion.initial == Relation::disjoint &&
                        (!motion.unlimitedEntry ||
                         std::ranges::find(motion.entryTies, index) == motion.entryTies.end());
  if (motion.initial != Relation::disjoint || !motion.unlimitedEntry) return;
  const MotionAxis& hit = motion.axes[static_cast<std::size_t>(motion.latestEntry)];
  prediction.exactNormal = prediction.edgeErrs ? backwards(hit) : prediction.normal;
  prediction.normalDiffers =
      length(prediction.normal - *prediction.exactNormal) > kPublishedRounding;
}

PredictionFault faultOf(const PublishedPrediction& prediction, const MotionEvidence& motion) {
  if (!prediction.time || motion.initial != Relation::disjoint) return PredictionFault::none;
  if (!motion.unlimitedEntry) return PredictionFault::neverMeets;
  const bool early = *prediction.time < *motion.unlimitedEntry * (1 - kPublishedRounding);
  return early ? PredictionFault::tooEarly : PredictionFault::none;
}

}  // namespace

PublishedPrediction predictCollision(const MotionEvidence& motion) {
  PublishedPrediction prediction;
  for (const MotionAxis& axis : motion.axes) {
    PredictionAxis predicted = predictedAxis(axis);
    if (predicted.kind == PredictionCase::dividesByZero) ++prediction.divided;
    predicted.kept = predicted.time && (!prediction.time || *predicted.time < *prediction.time);
    if (predicted.kept) {
      prediction.time = predicted.time;
      prediction.axis = predicted.name;
    }
    prediction.axes.push_back(predicted);
  }
  if (prediction.axis) compareEdge(prediction, motion);
  prediction.fault = faultOf(prediction, motion);
  return prediction;
}

}  // namespace sepax::published
