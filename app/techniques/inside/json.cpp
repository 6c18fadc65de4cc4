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

Json waysJson(const PointWays& found) {
  const auto indexOrNull = [](int index) { return index < 0 ? Json(nullptr) : Json(index); };
  Json json = {{"first", indexOrNull(found.first)},
               {"first_inside", indexOrNull(found.inside)},
               {"points", Json::array()}};
  for (const PointWay& way : found.ways) {
    json["points"].push_back({{"index", way.index},
                              {"middle", way.middle},
                              {"from", toJson(way.from)},
                              {"to", toJson(way.to)},
                              {"start", nameOf(way.sweep.initial)},
                              {"end", nameOf(way.final)},
                              {"time", orNull(way.sweep.time)},
                              {"enter_time", orNull(way.sweep.enterTime)},
                              {"point", orNull(way.meeting)},
                              {"edges", way.sweep.edges},
                              {"passes_through", way.passesThrough}});
  }
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
  json["ways"] = evidence.insideWays ? waysJson(*evidence.insideWays) : Json(nullptr);
  return json;
}

}  // namespace sepax
