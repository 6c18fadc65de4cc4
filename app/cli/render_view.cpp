#include "app/cli/render_view.h"

#include <algorithm>

#include "app/tools/handles.h"

#include "app/tools/handles.h"

namespace sepax {

namespace {

/// Size of the canvas for which scenes choose their zoom, logical pixels.
constexpr double kCanvasWidth = 1130;
constexpr double kCanvasHeight = 710;
/// Room for rulers around framed bodies, as a part of the shorter side.
constexpr double kMargin = 0.16;

struct Bounds {
  Vec2 min;
  Vec2 max;
  bool empty = true;

  void add(Vec2 p) {
    min = empty ? p : Vec2{std::min(min.x, p.x), std::min(min.y, p.y)};
    max = empty ? p : Vec2{std::max(max.x, p.x), std::max(max.y, p.y)};
    empty = false;
  }
};

Bounds boundsOf(const Evidence& evidence, bool withMotion) {
  Bounds bounds;
  for (const BodyShape& body : evidence.bodies)
    for (const Vec2 vertex : body.vertices) {
      bounds.add(vertex);
      if (withMotion) bounds.add(vertex + body.velocity);
    }
  if (evidence.tiles) {
    const TilePicture& map = *evidence.tiles;
    bounds.add({0, 0});
    bounds.add(
        {static_cast<double>(map.columns * map.size), -static_cast<double>(map.rows * map.size)});
  }
  if (evidence.ray) {
    bounds.add(worldOfPixels(evidence.ray->from));
    bounds.add(worldOfPixels(evidence.ray->to));
  }
  return bounds;
}

}  // namespace

Camera pictureCamera(const Scene& scene, const Evidence& evidence, PixelSize size) {
  const double width = size.width;
  const double height = size.height;
  const double enlargement = std::min(width / kCanvasWidth, height / kCanvasHeight);
  const Bounds bounds = boundsOf(evidence, showsMotion(scene.technique));
  if (!scene.view && !bounds.empty)
    return framing(bounds.min, bounds.max, width, height, kMargin * std::min(width, height));
  const View view = scene.view.value_or(View{});
  return {view.center, std::clamp(view.zoom * enlargement, kMinZoom, kMaxZoom), width, height};
}

ViewState pictureView(const Scene& scene, const Evidence& evidence, const RenderOptions& options) {
  ViewState view;
  view.technique = scene.technique;
  view.theme = options.theme;
  view.time = options.time;
  view.step = options.step;
  view.camera = pictureCamera(scene, evidence, options.size);
  return view;
}

}  // namespace sepax
