#pragma once

#include "app/widgets/panel_context.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

/// The time of a motion in a bottom panel: buttons, and the technique's strip as a slider.
namespace sepax {

/// Heading, back to the start, play, again and again, and the time. `id` is the technique's. True
/// when it was sent back to the start.
bool timeControls(PanelContext& context, const std::string& id);

/// At the end of the row above the strip, what is drawn in it: the first of these words that fit
/// there, from the longest on.
void stripCaption(const PanelContext& context, std::initializer_list<std::string_view> words);

/// The pointer over a strip and the strip's height, logical pixels.
struct StripPointer {
  Vec2 place;
  double height = 0;
};
/// The technique's strip fills the rest of the panel or, with a height in logical pixels, that much
/// of it; dragging in it moves the time. `timeAt` is the time at a place of a strip of some width.
std::optional<StripPointer> timeStrip(PanelContext& context, const char* id,
                                      const std::function<double(double x, double width)>& timeAt,
                                      std::optional<double> height = std::nullopt);

}  // namespace sepax
