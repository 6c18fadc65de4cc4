#pragma once

#include "app/figure/camera.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"
#include "core/evidence/evidence.h"

#include <span>
#include <string>

namespace sepax {

/// The camera from which bodies, tile map, motion and evidence fill the canvas of the view's camera
/// well, clear of badge and narration. Bodies whose names are hidden do not count.
[[nodiscard]] Camera cameraOnAll(TechniqueTable techniques, const Evidence& evidence,
                                 const ViewState& view);
/// The camera from which all of these bodies are in sight: the same one while they are, the nearest
/// one that shows them with a margin, or one on everything where the former would lose another body
/// that is in sight now.
[[nodiscard]] Camera cameraShowing(const Scene& scene, std::span<const int> bodies,
                                   const Camera& camera, std::span<const std::string> hidden = {});
/// The same for a tile map or a ray that `scene` has and `before` has not: the same camera while
/// they are in sight, else one on everything.
[[nodiscard]] Camera cameraShowingAdded(const Scene& before, const Scene& scene,
                                        const Camera& camera,
                                        std::span<const std::string> hidden = {});
/// The same zoom for a body that is driven, frame by frame, and was at `before`: still while the
/// body is well in sight, moved along with it where it comes near the border, and as little as
/// keeps it in sight.
[[nodiscard]] Camera cameraFollowing(const Body& before, const Body& body, const Camera& camera);
/// Whether all vertices of the body stand on the figure, `margin` logical pixels from its border.
[[nodiscard]] bool inSight(const Body& body, const Camera& camera, double margin = 0);
/// Where the scene wants to be looked at from, clear of badges and narration where it is so on the
/// canvas for which scenes choose their place; without a wish the camera on all. Sizes are those of
/// the canvas, logical pixels.
[[nodiscard]] Camera openingCamera(TechniqueTable techniques, const Scene& scene,
                                   const Evidence& evidence, double width, double height,
                                   Wording wording = {});
/// The same of the picture of a scene that leaves the program, of this size with its strip.
[[nodiscard]] Camera openingPictureCamera(TechniqueTable techniques, const Scene& scene,
                                          const Evidence& evidence, double width, double height,
                                          Wording wording = {});

}  // namespace sepax
