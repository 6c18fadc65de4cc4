#include "app/techniques/contract/query_words.h"
#include "app/techniques/inside/inside.h"

#include <utility>

// The articles' answers, with the quantities that the steps show.

namespace sepax {

namespace {

using namespace query;

std::string_view nameOf(CrossingFault fault) {
  constexpr std::string_view kNames[] = {
      "none",         "given radius", "strict radius", "one counter", "integer cast",
      "one way",      "half open",    "rounding",      "wrong slope", "wrong end",
      "out of range", "open list",    "division"};
  return kNames[static_cast<int>(fault)];
}

std::string_view nameOf(EdgeOutcome outcome) {
  constexpr std::string_view kNames[] = {"none", "point", "not a number"};
  return kNames[static_cast<int>(outcome)];
}

/// A body on its way to world space.
Json turnsJson(const std::vector<PublishedTurn>& turns, double cosine, double sine) {
  Json json = {{"cosine", cosine}, {"sine", sine}, {"vertices", Json::array()}};
  for (const PublishedTurn& turn : turns) {
    json["vertices"].push_back({{"given", toJson(turn.given)},
                                {"added", toJson(turn.added)},
                                {"model", toJson(turn.model)},
                                {"turned", toJson(turn.turned)},
                                {"kept", toJson(turn.kept)},
                                {"world", toJson(turn.world)}});
  }
  return json;
}

Json sidesJson(const PublishedCrossing& found) {
  Json json = Json::array();
  for (const PublishedPass& side : found.sides) {
    json.push_back({{"vertex", side.vertex},
                    {"side", side.side},
                    {"next", side.next},
                    {"turned", side.turned},
                    {"beyond", side.beyond},
                    {"straddles", side.straddles},
                    {"run", side.straddles ? Json(side.run) : Json(nullptr)},
                    {"x", side.straddles ? Json(side.place) : Json(nullptr)},
                    {"counts", side.counts},
                    {"counter", side.counter}});
  }
  return json;
}

Json crossingJson(const PublishedCrossing& found) {
  return {{"hit", found.collided},
          {"crossings", found.crossings},
          {"fault", nameOf(found.fault)},
          {"legs", toJson(found.legs)},
          {"distance", found.distance},
          {"radii", {found.radiusFirst, found.radiusSecond}},
          {"radii_overlap", found.radiiOverlap},
          {"vertex_crossings", found.vertexCrossings},
          {"deciding", found.deciding < 0 ? Json(nullptr) : Json(found.deciding)},
          {"slope_as_typed", found.slopeAsTyped},
          {"index_as_typed", found.nextAsTyped},
          {"out_of_range", found.outOfRange},
          {"exchanged", found.exchanged ? Json(*found.exchanged) : Json(nullptr)},
          {"list_closed", found.closed},
          {"doubles", found.doubles},
          {"boundary_in", found.edgeIn},
          {"boundary_out", found.edgeOut},
          {"a", turnsJson(found.turnsFirst, found.cosineFirst, found.sineFirst)},
          {"b", turnsJson(found.turnsSecond, found.cosineSecond, found.sineSecond)},
          {"sides", sidesJson(found)}};
}

Json roundJson(const Evidence& evidence, const PublishedRound& round) {
  Json json = {{"radius_tests", round.pretests}, {"exact_tests", round.exactTests},
               {"sides", round.sides},           {"hits", round.hits},
               {"skipped", round.skipped},       {"calls", Json::array()},
               {"facing_angle", round.facing},   {"world_location", toJson(round.location)}};
  for (const PublishedCall& call : round.calls) {
    json["calls"].push_back({{"body", bodyJson(evidence, call.body)},
                             {"skipped", call.skipped},
                             {"radii_overlap", call.radiiOverlap},
                             {"sides", call.sides},
                             {"hit", call.collided},
                             {"meets", call.meets},
                             {"facing_angle", call.facing},
                             {"world_location", toJson(call.location)},
                             {"crossings", call.crossings}});
  }
  return json;
}

Json pairJson(const PublishedSidePair& pair) {
  const auto optional = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
  return {{"edges", {pair.edgeA, pair.edgeB}},
          {"det", pair.result.det},
          {"t", optional(pair.result.t)},
          {"u", optional(pair.result.u)},
          {"outcome", nameOf(pair.outcome)},
          {"point", pair.result.point ? toJson(*pair.result.point) : Json(nullptr)},
          {"normal", toJson(pair.normal)},
          {"outward", toJson(pair.outward)},
          {"errs", pair.errs}};
}

Json contractedJson(const PublishedContraction& found) {
  const auto way = [](const PublishedEdgeIntersection& result) {
    return Json{{"det", result.det},
                {"reported", result.reported},
                {"point", result.point ? toJson(*result.point) : Json(nullptr)}};
  };
  return {{"pair", found.pair},
          {"parallel", found.parallel},
          {"plain", way(found.plain)},
          {"fused", way(found.fused)}};
}

}  // namespace

Json publishedCrossingJson(const Evidence& evidence) {
  if (!evidence.publishedCrossing) return nullptr;
  return crossingJson(*evidence.publishedCrossing);
}

Json publishedCrossingMeantJson(const Evidence& evidence) {
  if (!evidence.publishedCrossingMeant) return nullptr;
  return crossingJson(*evidence.publishedCrossingMeant);
}

Json publishedCrossingTypedJson(const Evidence& evidence) {
  if (!evidence.publishedCrossingTyped) return nullptr;
  return crossingJson(*evidence.publishedCrossingTyped);
}

Json publishedCrossingDoublesJson(const Evidence& evidence) {
  if (!evidence.publishedCrossingDoubles) return nullptr;
  return crossingJson(*evidence.publishedCrossingDoubles);
}

Json publishedRoundJson(const Evidence& evidence) {
  if (!evidence.publishedRound) return nullptr;
  return roundJson(evidence, *evidence.publishedRound);
}

Json publishedFramesJson(const Evidence& evidence) {
  if (!evidence.publishedFrames) return nullptr;
  const PublishedFrames& frames = *evidence.publishedFrames;
  Json json = {{"hit", frames.hit}, {"jumps_over", frames.jumpsOver}, {"frames", Json::array()}};
  for (const PublishedRound& round : frames.rounds) {
    Json frame = {{"time", round.time}};
    frame.update(roundJson(evidence, round));
    json["frames"].push_back(std::move(frame));
  }
  return json;
}

Json publishedEdgesJson(const Evidence& evidence) {
  if (!evidence.publishedEdges) return nullptr;
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  Json json = {{"hit", loop.intersects},   {"misses", loop.misses},
               {"a_inside", loop.aInside}, {"b_inside", loop.bInside},
               {"points", loop.points},    {"not_numbers", loop.notNumbers},
               {"pairs", Json::array()}};
  for (const PublishedSidePair& pair : loop.pairs) json["pairs"].push_back(pairJson(pair));
  json["fused"] = loop.contraction == Contraction::fused;
  json["contracted"] = loop.contracted ? contractedJson(*loop.contracted) : Json(nullptr);
  if (evidence.publishedVertexFrames) json["too_late"] = evidence.publishedVertexFrames->tooLate;
  return json;
}

}  // namespace sepax
