#include "app/shell/panels/shapes_panel.h"

#include "app/figure/numbers.h"
#include "app/shell/panels/shapes_list.h"
#include "app/tools/body_list.h"
#include "app/tools/selection.h"
#include "app/widgets/notes_section.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace sepax {
namespace {

constexpr double kGap = 4;     ///< between two buttons, logical pixels
constexpr double kSmall = 30;  ///< width of an icon button, logical pixels

/// Makes the body A or B; the other one stays, or changes places with it.
std::string makeMember(PanelContext& context, int body, bool first) {
  const int a = context.evidence.a;
  const int b = context.evidence.b;
  if (first) return setPair(context.document, body, body == b ? a : b);
  return setPair(context.document, body == a ? b : a, body);
}

/// What can be done with the selected body.
void commands(PanelContext& context) {
  const Ui& ui = context.ui;
  const int body = context.view.selected.body;
  const bool some = body >= 0 && body < bodyCount(context.document);
  const bool pair = some && bodyCount(context.document) >= 2;
  std::string problem;
  if (button(ui, "shapes/makeA", "Make A", 62, false, pair && body != context.evidence.a)) {
    problem = makeMember(context, body, true);
  }
  besideIfFits(ui, 62, kGap);
  if (button(ui, "shapes/makeB", "Make B", 62, false, pair && body != context.evidence.b)) {
    problem = makeMember(context, body, false);
  }
  besideIfFits(ui, kSmall, kGap);
  if (iconButton(ui, "shapes/up", Icon::up, "one place up in the list", false, some && body > 0,
                 kSmall)) {
    problem = moveBody(context.document, context.view, body, true);
  }
  besideIfFits(ui, kSmall, kGap);
  if (iconButton(ui, "shapes/down", Icon::down, "one place down in the list", false,
                 some && body + 1 < bodyCount(context.document), kSmall)) {
    problem = moveBody(context.document, context.view, body, false);
  }
  besideIfFits(ui, 64, kGap);
  if (button(ui, "shapes/rename", "Rename", 64, false, some)) {
    startRename(context.state, context.document.shown(), body);
  }
  besideIfFits(ui, kSmall, kGap);
  if (iconButton(ui, "shapes/duplicate", Icon::copy, "duplicate  (Ctrl+D)", false, some, kSmall)) {
    problem = duplicateSelection(context.document, context.view);
  }
  besideIfFits(ui, kSmall, kGap);
  if (iconButton(ui, "shapes/delete", Icon::bin, "delete the selected shapes", false, some,
                 kSmall)) {
    selectBodies(context.document.shown(), context.view,
                 selectedBodies(context.document.shown(), context.view));
    problem = deleteSelection(context.document, context.view);
  }
  if (!problem.empty()) context.message = problem;
}

void corners(PanelContext& context) {
  const Ui& ui = context.ui;
  int& count = context.state.created.corners;
  if (iconButton(ui, "shapes/fewer", Icon::minus, "fewer corners", false, count > kFewestCorners,
                 24)) {
    --count;
  }
  ImGui::SameLine(0, 0);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(Role::text),
            {at.x + ui.px(12), at.y + ui.px(12)}, 0.5f, std::to_string(count));
  ImGui::Dummy({ui.px(24), ui.px(24)});
  ImGui::SameLine(0, 0);
  if (iconButton(ui, "shapes/more", Icon::plus, "more corners", false, count < kMostCorners, 24)) {
    ++count;
  }
}

void createRow(PanelContext& context, Hand& hand, Notices& notices) {
  struct Kind {
    const char* mark;
    const char* label;
    ShapeKind kind;
    double width;
  };
  static constexpr Kind kKinds[] = {
      {"shapes/regular", "Regular", ShapeKind::regular, 60},
      {"shapes/box", "Box", ShapeKind::box, 42},
      {"shapes/convex", "Convex", ShapeKind::convex, 58},
      {"shapes/star", "Star", ShapeKind::star, 44},
  };
  const Ui& ui = context.ui;
  corners(context);
  for (const Kind& row : kKinds) {
    besideIfFits(ui, row.width, 6);
    if (!button(ui, row.mark, row.label, row.width)) continue;
    context.message = addCreated(context.document, context.view, context.state, row.kind);
  }
  besideIfFits(ui, 44, 6);
  if (button(ui, "shapes/pen", "Pen", 44, hand.tool.penActive())) startPen(hand, notices);
}

std::string countText(const PanelContext& context) {
  const std::size_t hidden = context.view.hidden.size();
  std::string text = counted(bodyCount(context.document), "shape");
  if (hidden > 0) text += fmt::format(" · {} hidden", hidden);
  if (hasGroup(context.view)) {
    text += fmt::format(" · {} selected", context.view.group.size());
  }
  return text;
}

}  // namespace

std::string addCreated(Document& document, ViewState& view, PanelState& state, ShapeKind kind) {
  ShapeSpec spec = state.created;
  spec.kind = kind;
  if (kind == ShapeKind::star) spec.corners = std::max(6, spec.corners + spec.corners % 2);
  ++state.created.seed;
  return addShape(document, view, spec);
}

void shapesPanel(PanelContext& context, Hand& hand, Notices& notices) {
  const Ui& ui = context.ui;
  NameEntry& name = context.state.name;
  if (name.body && findBody(context.document.shown(), *name.body) < 0) name = {};
  name.drawn = false;
  notesSection(context, true);
  heading(ui, "Shapes", countText(context));
  shapesList(context);
  if (!name.drawn && !name.opening) name = {};  // it has been scrolled away
  ImGui::Dummy({0, ui.px(2)});
  commands(context);
  ImGui::Dummy({0, ui.px(2)});
  heading(ui, "New", "corners, then a kind");
  createRow(context, hand, notices);
  rule(ui);
  polygonSection(context);
}

}  // namespace sepax
