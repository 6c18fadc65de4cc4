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

}  // namespace sepax
