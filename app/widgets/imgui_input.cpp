#include "app/widgets/imgui_input.h"

#include "app/widgets/imgui_compat.h"

#include <algorithm>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

/// More than any hand turns in a frame; beyond it, a list would be scrolled to no place at all.
constexpr double kMostNotches = 1000;

float notches(double turned) {
  return static_cast<float>(std::clamp(turned, -kMostNotches, kMostNotches));
}

void applyEvent(ImGuiIO& io, const InputEvent& event) {
  const auto x = static_cast<float>(event.position.x);
  const auto y = static_cast<float>(event.position.y);
  switch (event.kind) {
    case Kind::move:
      compat::applyPointer(io, x, y);
      break;
    case Kind::leave:
      compat::applyPointer(io, -FLT_MAX, -FLT_MAX);
      break;
    case Kind::button:
      compat::applyPointer(io, x, y);
      compat::applyButton(io, static_cast<int>(event.button), event.down);
      break;
    case Kind::wheel: {
      // A notch scrolls five lines; two fingers scroll as far as they move.
      const double lines = 5 * std::max(static_cast<double>(ImGui::GetFontSize()), 1.0);
      const bool slides = event.slide != Vec2{};
      compat::applyWheel(io, notches(slides ? event.slide.x / lines : event.wheel.x),
                         notches(slides ? event.slide.y / lines : event.wheel.y));
      break;
    }
    case Kind::key:
      compat::applyKey(io, event.key, event.down);
      break;
    case Kind::character:
      io.AddInputCharacter(event.character);
      break;
  }
}

}  // namespace

ImGuiContext* makeUiContext() {
  ImGuiContext* before = ImGui::GetCurrentContext();
  ImGuiContext* made = ImGui::CreateContext();
  ImGui::SetCurrentContext(made);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // regions have fixed places
  io.ConfigDragClickToInputText = true;
  compat::setUpInput(io);
  if (before != nullptr) ImGui::SetCurrentContext(before);
  return made;
}

void applyInput(std::span<const InputEvent> events) {
  ImGuiIO& io = ImGui::GetIO();
  for (const InputEvent& event : events) {
    compat::applyModifiers(io, event.modifiers);
    applyEvent(io, event);
  }
}

}  // namespace sepax
