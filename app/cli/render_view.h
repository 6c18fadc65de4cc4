#pragma once

#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <optional>
#include <string>

namespace sepax {

/// What a user asked the picture to show besides the scene itself.
struct RenderMoment {
  double time = 0;  ///< steps, in [0, 1]
  int step = -1;    ///< -1 = everything
  OptionBag options = {};
  std::optional<Answers> answers = {};  ///< absent = both where they differ, else the exact one
  std::string method = {};  ///< id of the published method; empty = the technique chooses
};

/// Shows what the scene's view shows in the window, at any picture size, logical pixels; all bodies
/// when the scene has no view.
[[nodiscard]] Camera sceneCamera(const Scene& scene, const Evidence& evidence, double width,
                                 double height);
/// What is shown at a moment, the camera left open.
[[nodiscard]] ViewState momentView(const Scene& scene, const PictureRequest& request,
                                   const RenderMoment& moment);
/// The same through the camera of the scene.
[[nodiscard]] ViewState pictureView(const Scene& scene, const Evidence& evidence,
                                    const PictureRequest& request, const RenderMoment& moment);

}  // namespace sepax
