#include "app/shell/regions/key_regions.h"

#include "app/shell/shell.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <iterator>

namespace sepax {
namespace {

/// In the order of the keyboard, as their names begin; the canvas comes before the first.
constexpr std::array<std::string_view, 5> kRegions{"", "tabs", "inspector", "bottom", "rail"};
/// Frames until what a step has brought into sight stands still.
constexpr int kFollowing = 3;

void goTo(KeyTour& tour, std::size_t index) {
  tour.index = index;
  tour.at = tour.stops[index].name;
  tour.following = kFollowing;
}

void step(KeyTour& tour, bool backwards) {
  const std::size_t count = tour.stops.size();
  goTo(tour, (tour.index + (backwards ? count - 1 : 1)) % count);
}

/// Where the stop with the keyboard is now: a widget that went leaves it to its neighbour.
void find(KeyTour& tour) {
  const auto found = std::ranges::find(tour.stops, tour.at, &TourStop::name);
  if (found != tour.stops.end()) {
    tour.index = static_cast<std::size_t>(std::distance(tour.stops.begin(), found));
    return;
  }
  goTo(tour, std::min(tour.index, tour.stops.size() - 1));
}

const TourStop& current(const KeyTour& tour) { return tour.stops[tour.index]; }

void pointAt(const TourStop& stop) {
  compat::applyPointer(ImGui::GetIO(), (stop.min.x + stop.max.x) / 2,
                       (stop.min.y + stop.max.y) / 2);
}

/// A press is a click that Dear ImGui sees in the next frames.
void press(KeyTour& tour) {
  using Press = KeyTour::Press;
  if (tour.press == Press::none) return;
  const bool down = tour.press == Press::due;
  compat::applyButton(ImGui::GetIO(), 0, down);
  tour.press = down ? Press::down : Press::none;
}

void drawRing(const Ui& ui, const TourStop& stop) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float out = ui.px(2);
  list.PushClipRect(stop.clipMin, stop.clipMax);
  compat::addRect(&list, {stop.min.x - out, stop.min.y - out}, {stop.max.x + out, stop.max.y + out},
                  ui.color(Role::accent), ui.px(5), ui.px(2));
  list.PopClipRect();
}

}  // namespace

void enterNextRegion(Shell& shell, bool backwards) {
  const auto at = std::ranges::find(kRegions, shell.tour.region);
  const std::size_t index = static_cast<std::size_t>(std::distance(kRegions.begin(), at));
  const std::size_t step = backwards ? kRegions.size() - 1 : 1;
  leaveRegion(shell);
  shell.tour.region = kRegions[(index + step) % kRegions.size()];
  shell.tour.backwards = backwards;
  shell.tour.following = kFollowing;
}

void leaveRegion(Shell& shell) {
  if (shell.tour.press == KeyTour::Press::down) compat::applyButton(ImGui::GetIO(), 0, false);
  if (shell.tour.on()) compat::applyPointer(ImGui::GetIO(), -FLT_MAX, -FLT_MAX);
  shell.tour = {};
}

bool regionKey(Shell& shell, const InputEvent& event) {
  KeyTour& tour = shell.tour;
  const bool chord = event.modifiers.ctrl || event.modifiers.alt || event.modifiers.super;
  if (tour.stops.empty() || chord) return false;
  switch (event.key) {
    case Key::tab:
      if (event.down) step(tour, event.modifiers.shift);
      return true;
    case Key::down:
    case Key::right:
    case Key::up:
    case Key::left:
      if (event.down) step(tour, event.key == Key::up || event.key == Key::left);
      return true;
    case Key::enter:
    case Key::keypadEnter:
    case Key::space:
      if (event.down && !event.repeat) tour.press = KeyTour::Press::due;
      return true;
    case Key::escape:
      if (event.down) leaveRegion(shell);
      return true;
    default:
      return false;
  }
}

void beginRegionKeys(Shell& shell) {
  shell.ui.tour = &shell.tour;
  shell.tour.stops.clear();
  shell.tour.inside = false;
}

void endRegionKeys(Shell& shell) {
  KeyTour& tour = shell.tour;
  tour.inside = false;
  if (!tour.on()) {
    tour.following = 0;
    return;
  }
  if (tour.stops.empty()) return enterNextRegion(shell, tour.backwards);
  find(tour);
  const TourStop& stop = current(tour);
  if (tour.busy()) pointAt(stop);
  if (tour.following > 0) --tour.following;
  press(tour);
  if (!ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) drawRing(shell.ui, stop);
}

}  // namespace sepax
