#include "app/techniques/contract/query_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

namespace sepax {

namespace {

using namespace query;

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
  return {{"body", bodyJson(evidence, body)}, {"vertex", candidate.vertex},
          {"fate", nameOf(candidate.fate)},   {"first", candidate.first},
          {"time", orNull(candidate.time)},   {"place", orNull(candidate.place)},
          {"point", orNull(candidate.point)}};
}

Json crossingJson(const std::optional<CrossingSegments>& crossing) {
  if (!crossing) return nullptr;
  return {{"from", crossing->from},
          {"until", orNull(crossing->until)},
          {"at_start", crossing->atStart}};
}

Json passingJson(const std::optional<PassingSegments>& passing) {
  if (!passing) return nullptr;
  return {{"from", passing->from},
          {"until", orNull(passing->until)},
          {"along_line", passing->alongLine},
          {"at_start", passing->atStart}};
}

}  // namespace

Json sweptEdgesJson(const Evidence& evidence) {
  if (!evidence.edges) return nullptr;
  const SweptEdgesEvidence& edges = *evidence.edges;
  Json json = {{"contact", nameOf(edges.contact)},
               {"time", orNull(edges.time)},
               {"overlap_time", orNull(edges.overlapTime)},
               {"point", orNull(edges.point)},
               {"points", pointsJson(edges.points)},
               {"normal", orNull(edges.normal)},
               {"crossing", crossingJson(edges.crossing)},
               {"passing", passingJson(edges.passing)},
               {"a", orNull(edges.edgeA)},
               {"b", orNull(edges.edgeB)},
               {"tested", edges.tested},
               {"culled", edges.culled},
               {"candidates", Json::array()}};
  if (edges.pair) {
    for (const EdgeCandidate& candidate : edges.pair->candidates)
      json["candidates"].push_back(candidateJson(evidence, candidate));
  }
  json["limits"] = sweepLimits(evidence, true);
  return json;
}

Json broadPhaseJson(const Evidence& evidence) {
  if (!evidence.broadPhase) return nullptr;
  const BroadPhaseEvidence& found = *evidence.broadPhase;
  Json json = {{"bodies", found.boxes.size()},
               {"passed_over", found.passedOver},
               {"body_pairs", found.bodyPairs},
               {"boxes_compared", found.compared},
               {"boxes_meet", found.pairs.size()},
               {"all_edge_pairs", found.allEdgePairs},
               {"edge_pairs", found.edgePairs},
               {"edge_tests", found.edgeTests},
               {"meeting", found.meeting},
               {"boxes", Json::array()},
               {"pairs", Json::array()}};
  for (const BodyBox& box : found.boxes) {
    json["boxes"].push_back({{"body", bodyJson(evidence, box.body)},
                             {"min", toJson(box.box.min)},
                             {"max", toJson(box.box.max)}});
  }
  for (const CandidatePair& pair : found.pairs) {
    json["pairs"].push_back({{"a", bodyJson(evidence, pair.a)},
                             {"b", bodyJson(evidence, pair.b)},
                             {"edge_pairs", pair.edgePairs},
                             {"edge_tests", pair.tested},
                             {"time", orNull(pair.time)},
                             {"initial", pair.initial}});
  }
  return json;
}

}  // namespace sepax
