#include "app/techniques/contract/query_words.h"

#include "app/techniques/drawing/names.h"

namespace sepax::query {

Json pointsJson(const std::vector<Vec2>& points) {
  if (points.empty()) return nullptr;
  Json json = Json::array();
  for (const Vec2 point : points) json.push_back(toJson(point));
  return json;
}

Json bodyJson(const Evidence& evidence, int body) {
  if (body < 0 || static_cast<std::size_t>(body) >= evidence.bodies.size()) return nullptr;
  return bodyName(evidence, body);
}

Json edgeJson(const Evidence& evidence, AxisName axis) {
  const int body = axis.owner == Owner::a ? evidence.a : evidence.b;
  switch (axis.source) {
    case AxisSource::normal:
      break;
    case AxisSource::along:
      return {{"body", bodyJson(evidence, body)}, {"edge", axis.edge}, {"along", true}};
    case AxisSource::between:
      return {{"body", nullptr}, {"edge", nullptr}};
    case AxisSource::across:
      return {{"body", nullptr}, {"edge", nullptr}, {"across", true}};
  }
  return {{"body", bodyJson(evidence, body)},
          {"edge", axis.edge < 0 ? Json(nullptr) : Json(axis.edge)}};
}

Json landingJson(const std::optional<PublishedLanding>& landing) {
  if (!landing) return nullptr;
  return {{"displacement", toJson(landing->displacement)},
          {"relation", sepax::nameOf(landing->relation)},
          {"depth", landing->depth}};
}

Json besideJson(const Evidence& evidence, const PublishedSat& found) {
  Json json = Json::array();
  for (const MovedBeside& row : found.beside)
    json.push_back({{"body", bodyJson(evidence, row.body)},
                    {"moved", landingJson(row.published)},
                    {"exact", landingJson(row.exact)}});
  return json;
}

Json publishedAxisJson(const Evidence& evidence, const PublishedAxis& axis) {
  Json json = edgeJson(evidence, axis.name);
  json["vector"] = toJson(axis.edge);
  json["axis"] = toJson(axis.axis);
  json["a"] = toJson(axis.a);
  json["b"] = toJson(axis.b);
  json["speed"] = axis.speed;
  json["stretched"] = toJson(axis.swept);
  json["distance"] = axis.distance;
  json["stretched_distance"] = axis.sweptDistance;
  json["intersect"] = axis.intersect;
  json["will_intersect"] = axis.willIntersect;
  json["kept"] = axis.kept;
  json["turned"] = axis.turned;
  return json;
}

}  // namespace sepax::query
