#pragma once

#include "app/cli/render_view.h"
#include "app/techniques/table.h"

namespace sepax::test {

/// The view of the inside test in which a scene opens.
[[nodiscard]] inline ViewState insideView(const Scene& scene) {
  ViewState view;
  view.technique = "inside";
  view.camera = sceneCamera(scene, analyze(scene), 1130, 710);
  return view;
}

}  // namespace sepax::test
