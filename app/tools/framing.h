#pragma once

#include "app/figure/camera.h"
#include "app/scene/scene.h"
#include "core/evidence.h"

#include <span>
#include <string>

namespace sepax {

/// A camera that shows all bodies and the tile map with room for rulers, and with their motion when
/// that matters. Bodies whose names are hidden do not count.
[[nodiscard]] Camera cameraOnAll(const Evidence& evidence, double width, double height,
                                 bool withMotion, std::span<const std::string> hidden = {});
/// Where the scene wants to be looked at from, else the camera on all bodies. Sizes are those of
/// the figure, logical pixels.
[[nodiscard]] Camera openingCamera(const Scene& scene, const Evidence& evidence, double width,
                                   double height);

/// What a scene says so that its opening camera is this one again, at the camera's own size.
[[nodiscard]] View viewFrom(const Camera& camera);

}  // namespace sepax
