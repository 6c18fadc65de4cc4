#include "app/techniques/concave/concave.h"
#include "app/techniques/contract/query_words.h"

namespace sepax {

namespace {

using namespace query;

/// A convex part by its body and the body's vertices, counterclockwise.
Json partJson(const Evidence& evidence, int body, const PartEvidence& part) {
  return {{"body", bodyJson(evidence, body)}, {"vertices", part.vertexIndex}};
}

/// Parts are counted within their body, from 0; `remaining` are the pairs, by their place in the
/// list, that overlap after this one's push.
Json pairJson(const PartPair& pair) {
  Json remaining = Json::array();
  for (const RemainingOverlap& left : pair.remaining) remaining.push_back(left.pair);
  return {{"a", pair.a},
          {"b", pair.b},
          {"relation", nameOf(pair.relation)},
          {"culled", pair.culled},
          {"push", toJson(pair.push)},
          {"separates", pair.separates},
          {"remaining", remaining}};
}

}  // namespace

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
  json["depth"] = concave.depth;
  json["pairs"] = Json::array();
  for (const PartPair& pair : concave.pairs) json["pairs"].push_back(pairJson(pair));
  json["distance"] = concave.distance ? Json(concave.distance->distance) : Json(nullptr);
  json["nearest"] = nullptr;
  if (concave.distance)
    json["nearest"] = Json::array({toJson(concave.distance->onA), toJson(concave.distance->onB)});
  return json;
}

}  // namespace sepax
