#include "app/techniques/contract/query_words.h"
#include "app/techniques/sat/sat.h"

namespace sepax {

namespace {

using namespace query;

Json satAxisJson(const Evidence& evidence, const SatAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["normal"] = toJson(axis.normal);
  json["a"] = toJson(axis.a.interval);
  json["b"] = toJson(axis.b.interval);
  json["depth"] = axis.depth;
  return json;
}

}  // namespace

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

Json publishedSatJson(const Evidence& evidence) {
  if (!evidence.publishedSat) return nullptr;
  const PublishedSat& sat = *evidence.publishedSat;
  return {{"intersect", sat.intersect},
          {"will_intersect", sat.willIntersect},
          {"mtv", toJson(sat.mtv)}};
}

}  // namespace sepax
