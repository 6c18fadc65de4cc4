#include "app/shell/regions/regions.h"
#include "app/shell/regions/toast_text.h"
#include "app/widgets/modal_area.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <cfloat>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {
namespace {

constexpr double kActionHeight = 24;  ///< logical pixels
constexpr std::string_view kOpenFolder = "Open folder";

/// The button of a toast: toasts lie above all windows, so an empty window takes the click and the
/// list draws. True when it was clicked.
bool toastButton(const Ui& ui, ImDrawList& list, const Toast& toast, const Area& area) {
  ImGui::SetNextWindowPos(area.min);
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(("toast/" + toast.text).c_str(), nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoFocusOnAppearing);
  ImGui::PopStyleVar(2);
  const bool clicked = clickArea("action", area.size());
  const bool hovered = ImGui::IsItemHovered();
  ui.mark("toast/action");
  ImGui::End();
  list.AddRectFilled(area.min, area.max, ui.color(Role::accent, hovered ? 0.35 : 0.18), ui.px(5));
  compat::addRect(&list, area.min, area.max, ui.color(Role::accent), ui.px(5), ui.px(1));
  placeText(list, ui.fonts.small, ui.color(Role::text), area.middle(), 0.5f, kOpenFolder);
  return clicked;
}

constexpr double kNarration = 76;  ///< room for three lines of it, logical pixels
constexpr double kToastGap = 8;    ///< between toasts, and to the top of the window, logical pixels

/// Where toasts stand: one above the other from the lower end of the room, the latest lowest, or
/// from its upper end downwards with the latest first.
struct ToastPlace {
  Area room;
  bool down = false;
};

/// At the lower end of the canvas, above the narration; above a dialog while there is one, so that
/// its buttons stay free.
ToastPlace toastPlace(const Ui& ui, const Area& canvas) {
  const std::optional<Area> modal = modalArea();
  if (!modal) return {{canvas.min, {canvas.max.x, canvas.max.y - ui.px(kNarration)}}, false};
  const float gap = ui.px(kToastGap);
  return {{{0, gap}, {ImGui::GetIO().DisplaySize.x, modal->min.y - gap}}, true};
}

float actionWidth(const Ui& ui, const Toast& toast) {
  return toast.folder.empty() ? 0 : widthOf(ui.fonts.small, kOpenFolder) + ui.px(20);
}

/// Beside the text: margins, and the button.
float besideText(const Ui& ui, const Toast& toast) {
  const float action = actionWidth(ui, toast);
  return (action > 0 ? action + ui.px(16) : 0) + ui.px(32);
}

/// In lines, so that the toast is no wider than the room.
std::string toastText(const Ui& ui, const Toast& toast, float room) {
  const float width = room - ui.px(2 * kToastGap) - besideText(ui, toast);
  return toastLines(ui.fonts.text, (toast.error ? "⚠  " : "✓  ") + toast.text,
                    std::max(width, ui.px(60)));
}

ImVec2 toastSize(const Ui& ui, const Toast& toast, const std::string& text) {
  const compat::Font& font = ui.fonts.text;
  const ImVec2 size = font.face->CalcTextSizeA(font.size, FLT_MAX, 0, text.c_str());
  return {size.x + besideText(ui, toast), size.y + ui.px(18)};
}

/// True when its button was clicked.
bool drawToast(const Ui& ui, const Toast& toast, const Area& area, const std::string& text) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const compat::Font& font = ui.fonts.text;
  list.AddRectFilled(area.min, area.max, ui.color(Role::raised), ui.px(8));
  compat::addRect(&list, area.min, area.max, ui.color(toast.error ? Role::result : Role::gap),
                  ui.px(8), ui.px(1.4));
  list.AddText(font.face, font.size, {area.min.x + ui.px(16), area.min.y + ui.px(9)},
               ui.color(Role::text), text.c_str());
  ui.mark("toast", area);
  if (toast.folder.empty()) return false;
  const float middle = area.middle().y;
  const float right = area.max.x - ui.px(10);
  return toastButton(ui, list, toast,
                     {{right - actionWidth(ui, toast), middle - ui.px(kActionHeight / 2)},
                      {right, middle + ui.px(kActionHeight / 2)}});
}

}  // namespace

std::string drawToasts(const Ui& ui, const Notices& notices, const Canvas& canvas) {
  if (notices.toasts.empty() || !canvas.area) return {};
  std::string chosen;
  const ToastPlace place = toastPlace(ui, *canvas.area);
  const Area& room = place.room;
  float y = place.down ? room.min.y : room.max.y;
  const auto latest = notices.toasts.rbegin();
  for (auto toast = latest; toast != notices.toasts.rend(); ++toast) {
    const std::string text = toastText(ui, *toast, room.size().x);
    const ImVec2 size = toastSize(ui, *toast, text);
    const float top = place.down ? y : y - size.y;
    // The latest one is always shown; others wait where they would cover a dialog.
    if (place.down && toast != latest && top + size.y > room.max.y) break;
    const float left = room.middle().x - size.x / 2;
    if (drawToast(ui, *toast, {{left, top}, {left + size.x, top + size.y}}, text))
      chosen = toast->folder;
    y = place.down ? top + size.y + ui.px(kToastGap) : top - ui.px(kToastGap);
  }
  return chosen;
}

}  // namespace sepax
