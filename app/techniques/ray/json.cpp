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
  return json;
}

Json publishedRayJson(const Evidence& evidence) {
  if (!evidence.rayWalks || evidence.skipped.contains("published.ray")) return nullptr;
  const RayWalk& walk = evidence.rayWalks->published;
  return {{"hit", walk.collides}, {"pixel", orNull(walk.hit)}};
}

}  // namespace sepax
