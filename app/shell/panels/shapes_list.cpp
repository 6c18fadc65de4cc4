#include "app/shell/panels/shapes_list.h"

#include "app/figure/numbers.h"
#include "app/shell/panels/shapes_panel.h"
#include "app/techniques/drawing/names.h"
#include "app/tools/body_list.h"
#include "app/tools/selection.h"
#include "app/widgets/clipped_rows.h"
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

const std::string& nameOf(const PanelContext& context, int body) {
  return bodyOf(context.document.shown(), body).name;
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

/// "point", "segment", "10 in 3 parts", or how many vertices a polygon has.
std::string kindText(const Body& body) {
  if (isThin(body.form)) return std::string(nameOf(body.form.kind));
  if (body.form.parts.empty()) return fmt::format("{}", body.vertices.size());
  return fmt::format("{} in {}", body.vertices.size(), counted(body.form.parts.size(), "part"));
}

/// Swatch and name of a row, and at the right what it is.
void rowText(const PanelContext& context, int body, const Area& area) {
  const Ui& ui = context.ui;
  const Body& shown = bodyOf(context.document.shown(), body);
  const bool hidden = isHidden(context.view, shown.name);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  swatch(context, body, {area.min.x + ui.px(16), y});
  const std::string count = kindText(shown);
  const float used =
      placeText(list, ui.fonts.small, ui.color(Role::muted), {area.max.x - ui.px(8), y}, 1, count);
  const float left = area.min.x + ui.px(34);
  placeText(list, ui.fonts.text, ui.color(hidden ? Role::dim : Role::text), {left, y}, 0,
            fitted(ui.fonts.text, shown.name, area.max.x - left - used - ui.px(18)));
}

void eye(PanelContext& context, int body) {
  const Ui& ui = context.ui;
  const std::string& name = nameOf(context, body);
  const bool hidden = isHidden(context.view, name);
  if (clickArea("eye", {ui.px(kEye), ui.px(kRow)})) {
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
  if (context.state.name.body == nameOf(context, body)) {
    nameField(context, body, width);
    ImGui::SameLine(0, 0);
    eye(context, body);
    return;
  }
  const bool pressed = clickArea("row", {width, ui.px(kRow)});
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
  const int body = state.name.body && state.name.opening
                       ? findBody(context.document.shown(), *state.name.body)
                       : context.view.selected.body;
  if (body < 0 || body == state.listedBody) return;
  const float top = static_cast<float>(body) * context.ui.px(kRow);
  const float height = ImGui::GetWindowHeight();
  const float scroll = ImGui::GetScrollY();
  if (top < scroll || top + context.ui.px(kRow) > scroll + height) {
    ImGui::SetScrollY(std::max(0.0f, top - height / 2));
  }
  context.state.listedBody = body;
}

}  // namespace

void shapesList(PanelContext& context) {
  const Ui& ui = context.ui;
  const int rows = std::clamp(bodyCount(context.document), 1, kRowsInSight);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild("list", {0, ui.px(kRow) * static_cast<float>(rows)}, false,
                    ImGuiWindowFlags_NoNav);
  follow(context);
  clippedRows(bodyCount(context.document), ui.px(kRow), [&](int i) {
    ImGui::PushID(nameOf(context, i).c_str());
    row(context, i);
    ImGui::PopID();
  });
  ImGui::EndChild();
  ImGui::PopStyleVar(2);
}

int bodyCount(const Document& document) { return static_cast<int>(document.shown().bodies.size()); }

void startRename(PanelState& state, const Scene& scene, int body) {
  if (body < 0 || static_cast<std::size_t>(body) >= scene.bodies.size()) return;
  state.name = {bodyOf(scene, body).name, bodyOf(scene, body).name};
  state.listedBody = -1;
}

}  // namespace sepax
