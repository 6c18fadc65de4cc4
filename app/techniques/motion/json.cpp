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

std::string_view nameOf(MoveFault fault) {
  constexpr std::string_view kNames[] = {"none",
                                         "missed",
                                         "never meets",
                                         "beyond the obstacle",
                                         "still overlaps",
                                         "pushed though free",
                                         "longer than needed"};
  return kNames[static_cast<int>(fault)];
}

std::string_view nameOf(PredictionFault fault) {
  constexpr std::string_view kNames[] = {"none", "too early", "never meets"};
  return kNames[static_cast<int>(fault)];
}

std::string_view nameOf(PredictionCase kind) {
  constexpr std::string_view kNames[] = {"overlapping", "closing", "opening", "divides by zero"};
  return kNames[static_cast<int>(kind)];
}

Json axisJson(const Evidence& evidence, const PredictionAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["distance"] = axis.distance;
  json["speed"] = axis.closing;
  json["case"] = nameOf(axis.kind);
  json["time"] = orNull(axis.time);
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
  Json json = {{"time", orNull(prediction.time)},
               {"axis", prediction.axis ? edgeJson(evidence, *prediction.axis) : Json(nullptr)},
               {"normal", prediction.axis ? toJson(prediction.normal) : Json(nullptr)},
               {"fault", nameOf(prediction.fault)},
               {"axes", Json::array()}};
  for (const PredictionAxis& axis : prediction.axes)
    json["axes"].push_back(axisJson(evidence, axis));
  return json;
}

Json publishedMoveJson(const Evidence& evidence) {
  if (!evidence.publishedMove) return nullptr;
  const PublishedSat& found = *evidence.publishedSat;
  const MoveComparison& check = *evidence.publishedMove;
  Json json = {{"fault", nameOf(check.fault)},
               {"velocity", toJson(found.velocity)},
               {"centers", Json::array({toJson(found.centerA), toJson(found.centerB)})},
               {"will_intersect_with_perpendicular", found.willIntersectWithPerpendicular},
               {"move", toJson(found.velocity + found.mtv)},
               {"exact_move", toJson(check.exactMove)},
               {"needed_push", toJson(check.neededPush)},
               {"own_move", toJson(check.ownMove)},
               {"landing", landingJson(found.landing)},
               {"unpushed", landingJson(check.unpushed)},
               {"applied", landingJson(check.applied)},
               {"relative_as_own", check.relativeAsOwn},
               {"others", besideJson(evidence, found)},
               {"axes", Json::array()}};
  for (const PublishedAxis& axis : found.axes)
    json["axes"].push_back(publishedAxisJson(evidence, axis));
  return json;
}

}  // namespace sepax
