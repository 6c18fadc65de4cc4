#include "app/ui/actions.h"
#include "app/ui/shell_parts.h"
#include "app/ui/widgets.h"

#include <string>

namespace sepax {
namespace {

void keyLine(const Ui& ui, float at, std::string_view keys, std::string_view meaning) {
  const float left = ImGui::GetCursorPosX();
  write(ui.fonts.smallBold, ui.color(Role::accent), keys);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + at);  // SameLine's own offset would count the table's column twice
  write(ui.fonts.small, ui.color(Role::text), meaning);
}

}  // namespace

void drawKeyOverlay(Shell& shell) {
  if (!shell.showKeys) return;
  const Ui& ui = shell.ui;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({window.x / 2, window.y / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(24), ui.px(18)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin("keys", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar(3);
  if (ImGui::BeginTable("columns", 2)) {
    ImGui::TableSetupColumn("a", ImGuiTableColumnFlags_WidthFixed, ui.px(330));
    ImGui::TableSetupColumn("b", ImGuiTableColumnFlags_WidthFixed, ui.px(500));
    ImGui::TableNextColumn();
    write(ui.fonts.title, ui.color(Role::text), "Keys");
    for (const Action& action : actions()) {
      if (action.keys.empty() || action.label.empty()) continue;
      keyLine(ui, ui.px(120), action.keys, action.label);
    }
    ImGui::TableNextColumn();
    write(ui.fonts.title, ui.color(Role::text), "Hands");
    for (const Gesture& gesture : gestures()) {
      keyLine(ui, ui.px(170), gesture.keys, gesture.meaning);
    }
    ImGui::Dummy({0, ui.px(8)});
    write(ui.fonts.small, ui.color(Role::muted), "? or Esc closes this.");
    ImGui::EndTable();
  }
  ui.mark("keys", {ImGui::GetWindowPos(),
                   {ImGui::GetWindowPos().x + ImGui::GetWindowWidth(),
                    ImGui::GetWindowPos().y + ImGui::GetWindowHeight()}});
  ImGui::End();
}

void drawToasts(Shell& shell) {
  if (shell.toasts.empty() || !shell.canvas) return;
  const Ui& ui = shell.ui;
  const Area& canvas = *shell.canvas;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float wrap = std::max(canvas.size().x - ui.px(80), ui.px(120));
  float bottom = canvas.max.y - ui.px(16);
  for (auto toast = shell.toasts.rbegin(); toast != shell.toasts.rend(); ++toast) {
    const compat::Font& font = ui.fonts.text;
    const std::string mark = toast->error ? "⚠  " : "✓  ";
    const std::string text = mark + toast->text;
    const ImVec2 size = font.face->CalcTextSizeA(font.size, FLT_MAX, wrap, text.c_str());
    const ImVec2 max{canvas.middle().x + size.x / 2 + ui.px(16), bottom};
    const ImVec2 min{canvas.middle().x - size.x / 2 - ui.px(16), bottom - size.y - ui.px(18)};
    list.AddRectFilled(min, max, ui.color(Role::raised), ui.px(8));
    compat::addRect(&list, min, max, ui.color(toast->error ? Role::result : Role::gap), ui.px(8),
                    ui.px(1.4));
    list.AddText(font.face, font.size, {min.x + ui.px(16), min.y + ui.px(9)}, ui.color(Role::text),
                 text.c_str(), nullptr, wrap);
    bottom = min.y - ui.px(8);
  }
}

}  // namespace sepax
