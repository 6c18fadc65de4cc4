#include "app/techniques/contract/query_words.h"
#include "app/techniques/motion/motion.h"

namespace sepax {

namespace {

using namespace query;

Json motionAxisJson(const Evidence& evidence, const MotionAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["speed"] = axis.speed;
  json["extended"] = toJson(axis.extended);
  json["entry"] = axis.entry;  // infinite ones print as null
  json["exit"] = axis.exit;
  return json;
}

}  // namespace

Json motionJson(const Evidence& evidence) {
  if (!evidence.motion) return nullptr;
  const MotionEvidence& motion = *evidence.motion;
  Json json = {{"contact", nameOf(motion.contact)},
               {"time", orNull(motion.time)},
               {"overlap_time", orNull(motion.overlapTime)},
               {"exit", orNull(motion.exit)},
               {"point", motion.points.empty() ? Json(nullptr) : toJson(motion.points.front())},
               {"points", pointsJson(motion.points)},
               {"normal", orNull(motion.normal)},
               {"axis", axisJson(evidence, motion.axes, motion.latestEntry)},
               {"axes", Json::array()}};
  if (motion.parts) json["parts"] = *motion.parts;
  for (const MotionAxis& axis : motion.axes) json["axes"].push_back(motionAxisJson(evidence, axis));
  return json;
}

Json publishedPredictionJson(const Evidence& evidence) {
  if (!evidence.publishedPrediction) return nullptr;
  const PublishedPrediction& prediction = *evidence.publishedPrediction;
  return {{"time", orNull(prediction.time)},
          {"axis", prediction.axis ? edgeJson(evidence, *prediction.axis) : Json(nullptr)}};
}

}  // namespace sepax
