#pragma once

#include "app/widgets/panel_state.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string_view>

namespace sepax {

// Tabs of the inspector that others open.
inline constexpr std::string_view kLearnTab = "learn";
inline constexpr std::string_view kTechniqueTab = "technique";
inline constexpr std::string_view kPublishedTab = "published";
inline constexpr std::string_view kShapesTab = "shapes";
inline constexpr std::string_view kDoctorTab = "doctor";
inline constexpr std::string_view kArticlesTab = "articles";

/// What the panels beside the canvas keep between frames.
struct Panels {
  std::string_view tab = kTechniqueTab;  ///< id of a row in panels/inspector.cpp
  PanelState state;
  int opened = 0;  ///< scenes and techniques so far: each is shown from the start of its panel on
  std::optional<AxisName> nextHoveredAxis;  ///< set by the row under the pointer
  std::optional<Vec2> pointer;  ///< under the pointer on the picture of the bodies, world units
};

}  // namespace sepax
