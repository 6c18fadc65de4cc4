#include "app/cli/render_view.h"

#include "app/techniques/table.h"
#include "app/tools/framing.h"

namespace sepax {

Camera sceneCamera(const Scene& scene, const Evidence& evidence, double width, double height) {
  return openingCamera(techniques(), scene, evidence, width, height);
}

ViewState momentView(const Scene& scene, const PictureRequest& request,
                     const RenderMoment& moment) {
  ViewState view;
  view.technique = scene.technique;
  view.theme = request.theme;
  view.time = moment.time;
  view.step = moment.step;
  view.options = moment.options;
  view.answers = moment.answers;
  view.method = moment.method;
  return view;
}

ViewState pictureView(const Scene& scene, const Evidence& evidence, const PictureRequest& request,
                      const RenderMoment& moment) {
  ViewState view = momentView(scene, request, moment);
  view.camera = sceneCamera(scene, evidence, request.width, request.height);
  return view;
}

}  // namespace sepax
