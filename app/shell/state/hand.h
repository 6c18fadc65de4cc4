#pragma once

#include "app/shell/state/notices.h"
#include "app/shell/state/workspace.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/input.h"
#include "app/tools/slide_drive.h"

#include <string>
#include <vector>

namespace sepax {

/// What a hand is doing to the scene, with the pointer or with keys.
struct Hand {
  CanvasTool tool;
  SlideDrive drive;
  std::vector<Key> heldKeys;  ///< that drive A
  bool editsBlocked = false;  ///< after Escape, until the pointer's button is up
};

/// What the hand on the canvas works with; it lives as long as the workspace.
[[nodiscard]] ToolContext toolContext(Workspace& work, bool snap);
/// Moves A as the held keys say; the problem, empty when there is none.
[[nodiscard]] std::string driveByKeys(Hand& hand, Workspace& work, double seconds);
/// The next clicks on the canvas set the corners of a polygon.
void startPen(Hand& hand, Notices& notices);
/// Held keys drive A in the shown technique.
[[nodiscard]] bool drivesByKeys(const Workspace& work);

}  // namespace sepax
