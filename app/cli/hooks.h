#pragma once

#include "app/platform/desktop/headless.h"
#include "app/platform/sandbox.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

/// What main hands to the command line, so that it can be tested without a window.
struct Hooks {
  int (*runSandbox)(const SandboxOptions&) = nullptr;
  /// Draws the whole window with this scene. The camera's width and height are those of the window,
  /// logical pixels. Null when this program cannot.
  DrawnPicture (*renderWindow)(const Scene&, const ViewState&, const PictureOptions&) = nullptr;
};

}  // namespace sepax
