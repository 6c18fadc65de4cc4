#include "app/cli/query_json.h"

#include "app/scene/json_text.h"

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

Json toJson(Vec2 point) { return Json::array({point.x, point.y}); }
Json toJson(Interval interval) { return Json::array({interval.low, interval.high}); }

template <typename Value>
Json orNull(const std::optional<Value>& value) {
  if (!value) return nullptr;
  if constexpr (std::is_same_v<Value, Vec2>)
    return toJson(*value);
  else
    return Json(*value);
}

std::string_view nameOf(Relation relation) {
  switch (relation) {
    case Relation::disjoint:
      return "disjoint";
    case Relation::touching:
      return "touching";
    case Relation::overlapping:
      return "overlapping";
  }
  return "";
}

std::string_view nameOf(Contact contact) {
  switch (contact) {
    case Contact::none:
      return "none";
    case Contact::grazing:
      return "grazing";
    case Contact::entering:
      return "entering";
    case Contact::initial:
      return "initial";
  }
  return "";
}

bool holds(const Evidence& evidence, int body) {
  return body >= 0 && static_cast<std::size_t>(body) < evidence.bodies.size();
}

const std::string& bodyName(const Evidence& evidence, int body) {
  return evidence.bodies[static_cast<std::size_t>(body)].name;
}

Json edgeJson(const Evidence& evidence, AxisName axis) {
  const int body = axis.owner == Owner::a ? evidence.a : evidence.b;
  Json json = {{"body", nullptr}, {"edge", axis.edge}};
  if (holds(evidence, body)) json["body"] = bodyName(evidence, body);
  return json;
}

/// The axis at `index`, null when the evidence has none there.
template <typename Axis>
Json axisJson(const Evidence& evidence, const std::vector<Axis>& axes, int index) {
  if (index < 0 || static_cast<std::size_t>(index) >= axes.size()) return nullptr;
  const Axis& axis = axes[static_cast<std::size_t>(index)];
  Json json = edgeJson(evidence, axis.name);
  json["normal"] = toJson(axis.normal);
  return json;
}

Json satAxisJson(const Evidence& evidence, const SatAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["normal"] = toJson(axis.normal);
  json["a"] = toJson(axis.a.interval);
  json["b"] = toJson(axis.b.interval);
  json["depth"] = axis.depth;
  return json;
}

Json satJson(const Evidence& evidence) {
  if (!evidence.sat) return nullptr;
  const SatEvidence& sat = *evidence.sat;
  Json json = {{"relation", nameOf(sat.relation)},
               {"depth", sat.depth},
               {"mtv", toJson(sat.mtv)},
               {"axis", axisJson(evidence, sat.axes, sat.chosen)},
               {"ties", Json::array()},
               {"axes", Json::array()}};
  for (const int tie : sat.ties)
    json["ties"].push_back(edgeJson(evidence, sat.axes.at(static_cast<std::size_t>(tie)).name));
  for (const SatAxis& axis : sat.axes) json["axes"].push_back(satAxisJson(evidence, axis));
  return json;
}

Json motionAxisJson(const Evidence& evidence, const MotionAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["speed"] = axis.speed;
  json["extended"] = toJson(axis.extended);
  json["entry"] = axis.entry;  // infinite ones print as null
  json["exit"] = axis.exit;
  return json;
}

Json pointsJson(const std::vector<Vec2>& points) {
  if (points.empty()) return nullptr;
  Json json = Json::array();
  for (const Vec2 point : points) json.push_back(toJson(point));
  return json;
}

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
  for (const MotionAxis& axis : motion.axes) json["axes"].push_back(motionAxisJson(evidence, axis));
  return json;
}

Json publishedSatJson(const Evidence& evidence) {
  if (!evidence.publishedSat) return nullptr;
  const PublishedSat& sat = *evidence.publishedSat;
  return {{"intersect", sat.intersect},
          {"will_intersect", sat.willIntersect},
          {"mtv", toJson(sat.mtv)}};
}

Json publishedPredictionJson(const Evidence& evidence) {
  if (!evidence.publishedPrediction) return nullptr;
  const PublishedPrediction& prediction = *evidence.publishedPrediction;
  return {{"time", orNull(prediction.time)},
          {"axis", prediction.axis ? edgeJson(evidence, *prediction.axis) : Json(nullptr)}};
}

/// Why the section is null. What is compared with an answer is missing for the reason of the
/// answer.
std::string reasonFor(const Evidence& evidence, const std::string& section) {
  const std::string answer = section == "published.sat"          ? "sat"
                             : section == "published.prediction" ? "motion"
                                                                 : section;
  for (const std::string& key : {section, answer})
    if (const auto reason = evidence.skipped.find(key); reason != evidence.skipped.end())
      return reason->second;
  return section == "pair" ? "fewer than two bodies" : "not computed by this version";
}

Json skippedJson(const Evidence& evidence, const Json& sections) {
  Json json = Json::object();
  const auto addNulls = [&](const Json& group, const std::string& prefix) {
    for (const auto& item : group.items())
      if (item.value().is_null())
        json[prefix + item.key()] = reasonFor(evidence, prefix + item.key());
  };
  addNulls(sections, "");
  addNulls(sections.at("published"), "published.");
  return json;
}

}  // namespace

std::string queryJson(const Evidence& evidence) {
  Json json = {{"pair", nullptr},
               {"sat", satJson(evidence)},
               {"motion", motionJson(evidence)},
               {"edges", nullptr},
               {"inside", nullptr},
               {"concave", nullptr},
               {"ray", nullptr},
               {"published",
                {{"sat", publishedSatJson(evidence)},
                 {"prediction", publishedPredictionJson(evidence)},
                 {"swept", nullptr},
                 {"crossing", nullptr},
                 {"ray", nullptr}}}};
  if (holds(evidence, evidence.a) && holds(evidence, evidence.b))
    json["pair"] = Json::array({bodyName(evidence, evidence.a), bodyName(evidence, evidence.b)});
  const Json skipped = skippedJson(evidence, json);
  json["disagreements"] = Json::array();
  for (const Disagreement& difference : evidence.disagreements)
    json["disagreements"].push_back({{"id", difference.id}, {"why", difference.why}});
  json["skipped"] = skipped;
  return compactJson(json);
}

std::string errorJson(const std::string& sentence) {
  return compactJson(Json{{"error", sentence}});
}

}  // namespace sepax
