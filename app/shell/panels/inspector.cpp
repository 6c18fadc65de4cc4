#include "app/shell/lessons/learn_panel.h"
#include "app/shell/panels/articles_panel.h"
#include "app/shell/panels/caption_panel.h"
#include "app/shell/panels/doctor_panel.h"
#include "app/shell/panels/pitfall_row.h"
#include "app/shell/panels/shapes_panel.h"
#include "app/shell/panels/technique_panel.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/widgets/notes_section.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace sepax {
namespace {

constexpr double kTabs = 34;     ///< height of a row of tabs with its borders, logical pixels
constexpr double kTab = 30;      ///< of one of them
constexpr double kBadgeGap = 6;  ///< before a badge, logical pixels
constexpr double kMargin = 12;   ///< at either side of a tab, logical pixels
constexpr double kLeastMargin = 2;

/// Number beside the title of a tab; an error fills its pill and puts a mark before the number.
struct Badge {
  std::string text;
  bool error = false;
};
using Badges = std::vector<Badge>;

float pillWidth(const Ui& ui, const Badge& badge) {
  return std::max(ui.px(20), widthOf(ui.fonts.smallBold, badge.text) + ui.px(11));
}

void drawBadge(const Ui& ui, const Badge& badge, ImVec2 at, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float half = ui.px(8.5);
  const ImVec2 min{at.x, at.y - half};
  const ImVec2 max{at.x + width, at.y + half};
  list.AddRectFilled(min, max, ui.color(badge.error ? Role::result : Role::line), half);
  placeText(list, ui.fonts.smallBold, ui.color(badge.error ? Role::ground : Role::text),
            {(min.x + max.x) / 2, at.y}, 0.5f, badge.text);
}

/// A tab of the inspector. A new one is one row of kTabRows.
struct TabRow {
  std::string_view id;
  std::string_view label;  ///< empty = the name of the technique
  Badges (*badges)(const Workspace&, const PanelState&) = nullptr;  ///< null = none
  void (*draw)(PanelContext&, Shell&) = nullptr;
  std::string_view atMost = {};  ///< a badge that comes and goes: the tabs keep room for it
  bool tellsAnswer = false;      ///< of it nothing is shown while the answer is hidden
};

/// What a tab shows in this frame.
struct TabFace {
  std::string_view title;
  Badges badges;
  std::string_view atMost;  ///< see TabRow
  bool on = false;
};

TabFace faceOf(const Workspace& work, const Panels& panels, const TabRow& row) {
  return {row.label.empty() ? shownTechnique(work)->name : row.label,
          row.badges == nullptr ? Badges{} : row.badges(work, panels.state), row.atMost,
          panels.tab == row.id};
}

const compat::Font& fontOf(const Ui& ui, const TabFace& face) {
  return face.on ? ui.fonts.bold : ui.fonts.text;
}

/// Title and badges without the space about them, pixels.
float contentWidth(const Ui& ui, const TabFace& face) {
  float width = widthOf(fontOf(ui, face), face.title);
  for (const Badge& badge : face.badges) width += pillWidth(ui, badge) + ui.px(kBadgeGap);
  return width;
}

/// The same with the room that is kept for a badge.
float roomFor(const Ui& ui, const TabFace& face) {
  const bool kept = face.badges.empty() && !face.atMost.empty();
  return contentWidth(ui, face) +
         (kept ? pillWidth(ui, {std::string(face.atMost)}) + ui.px(kBadgeGap) : 0);
}

/// `margin` at either side, pixels.
void tab(const Ui& ui, Panels& panels, const TabRow& row, const TabFace& face, float margin) {
  const bool on = face.on;
  const compat::Font& font = fontOf(ui, face);
  ImGui::PushID(row.id.data(), row.id.data() + row.id.size());
  if (clickArea("tab", {contentWidth(ui, face) + 2 * margin, ui.px(kTab)})) {
    panels.tab = row.id;
  }
  ImGui::PopID();
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (hovered && !on) {
    list.AddRectFilled(area.min, area.max, ui.color(Role::accent, 0.10), ui.px(5));
  }
  if (on) {
    list.AddRectFilled({area.min.x + ui.px(6), area.max.y - ui.px(2)},
                       {area.max.x - ui.px(6), area.max.y + ui.px(1)}, ui.color(Role::accent));
  }
  const float y = area.middle().y;
  const float left = area.min.x + margin;
  float x = left + placeText(list, font, ui.color(on || hovered ? Role::text : Role::muted),
                             {left, y}, 0, face.title);
  for (const Badge& badge : face.badges) {
    x += ui.px(kBadgeGap);
    drawBadge(ui, badge, {x, y}, pillWidth(ui, badge));
    x += pillWidth(ui, badge);
  }
  ui.mark("tab/" + std::string(row.id));
}

Badges shapeBadges(const Workspace& work, const PanelState&) {
  return {{std::to_string(work.document.shown().bodies.size()), false}};
}

/// Whether a published answer of the technique differs here.
Badges publishedBadges(const Workspace& work, const PanelState&) {
  const Technique* technique = shownTechnique(work);
  if (work.view.prompt) return {};
  if (technique == nullptr || accusedHere(*technique, work.evidence) == nullptr) return {};
  return {{"≠", false}};
}

/// As many as the list holds, filled where an error is among them.
Badges doctorBadges(const Workspace&, const PanelState& state) {
  const Examination& examination = state.examination;
  if (examination.count == 0) return {{"✓", false}};
  const bool errs = examination.errors > 0;
  return {{fmt::format("{}{}", errs ? "! " : "", examination.count), errs}};
}

void techniquePanel(PanelContext& context, Shell&) {
  notesSection(context, false);
  needSection(context);
  pairSection(context);
  if (context.technique.inspector != nullptr) context.technique.inspector(context);
}

constexpr std::array kTabRows{
    TabRow{kLearnTab, "Learn", nullptr,
           [](PanelContext& context, Shell& shell) { learnPanel(shell, context); }},
    TabRow{kTechniqueTab, "", nullptr, techniquePanel, "", true},
    TabRow{kPublishedTab, "Published", publishedBadges,
           [](PanelContext& context, Shell&) {
             pitfallRow(context);
             notesSection(context, false);
             publishedSection(context);
           },
           "≠", true},
    TabRow{kShapesTab, "Shapes", shapeBadges,
           [](PanelContext& context, Shell& shell) {
             shapesPanel(context, shell.hand, shell.notices);
           }},
    TabRow{kDoctorTab, "Doctor", doctorBadges,
           [](PanelContext& context, Shell&) { doctorPanel(context); }},
    TabRow{kArticlesTab, "Articles", nullptr,
           [](PanelContext& context, Shell&) { articlesPanel(context); }},
};

const TabRow& shownTab(const Panels& panels) {
  const auto row = std::ranges::find(kTabRows, panels.tab, &TabRow::id);
  return row == kTabRows.end() ? *std::ranges::find(kTabRows, kTechniqueTab, &TabRow::id) : *row;
}

/// Tabs beside each other.
struct TabLine {
  std::size_t first = 0;
  std::size_t count = 0;
  float margin = 0;  ///< at either side of each, pixels
};

/// As few lines of tabs as have room in a panel that is so wide, pixels.
std::vector<TabLine> tabLines(const Ui& ui, const std::vector<TabFace>& faces, float width) {
  std::vector<TabLine> lines;
  float room = 0;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const float needed = roomFor(ui, faces[i]) + 2 * ui.px(kLeastMargin);
    if (lines.empty() || needed > room) {
      lines.push_back({i, 0, 0});
      room = width;
    }
    room -= needed;
    TabLine& line = lines.back();
    ++line.count;
    const float share = room / static_cast<float>(2 * line.count);
    line.margin = std::min(ui.px(kLeastMargin) + share, ui.px(kMargin));
  }
  return lines;
}

/// Returns their height, pixels.
float tabs(const Ui& ui, Panels& panels, const Workspace& work, const Area& area) {
  std::vector<TabFace> faces;
  for (const TabRow& row : kTabRows) faces.push_back(faceOf(work, panels, row));
  const std::vector<TabLine> lines = tabLines(ui, faces, area.size().x - ui.px(8));
  const float height = std::min(ui.px(kTabs) + static_cast<float>(lines.size() - 1) * ui.px(kTab),
                                area.size().y - 1);
  const float bottom = area.min.y + height;
  beginRegion(ui, "tabs", {area.min, {area.max.x, bottom}}, Role::panel, {ui.px(4), ui.px(3)});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const TabLine& line : lines) {
    for (std::size_t i = line.first; i < line.first + line.count; ++i) {
      if (i > line.first) ImGui::SameLine(0, 0);
      tab(ui, panels, kTabRows[i], faces[i], line.margin);
    }
  }
  ImGui::PopStyleVar();
  drawRegionLine(ui, area.min, {area.min.x, bottom});
  drawRegionLine(ui, {area.min.x, bottom - 1}, {area.max.x, bottom - 1});
  ImGui::End();
  return height;
}

/// A tab keeps its place until another scene or technique is opened; whether that is so now.
bool showsFromStart(int opened) {
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  const ImGuiID key = ImGui::GetID("opened");
  if (kept.GetInt(key) == opened) return false;
  kept.SetInt(key, opened);
  ImGui::SetScrollY(0);
  return true;
}

}  // namespace

void drawInspector(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  Workspace& work = shell.work;
  Panels& panels = shell.panels;
  Notices& notices = shell.notices;
  const std::string& narration = shell.canvas.figure.unsaid;
  const Technique* technique = shownTechnique(work);
  if (technique == nullptr) return;
  PanelState& state = panels.state;
  tidyNumber(state.number);
  if (panels.tab != kShapesTab) state.name = {};
  state.examination = examinedAgain(std::move(state.examination), work.document);
  const float top = area.min.y + tabs(ui, panels, work, area);
  const float bottom = drawCaption(ui, narration, {{area.min.x, top}, area.max});

  // Each tab is a window of its own, so that each keeps its place.
  const TabRow& shown = shownTab(panels);
  const std::string name = fmt::format("inspector {}", shown.id);
  beginRegion(ui, name.c_str(), {{area.min.x, top}, {area.max.x, bottom}}, Role::panel,
              {ui.px(14), ui.px(8)}, true);
  if (showsFromStart(panels.opened)) {
    shell.steady = {};  // a widget of the same name is another one
    state.mapInSight = false;
  }
  const float right = area.max.x - ImGui::GetStyle().ScrollbarSize;
  ui.mark("inspector", {{area.min.x, top}, {right, bottom}});
  shell.ui.steady = &shell.steady;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
  std::string message;
  PanelContext context = panelContext(ui, work, panels, shell.hand, *technique, message);
  if (shown.tellsAnswer && work.view.prompt)
    paragraph(ui, Role::muted, work.view.prompt->sentence);
  else
    shown.draw(context, shell);
  shell.ui.steady = nullptr;
  ImGui::PopStyleVar();
  drawRegionLine(ui, {area.min.x, top}, {area.min.x, bottom});
  ImGui::End();
  complain(notices, message);
  if (!state.notice.empty()) say(notices, std::exchange(state.notice, {}));
}

}  // namespace sepax
