#pragma once

#include "app/widgets/imgui_compat.h"

namespace sepax {

/// Keeps under the pointer what is pressed there: where that makes rows above it come or go, the
/// panel scrolls by as much.
struct Steady {
  ImGuiID at = 0;   ///< the widget that is held or was let go just now
  float y = 0;      ///< its place in all that its panel holds, pixels
  int waiting = 0;  ///< frames in which it may still move

  [[nodiscard]] bool busy() const { return waiting > 0; }
};

/// Of the last item of Dear ImGui, where it takes clicks.
void keepInPlace(Steady& steady);

}  // namespace sepax
