#include "app/tools/shapes.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/shape_corners.h"
#include "app/scene/edits/snapping.h"
#include "app/tools/selection.h"
#include "app/view/visible.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sepax {
namespace {

constexpr double kShapeRadius = 80;      ///< of a new shape, logical pixels
constexpr double kMostOfView = 1.0 / 6;  ///< a new shape's radius in a small view
constexpr double kRoomBetween = 1.15;    ///< half the side of the square kept free, in radii
constexpr int kPlaces = 20;              ///< tried to each side of the middle
constexpr double kPlaceStep = 0.25;      ///< between them, in radii

std::vector<Bounds> visibleBounds(const Scene& scene, const ViewState& view) {
  std::vector<Bounds> bounds;
  for (const Body& body : scene.bodies) {
    if (isHidden(view, body.name) || body.vertices.empty()) continue;
    bounds.push_back(boundsOf(posed(body.vertices, body.position, body.angle)));
  }
  return bounds;
}

bool isFree(const std::vector<Bounds>& taken, Vec2 center, double half) {
  return std::ranges::none_of(taken, [&](const Bounds& box) {
    return box.min.x < center.x + half && box.max.x > center.x - half &&
           box.min.y < center.y + half && box.max.y > center.y - half;
  });
}

bool isInSight(const Camera& camera, Vec2 center, double radius) {
  return std::abs(center.x - camera.center.x) + radius <= camera.width / 2 / camera.zoom &&
         std::abs(center.y - camera.center.y) + radius <= camera.height / 2 / camera.zoom;
}

Body bodyOf(std::vector<Vec2> vertices, Vec2 position, Form form) {
  Body body;
  body.vertices = std::move(vertices);
  body.position = position;
  body.form = std::move(form);
  return body;
}

/// Under a free name, and selected.
std::string addBody(Document& document, ViewState& view, Body body) {
  Scene scene = document.committed();
  body.name = freeName(scene);
  scene.bodies.push_back(std::move(body));
  std::string problem = document.apply(std::move(scene));
  if (!problem.empty()) return problem;
  const int last = static_cast<int>(document.committed().bodies.size()) - 1;
  selectOnly(view, {Target::Kind::body, last, -1});
  return {};
}

}  // namespace

ShapePlace freePlace(const Scene& scene, const ViewState& view) {
  const Camera& camera = view.camera;
  const SnapStep step = snapStepFor(camera.zoom);
  const double pixels = std::min(kShapeRadius, kMostOfView * std::min(camera.width, camera.height));
  const double radius = std::max(step.size(), step.snapped(pixels / camera.zoom));
  const Vec2 middle = step.snapped(camera.center);
  const std::vector<Bounds> taken = visibleBounds(scene, view);
  std::optional<Vec2> best;
  for (int x = -kPlaces; x <= kPlaces; ++x) {
    for (int y = -kPlaces; y <= kPlaces; ++y) {
      const Vec2 center = step.snapped(middle + kPlaceStep * radius * Vec2{1.0 * x, 1.0 * y});
      const bool nearer = !best || distance(center, middle) < distance(*best, middle);
      if (!nearer || !isFree(taken, center, kRoomBetween * radius)) continue;
      if (center == middle || isInSight(camera, center, radius)) best = center;
    }
  }
  return {best.value_or(middle), radius};
}

std::string addShape(Document& document, ViewState& view, const ShapeSpec& spec,
                     const ShapePlace& place) {
  return addBody(document, view, bodyOf(shapeVertices(spec, place.radius), place.center, {}));
}

std::string addThinShape(Document& document, ViewState& view, BodyKind kind) {
  const ShapePlace place = freePlace(document.committed(), view);
  std::vector<Vec2> vertices{{0, 0}};
  if (kind == BodyKind::segment) vertices = {{-place.radius, 0}, {place.radius, 0}};
  return addBody(document, view, bodyOf(std::move(vertices), place.center, {kind, {}}));
}

std::string addShape(Document& document, ViewState& view, const ShapeSpec& spec) {
  return addShape(document, view, spec, freePlace(document.committed(), view));
}

}  // namespace sepax
