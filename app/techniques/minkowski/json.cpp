#include "app/techniques/contract/query_words.h"
#include "app/techniques/minkowski/minkowski.h"

namespace sepax {

namespace {

using namespace query;

Json pairJson(VertexPair pair) { return Json::array({pair.a, pair.b}); }

Json pairsJson(const std::vector<VertexPair>& pairs) {
  Json json = Json::array();
  for (const VertexPair pair : pairs) json.push_back(pairJson(pair));
  return json;
}

Json witnessJson(const std::optional<Distance>& distance) {
  return distance ? Json::array({toJson(distance->onA), toJson(distance->onB)}) : Json(nullptr);
}

Json gjkJson(const GjkRun& run) {
  Json json = Json::array();
  for (const GjkIteration& iteration : run.iterations)
    json.push_back({{"direction", toJson(iteration.direction)},
                    {"support", pairJson(iteration.support)},
                    {"simplex", pairsJson(iteration.after)}});
  return json;
}

Json epaJson(const EpaRun& run) {
  Json json = Json::array();
  for (const EpaIteration& iteration : run.iterations)
    json.push_back({{"polytope", pairsJson(iteration.polytope)},
                    {"nearest", iteration.nearest},
                    {"normal", toJson(iteration.normal)},
                    {"distance", iteration.distance},
                    {"support", pairJson(iteration.support)},
                    {"beyond", iteration.beyond}});
  return json;
}

/// Entry and exit where the ray's line meets the difference at all.
Json rayJson(const MinkowskiRay& ray) {
  return {{"entry", ray.meets ? orNull(ray.entry) : Json(nullptr)},
          {"exit", ray.meets ? orNull(ray.exit) : Json(nullptr)},
          {"contact", sepax::nameOf(ray.contact)}};
}

/// Of concave polygons: the union has the answers, its pieces stand in place of vertices and edges.
Json unionJson(const Evidence& evidence) {
  const ConcaveEvidence& concave = *evidence.concave;
  Json json = {{"relation", sepax::nameOf(concave.relation)},
               {"distance", concave.distance ? Json(concave.distance->distance) : Json(0.0)},
               {"mtv", toJson(concave.mtv)},
               {"witness", witnessJson(concave.distance)},
               {"vertices", nullptr},
               {"edges", nullptr},
               {"gjk", nullptr},
               {"epa", nullptr},
               {"ray", nullptr},
               {"pieces", Json::array()},
               {"outline", Json::array()}};
  for (const MinkowskiPiece& piece : evidence.minkowskiPieces->pieces) {
    Json corners = Json::array();
    for (const Vec2 corner : piece.vertices) corners.push_back(toJson(corner));
    json["pieces"].push_back(corners);
  }
  for (const OutlinePiece& side : evidence.minkowskiPieces->outline)
    json["outline"].push_back(
        Json{{"body", bodyJson(evidence, side.owner == Owner::a ? evidence.a : evidence.b)},
             {"from", toJson(side.from)},
             {"to", toJson(side.to)}});
  return json;
}

}  // namespace

Json minkowskiJson(const Evidence& evidence) {
  if (!hasDifference(evidence)) return nullptr;
  if (!evidence.minkowski) return unionJson(evidence);
  const MinkowskiEvidence& found = *evidence.minkowski;
  Json json = {{"relation", sepax::nameOf(found.relation)},
               {"distance", found.distance ? found.distance->distance : 0.0},
               {"mtv", toJson(found.mtv)},
               {"witness", witnessJson(found.distance)},
               {"vertices", Json::array()},
               {"edges", Json::array()},
               {"gjk", gjkJson(found.gjk)},
               {"epa", found.epa ? epaJson(*found.epa) : Json(nullptr)},
               {"ray", nullptr}};
  for (const MinkowskiVertex& vertex : found.vertices)
    json["vertices"].push_back(toJson(vertex.place));
  for (const MinkowskiEdge& edge : found.edges)
    json["edges"].push_back(edgeJson(evidence, edge.name));
  if (!found.ray.atRest) json["ray"] = rayJson(found.ray);
  return json;
}

}  // namespace sepax
