#pragma once

#include "app/widgets/imgui_compat.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A widget on the way of the keyboard.
struct TourStop {
  std::string name;
  ImVec2 min;  ///< pixels
  ImVec2 max;
  ImVec2 clipMin;  ///< nothing beyond is drawn, pixels
  ImVec2 clipMax;
};

/// Leads the keyboard through the widgets of one region of the window. Dear ImGui's own way through
/// them shows no place on what panels draw themselves and knows Tab in fields alone; here whatever
/// takes a click takes the keyboard, for a press is a click in its middle.
struct KeyTour {
  std::string_view region;      ///< empty = the keyboard is the canvas's
  bool backwards = false;       ///< the region was entered from behind
  std::size_t index = 0;        ///< of the stop that has the keyboard
  std::string at;               ///< its name
  std::vector<TourStop> stops;  ///< of the region, as they were drawn last
  bool inside = false;          ///< what is being drawn now belongs to the region
  int following = 0;            ///< frames in which the pointer still goes to it
  enum class Press { none, due, down } press = Press::none;

  [[nodiscard]] bool on() const { return !region.empty(); }
  [[nodiscard]] bool busy() const { return following > 0 || press != Press::none; }
};

/// The last item of Dear ImGui is a stop, where it takes clicks; brings it into sight.
void addStop(KeyTour& tour, std::string_view name);

}  // namespace sepax
