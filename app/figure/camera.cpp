#include "app/figure/camera.h"

#include <algorithm>

namespace sepax {
namespace {

/// Share of the figure that stays for the picture when the margins would leave less.
constexpr double kSmallestShare = 0.1;

}  // namespace

Camera zoomedAt(const Camera& camera, Vec2 screen, double factor) {
  Camera result = camera;
  const double zoom = camera.zoom * factor;
  // A factor that is not a number must not lose the view.
  if (!(zoom > 0)) return result;
  result.zoom = std::clamp(zoom, kMinZoom, kMaxZoom);
  const Vec2 kept = camera.toWorld(screen);
  result.center += kept - result.toWorld(screen);
  return result;
}

Camera framing(Vec2 min, Vec2 max, double width, double height, double margin) {
  Camera camera;
  camera.width = width;
  camera.height = height;
  if (!isFinite(min) || !isFinite(max)) return camera;
  // Halves first: the sum of two large coordinates may overflow.
  camera.center = 0.5 * min + 0.5 * max;
  const double roomX = std::max(width - 2 * margin, kSmallestShare * width);
  const double roomY = std::max(height - 2 * margin, kSmallestShare * height);
  const double extentX = max.x - min.x;
  const double extentY = max.y - min.y;
  // A single point has no size to fit: the zoom stays the usual one.
  if (!(extentX > 0) && !(extentY > 0)) return camera;
  const double zoomX = extentX > 0 ? roomX / extentX : kMaxZoom;
  const double zoomY = extentY > 0 ? roomY / extentY : kMaxZoom;
  camera.zoom = std::clamp(std::min(zoomX, zoomY), kMinZoom, kMaxZoom);
  return camera;
}

}  // namespace sepax
