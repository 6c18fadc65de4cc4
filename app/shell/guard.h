#pragma once

#include "app/documents/autosave.h"

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

namespace sepax {

struct Shell;

/// Code that a page loads later cannot be had: neither the scene nor its last edit is to blame.
struct NotLoaded : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What has become of the frames so far.
struct FrameGuard {
  int inARow = 0;                     ///< frames that failed since the last one that was finished
  bool notLoaded = false;             ///< the last one that failed did for want of code
  std::string reason;                 ///< of the last one that failed; empty = none has
  std::optional<Autosave> work = {};  ///< unsaved when the first of them failed
};

/// Does the work of a frame. An exception in it, whatever its kind, ends neither the program nor
/// the scene: unsaved work goes to the disk, hands, dialogs and pictures under way are let go, and
/// one sentence says so. When the next frame fails as well, the last edit is taken back, or a scene
/// that cannot be shown is left; where code is not loaded, the start page is shown instead. False
/// when it failed: Dear ImGui's context, which may be in the middle of a window, has to be made
/// anew.
[[nodiscard]] bool guarded(Shell& shell, FrameGuard& guard, const std::function<void()>& work);
/// Nothing has helped: the program should end; the copy on the disk is that of the work as it was
/// when the first frame failed.
[[nodiscard]] bool isHopeless(const FrameGuard& guard);

}  // namespace sepax
