#include "app/shell/actions/actions.h"
#include "app/widgets/modal_area.h"
#include "app/shell/shell_parts.h"
#include "app/shell/toast_text.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr std::size_t kColumns = 3;
constexpr double kKeyGap = 14;     ///< between keys and their meaning, logical pixels
constexpr double kColumnGap = 34;  ///< logical pixels
constexpr double kMargin = 24;     ///< that the window keeps around the overlay, logical pixels

/// Lines of help under one heading.
struct HelpGroup {
  std::string title;
  std::vector<Gesture> lines;
};

/// The keys of the actions by menu, then what hands do.
std::vector<HelpGroup> helpGroups(const Shell& shell) {
  std::vector<HelpGroup> groups;
  for (const Action& action : allActions(shell)) {
    if (action.keys.empty() || action.label.empty()) continue;
    const std::string_view menu = action.menu.substr(0, action.menu.find('/'));
    const std::string title(menu.empty() ? "Techniques" : menu);
    const auto group = std::find_if(groups.begin(), groups.end(),
                                    [&](const HelpGroup& g) { return g.title == title; });
    HelpGroup& of = group == groups.end() ? groups.emplace_back(HelpGroup{title, {}}) : *group;
    of.lines.push_back({action.keys, action.label});
  }
  groups.push_back({"Hands", gestures(shell.techniques)});
  return groups;
}

using HelpColumn = std::vector<const HelpGroup*>;

/// The groups in order in columns that hold at most this many lines where they can.
std::vector<HelpColumn> filled(const std::vector<HelpGroup>& groups, std::size_t most) {
  std::vector<HelpColumn> columns(1);
  std::size_t used = 0;
  for (const HelpGroup& group : groups) {
    const std::size_t lines = group.lines.size() + 2;  // heading and space
    if (used > 0 && used + lines > most) {
      columns.emplace_back();
      used = 0;
    }
    columns.back().push_back(&group);
    used += lines;
  }
  return columns;
}

/// As low as kColumns columns can be.
std::vector<HelpColumn> balanced(const std::vector<HelpGroup>& groups) {
  std::size_t most = 1;
  while (filled(groups, most).size() > kColumns) ++most;
  return filled(groups, most);
}

struct ColumnWidths {
  float keys = 0;
  float all = 0;
};

ColumnWidths widthsOf(const Ui& ui, const HelpColumn& column) {
  float keys = 0;
  float meaning = 0;
  for (const HelpGroup* group : column) {
    for (const Gesture& line : group->lines) {
      keys = std::max(keys, widthOf(ui.fonts.smallBold, line.keys) + ui.px(kKeyGap));
      meaning = std::max(meaning, widthOf(ui.fonts.small, line.meaning));
    }
  }
  return {keys, keys + meaning};
}

void drawGroup(const Ui& ui, const HelpGroup& group, float keysWidth) {
  write(ui.fonts.bold, ui.color(Role::text), group.title);
  for (const Gesture& line : group.lines) {
    const float left = ImGui::GetCursorPosX();
    write(ui.fonts.smallBold, ui.color(Role::accent), line.keys);
    ImGui::SameLine();
    // SameLine's own offset would count the table's column twice
    ImGui::SetCursorPosX(left + keysWidth);
    write(ui.fonts.small, ui.color(Role::text), line.meaning);
  }
  ImGui::Dummy({1, ui.px(6)});
}

void drawColumns(const Ui& ui, const std::vector<HelpColumn>& columns) {
  if (!ImGui::BeginTable("columns", static_cast<int>(columns.size()),
                         ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_NoHostExtendX)) {
    return;
  }
  const float gap = ui.px(kColumnGap);
  for (const HelpColumn& column : columns) {
    const float after = &column == &columns.back() ? 0 : gap;
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, widthsOf(ui, column).all + after);
  }
  for (const HelpColumn& column : columns) {
    ImGui::TableNextColumn();
    for (const HelpGroup* group : column) drawGroup(ui, *group, widthsOf(ui, column).keys);
  }
  ImGui::EndTable();
}

}  // namespace

void drawKeyOverlay(Shell& shell) {
  if (!shell.showKeys) return;
  const Ui& ui = shell.ui;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float margin = 2 * ui.px(kMargin);
  ImGui::SetNextWindowPos({window.x / 2, window.y / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints(
      {0, 0}, {std::max(window.x - margin, 1.0f), std::max(window.y - margin, 1.0f)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(24), ui.px(18)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin("keys", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleVar(3);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
  write(ui.fonts.title, ui.color(Role::text), "Keys");
  ImGui::SameLine(0, ui.px(14));
  write(ui.fonts.small, ui.color(Role::muted), "? or Esc closes this  ·  Ctrl+P finds everything");
  ImGui::Dummy({1, ui.px(4)});
  const std::vector<HelpGroup> groups = helpGroups(shell);
  drawColumns(ui, balanced(groups));
  ImGui::PopStyleVar();
  ui.mark("keys", {ImGui::GetWindowPos(),
                   {ImGui::GetWindowPos().x + ImGui::GetWindowWidth(),
                    ImGui::GetWindowPos().y + ImGui::GetWindowHeight()}});
  ImGui::End();
}

namespace {

constexpr double kActionHeight = 24;  ///< logical pixels

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
  const bool clicked = ImGui::InvisibleButton("action", area.size());
  const bool hovered = ImGui::IsItemHovered();
  ui.mark("toast/action");
  ImGui::End();
  list.AddRectFilled(area.min, area.max, ui.color(Role::accent, hovered ? 0.35 : 0.18), ui.px(5));
  compat::addRect(&list, area.min, area.max, ui.color(Role::accent), ui.px(5), ui.px(1));
  placeText(list, ui.fonts.small, ui.color(Role::text), area.middle(), 0.5f, toast.action);
  return clicked;
}

constexpr double kToastGap = 8;  ///< between toasts, and to the top of the window, logical pixels

/// Where toasts stand: one above the other from the lower end of the room, the latest lowest, or
/// from its upper end downwards with the latest first.
struct ToastPlace {
  Area room;
  bool down = false;
};

/// At the lower end of the canvas; above a dialog while there is one, so that its buttons stay
/// free.
ToastPlace toastPlace(const Ui& ui, const Area& canvas) {
  const std::optional<Area> modal = modalArea();
  if (!modal) return {{canvas.min, {canvas.max.x, canvas.max.y - ui.px(16)}}, false};
  const float gap = ui.px(kToastGap);
  return {{{0, gap}, {ImGui::GetIO().DisplaySize.x, modal->min.y - gap}}, true};
}

float actionWidth(const Ui& ui, const Toast& toast) {
  return toast.action.empty() ? 0 : widthOf(ui.fonts.small, toast.action) + ui.px(20);
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
  if (toast.action.empty()) return false;
  const float middle = area.middle().y;
  const float right = area.max.x - ui.px(10);
  return toastButton(ui, list, toast,
                     {{right - actionWidth(ui, toast), middle - ui.px(kActionHeight / 2)},
                      {right, middle + ui.px(kActionHeight / 2)}});
}

}  // namespace

void drawToasts(Shell& shell) {
  if (shell.toasts.empty() || !shell.canvas) return;
  std::function<void(Shell&)> chosen;
  const Ui& ui = shell.ui;
  const ToastPlace place = toastPlace(ui, *shell.canvas);
  const Area& room = place.room;
  float y = place.down ? room.min.y : room.max.y;
  for (auto toast = shell.toasts.rbegin(); toast != shell.toasts.rend(); ++toast) {
    const std::string text = toastText(ui, *toast, room.size().x);
    const ImVec2 size = toastSize(ui, *toast, text);
    const float top = place.down ? y : y - size.y;
    // The latest one is always shown; others wait where they would cover a dialog.
    if (place.down && toast != shell.toasts.rbegin() && top + size.y > room.max.y) break;
    const float left = room.middle().x - size.x / 2;
    if (drawToast(ui, *toast, {{left, top}, {left + size.x, top + size.y}}, text))
      chosen = toast->run;
    y = place.down ? top + size.y + ui.px(kToastGap) : top - ui.px(kToastGap);
  }
  if (chosen) chosen(shell);
}

}  // namespace sepax
