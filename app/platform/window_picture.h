#pragma once

#include "app/codecs/drawn_picture.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

/// The whole window with this scene, drawn with the OpenGL context that is current. The camera's
/// width and height are those of the window, logical pixels; where it looks is left to the canvas
/// inside.
[[nodiscard]] DrawnPicture drawWindow(const Scene& scene, const ViewState& view,
                                      const PictureOptions& options);

}  // namespace sepax
