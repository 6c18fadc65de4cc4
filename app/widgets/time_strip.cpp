#include "app/widgets/time_strip.h"

#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/widgets/figure_view.h"
#include "app/widgets/play_button.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

constexpr double kCatch = 5;  ///< logical pixels around the time to hold, where a hand means it

/// Where the article's answer stands alone nothing moves with the time.
bool showsTime(const PanelContext& context) {
  return shownAnswers(context.technique, context.evidence, context.view).exact;
}

}  // namespace

bool timeControls(PanelContext& context, const std::string& id) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const std::string time = fmt::format("t = {:.3f}", view.time);
  const double timeWidth = widthOf(ui.fonts.bold, time) / ui.scale;
  constexpr double kGap = 6;
  constexpr double kTimeGap = 14;
  rowHeading(ui, context.technique.bottomTitle,
             2 * (kIconButton + kGap) + playButtonWidth(ui) + kTimeGap + timeWidth);
  if (!showsTime(context)) {
    playButton(context);
    return false;
  }
  const bool toStart = iconButton(ui, id + "/start", Icon::first, "back to t = 0");
  if (toStart) {
    view.time = 0;
    view.playing = false;
  }
  ImGui::SameLine(0, ui.px(kGap));
  playButton(context);
  ImGui::SameLine(0, ui.px(kGap));
  loopButton(context);
  besideIfFits(ui, timeWidth, kTimeGap);
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.bold, ui.color(Role::text), time);
  return toStart;
}

void stripCaption(const PanelContext& context, std::initializer_list<std::string_view> words) {
  const Ui& ui = context.ui;
  constexpr double kGap = 18;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  for (const std::string_view caption : words) {
    const float width = widthOf(ui.fonts.small, caption);
    if (ImGui::GetItemRectMax().x + ui.px(kGap) + width > right) continue;
    ImGui::SameLine(0, ui.px(kGap));
    ImGui::AlignTextToFramePadding();
    write(ui.fonts.small, ui.color(Role::muted), caption);
    ui.mark("strip caption");
    return;
  }
}

std::optional<StripPointer> timeStrip(PanelContext& context, const char* id,
                                      const std::function<double(double x, double width)>& timeAt,
                                      std::optional<double> height) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const ImVec2 size{std::max(room.x, 1.0f),
                    height ? ui.px(static_cast<float>(*height)) : std::max(room.y, ui.px(40))};
  clickArea(id, size);
  const double width = size.x / ui.scale;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Vec2 place{(mouse.x - origin.x) / ui.scale, (mouse.y - origin.y) / ui.scale};
  if (ImGui::IsItemActive() && showsTime(context)) {
    const Technique& technique = context.technique;
    view.time = timeAt(place.x, width);
    for (const double hold : holdTimes(technique, context.evidence, view))
      if (timeAt(place.x - kCatch, width) <= hold && hold <= timeAt(place.x + kCatch, width))
        view.time = hold;
    view.playing = false;
  }
  const bool hovered = ImGui::IsItemHovered();
  const Figure strip =
      stripFigure(context.technique, context.evidence, view, width, size.y / ui.scale);
  drawFigure(strip, ui, *ImGui::GetWindowDrawList(), origin);
  ui.mark(id, {origin, {origin.x + size.x, origin.y + size.y}});
  return hovered ? std::optional(StripPointer{place, strip.height}) : std::nullopt;
}

}  // namespace sepax
