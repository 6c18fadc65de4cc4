#pragma once

#include "app/widgets/panel_context.h"

#include <functional>
#include <optional>
#include <string>

/// The time of a motion in a bottom panel: buttons, and the technique's strip as a slider.
namespace sepax {

/// Heading, back to the start, play, again and again, and the time. `id` is the technique's.
void timeControls(PanelContext& context, const std::string& id);

/// The pointer over a strip and the strip's height, logical pixels.
struct StripPointer {
  Vec2 place;
  double height = 0;
};
/// The technique's strip fills the rest of the panel; dragging in it moves the time. `timeAt` is
/// the time at a place of a strip of some width.
std::optional<StripPointer> timeStrip(PanelContext& context, const char* id,
                                      const std::function<double(double x, double width)>& timeAt);

}  // namespace sepax
