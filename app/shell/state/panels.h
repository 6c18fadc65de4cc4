#pragma once

#include "app/widgets/panel_state.h"
#include "core/evidence/evidence.h"

#include <optional>

namespace sepax {

/// What the panels beside the canvas keep between frames.
struct Panels {
  InspectorTab tab = InspectorTab::technique;
  PanelState state;
  std::optional<AxisName> nextHoveredAxis;  ///< set by the row under the pointer
};

}  // namespace sepax
