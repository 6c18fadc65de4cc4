#include "app/shell/actions/actions.h"
#include "app/shell/regions/regions.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr std::size_t kColumns = 3;
constexpr double kKeyGap = 14;         ///< between keys and their meaning, logical pixels
constexpr double kColumnGap = 34;      ///< logical pixels
constexpr double kOverlayMargin = 24;  ///< that the window keeps around the overlay, logical pixels

/// Lines of help under one heading.
struct HelpGroup {
  std::string title;
  std::vector<Gesture> lines;
};

/// Marks that a small letter hides are named.
std::string_view spelled(std::string_view keys) {
  if (keys == ".") return "full stop";
  return keys == "," ? "comma" : keys;
}

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
    of.lines.push_back({spelled(action.keys), action.label});
  }
  groups.push_back({"Hands", gestures(shell.work.techniques)});
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

void drawKeyOverlay(const Ui& ui, const Shell& shell) {
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float margin = 2 * ui.px(kOverlayMargin);
  ImGui::SetNextWindowSizeConstraints(
      {0, 0}, {std::max(window.x - margin, 1.0f), std::max(window.y - margin, 1.0f)});
  const Card card{.name = "keys",
                  .at = {window.x / 2, window.y / 2},
                  .pivot = {0.5f, 0.5f},
                  .padding = {24, 18},
                  .more = ImGuiWindowFlags_HorizontalScrollbar};
  beginCard(ui, card);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
  write(ui.fonts.title, ui.color(Role::text), "Keys");
  ImGui::SameLine(0, ui.px(14));
  write(ui.fonts.small, ui.color(Role::muted), "? or Esc closes this  ·  Ctrl+P finds everything");
  ImGui::Dummy({1, ui.px(4)});
  const std::vector<HelpGroup> groups = helpGroups(shell);
  drawColumns(ui, balanced(groups));
  ImGui::PopStyleVar();
  markCard(ui, card);
  ImGui::End();
}

}  // namespace sepax
