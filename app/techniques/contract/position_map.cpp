#include "app/techniques/contract/position_map.h"

#include "app/techniques/contract/convex_pair.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

constexpr double kFarthest = 0x1p48;  ///< steps from the origin

/// A power of two, so that whole numbers and their simple fractions are among the coordinates: most
/// shapes that people make touch there.
double stepFrom(double least) { return std::exp2(std::ceil(std::log2(least))); }

int countOf(double low, double high, double step) {
  return static_cast<int>(std::ceil((high - low) / step)) + 2;
}

}  // namespace

MapGrid mapGridOf(const Camera& camera, Vec2 middle, MapFineness fineness) {
  const double side =
      std::max(fineness.cell, std::sqrt(camera.width * camera.height / fineness.most));
  const double step = stepFrom(side / camera.zoom);
  const Vec2 low = camera.toWorld({0, camera.height}) - middle;
  const Vec2 high = camera.toWorld({camera.width, 0}) - middle;
  const Vec2 first{std::floor(low.x / step), std::floor(low.y / step)};
  if (!(std::max(std::fabs(first.x), std::fabs(first.y)) < kFarthest)) return {};
  return {step * first, {step, step}, countOf(low.x, high.x, step), countOf(low.y, high.y, step)};
}

std::optional<MapSubject> mapSubjectOf(const Scene& scene, Evidence& evidence) {
  const ConvexPair pair = convexPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["map"] = pair.reason;
    return {};
  }
  const Body& a = scene.bodies[static_cast<std::size_t>(evidence.a)];
  MapSubject subject;
  subject.modelA = a.vertices;
  subject.angleA = a.angle;
  subject.worldB = evidence.bodies[static_cast<std::size_t>(evidence.b)].vertices;
  const auto atOrigin = checkPolygon(posed(a.vertices, {}, a.angle)).polygon;
  if (atOrigin) subject.middleA = centroid(*atOrigin);
  return subject;
}

std::optional<MapRequest> mapRequested(TechniqueTable techniques, const Evidence& evidence,
                                       const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  if (!isMap(technique, evidence, view)) return {};
  return technique->map(evidence, view);
}

bool isMap(const Technique* technique, const Evidence& evidence, const ViewState& view) {
  return technique != nullptr && technique->map != nullptr && showsEvidence(view) &&
         technique->map(evidence, view).has_value();
}

const PositionMap* shownMap(const Evidence& evidence) {
  if (!evidence.map || !evidence.mapSubject) return nullptr;
  return evidence.map->request.subject == *evidence.mapSubject ? evidence.map.get() : nullptr;
}

std::optional<MapPlace> mapPlaceAt(const PositionMap& map, Vec2 world) {
  const MapGrid& grid = map.request.grid;
  const Vec2 way = world - map.request.subject.middleA - grid.first;
  const double column = std::round(way.x / grid.step.x);
  const double row = std::round(way.y / grid.step.y);
  if (!(column >= 0 && row >= 0 && column < grid.columns && row < grid.rows)) return {};
  return MapPlace{static_cast<int>(column), static_cast<int>(row)};
}

}  // namespace sepax
