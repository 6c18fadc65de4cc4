#pragma once

#include "app/scene/scene.h"

#include <cstddef>
#include <vector>

namespace sepax {

struct Shell;

/// Scenes as a hand changes them, for an animation.
struct DragRecording {
  bool on = false;
  double last = 0;            ///< when the last one was taken, seconds on the shell's clock
  std::vector<Scene> scenes;  ///< stays until the next recording
  std::size_t vertices = 0;   ///< of all scenes together
};

inline constexpr double kRecordedScenesPerSecond = 25;
inline constexpr std::size_t kMaxRecordedScenes = 750;           ///< half a minute
inline constexpr std::size_t kMaxRecordedVertices = 20'000'000;  ///< so that memory suffices

/// Begins; or ends and offers the animation.
void toggleRecording(Shell& shell);
/// Takes the shown scene when it has changed; in each frame.
void tendRecording(Shell& shell);
/// The sign that a recording is on, with a button that ends it.
void drawRecordingSign(Shell& shell);

}  // namespace sepax
