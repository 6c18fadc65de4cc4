#include "app/techniques/contract/side_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {

namespace {

constexpr double kWide = 1.2;  ///< width by height from which on the second one stands beside
constexpr double kFirstWidth = 0.57;  ///< of the canvas, with the narration below the bodies
constexpr double kFirstHeight = 0.56;
constexpr double kMargin = 0.12;     ///< around what is shown, of the shorter side
constexpr double kMostMargin = 48;   ///< what labels need, logical pixels
constexpr double kHeading = 28;      ///< at the top, for words
constexpr double kSmallest = 0.3;    ///< of the room, that is not too small
constexpr double kLeastMargin = 14;  ///< logical pixels, between what is in sight and the border

}  // namespace

const SidePicture* sideOf(const Technique* technique, const Evidence& evidence,
                          const ViewState& view) {
  const bool has = technique != nullptr && technique->side != nullptr && showsEvidence(view) &&
                   technique->side->has(evidence);
  return has ? technique->side : nullptr;
}

CanvasRoom canvasRoom(Vec2 canvas) {
  if (canvas.x >= kWide * canvas.y) {
    const double width = std::floor(kFirstWidth * canvas.x);
    return {{width, canvas.y}, {width, 0}, {canvas.x - width, canvas.y}};
  }
  const double height = std::floor(kFirstHeight * canvas.y);
  return {{canvas.x, height}, {0, height}, {canvas.x, canvas.y - height}};
}

namespace {

/// How far a span of the screen has to move to lie within these bounds.
double wayInto(double from, double to, double low, double high) {
  return from < low ? low - from : to > high ? high - to : 0;
}

}  // namespace

Camera keptInSight(const SidePicture& side, const Evidence& evidence, const ViewState& view,
                   Camera camera) {
  const SideExtent extent = side.extent(evidence, view);
  const Vec2 takes = extent.max - extent.min;
  const Vec2 room{camera.width - 2 * kLeastMargin, camera.height - 2 * kLeastMargin - kHeading};
  // A canvas that is smaller than its margins has no room at all.
  camera.zoom = std::max(kMinZoom, std::min({camera.zoom, room.x / takes.x, room.y / takes.y}));
  const Vec2 low = camera.toScreen({extent.min.x, extent.max.y});
  const Vec2 high = camera.toScreen({extent.max.x, extent.min.y});
  const Vec2 way{wayInto(low.x, high.x, kLeastMargin, camera.width - kLeastMargin),
                 wayInto(low.y, high.y, kLeastMargin + kHeading, camera.height - kLeastMargin)};
  camera.center = camera.center - Camera::turned(way) / camera.zoom;
  return camera;
}

Camera framedSide(const SidePicture& side, const Evidence& evidence, const ViewState& view,
                  Vec2 size) {
  const SideExtent extent = side.extent(evidence, view);
  const double margin = std::min(kMostMargin, kMargin * std::min(size.x, size.y));
  Camera camera = framing(extent.min, extent.max, size.x, size.y - kHeading, margin);
  camera.height = size.y;
  camera.center.y += kHeading / 2 / camera.zoom;
  return camera;
}

bool showsSideWell(const SidePicture& side, const Evidence& evidence, const ViewState& view,
                   const Camera& camera) {
  const SideExtent extent = side.extent(evidence, view);
  const std::array corners{camera.toScreen(extent.min), camera.toScreen(extent.max)};
  const bool inSight = std::ranges::all_of(corners, [&](Vec2 p) {
    constexpr double kNear = kLeastMargin - 1;  // what has been brought into sight is
    return p.x >= kNear && p.y >= kNear && p.x <= camera.width - kNear &&
           p.y <= camera.height - kNear;
  });
  const Vec2 takes{corners[1].x - corners[0].x, corners[0].y - corners[1].y};
  const bool isPoint = !(takes.x > 0) && !(takes.y > 0);
  return inSight &&
         (isPoint || std::max(takes.x / camera.width, takes.y / camera.height) >= kSmallest);
}

Vec2 canvasSize(const ViewState& view) {
  const Vec2 first{view.camera.width, view.camera.height};
  if (!view.side) return first;
  const Vec2 end = view.side->corner + Vec2{view.side->camera.width, view.side->camera.height};
  return {std::max(first.x, end.x), std::max(first.y, end.y)};
}

Camera wholeCamera(const ViewState& view) {
  const Vec2 size = canvasSize(view);
  const Camera& bodies = view.camera;
  const double share = std::min(bodies.width / size.x, bodies.height / size.y);
  return {bodies.center, bodies.zoom / share, size.x, size.y};
}

bool isOnSide(const ViewState& view, Vec2 screen) {
  return view.side && screen.x >= view.side->corner.x && screen.y >= view.side->corner.y;
}

}  // namespace sepax
