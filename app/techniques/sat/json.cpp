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

Json workJson(const Evidence& evidence, const SatWork& work) {
  Json json = {{"intersects", work.intersects},
               {"axes", work.axes},
               {"tested", work.tested},
               {"skipped", Json::array()},
               {"dot_products", work.dotProducts},
               {"square_roots", work.squareRoots},
               {"ended_by_circles", work.endedByCircles},
               {"ended_at", work.endedAt ? edgeJson(evidence, *work.endedAt) : Json(nullptr)}};
  for (const AxisName edge : work.skippedEdges) json["skipped"].push_back(edgeJson(evidence, edge));
  return json;
}

std::string_view nameOf(PushFault fault) {
  constexpr std::string_view kNames[] = {"none", "verdict", "leaves an overlap", "too long"};
  return kNames[static_cast<int>(fault)];
}

std::string_view nameOf(SidesFault fault) {
  constexpr std::string_view kNames[] = {"none", "verdict", "gap as distance"};
  return kNames[static_cast<int>(fault)];
}

std::string_view nameOf(NearestFeatures features) {
  constexpr std::string_view kNames[] = {"corner and side", "parallel sides", "two corners"};
  return kNames[static_cast<int>(features)];
}

std::string_view nameOf(SkippingFault fault) {
  constexpr std::string_view kNames[] = {"none", "verdict", "long push"};
  return kNames[static_cast<int>(fault)];
}

/// PolygonCollision at rest, in one of its readings.
Json collisionJson(const Evidence& evidence, const std::optional<PublishedSat>& answer) {
  if (!answer) return nullptr;
  const PublishedSat& found = *answer;
  Json json = {{"intersect", found.intersect},
               {"mtv", toJson(found.mtv)},
               {"exact", sepax::nameOf(found.exact)},
               {"exact_mtv", toJson(found.exactPush)},
               {"fault", nameOf(found.fault)},
               {"centers", Json::array({toJson(found.centerA), toJson(found.centerB)})},
               {"pushed", landingJson(found.pushed)},
               {"edges", found.edges},
               {"touch_by_rounding", found.roundedTouch},
               {"others", besideJson(evidence, found)},
               {"axes", Json::array()}};
  for (const PublishedAxis& axis : found.axes)
    json["axes"].push_back(publishedAxisJson(evidence, axis));
  return json;
}

Json gapJson(const Evidence& evidence, const PublishedGap& gap) {
  Json json = edgeJson(evidence, gap.side);
  json["corner"] = toJson(gap.corner);
  json["foot"] = toJson(gap.foot);
  return json;
}

Json facingJson(const Evidence& evidence, const PublishedFacing& side) {
  Json json = edgeJson(evidence, side.name);
  json["line"] = toJson(side.line);
  json["facing"] = side.facing;
  json["skipped"] = side.skipped;
  json["corner"] = side.skipped ? Json(nullptr) : Json(side.corner);
  json["lowest"] = side.skipped ? Json(nullptr) : Json(side.lowest);
  json["apart"] = side.apart;
  json["kept"] = side.kept;
  return json;
}

Json skippingJson(const Evidence& evidence) {
  if (!evidence.publishedSkipping) return nullptr;
  const PublishedSkipping& found = *evidence.publishedSkipping;
  Json json = {{"intersects", found.intersects},
               {"fault", nameOf(found.fault)},
               {"by_origins", found.byOrigins},
               {"points", Json::array({toJson(found.pointA), toJson(found.pointB)})},
               {"mtv", toJson(found.push)},
               {"exact_mtv", toJson(found.exactPush)},
               {"total", found.total},
               {"sides", Json::array()}};
  for (const PublishedFacing& side : found.sides)
    json["sides"].push_back(facingJson(evidence, side));
  return json;
}

}  // namespace

Json satJson(const Evidence& evidence) {
  if (!evidence.sat) return nullptr;
  const SatEvidence& sat = *evidence.sat;
  Json json = {{"relation", sepax::nameOf(sat.relation)},
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

Json pairsJson(const Evidence& evidence) {
  if (evidence.pairs.empty()) return nullptr;
  Json json = Json::array();
  for (const PairAnswer& pair : evidence.pairs) {
    json.push_back({{"a", bodyJson(evidence, pair.a)},
                    {"b", bodyJson(evidence, pair.b)},
                    {"relation", sepax::nameOf(pair.relation)},
                    {"boxes_meet", pair.boxesMeet},
                    {"through_parts", pair.throughParts},
                    {"axes", pair.axes},
                    {"tested", pair.tested},
                    {"dot_products", pair.dotProducts}});
  }
  return json;
}

Json publishedSatJson(const Evidence& evidence) {
  if (!evidence.publishedSat) return nullptr;
  const PublishedSat& sat = *evidence.publishedSat;
  return {{"intersect", sat.intersect},
          {"will_intersect", sat.willIntersect},
          {"mtv", toJson(sat.mtv)}};
}

Json publishedRestJson(const Evidence& evidence) {
  Json json = collisionJson(evidence, evidence.publishedRest);
  if (json.is_null()) return json;
  json["zero_axis"] = collisionJson(evidence, evidence.publishedZeroAxis);
  json["single"] = collisionJson(evidence, evidence.publishedSingle);
  return json;
}

Json publishedSidesJson(const Evidence& evidence) {
  if (!evidence.publishedSides) return nullptr;
  const PublishedSides& found = *evidence.publishedSides;
  Json json = {
      {"intersects", found.intersects},
      {"exact", sepax::nameOf(found.exact)},
      {"sides", Json::array()},
      {"total", found.total},
      {"culled_depth", orNull(found.culledDepth)},
      {"unnormalised_axis",
       found.unnormalisedAxis ? edgeJson(evidence, *found.unnormalisedAxis) : Json(nullptr)},
      {"unnormalised_overlap", found.unnormalisedOverlap},
      {"largest_gap", orNull(found.largestGap)},
      {"distance", found.distance},
      {"intersect_by_origins", found.originsIntersect},
      {"fault", nameOf(found.fault)},
      {"normalised", found.normalised},
      {"nearest_features", found.largestGap ? Json(nameOf(found.features)) : Json(nullptr)},
      {"unnormalised_mtv", toJson(found.unnormalisedPush)},
      {"exact_mtv", toJson(found.exactPush)},
      {"gap", found.gap ? gapJson(evidence, *found.gap) : Json(nullptr)},
      {"nearest", found.largestGap ? Json::array({toJson(found.nearestA), toJson(found.nearestB)})
                                   : Json(nullptr)},
      {"work", evidence.satWork ? workJson(evidence, *evidence.satWork) : Json(nullptr)}};
  for (const PublishedSide& side : found.sides) {
    Json row = edgeJson(evidence, side.name);
    row["line"] = toJson(side.line);
    row["a"] = toJson(side.a);
    row["b"] = toJson(side.b);
    row["unit_line"] = toJson(side.unitLine);
    row["unit_a"] = toJson(side.unitA);
    row["unit_b"] = toJson(side.unitB);
    row["apart"] = side.apart;
    row["overlap"] = side.overlap;
    json["sides"].push_back(row);
  }
  json["skipping"] = skippingJson(evidence);
  return json;
}

}  // namespace sepax
