#include "app/techniques/contract/query_words.h"
#include "app/techniques/inside/inside.h"

namespace sepax {

namespace {

using namespace query;

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

}  // namespace

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

Json publishedCrossingJson(const Evidence& evidence) {
  if (!evidence.publishedCrossing) return nullptr;
  return {{"hit", evidence.publishedCrossing->collided},
          {"crossings", evidence.publishedCrossing->crossings}};
}

}  // namespace sepax
