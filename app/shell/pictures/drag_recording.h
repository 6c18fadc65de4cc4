#pragma once

#include "app/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sepax {

struct Shell;

/// How the scene stood from this moment on.
struct RecordedScene {
  double time = 0;  ///< seconds since the beginning of the recording
  Scene scene;
};

/// Scenes as a hand changes them, for an animation.
struct DragRecording {
  bool on = false;
  double began = 0;                   ///< seconds on the shell's clock
  double seconds = 0;                 ///< that it has lasted
  std::uint64_t revision = 0;         ///< of the document at the last look
  std::vector<RecordedScene> scenes;  ///< by time; stays until the next recording
};

inline constexpr double kRecordedScenesPerSecond = 25;
inline constexpr double kMaxRecordedSeconds = 30;
inline constexpr double kMaxRecordedVertices = 2e7;  ///< of all frames, so that memory suffices

/// One scene for each 1/25 second of real time, for an animation as long as the recording; where
/// nothing has changed the same one again. The first frame shows the first scene, the last the
/// last.
[[nodiscard]] std::vector<Scene> framesOf(const DragRecording& recording);

/// Begins; or ends and offers the animation.
void toggleRecording(Shell& shell);
/// Takes the shown scene when it has changed; in each frame.
void tendRecording(Shell& shell);
/// The sign that a recording is on, with a button that ends it.
void drawRecordingSign(Shell& shell);

}  // namespace sepax
