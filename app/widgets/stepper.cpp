#include "app/widgets/stepper.h"

#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/widgets/code_layout.h"
#include "app/widgets/play_button.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sepax {
namespace {

void showStep(ViewState& view, int step, int count) {
  view.playing = false;
  view.step = std::clamp(step, 0, count - 1);
}

constexpr const char* kStepsTitle = "Step through";

// Logical pixels.
constexpr double kRow = 21;          ///< height of a line
constexpr double kNextRow = 17;      ///< of each further row that it goes on in
constexpr double kValueGap = 20;     ///< between a line and its value
constexpr double kWideColumn = 800;  ///< a column so wide has all values below each other
constexpr double kValuesAt = 500;    ///< there
constexpr double kPadding = 6;       ///< of the ground of a lit line beyond its words
constexpr double kColumnsGap = 20;   ///< between the two sides

/// In the window of the lines, beside its scroll bar, so that nothing moves when that appears.
CodeColumn columnHere(const Ui& ui) {
  const float width =
      ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize - 2 * ui.px(kPadding);
  return {width, ui.px(kValueGap), width > ui.px(kWideColumn) ? ui.px(kValuesAt) : 0};
}

void drawPieces(const Ui& ui, const CodeLine& line, std::span<const CodePiece> pieces,
                const Area& area, const std::string& id) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const CodePiece& piece = pieces[i];
    const Role rest = piece.isValue ? Role::text : Role::muted;
    const Role lit = piece.isValue ? Role::accent : Role::text;
    const float x = area.min.x + ui.px(kPadding) + piece.x;
    const float y = area.min.y + ui.px(kRow) / 2 + static_cast<float>(piece.row) * ui.px(kNextRow);
    placeText(list, ui.fonts.mono, ui.color(line.current ? lit : rest), {x, y}, 0, piece.text);
    const float half = ui.fonts.mono.size / 2;
    ui.mark(fmt::format("{}/piece/{}", id, i), {{x, y - half}, {x + piece.width, y + half}});
  }
}

/// The line under the pointer or of the pointed axis has a ground of its own.
void codeLine(PanelContext& context, const CodeLine& line, const std::string& id) {
  const Ui& ui = context.ui;
  const std::vector<CodePiece> pieces = layOut(line, ui.fonts.mono, columnHere(ui));
  const auto further = static_cast<float>(std::max(rowsOf(pieces) - 1, 0));
  const float width = ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize;
  clickArea(id.c_str(), {width, ui.px(kRow) + further * ui.px(kNextRow)});
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool pointed = ImGui::IsItemHovered();
  if (pointed && line.axis) context.hoveredAxis = line.axis;
  const bool lit = line.axis && (pointed || context.view.hoveredAxis == line.axis);
  if (line.current || lit) {
    ImGui::GetWindowDrawList()->AddRectFilled(
        area.min, area.max, ui.color(Role::accent, line.current ? 0.28 : 0.12), ui.px(4));
  }
  drawPieces(ui, line, pieces, area, id);
  ui.mark(id, area);
}

/// In this window the value of this name is another than in the last frame, or is new.
bool hasChanged(const char* name, int value) {
  constexpr int kNone = -2;
  int& last = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID(name), kNone);
  const bool changed = last != value;
  last = value;
  return changed;
}

/// The line of the step; of a whole answer the last one, its result.
std::size_t shownLine(std::span<const CodeLine> lines) {
  const auto current = std::ranges::find_if(lines, &CodeLine::current);
  const auto place = static_cast<std::size_t>(current - lines.begin());
  return std::min(place, lines.size() - 1);
}

/// What is shown or where it stands is not as it was in the last frame: other lines, another one of
/// them for the step, or columns in which they break otherwise.
bool hasMoved(std::span<const CodeLine> lines) {
  const bool other = hasChanged("lines", static_cast<int>(lines.size()));
  const bool line = hasChanged("line", lines.empty() ? 0 : static_cast<int>(shownLine(lines)));
  const bool wide = hasChanged("width", static_cast<int>(ImGui::GetWindowWidth()));
  const bool high = hasChanged("height", static_cast<int>(ImGui::GetWindowHeight()));
  return other || line || wide || high;
}

/// The first top at or below a height, else the last one.
float topFrom(std::span<const float> tops, float height) {
  const auto found = std::ranges::lower_bound(tops, height);
  return found == tops.end() ? tops.back() : *found;
}

/// Ends the lines with so much room that the window can be scrolled to a whole line at its top and
/// the last one in sight; `tops` are the lines' own, from the first one's. `wanted` is scrolled
/// into sight, if there is one.
void endOfLines(std::span<const float> tops, std::optional<std::size_t> wanted) {
  const float end = ImGui::GetCursorPosY();
  const float height = ImGui::GetWindowHeight();
  if (tops.empty() || end <= height) return;
  const float lowest = topFrom(tops, end - height);
  ImGui::Dummy({1, lowest + height - end});
  if (!wanted) return;
  const float top = tops[*wanted];
  const float bottom = *wanted + 1 < tops.size() ? tops[*wanted + 1] : end;
  const float scroll = ImGui::GetScrollY();
  const bool inSight = top >= scroll && bottom <= scroll + height;
  const float from = topFrom(tops, inSight ? scroll : (top + bottom - height) / 2);
  const float wholeLine = std::min({from, lowest, top});
  if (wholeLine != scroll) ImGui::SetScrollY(wholeLine);
}

/// The lines of one side, so wide; they scroll by themselves, so that what is above them and the
/// other side stay. `follow` = the line of the step is scrolled into sight, as it is among other
/// lines than before.
void drawLinesOf(PanelContext& context, std::span<const CodeLine> lines, std::string_view side,
                 float width, bool follow) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({at.x - ui.px(kPadding), at.y});
  ImGui::PushID(side.data(), side.data() + side.size());
  ImGui::BeginChild("code", {width + ui.px(kPadding), 0});
  const ImVec2 corner = ImGui::GetWindowPos();
  const float right = corner.x + ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize;
  ui.mark(fmt::format("code/{}", side), {corner, {right, corner.y + ImGui::GetWindowHeight()}});
  const bool anew = hasMoved(lines);
  std::vector<float> tops;
  for (const CodeLine& line : lines) {
    const std::string id = fmt::format("line/{}{}", side, tops.size());
    tops.push_back(ImGui::GetCursorPosY());
    codeLine(context, line, id);
  }
  const bool moves = (follow || anew) && !lines.empty();
  endOfLines(tops, moves ? std::optional(shownLine(lines)) : std::nullopt);
  ImGui::EndChild();
  ImGui::PopID();
}

using StepLines = std::vector<CodeLine> (*)(const Evidence&, const ViewState&);

std::vector<CodeLine> linesBy(StepLines steps, const Evidence& evidence, const ViewState& view) {
  return steps == nullptr ? std::vector<CodeLine>{} : steps(evidence, view);
}

/// Of the lines of the technique's own method.
std::string codeTitle(const Technique& technique, const ViewState& exactly) {
  if (technique.stepsHeading == nullptr) return "Code of the exact answer";
  return fmt::format("Code of {}", technique.stepsHeading(exactly));
}

/// The article's lines and ours side by side, each under its heading.
void bothSides(PanelContext& context, const PublishedMethod& method, bool stepped) {
  const Ui& ui = context.ui;
  const std::vector<CodeLine> published =
      linesBy(method.steps, context.evidence,
              publishedView(context.technique, context.evidence, context.view));
  const ViewState exactly = exactView(context.technique, context.evidence, context.view);
  const std::vector<CodeLine> exact = linesBy(context.technique.steps, context.evidence, exactly);
  const float width = ImGui::GetContentRegionAvail().x - ui.px(kColumnsGap);
  const float first = firstShare(published, exact, ui.fonts.mono, width);
  ImGui::BeginGroup();
  wrappedText(ui.fonts.smallBold, ui.color(Role::other),
              fmt::format("Code as published · {}", method.author), first);
  drawLinesOf(context, published, "published/", first, stepped);
  ImGui::EndGroup();
  ImGui::SameLine(0, ui.px(kColumnsGap));
  ImGui::BeginGroup();
  wrappedText(ui.fonts.smallBold, ui.color(Role::gap), codeTitle(context.technique, exactly),
              width - first);
  ui.mark("code/title");
  drawLinesOf(context, exact, "", width - first, stepped);
  ImGui::EndGroup();
}

}  // namespace

void stepper(PanelContext& context, std::string_view place) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const int count = stepCountOf(context.technique, context.evidence, context.view);
  const bool any = count > 0;
  const int shown = view.step < 0 ? count : view.step;
  const int next = view.step < 0 ? 0 : view.step + 1;
  constexpr double kGap = 6;
  const double play = playButtonWidth(ui);
  rowHeading(ui, kStepsTitle, 4 * (kIconButton + kGap) + play);
  const auto stepButton = [&](const char* id, Icon icon, const char* hint, bool enabled, int step) {
    if (iconButton(ui, id, icon, hint, false, any && enabled)) showStep(view, step, count);
  };
  stepButton("step/first", Icon::first, "first step", shown > 0, 0);
  ImGui::SameLine(0, ui.px(kGap));
  stepButton("step/back", Icon::previous, "one step back  ( , )", shown > 0, shown - 1);
  ImGui::SameLine(0, ui.px(kGap));
  playButton(context);
  ImGui::SameLine(0, ui.px(kGap));
  stepButton("step/forward", Icon::next, "one step  ( . )", next < count, next);
  ImGui::SameLine(0, ui.px(kGap));
  stepButton("step/last", Icon::last, "last step", next < count, count - 1);
  const char* all = "whole answer";
  besideIfFits(ui, buttonWidth(ui, all), 14);
  if (button(ui, "step/all", all, 0, view.step < 0)) showWholeAnswer(view);
  besideIfFits(ui, widthOf(ui.fonts.small, place) / ui.scale, 18);
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), place);
}

void nothingToStep(const PanelContext& context, std::string_view without) {
  heading(context.ui, kStepsTitle);
  paragraph(context.ui, Role::muted,
            fmt::format("There is nothing to step through without {}.", without));
}

void nothingToStepBecause(const PanelContext& context, std::string_view why) {
  heading(context.ui, kStepsTitle);
  paragraph(context.ui, Role::muted, fmt::format("There is nothing to step through: {}.", why));
  context.ui.mark("step/nothing");
}

void codeLines(PanelContext& context) {
  const Ui& ui = context.ui;
  const ShownAnswers shown = shownAnswers(context.technique, context.evidence, context.view);
  const PublishedMethod* published = shown.published;
  const bool stepped = hasChanged("last step", context.view.step);
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (published == nullptr) {
    wrappedText(ui.fonts.smallBold, ui.color(Role::gap),
                codeTitle(context.technique, context.view) + ", with its values", width);
    ui.mark("code/title");
    drawLinesOf(context, linesBy(context.technique.steps, context.evidence, context.view), "",
                width, stepped);
  } else if (!shown.exact) {
    wrappedText(ui.fonts.smallBold, ui.color(Role::other),
                "Code as published · " + citation(*published, context.evidence), width);
    ui.mark("code/title");
    drawLinesOf(context, linesBy(published->steps, context.evidence, context.view), "published/",
                width, stepped);
  } else {
    bothSides(context, *published, stepped);
  }
  ImGui::PopStyleVar();
}

}  // namespace sepax
