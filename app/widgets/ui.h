#pragma once

#include "app/figure/theme.h"
#include "app/widgets/imgui_compat.h"
#include "app/widgets/key_tour.h"
#include "app/widgets/steady.h"

#include <map>
#include <string>
#include <string_view>

namespace sepax {

/// A rectangle of the window, pixels.
struct Area {
  ImVec2 min;
  ImVec2 max;
  [[nodiscard]] ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
  [[nodiscard]] ImVec2 middle() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

/// Where a widget stands, and how much of that can be seen.
struct Place : Area {
  Area clip;                            ///< nothing beyond it is drawn, pixels
  const ImDrawList* drawing = nullptr;  ///< of the window that it stands in, in this frame
};

/// Where the widgets of the last frame stand, by name, so that tests click by name.
using Registry = std::map<std::string, Place, std::less<>>;

struct Fonts {
  compat::Font text;       ///< 14
  compat::Font bold;       ///< 14 semibold
  compat::Font title;      ///< 17 semibold
  compat::Font small;      ///< 12
  compat::Font smallBold;  ///< 12 semibold
  compat::Font mono;       ///< 13
};

/// What every widget needs: fonts, colours and the size of a logical pixel.
struct Ui {
  Fonts fonts;
  float scale = 1;  ///< pixels per logical pixel
  ThemeId theme = ThemeId::dark;
  Registry* registry = nullptr;  ///< null = nobody asks
  KeyTour* tour = nullptr;       ///< of the keyboard through the widgets that are marked
  Steady* steady = nullptr;      ///< keeps what is pressed under the pointer

  [[nodiscard]] float px(double logical) const { return static_cast<float>(logical) * scale; }
  [[nodiscard]] ImU32 color(Role role, double alpha = 1) const;
  [[nodiscard]] ImVec4 color4(Role role, double alpha = 1) const;
  /// Lets the list draw up to the borders of the current region; end it with PopClipRect.
  void pushRegionClip(ImDrawList& list) const;
  /// Remembers where the last item stands; the keyboard reaches it, where it takes clicks.
  void mark(std::string_view name) const;
  void mark(std::string_view name, const Area& area) const;
};

/// Fonts and style of Dear ImGui for a theme at a scale. Fonts belong to the current context; call
/// it between frames. `smallest` = size of the smallest words, logical pixels; less than they have
/// anyway changes nothing.
void loadFonts(Ui& ui, double smallest = 0);
void applyStyle(const Ui& ui);

}  // namespace sepax
