#include "app/shell/lessons/prose.h"

#include "app/figure/numbers.h"
#include "app/lessons/courses.h"
#include "app/lessons/scene_numbers.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

namespace sepax {
namespace {

constexpr double kLine = 21;          ///< from line to line, logical pixels
constexpr double kNumberStep = 4;     ///< of the pointer for a step of a number, logical pixels
constexpr double kNumberPadding = 3;  ///< at either side of a number, logical pixels

/// Where the next word stands.
struct Pen {
  PanelContext& context;
  ImVec2 start;
  float width = 0;
  float x = 0;
  float y = 0;

  [[nodiscard]] float line() const { return context.ui.px(kLine); }
  /// A word of this width that begins a new line where it has no room.
  void make(float word) {
    if (x > 0 && x + word > width) {
      x = 0;
      y += line();
    }
  }
  [[nodiscard]] ImVec2 at() const { return {start.x + x, start.y + y}; }
};

const compat::Font& fontOf(const Ui& ui, const TextSpan& span) {
  return span.kind == TextSpan::Kind::plain ? ui.fonts.text : ui.fonts.bold;
}

/// Words of one span; the body that they name is lit while the pointer is on them.
void words(Pen& pen, const TextSpan& span, std::string_view text) {
  const Ui& ui = pen.context.ui;
  const compat::Font& font = fontOf(ui, span);
  const float space = widthOf(ui.fonts.text, " ");
  while (!text.empty()) {
    if (text.front() == ' ') {
      if (pen.x > 0) pen.x += space;
      text.remove_prefix(1);
      continue;
    }
    const std::string_view word = text.substr(0, text.find(' '));
    const float width = widthOf(font, word);
    pen.make(width);
    const ImVec2 at = pen.at();
    placeText(*ImGui::GetWindowDrawList(), font, ui.color(span.role), {at.x, at.y + pen.line() / 2},
              0, word);
    const Evidence& evidence = pen.context.evidence;
    const int body = span.body == 0 ? evidence.a : span.body == 1 ? evidence.b : -1;
    if (body >= 0 && ImGui::IsMouseHoveringRect(at, {at.x + width, at.y + pen.line()}))
      pen.context.view.pointed = {Target::Kind::body, body, -1};
    pen.x += width;
    text.remove_prefix(word.size());
  }
}

/// A number with its label on a dashed line; a drag moves the scene, and its end is one undo entry.
void numberHandle(Pen& pen, const TextSpan& span) {
  PanelContext& context = pen.context;
  const Ui& ui = context.ui;
  Document& document = context.document;
  const std::optional<double> value = sceneNumber(document.shown(), span.pointer);
  const std::string text = span.words + " = " + number(value.value_or(0), 2);
  const float padding = ui.px(kNumberPadding);
  const float width = widthOf(ui.fonts.bold, text) + 2 * padding;
  pen.make(width);
  const ImVec2 at = pen.at();
  ImGui::SetCursorScreenPos(at);
  ImGui::PushID(span.pointer.c_str());
  clickArea("number", {width, pen.line()});
  const bool active = ImGui::IsItemActive();
  if (active || ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
  if (ImGui::IsItemActivated()) context.state.lessonNumber = value.value_or(0);
  if (active && value) {
    const double moved = static_cast<double>(ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0).x) /
                         ui.scale / kNumberStep;
    const double wanted = context.state.lessonNumber + span.step * std::round(moved);
    const double kept =
        std::clamp(std::round(wanted / span.step) * span.step, span.least, span.most);
    context.message = document.preview(withSceneNumber(document.shown(), span.pointer, kept));
  }
  if (ImGui::IsItemDeactivated()) document.commit();
  ImGui::PopID();
  ui.mark("lesson/number" + span.pointer);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::accent);
  placeText(list, ui.fonts.bold, color, {at.x + padding, at.y + pen.line() / 2}, 0, text);
  const float under = at.y + pen.line() - ui.px(2);
  for (float x = at.x; x < at.x + width; x += ui.px(7))
    list.AddLine({x, under}, {std::min(x + ui.px(4), at.x + width), under}, color, ui.px(1.4));
  pen.x += width;
}

}  // namespace

void prose(PanelContext& context, const Paragraph& paragraph, const nlohmann::json& facts) {
  Pen pen{context, ImGui::GetCursorScreenPos(), ImGui::GetContentRegionAvail().x};
  for (const TextSpan& span : paragraph) {
    if (span.kind == TextSpan::Kind::number)
      numberHandle(pen, span);
    else
      words(pen, span, spanWords(span, context.document.shown(), facts));
  }
  ImGui::SetCursorScreenPos(pen.start);
  ImGui::Dummy({pen.width, pen.y + pen.line()});
}

}  // namespace sepax
