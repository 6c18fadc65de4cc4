#include "core/published/gpwiki.h"

#include "core/evidence/terms.h"
#include "core/exact/tolerance.h"

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
    prediction.dividesByZero |= predicted.kind == PredictionCase::dividesByZero;
    predicted.kept = predicted.time && (!prediction.time || *predicted.time < *prediction.time);
    if (predicted.kept) {
      prediction.time = predicted.time;
      prediction.axis = predicted.name;
    }
    prediction.axes.push_back(predicted);
  }
  prediction.fault = faultOf(prediction, motion);
  return prediction;
}

}  // namespace sepax::published
