#pragma once

#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <cstddef>
#include <memory>
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
  double share = 1;      ///< of the way from the step before; below 1 = a picture in between
  int before = -1;       ///< the step that is shown before, of a picture in between
  std::shared_ptr<const Evidence> evidence = {};  ///< where the plan has analysed it already
  std::vector<LabelPlace> labels = {};            ///< where they stand; empty = as in the others
};

struct AnimationPlan {
  std::vector<PictureMoment> moments;
  int delay = 0;           ///< milliseconds of a frame of a format that has one length for all
  bool leavesOut = false;  ///< steps between those that are shown
  bool runs = false;       ///< time runs
  int longest = 0;         ///< milliseconds that frames which are alike stay together; 0 = any
  std::string problem;     ///< one sentence when there is nothing to show
};

/// The shown technique moves in this scene.
[[nodiscard]] bool moves(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                         const ViewState& view);

/// What the request asks for, else a recorded drag of so many scenes, else the motion where
/// something moves, else the steps. Laws: a motion holds at the technique's time to hold, which one
/// moment shows exactly, or, where it is asked anew at each time, whenever its answer changes, and
/// waits 0.7 s before it starts; the steps take about sixteen seconds together, but none of them
/// less than 0.8 s or more than 1.5 s, so that of more than twenty some are left out
/// (shown_steps.h); the last frame stays 1.5 s longer.
[[nodiscard]] AnimationPlan animationPlan(TechniqueTable techniques, const Scene& scene,
                                          const Evidence& evidence, const ViewState& view,
                                          const PictureRequest& request, std::size_t dragScenes);

}  // namespace sepax
