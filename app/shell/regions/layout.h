#pragma once

#include "app/shell/state/settings.h"
#include "app/widgets/ui.h"

#include <cstddef>

namespace sepax {

/// Where the regions of the window stand.
struct Layout {
  float menu = 0;  ///< height of the menu bar, pixels
  Area title;      ///< empty in a low window
  Area rail;
  Area canvas;
  Area inspector;
  Area bottom;
  Area status;
};
/// In a window of this size, for so many techniques; without panels the canvas has all of it.
[[nodiscard]] Layout layoutOf(const Ui& ui, const Settings& settings, ImVec2 window,
                              std::size_t techniques);
/// The same as part of another page: the canvas, and beside it, in a high window below it, a
/// lesson.
[[nodiscard]] Layout embeddedLayout(const Ui& ui, const Settings& settings, ImVec2 window,
                                    bool lesson);
/// A window of this size has them one below the other, in shares of its height.
[[nodiscard]] bool stacksRegions(const Ui& ui, ImVec2 window);
/// What the rail needs for buttons with names, logical pixels.
[[nodiscard]] double railHeight(std::size_t techniques);
/// The lines beside the panels, which a hand drags to give them another size.
void drawSplitters(const Ui& ui, Settings& settings, const Layout& layout);

/// A line at a border of the current region.
void drawRegionLine(const Ui& ui, ImVec2 from, ImVec2 to);
/// A window of Dear ImGui that is a region of ours. End() it like any other.
void beginRegion(const Ui& ui, const char* name, const Area& area, Role ground, ImVec2 padding,
                 bool scrolls = false);

}  // namespace sepax
