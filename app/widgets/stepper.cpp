#include "app/widgets/stepper.h"

#include "app/techniques/contract/shown_answers.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {
namespace {

void showStep(ViewState& view, int step, int count) {
  view.playing = false;
  view.step = std::clamp(step, 0, count - 1);
}

void playFrom(ViewState& view, int count) {
  view.playing = !view.playing;
  if (view.playing && (view.step < 0 || view.step >= count - 1)) view.step = 0;
}

void codeLine(PanelContext& context, const CodeLine& line, const std::string& id) {
  const Ui& ui = context.ui;
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::InvisibleButton(id.c_str(), {width, ui.px(21)});
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  if (line.current && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(0.7F);
  const bool pointed = ImGui::IsItemHovered();
  if (pointed && line.axis) context.hoveredAxis = line.axis;
  const bool lit = line.axis && (pointed || context.view.hoveredAxis == line.axis);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (line.current || lit) {
    list.AddRectFilled({area.min.x - ui.px(6), area.min.y}, {area.max.x, area.max.y},
                       ui.color(Role::accent, line.current ? 0.28 : 0.12), ui.px(4));
  }
  const float y = area.middle().y;
  const ImU32 color = ui.color(line.current ? Role::text : Role::muted);
  const float used = placeText(list, ui.fonts.mono, color, {area.min.x, y}, 0, line.text);
  if (!line.value.empty()) {
    const bool roomy = width > ui.px(800);  // enough that all values start below each other
    const float from =
        area.min.x + std::max(roomy ? ui.px(500) : 0.0f, used + ui.px(roomy ? 10 : 20));
    const std::string value = fitted(ui.fonts.mono, line.value, area.max.x - from - ui.px(6));
    placeText(list, ui.fonts.mono, ui.color(line.current ? Role::accent : Role::muted), {from, y},
              0, value);
  }
  ui.mark(id, area);
}

using StepLines = std::vector<CodeLine> (*)(const Evidence&, const ViewState&);

/// `follow` = the line of the step is scrolled into sight.
void linesOf(PanelContext& context, StepLines steps, std::string_view side, bool follow) {
  if (steps == nullptr) return;
  int number = 0;
  for (const CodeLine& line : steps(context.evidence, context.view)) {
    codeLine(context, line, fmt::format("line/{}{}", side, number++));
    if (follow && line.current && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(0.5f);
  }
}

/// Another step than in the last frame is shown.
bool hasStepped(const PanelContext& context) {
  int& last = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("last step"), -1);
  const bool stepped = last != context.view.step;
  last = context.view.step;
  return stepped;
}

void sideHeading(const PanelContext& context, std::string_view title, Role role) {
  const Ui& ui = context.ui;
  write(ui.fonts.smallBold, ui.color(role),
        fitted(ui.fonts.smallBold, title, ImGui::GetContentRegionAvail().x));
}

}  // namespace

void stepper(PanelContext& context, std::string_view place) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const int count = stepCountOf(context.technique, context.evidence, context.view);
  const bool any = count > 0;
  const int shown = view.step < 0 ? count : view.step;
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.bold, ui.color(Role::text), context.technique.bottomTitle);
  ImGui::SameLine(0, ui.px(18));
  if (iconButton(ui, "step/first", Icon::first, "first step", false, any && shown > 0)) {
    showStep(view, 0, count);
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "step/back", Icon::previous, "one step back  ( , )", false,
                 any && shown > 0)) {
    showStep(view, shown - 1, count);
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "step/play", view.playing ? Icon::pause : Icon::play, "play  (Space)",
                 view.playing, any)) {
    playFrom(view, count);
  }
  ImGui::SameLine(0, ui.px(6));
  const int next = view.step < 0 ? 0 : view.step + 1;
  if (iconButton(ui, "step/forward", Icon::next, "one step  ( . )", false, any && next < count)) {
    showStep(view, next, count);
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "step/last", Icon::last, "last step", false, any && next < count)) {
    showStep(view, count - 1, count);
  }
  ImGui::SameLine(0, ui.px(14));
  if (button(ui, "step/all", "whole answer", 0, view.step < 0)) {
    view.step = -1;
    view.playing = false;
  }
  ImGui::SameLine(0, ui.px(18));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), place);
}

void nothingToStep(const PanelContext& context, std::string_view without) {
  heading(context.ui, context.technique.bottomTitle);
  paragraph(context.ui, Role::muted,
            fmt::format("There is nothing to step through without {}.", without));
}

void codeLines(PanelContext& context) {
  const ShownAnswers shown = shownAnswers(context.technique, context.evidence, context.view);
  const PublishedMethod* published = shown.published;
  const bool stepped = hasStepped(context);
  // The lines scroll by themselves, so that the buttons above them stay.
  ImGui::BeginChild("code", {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (published == nullptr) {
    linesOf(context, context.technique.steps, "", stepped);
  } else if (!shown.exact) {
    sideHeading(context, citation(*published), Role::other);
    linesOf(context, published->steps, "published/", stepped);
  } else if (ImGui::BeginTable("sides", 2)) {
    ImGui::TableNextColumn();
    sideHeading(context, "as published · " + std::string(published->author), Role::other);
    linesOf(context, published->steps, "published/", stepped);
    ImGui::TableNextColumn();
    sideHeading(context, "exact", Role::gap);
    linesOf(context, context.technique.steps, "", false);
    ImGui::EndTable();
  }
  ImGui::PopStyleVar();
  ImGui::EndChild();
}

}  // namespace sepax
