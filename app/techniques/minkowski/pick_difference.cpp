#include "app/figure/nearest.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/minkowski/minkowski.h"

#include <algorithm>
#include <vector>

// What stands where in the difference, and how much of it there is to see.

namespace sepax {

namespace {

constexpr double kOriginReach = 14;  ///< around the origin, that takes it, logical pixels
constexpr double kEdgeReach = 7;     ///< around an edge, that takes it

Vec2 cornerAt(const Evidence& evidence, const Camera& camera, std::size_t k) {
  const auto& vertices = evidence.minkowski->vertices;
  return camera.toScreen(vertices[k % vertices.size()].place);
}

bool isIn(const std::vector<Vec2>& outline, Vec2 p) {
  bool inside = false;
  for (std::size_t i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[k];
    if ((a.y > p.y) == (b.y > p.y)) continue;
    if (p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

std::vector<Vec2> corners(const Evidence& evidence, const Camera& camera) {
  std::vector<Vec2> points;
  for (const MinkowskiVertex& vertex : evidence.minkowski->vertices)
    points.push_back(camera.toScreen(vertex.place));
  return points;
}

bool isOnDifference(const Evidence& evidence, const Camera& camera, Vec2 screen) {
  if (evidence.minkowski) return isIn(corners(evidence, camera), screen);
  return std::ranges::any_of(evidence.minkowskiPieces->pieces, [&](const MinkowskiPiece& piece) {
    return isIn(onScreen(piece.vertices, camera), screen);
  });
}

int edgeAt(const Evidence& evidence, const Camera& camera, Vec2 screen) {
  if (!evidence.minkowski) return -1;
  int nearest = -1;
  double best = kEdgeReach;
  for (std::size_t k = 0; k < evidence.minkowski->edges.size(); ++k) {
    const double reach = distance(
        screen,
        nearestOnSegment(cornerAt(evidence, camera, k), cornerAt(evidence, camera, k + 1), screen));
    if (reach >= best) continue;
    best = reach;
    nearest = static_cast<int>(k);
  }
  return nearest;
}

bool isAtOrigin(const Camera& camera, Vec2 screen) {
  return distance(screen, camera.toScreen({})) <= kOriginReach;
}

}  // namespace

SideExtent differenceExtent(const Evidence& evidence, const ViewState& view) {
  SideExtent extent;  // the origin is always there
  const auto add = [&](Vec2 p) {
    extent.min = {std::min(extent.min.x, p.x), std::min(extent.min.y, p.y)};
    extent.max = {std::max(extent.max.x, p.x), std::max(extent.max.y, p.y)};
  };
  if (evidence.minkowskiPieces && !evidence.minkowski) {
    for (const MinkowskiPiece& piece : evidence.minkowskiPieces->pieces)
      for (const Vec2 p : piece.vertices) add(p);
    return extent;
  }
  for (const MinkowskiVertex& vertex : evidence.minkowski->vertices) add(vertex.place);
  if (view.options[kMinkowskiMode] == MinkowskiMode::moving) add(-evidence.minkowski->ray.velocity);
  return extent;
}

Target pickDifference(const Evidence& evidence, const ViewState&, const Camera& camera,
                      Vec2 screen) {
  if (isAtOrigin(camera, screen)) return {Target::Kind::body, evidence.a, -1};
  if (const int edge = edgeAt(evidence, camera, screen); edge >= 0) {
    const AxisName name = evidence.minkowski->edges[static_cast<std::size_t>(edge)].name;
    return {Target::Kind::edge, name.owner == Owner::a ? evidence.a : evidence.b, name.edge};
  }
  if (isOnDifference(evidence, camera, screen)) return {Target::Kind::body, evidence.a, -1};
  return {};
}

int gripDifference(const Evidence& evidence, const ViewState&, const Camera& camera, Vec2 screen) {
  if (isAtOrigin(camera, screen)) return -1;
  return edgeAt(evidence, camera, screen) >= 0 || isOnDifference(evidence, camera, screen) ? 1 : 0;
}

}  // namespace sepax
