#include "app/view/scene_to_write.h"

#include "app/figure/camera.h"
#include "app/scene/scene_check.h"

#include <algorithm>
#include <utility>

namespace sepax {

// Pictures and scenes do not see each other, so each has its limits of the zoom. What is shown can
// be saved, and what a file asks for can be shown.
static_assert(kMinZoom == kSmallestViewZoom && kMaxZoom == kLargestViewZoom);

Opening openingOf(const Scene& scene, const ViewState& view, Showing asked) {
  return {scene.technique, scene.view,     scene.showing, std::move(asked),
          view.options,    view.technique, std::nullopt};
}

bool isMoved(const Camera& camera, const Opening& opening) {
  const std::optional<Camera>& first = opening.firstCamera;
  return first && (camera.center != first->center || camera.zoom != first->zoom);
}

Scene sceneToWrite(Scene scene, const ViewState& view, const Opening& opening) {
  const bool chosen = view.technique != opening.shownTechnique;
  scene.technique = chosen ? view.technique : opening.technique;
  scene.view = isMoved(view.camera, opening) ? viewFrom(view.camera) : opening.view;
  return scene;
}

double enlargementAt(double width, double height) {
  return std::min(width / kCanvasWidth, height / kCanvasHeight);
}

View viewFrom(const Camera& camera) {
  const auto place = [](double value) {
    return std::clamp(value, -kMaxCoordinate, kMaxCoordinate);
  };
  const double zoom = camera.zoom / enlargementAt(camera.width, camera.height);
  return {{place(camera.center.x), place(camera.center.y)},
          std::clamp(zoom, kSmallestViewZoom, kLargestViewZoom)};
}

}  // namespace sepax
