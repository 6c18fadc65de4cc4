#pragma once

#include "app/figure/camera.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"
#include "core/evidence/evidence.h"

#include <span>
#include <string>

namespace sepax {

/// A camera that shows all bodies and the tile map with room for rulers, and with their motion when
/// that matters. Bodies whose names are hidden do not count.
[[nodiscard]] Camera cameraOnAll(const Evidence& evidence, double width, double height,
                                 bool withMotion, std::span<const std::string> hidden = {});
/// The camera from which all of these bodies are in sight: the same one while they are, the nearest
/// one that shows them with a margin, or one on everything where the former would lose another body
/// that is in sight now.
[[nodiscard]] Camera cameraShowing(const Scene& scene, std::span<const int> bodies,
                                   const Camera& camera, std::span<const std::string> hidden = {});
/// Whether all vertices of the body stand on the figure, `margin` logical pixels from its border.
[[nodiscard]] bool inSight(const Body& body, const Camera& camera, double margin = 0);
/// Where the scene wants to be looked at from, clear of badges and narration where it is so on the
/// canvas for which scenes choose their place; else the camera on all bodies, clear of both. Sizes
/// are those of the figure, logical pixels.
[[nodiscard]] Camera openingCamera(TechniqueTable techniques, const Scene& scene,
                                   const Evidence& evidence, double width, double height,
                                   Wording wording = {});

}  // namespace sepax
