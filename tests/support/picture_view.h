#pragma once

#include "app/cli/render_view.h"
#include "app/pictures/paper.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/table.h"

namespace sepax::testing {

/// What a picture shows at a moment, through the camera of its scene.
[[nodiscard]] inline ViewState pictureView(const Scene& scene, const Evidence& evidence,
                                           const PictureRequest& request,
                                           const RenderMoment& moment) {
  ViewState view = momentView(scene, request, moment);
  const Vec2 size = paintedSize(request);
  const Scene shown = withShowing(techniques(), scene, view, scene.showing);
  view.camera = sceneCamera(shown, evidence, size.x, size.y, view.wording);
  return view;
}

}  // namespace sepax::testing
