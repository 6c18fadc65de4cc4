#include "app/shell/panels/shapes_panel.h"

#include "app/shell/actions/actions.h"
#include "app/techniques/drawing/names.h"
#include "app/tools/body_list.h"
#include "app/tools/selection.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr double kRow = 26;      ///< height of a row, logical pixels
constexpr int kRowsInSight = 9;  ///< of a long list
constexpr double kEye = 32;      ///< width of the eye at the end of a row, logical pixels
constexpr double kGap = 4;       ///< between two buttons, logical pixels
constexpr double kSmall = 30;    ///< width of an icon button, logical pixels

const std::string& nameOf(const PanelContext& context, int body) {
  return bodyOf(context.document.shown(), body).name;
}

int bodyCount(const PanelContext& context) {
  return static_cast<int>(context.document.shown().bodies.size());
}

bool isSelected(const ViewState& view, int body) {
  return view.selected.body == body || isGrouped(view, body);
}

/// "A" or "B" for the two that are compared.
std::string_view letterOf(const PanelContext& context, int body) {
  if (body == context.evidence.a) return "A";
  return body == context.evidence.b ? "B" : "";
}

void click(PanelContext& context, int body) {
  const Scene& scene = context.document.shown();
  ViewState& view = context.view;
  if (isHidden(view, nameOf(context, body))) {
    context.state.notice = nameOf(context, body) + " is hidden: its eye shows it again.";
    return;
  }
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper) {
    toggleInGroup(scene, view, body);
  } else if (io.KeyShift && view.selected.body >= 0) {
    std::vector<int> range;
    const int step = view.selected.body <= body ? 1 : -1;
    for (int i = view.selected.body; i != body; i += step) range.push_back(i);
    range.push_back(body);
    selectBodies(scene, view, range);
  } else {
    selectOnly(view, {Target::Kind::body, body, -1});
  }
  context.state.listedBody = view.selected.body;  // it is in sight
}

void nameField(PanelContext& context, int body, float width) {
  NameEntry& entry = context.state.name;
  if (entry.opening) ImGui::SetKeyboardFocusHere();
  entry.opening = false;
  entry.drawn = true;
  ImGui::SetNextItemWidth(width);
  const bool entered =
      ImGui::InputText("##name", &entry.text,
                       ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
  context.ui.mark("shapes/name");
  if (!entered && !ImGui::IsItemDeactivated()) return;
  const bool cancelled = context.editsBlocked || entry.text == nameOf(context, body);
  const std::string problem =
      cancelled ? std::string() : renameBody(context.document, context.view, body, entry.text);
  context.message = problem;
  if (problem.empty() || !entered) {
    entry = {};
  } else {
    entry.opening = true;
  }
}

void swatch(const PanelContext& context, int body, ImVec2 middle) {
  const Ui& ui = context.ui;
  const float reach = ui.px(8);
  const Area box{{middle.x - reach, middle.y - reach}, {middle.x + reach, middle.y + reach}};
  const Role role = roleOf(context.evidence, body);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::string_view letter = letterOf(context, body);
  list.AddRectFilled(box.min, box.max, ui.color(role, letter.empty() ? 0.3 : 1), ui.px(4));
  compat::addRect(&list, box.min, box.max, ui.color(role), ui.px(4), ui.px(1));
  placeText(list, ui.fonts.smallBold, ui.color(Role::ground), middle, 0.5f, letter);
}

/// Swatch and name of a row, and how many vertices it has at the right.
void rowText(const PanelContext& context, int body, const Area& area) {
  const Ui& ui = context.ui;
  const Body& shown = bodyOf(context.document.shown(), body);
  const bool hidden = isHidden(context.view, shown.name);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  swatch(context, body, {area.min.x + ui.px(16), y});
  const std::string count = fmt::format("{}", shown.vertices.size());
  const float used =
      placeText(list, ui.fonts.small, ui.color(Role::dim), {area.max.x - ui.px(8), y}, 1, count);
  const float left = area.min.x + ui.px(34);
  placeText(list, ui.fonts.text, ui.color(hidden ? Role::dim : Role::text), {left, y}, 0,
            fitted(ui.fonts.text, shown.name, area.max.x - left - used - ui.px(18)));
}

void eye(PanelContext& context, int body) {
  const Ui& ui = context.ui;
  const std::string& name = nameOf(context, body);
  const bool hidden = isHidden(context.view, name);
  if (ImGui::InvisibleButton("eye", {ui.px(kEye), ui.px(kRow)})) {
    setHidden(context.document.shown(), context.view, body, !hidden);
  }
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  drawIcon(ui, *ImGui::GetWindowDrawList(), hidden ? Icon::eyeShut : Icon::eye, area.middle(),
           ui.color(hovered  ? Role::accent
                    : hidden ? Role::dim
                             : Role::muted));
  if (hovered) ImGui::SetTooltip(hidden ? "show" : "hide");
  ui.mark("shapes/eye/" + name);
}

void row(PanelContext& context, int body) {
  const Ui& ui = context.ui;
  const float width = ImGui::GetContentRegionAvail().x - ui.px(kEye);
  if (context.state.name.body == body) {
    nameField(context, body, width);
    ImGui::SameLine(0, 0);
    eye(context, body);
    return;
  }
  const bool pressed = ImGui::InvisibleButton("row", {width, ui.px(kRow)});
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  const bool twice = hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  if (hovered) context.view.pointed = {Target::Kind::body, body, -1};
  ui.mark("shapes/row/" + nameOf(context, body));
  const bool selected = isSelected(context.view, body);
  if (selected || hovered) {
    ImGui::GetWindowDrawList()->AddRectFilled(area.min, {area.max.x + ui.px(kEye), area.max.y},
                                              ui.color(Role::accent, selected ? 0.24 : 0.10),
                                              ui.px(4));
  }
  rowText(context, body, area);
  ImGui::SameLine(0, 0);
  eye(context, body);
  if (pressed) click(context, body);
  if (twice) startRename(context.state, context.document.shown(), body);
}

/// Brings the row of a newly selected body, or of a name that is being typed, into sight.
void follow(PanelContext& context) {
  const PanelState& state = context.state;
  const int body =
      state.name.body >= 0 && state.name.opening ? state.name.body : context.view.selected.body;
  if (body < 0 || body == state.listedBody) return;
  const float top = static_cast<float>(body) * context.ui.px(kRow);
  const float height = ImGui::GetWindowHeight();
  const float scroll = ImGui::GetScrollY();
  if (top < scroll || top + context.ui.px(kRow) > scroll + height) {
    ImGui::SetScrollY(std::max(0.0f, top - height / 2));
  }
  context.state.listedBody = body;
}

void list(PanelContext& context) {
  const Ui& ui = context.ui;
  const int rows = std::clamp(bodyCount(context), 1, kRowsInSight);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild("list", {0, ui.px(kRow) * static_cast<float>(rows)}, false,
                    ImGuiWindowFlags_NoNav);
  follow(context);
  ImGuiListClipper clipper;
  clipper.Begin(bodyCount(context), ui.px(kRow));
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      ImGui::PushID(nameOf(context, i).c_str());
      row(context, i);
      ImGui::PopID();
    }
  }
  clipper.End();
  ImGui::EndChild();
  ImGui::PopStyleVar(2);
}

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
  const bool some = body >= 0 && body < bodyCount(context);
  const bool pair = some && bodyCount(context) >= 2;
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
                 some && body + 1 < bodyCount(context), kSmall)) {
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

void createRow(PanelContext& context, Shell& shell) {
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
  if (button(ui, "shapes/pen", "Pen", 44, shell.tool.penActive())) {
    findAction("edit.pen")->run(shell);
  }
}

std::string countText(const PanelContext& context) {
  const std::size_t hidden = context.view.hidden.size();
  std::string text = fmt::format("{} shapes", bodyCount(context));
  if (hidden > 0) text += fmt::format(" · {} hidden", hidden);
  if (hasGroup(context.view)) {
    text += fmt::format(" · {} selected", context.view.group.size());
  }
  return text;
}

}  // namespace

void startRename(PanelState& state, const Scene& scene, int body) {
  if (body < 0 || static_cast<std::size_t>(body) >= scene.bodies.size()) return;
  state.name = {body, bodyOf(scene, body).name};
  state.listedBody = -1;
}

std::string addCreated(Document& document, ViewState& view, PanelState& state, ShapeKind kind) {
  ShapeSpec spec = state.created;
  spec.kind = kind;
  if (kind == ShapeKind::star) spec.corners = std::max(6, spec.corners + spec.corners % 2);
  ++state.created.seed;
  return addShape(document, view, spec);
}

void shapesPanel(PanelContext& context, Shell& shell) {
  const Ui& ui = context.ui;
  NameEntry& name = context.state.name;
  if (name.body >= bodyCount(context)) name = {};
  name.drawn = false;
  heading(ui, "Shapes", countText(context));
  list(context);
  if (!name.drawn && !name.opening) name = {};  // it has been scrolled away
  ImGui::Dummy({0, ui.px(2)});
  commands(context);
  ImGui::Dummy({0, ui.px(2)});
  heading(ui, "New", "corners, then a kind");
  createRow(context, shell);
  rule(ui);
  polygonSection(context);
}

}  // namespace sepax
