#include "app/techniques/contract/query_words.h"
#include "app/techniques/ray/ray.h"

namespace sepax {

namespace {

using namespace query;

Json exactRayJson(const RayEvidence& ray) {
  const std::optional<RayHit>& hit = ray.conservative;
  if (!hit)
    return {{"hit", false},
            {"pixel", nullptr},
            {"t", nullptr},
            {"point", nullptr},
            {"normal", nullptr}};
  return {{"hit", true},
          {"pixel", toJson(hit->pixel)},
          {"t", hit->entry.t},
          {"point", toJson(hit->entry.point)},
          {"normal", orNull(hit->entry.normal)}};
}

std::string_view faultName(RayFault fault) {
  switch (fault) {
    case RayFault::none:
      break;
    case RayFault::noAnswer:
      return "no-answer";
    case RayFault::outOfRange:
      return "out-of-range";
    case RayFault::opposite:
      return "opposite";
    case RayFault::missed:
      return "missed";
    case RayFault::invented:
      return "invented";
    case RayFault::otherPixel:
      return "other-pixel";
  }
  return "none";
}

Json costJson(const LineStorageCost& cost) {
  return {{"allocations", cost.allocations}, {"copied", cost.copied}, {"capacity", cost.capacity}};
}

/// What BresenhamLine computes; a turn is its pixel, the error and whether y steps.
Json lineJson(const PublishedRay& ray) {
  const PublishedLineStart& setup = ray.setup;
  Json json = {
      {"from", toJson(setup.from)},   {"to", toJson(setup.to)},    {"steep", setup.steep},
      {"swapped", setup.swapped},     {"deltax", setup.deltax},    {"deltay", setup.deltay},
      {"ystep", setup.ystep},         {"points", ray.line.size()}, {"list", costJson(ray.list)},
      {"array", costJson(ray.array)}, {"turns", Json::array()}};
  for (const PublishedLineTurn& turn : ray.turns)
    json["turns"].push_back(Json::array({toJson(turn.pixel), turn.error, turn.steps}));
  return json;
}

Json testJson(const PublishedTest& test) {
  const bool looked = test.inMap && test.palette >= 0;
  return {{"index", test.index},
          {"pixel", toJson(test.pixel)},
          {"tile", toJson(test.tile)},
          {"local", looked ? toJson(test.local) : Json(nullptr)},
          {"traversable", test.traversable},
          {"bitmap", looked ? toJson(test.bitmap) : Json(nullptr)},
          {"past_bitmap", test.pastBitmap}};
}

/// One of the walks, as far as it is listed.
Json walkJson(const RayWalk& walk) {
  Json json = {{"hit", walk.collides},
               {"pixel", orNull(walk.hit)},
               {"tested", walk.tested},
               {"agrees", walk.agrees},
               {"pixels", Json::array()}};
  for (const WalkPixel& pixel : walk.pixels) json["pixels"].push_back(toJson(pixel.pixel));
  return json;
}

Json walksJson(const RayWalks& walks) {
  return {{"bresenham", walkJson(walks.bresenham)},
          {"published", walkJson(walks.published)},
          {"cells", walkJson(walks.cells)}};
}

Json tilesJson(const RayWalks& walks) {
  Json json = {{"most",
                {{"line", walks.most.line},
                 {"published", walks.most.published},
                 {"cells", walks.most.cells}}},
               {"bound",
                {{"line", walks.bound.line},
                 {"printed", walks.bound.printed},
                 {"cells", walks.bound.cells}}},
               {"worst_case", walks.worstCase},
               {"tiles", Json::array()}};
  for (const TileTests& tests : walks.tiles)
    json["tiles"].push_back({{"tile", toJson(tests.tile)},
                             {"line", tests.line},
                             {"published", tests.published},
                             {"cells", tests.cells}});
  return json;
}

}  // namespace

Json rayJson(const Evidence& evidence) {
  if (!evidence.ray) return nullptr;
  const RayEvidence& ray = *evidence.ray;
  Json json = {{"hit", ray.hit.has_value()},
               {"pixel", orNull(ray.hit)},
               {"tested", ray.tested},
               {"point", ray.entry ? toJson(ray.entry->point) : Json(nullptr)},
               {"normal", ray.entry ? orNull(ray.entry->normal) : Json(nullptr)},
               {"pixels", Json::array()},
               {"cells", Json::array()},
               {"exact", exactRayJson(ray)}};
  for (const LinePixel& pixel : ray.pixels) json["pixels"].push_back(toJson(pixel.pixel));
  for (const CellVisit& visit : ray.cells) json["cells"].push_back(toJson(visit.cell));
  json["walks"] = walksJson(*evidence.rayWalks);
  json["tests"] = tilesJson(*evidence.rayWalks);
  return json;
}

Json publishedRayJson(const Evidence& evidence) {
  if (!evidence.rayWalks || evidence.skipped.contains("published.ray")) return nullptr;
  const RayWalk& walk = evidence.rayWalks->published;
  const PublishedRay& ray = *evidence.publishedRay;
  Json json = {{"hit", ray.outOfRange ? Json(nullptr) : Json(walk.collides)},
               {"pixel", orNull(walk.hit)},
               {"position", orNull(ray.position)},
               {"fault", faultName(ray.fault)},
               {"direction", ray.zeroLength ? Json(nullptr) : toJson(ray.direction)},
               {"end", ray.zeroLength ? Json(nullptr) : toJson(ray.end)},
               {"line", ray.zeroLength ? Json(nullptr) : lineJson(ray)},
               {"backwards", ray.backwards},
               {"tested", ray.tested},
               {"tests", Json::array()}};
  for (const PublishedTest& test : ray.tests) json["tests"].push_back(testJson(test));
  return json;
}

}  // namespace sepax
