#include "app/widgets/imgui_input.h"

#include "app/widgets/imgui_compat.h"

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

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
    case Kind::wheel:
      compat::applyWheel(io, static_cast<float>(event.wheel.x), static_cast<float>(event.wheel.y));
      break;
    case Kind::key:
      compat::applyKey(io, event.key, event.down);
      break;
    case Kind::character:
      io.AddInputCharacter(event.character);
      break;
  }
}

}  // namespace

void applyInput(std::span<const InputEvent> events) {
  ImGuiIO& io = ImGui::GetIO();
  for (const InputEvent& event : events) {
    compat::applyModifiers(io, event.modifiers);
    applyEvent(io, event);
  }
}

}  // namespace sepax
