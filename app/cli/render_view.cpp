#include "app/cli/render_view.h"

#include "app/tools/framing.h"

namespace sepax {

Camera pictureCamera(const Scene& scene, const Evidence& evidence, PixelSize size) {
  return openingCamera(scene, evidence, size.width, size.height);
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
