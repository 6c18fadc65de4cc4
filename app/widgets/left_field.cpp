#include "app/widgets/left_field.h"

#include <imgui.h>
#include <imgui_internal.h>  // the public header does not know the field that was left

namespace sepax {

void forgetLeftField() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  if (context.ActiveId != context.InputTextState.ID) context.InputTextState.ID = 0;
}

}  // namespace sepax
