#pragma once

#include "app/figure/camera.h"
#include "app/view/handle_set.h"
#include "app/view/view_state.h"
#include "app/view/visible.h"
#include "core/evidence/evidence.h"

#include <algorithm>
#include <cmath>
#include <numbers>

/// Where the handles stand: read by the painters that draw them and by the picking that finds them.
/// Screen places are logical pixels of the figure, y down.
namespace sepax {

inline constexpr double kHandleRadius = 5;      ///< drawn radius of a handle, logical pixels
inline constexpr double kPickRadius = 9;        ///< a press this near a handle takes it
inline constexpr double kEdgePickDistance = 6;  ///< a press this near an edge takes it
inline constexpr double kRotationStalk = 34;    ///< from the top of the body to its handle

/// Screen box of a body: left, top, right, bottom.
struct ScreenBounds {
  Vec2 min;
  Vec2 max;
};

[[nodiscard]] inline ScreenBounds screenBounds(const BodyShape& shape, const Camera& camera) {
  ScreenBounds box{camera.toScreen(shape.position), camera.toScreen(shape.position)};
  for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
    const Vec2 p = camera.toScreen(shape.vertices[i]);
    if (i == 0) box = {p, p};
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
  }
  return box;
}

/// World point at the tip of the velocity arrow; its tail is shape.centroid.
[[nodiscard]] inline Vec2 velocityTip(const BodyShape& shape) {
  return shape.centroid + shape.velocity;
}

/// Velocity tips are handles where motion is the matter; a body at rest has one once it is
/// selected.
[[nodiscard]] inline bool hasVelocityHandle(const Evidence& evidence, const ViewState& view,
                                            const HandleSet& handles, int body) {
  if (!handles.velocities || !view.handles) return false;
  if (handles.velocitiesAtStart && view.time > 0) return false;
  if (handles.velocitiesIn != nullptr && !handles.velocitiesIn(view)) return false;
  if (isDriven(handles, view) && body != evidence.a) return false;  // the others rest
  return evidence.bodies[static_cast<std::size_t>(body)].velocity != Vec2{} ||
         view.selected.body == body;
}

/// The selected body can be turned; a group turns as a whole.
[[nodiscard]] inline bool hasRotationHandle(const ViewState& view, int body) {
  return view.handles && view.selected.body == body && !hasGroup(view);
}

/// Screen point where the rotation stalk leaves the body: above the centroid, at the top of it.
[[nodiscard]] inline Vec2 rotationStalkFoot(const BodyShape& shape, const Camera& camera) {
  return {camera.toScreen(shape.centroid).x, screenBounds(shape, camera).min.y};
}

/// Screen point of the handle that turns the body, on a stalk above its bounds.
[[nodiscard]] inline Vec2 rotationHandle(const BodyShape& shape, const Camera& camera) {
  return rotationStalkFoot(shape, camera) - Vec2{0, kRotationStalk};
}

/// Screen point about which the free axis turns: the middle of the figure.
[[nodiscard]] inline Vec2 freeAxisPivot(const Camera& camera) {
  return {camera.width / 2, camera.height / 2};
}

/// Screen point of the handle of the free axis that points at `angle` degrees counterclockwise:
/// beyond all bodies that are seen, as far as the figure has room.
[[nodiscard]] inline Vec2 freeAxisHandle(const Evidence& evidence, const ViewState& view,
                                         double angle) {
  constexpr double kBeyond = 30;  // a body, logical pixels
  constexpr double kMargin = 28;  // to the border of the figure, logical pixels
  const Camera& camera = view.camera;
  const Vec2 pivot = freeAxisPivot(camera);
  const double radians = angle * std::numbers::pi / 180;
  const Vec2 way{std::cos(radians), -std::sin(radians)};
  double reach = 0.4 * std::min(camera.width, camera.height);
  for (const BodyShape& shape : evidence.bodies) {
    if (isHidden(view, shape.name)) continue;
    for (const Vec2 vertex : shape.vertices)
      reach = std::max(reach, dot(camera.toScreen(vertex) - pivot, way) + kBeyond);
  }
  const double across = std::fabs(way.x) * (camera.height / 2 - kMargin);
  const double upright = std::fabs(way.y) * (camera.width / 2 - kMargin);
  const double room = across > upright ? (camera.width / 2 - kMargin) / std::fabs(way.x)
                                       : (camera.height / 2 - kMargin) / std::fabs(way.y);
  return pivot + std::max(kMargin, std::min(reach, room)) * way;
}

// Pixel space: x right, y down, pixel (x, y) at world (x, -y).

[[nodiscard]] inline Vec2 worldOfPixels(Vec2 place) { return {place.x, -place.y}; }
[[nodiscard]] inline Vec2 pixelsOfWorld(Vec2 place) { return {place.x, -place.y}; }

/// The pixel under the pointer while a tool of the tile map is on.
[[nodiscard]] inline std::optional<Pixel> pixelPointed(const ViewState& view,
                                                       const HandleSet& handles, Vec2 screen) {
  if (!brushActive(handles, view)) return std::nullopt;
  const Vec2 place = pixelsOfWorld(view.camera.toWorld(screen));
  const auto cell = [](double value) {
    constexpr double kFarthest = 1e15;  // pixels
    return static_cast<std::int64_t>(std::floor(std::clamp(value, -kFarthest, kFarthest)));
  };
  return Pixel{cell(place.x), cell(place.y)};
}

/// The ends of the ray are handles where rays are the matter.
[[nodiscard]] inline bool hasRayHandles(const Evidence& evidence, const ViewState& view,
                                        const HandleSet& handles) {
  return handles.rayEnds && view.handles && evidence.ray.has_value();
}
[[nodiscard]] inline Vec2 rayOriginHandle(const RayEvidence& ray, const Camera& camera) {
  return camera.toScreen(worldOfPixels(ray.from));
}
[[nodiscard]] inline Vec2 rayEndHandle(const RayEvidence& ray, const Camera& camera) {
  return camera.toScreen(worldOfPixels(ray.to));
}

}  // namespace sepax
