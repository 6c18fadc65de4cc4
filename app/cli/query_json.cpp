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

std::string_view nameOf(CandidateFate fate) {
  switch (fate) {
    case CandidateFate::accepted:
      return "accepted";
    case CandidateFate::beforeStart:
      return "before_start";
    case CandidateFate::afterEnd:
      return "after_end";
    case CandidateFate::offEdge:
      return "off_edge";
    case CandidateFate::never:
      return "never";
    case CandidateFate::atRest:
      return "at_rest";
  }
  return "";
}

Json candidateJson(const Evidence& evidence, const EdgeCandidate& candidate) {
  const int body = candidate.owner == Owner::a ? evidence.a : evidence.b;
  return {{"body", holds(evidence, body) ? Json(bodyName(evidence, body)) : Json(nullptr)},
          {"vertex", candidate.vertex},
          {"fate", nameOf(candidate.fate)},
          {"first", candidate.first},
          {"time", orNull(candidate.time)},
          {"place", orNull(candidate.place)},
          {"point", orNull(candidate.point)}};
}

Json edgesJson(const Evidence& evidence) {
  if (!evidence.edges) return nullptr;
  const SweptEdgesEvidence& edges = *evidence.edges;
  Json json = {{"contact", nameOf(edges.contact)},
               {"time", orNull(edges.time)},
               {"overlap_time", orNull(edges.overlapTime)},
               {"point", orNull(edges.point)},
               {"points", pointsJson(edges.points)},
               {"normal", orNull(edges.normal)},
               {"a", orNull(edges.edgeA)},
               {"b", orNull(edges.edgeB)},
               {"tested", edges.tested},
               {"culled", edges.culled},
               {"candidates", Json::array()}};
  if (!edges.pair) return json;
  for (const EdgeCandidate& candidate : edges.pair->candidates)
    json["candidates"].push_back(candidateJson(evidence, candidate));
  return json;
}

Json publishedSweptJson(const Evidence& evidence) {
  if (!evidence.publishedSwept) return nullptr;
  const PublishedSwept& swept = *evidence.publishedSwept;
  Json json = {{"hit", swept.chosen >= 0},
               {"time", nullptr},
               {"point", nullptr},
               {"a", nullptr},
               {"b", nullptr},
               {"tested", swept.pairs.size()},
               {"culled", swept.culled}};
  if (swept.chosen < 0) return json;
  const PublishedEdgePair& pair = swept.pairs.at(static_cast<std::size_t>(swept.chosen));
  json["time"] = orNull(pair.result.time);
  json["point"] = orNull(pair.result.point);
  json["a"] = pair.a;
  json["b"] = pair.b;
  return json;
}

Json toJson(Pixel pixel) { return Json::array({pixel.x, pixel.y}); }

Json pixelOrNull(const std::optional<Pixel>& pixel) {
  return pixel ? toJson(*pixel) : Json(nullptr);
}

Json exactRayJson(const RayEvidence& ray) {
  const std::optional<RayHit>& hit = ray.conservative;
  if (!hit)
    return {{"hit", false},
            {"pixel", nullptr},
            {"t", nullptr},
            {"point", nullptr},
            {"normal", nullptr}};
  return {{"hit", true},
          {"pixel", toJson(hit->pixel)},
          {"t", hit->entry.t},
          {"point", toJson(hit->entry.point)},
          {"normal", orNull(hit->entry.normal)}};
}

Json rayJson(const Evidence& evidence) {
  if (!evidence.ray) return nullptr;
  const RayEvidence& ray = *evidence.ray;
  Json json = {{"hit", ray.hit.has_value()},
               {"pixel", pixelOrNull(ray.hit)},
               {"tested", ray.tested},
               {"point", ray.entry ? toJson(ray.entry->point) : Json(nullptr)},
               {"normal", ray.entry ? orNull(ray.entry->normal) : Json(nullptr)},
               {"pixels", Json::array()},
               {"cells", Json::array()},
               {"exact", exactRayJson(ray)}};
  for (const LinePixel& pixel : ray.pixels) json["pixels"].push_back(toJson(pixel.pixel));
  for (const CellVisit& visit : ray.cells) json["cells"].push_back(toJson(visit.cell));
  return json;
}

Json publishedRayJson(const Evidence& evidence) {
  if (!evidence.rayWalks || evidence.skipped.contains("published.ray")) return nullptr;
  const RayWalk& walk = evidence.rayWalks->published;
  return {{"hit", walk.collides}, {"pixel", pixelOrNull(walk.hit)}};
}

std::string_view nameOf(Side side) {
  switch (side) {
    case Side::outside:
      return "outside";
    case Side::boundary:
      return "boundary";
    case Side::inside:
      return "inside";
  }
  return "";
}

Json sidesJson(const std::vector<PointEvidence>& points) {
  Json json = Json::array();
  for (const PointEvidence& point : points) json.push_back(nameOf(point.side));
  return json;
}

Json insideJson(const Evidence& evidence) {
  if (!evidence.inside) return nullptr;
  const InsideEvidence& inside = *evidence.inside;
  Json json = {{"intersects", inside.intersects},
               {"a_in_b", sidesJson(inside.aInB)},
               {"b_in_a", sidesJson(inside.bInA)},
               {"crossings", Json::array()},
               {"points", Json::array()}};
  for (const PointEvidence& point : inside.aInB) json["crossings"].push_back(point.crossings);
  for (const EdgeMeeting& meeting : inside.meetings)
    json["points"].push_back(toJson(meeting.point));
  return json;
}

/// A convex part by its body and the body's vertices, counterclockwise.
Json partJson(const Evidence& evidence, int body, const PartEvidence& part) {
  Json json = {{"body", nullptr}, {"vertices", part.vertexIndex}};
  if (holds(evidence, body)) json["body"] = bodyName(evidence, body);
  return json;
}

Json concaveJson(const Evidence& evidence) {
  if (!evidence.concave) return nullptr;
  const ConcaveEvidence& concave = *evidence.concave;
  Json json = {{"relation", nameOf(concave.relation)},
               {"mtv", toJson(concave.mtv)},
               {"parts", Json::array()}};
  for (const PartEvidence& part : concave.partsA)
    json["parts"].push_back(partJson(evidence, evidence.a, part));
  for (const PartEvidence& part : concave.partsB)
    json["parts"].push_back(partJson(evidence, evidence.b, part));
  return json;
}

Json publishedCrossingJson(const Evidence& evidence) {
  if (!evidence.publishedCrossing) return nullptr;
  return {{"hit", evidence.publishedCrossing->collided},
          {"crossings", evidence.publishedCrossing->crossings}};
}

/// Why the section is null. What is compared with an answer is missing for the reason of the
/// answer.
std::string reasonFor(const Evidence& evidence, const std::string& section) {
  const std::string answer = section == "published.sat"          ? "sat"
                             : section == "published.prediction" ? "motion"
                             : section == "published.ray"        ? "ray"
                             : section == "published.swept"      ? "edges"
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
               {"edges", edgesJson(evidence)},
               {"inside", insideJson(evidence)},
               {"concave", concaveJson(evidence)},
               {"ray", rayJson(evidence)},
               {"published",
                {{"sat", publishedSatJson(evidence)},
                 {"prediction", publishedPredictionJson(evidence)},
                 {"swept", publishedSweptJson(evidence)},
                 {"crossing", publishedCrossingJson(evidence)},
                 {"ray", publishedRayJson(evidence)}}}};
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
