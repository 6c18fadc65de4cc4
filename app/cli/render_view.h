#pragma once

#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <optional>
#include <string>
#include <vector>

namespace sepax {

/// What a user asked the picture to show in place of what the scene's view asks for; what is absent
/// is up to the scene.
struct RenderMoment {
  std::optional<double> time = {};         ///< steps, in [0, 1]
  std::optional<int> step = {};            ///< -1 = everything
  std::vector<std::string> settings = {};  ///< ID=VALUE, all of them good
  std::optional<Answers> answers = {};
  std::optional<std::string> method = {};  ///< id of the published method
  bool map = false;                        ///< over all positions of A; its kind is a setting
  bool indices = false;                    ///< of all vertices and edges
};

/// Shows what the scene's view shows in the window, at any picture size, logical pixels; all bodies
/// when the scene has no view.
[[nodiscard]] Camera sceneCamera(const Scene& scene, const Evidence& evidence, double width,
                                 double height, Wording wording = {});
/// What is shown at a moment, the camera left open.
[[nodiscard]] ViewState momentView(const Scene& scene, const PictureRequest& request,
                                   const RenderMoment& moment);

}  // namespace sepax
