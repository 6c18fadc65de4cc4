#pragma once

#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <cstddef>
#include <string>
#include <vector>

/// Which moments an animation shows, and how long each.
namespace sepax {

/// What one frame shows; -1 or 0 where that plays no part.
struct PictureMoment {
  std::size_t scene = 0;  ///< of the recorded drag
  double time = 0;
  int step = -1;
  int milliseconds = 0;  ///< that it is shown
};

struct AnimationPlan {
  std::vector<PictureMoment> moments;
  int delay = 0;        ///< milliseconds of a frame of a format that has one length for all
  std::string problem;  ///< one sentence when there is nothing to show
};

/// The shown technique moves in this scene.
[[nodiscard]] bool moves(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                         const ViewState& view);

/// What the request asks for, else a recorded drag of so many scenes, else the motion where
/// something moves, else the steps. Law: a motion holds at the technique's time to hold, which one
/// moment shows exactly.
[[nodiscard]] AnimationPlan animationPlan(TechniqueTable techniques, const Scene& scene,
                                          const Evidence& evidence, const ViewState& view,
                                          const PictureRequest& request, std::size_t dragScenes);

}  // namespace sepax
