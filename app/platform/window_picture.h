#pragma once

#include "app/platform/headless.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

/// The whole window with this scene, drawn with the OpenGL context that is current. The camera's
/// width and height are those of the window, logical pixels; where it looks is left to the canvas
/// inside.
[[nodiscard]] DrawnPicture drawWindow(const Scene& scene, const ViewState& view,
                                      const PictureOptions& options);
/// The same with a context of its own, without a display.
[[nodiscard]] DrawnPicture renderWindow(const Scene& scene, const ViewState& view,
                                        const PictureOptions& options);

}  // namespace sepax
