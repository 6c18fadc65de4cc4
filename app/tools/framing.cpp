#include "app/tools/framing.h"

#include <algorithm>

#include "app/tools/handles.h"

namespace sepax {
namespace {

/// Size of the canvas for which scenes choose their zoom, logical pixels.
constexpr double kCanvasWidth = 1130;
constexpr double kCanvasHeight = 710;
/// Room for rulers around framed bodies, as a part of the shorter side.
constexpr double kMargin = 0.16;

/// How much larger than that a canvas shows the scene.
double enlargementAt(double width, double height) {
  return std::min(width / kCanvasWidth, height / kCanvasHeight);
}

}  // namespace

Camera cameraOnAll(const Evidence& evidence, double width, double height, bool withMotion,
                   std::span<const std::string> hidden) {
  bool empty = true;
  Vec2 min;
  Vec2 max;
  const auto add = [&](Vec2 p) {
    min = empty ? p : Vec2{std::min(min.x, p.x), std::min(min.y, p.y)};
    max = empty ? p : Vec2{std::max(max.x, p.x), std::max(max.y, p.y)};
    empty = false;
  };
  for (const BodyShape& body : evidence.bodies) {
    if (std::ranges::find(hidden, body.name) != hidden.end()) continue;
    for (const Vec2 vertex : body.vertices) {
      add(vertex);
      if (withMotion) add(vertex + body.velocity);
    }
  }
  if (evidence.tiles) {
    const TilePicture& map = *evidence.tiles;
    add({0, 0});
    add({static_cast<double>(map.columns * map.size), -static_cast<double>(map.rows * map.size)});
  }
  if (evidence.ray) {
    add(worldOfPixels(evidence.ray->from));
    add(worldOfPixels(evidence.ray->to));
  }
  if (empty) return {{}, View{}.zoom, width, height};
  return framing(min, max, width, height, kMargin * std::min(width, height));
}

Camera openingCamera(const Scene& scene, const Evidence& evidence, double width, double height) {
  if (!scene.view) return cameraOnAll(evidence, width, height, showsMotion(scene.technique));
  const double zoom = std::clamp(scene.view->zoom * enlargementAt(width, height), kMinZoom, kMaxZoom);
  return {scene.view->center, zoom, width, height};
}

View viewFrom(const Camera& camera) {
  return {camera.center, camera.zoom / enlargementAt(camera.width, camera.height)};
}

}  // namespace sepax
