#include "app/figure/numbers.h"
#include "app/scene/edits/edits.h"
#include "app/techniques/drawing/names.h"
#include "app/tools/pick.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {
namespace {

constexpr double kNameWidth = 64;    ///< of a row's name, logical pixels
constexpr double kFieldWidth = 118;  ///< widest field, logical pixels
constexpr double kRowButton = 24;    ///< logical pixels
constexpr int kPlainRows = 200;      ///< up to so many vertices all rows are drawn, for Tab

/// The selected body, else A, else the first one; -1 when there is none.
int shownBody(const PanelContext& context) {
  const Scene& scene = context.document.shown();
  if (context.view.selected.body >= 0 && exists(context.view.selected, scene)) {
    return context.view.selected.body;
  }
  if (context.evidence.a >= 0) return context.evidence.a;
  return scene.bodies.empty() ? -1 : 0;
}

/// The body that was there at the start of the frame still is: a button may have taken it away.
bool isThere(const PanelContext& context, int body) {
  const auto index = static_cast<std::size_t>(body);
  return body >= 0 && index < context.evidence.bodies.size() &&
         index < context.document.shown().bodies.size();
}

/// World units that a pixel of dragging changes.
double dragSpeed(const PanelContext& context) { return 1 / context.view.camera.zoom; }

/// "convex · CCW ✓"
std::string formWords(const BodyShape& shape) {
  const std::string_view winding = shape.clockwise ? "CW" : "CCW ✓";
  return fmt::format(fmt::runtime(shape.convex ? "convex · {}" : "concave · {}"), winding);
}

void sectionHead(const PanelContext& context, int body) {
  const BodyShape& shape = context.evidence.bodies[static_cast<std::size_t>(body)];
  const Ui& ui = context.ui;
  const Role role = roleOf(context.evidence, body);
  if (shape.thin) {
    const bool point = shape.form.kind == BodyKind::point;
    heading(ui, (point ? "Point " : "Segment ") + shape.name, point ? "1 vertex" : "2 vertices",
            role);
    return;
  }
  if (shape.parts) {
    heading(ui, "Parts of " + shape.name,
            fmt::format("{} · {}", counted(shape.vertices.size(), "vertex", "vertices"),
                        counted(shape.form.parts.size(), "part")),
            role);
    return;
  }
  const std::string title = "Polygon " + shape.name;
  if (!shape.valid || !shape.problem.empty()) {
    const bool defect = !shape.valid;
    heading(ui, title, counted(shape.vertices.size(), "vertex", "vertices"), role);
    paragraph(ui, defect ? Role::result : Role::muted, shape.problem);
    return;
  }
  heading(ui, title,
          fmt::format("{} · {}", counted(shape.vertices.size(), "vertex", "vertices"),
                      formWords(shape)),
          role, shape.clockwise ? Role::muted : Role::gap);
}

/// Pixels of a field: two of them and the row's buttons fit beside the name.
float fieldWidth(const Ui& ui) {
  const float right = ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x;
  const float row = right - ImGui::GetStyle().WindowPadding.x;
  const float rest = row - ui.px(kNameWidth + 2 * kRowButton + 3 * 8);
  return std::clamp(rest / 2, ui.px(40), ui.px(kFieldWidth));
}

/// x and y of one row, the row's name before them.
template <class Edit>
void pairRow(PanelContext& context, const std::string& id, const std::string& name, Vec2 value,
             Edit edited) {
  const Ui& ui = context.ui;
  rowName(ui, name, kNameWidth);
  pairFields(context, id, value, fieldWidth(ui), dragSpeed(context), edited);
}

/// Buttons that add a vertex after this one and take this one away.
void vertexButtons(PanelContext& context, int body, int vertex, const std::string& id) {
  const Body& shown = bodyOf(context.document.shown(), body);  // until the first button is used
  const std::string fixed = whyNoMoreVertices(shown.form);
  const std::string stays = whyVertexStays(shown, vertex);
  const bool thin = isThin(shown.form);
  ImGui::SameLine(0, context.ui.px(8));
  if (iconButton(context.ui, id + ".add", Icon::plus,
                 fixed.empty() ? "add a vertex in the middle of the next edge" : fixed, false,
                 fixed.empty(), kRowButton)) {
    context.message =
        context.document.apply(withEdgeHalved(context.document.committed(), body, vertex));
  }
  ImGui::SameLine(0, context.ui.px(4));
  if (iconButton(context.ui, id + ".remove", Icon::minus,
                 stays.empty() ? "remove this vertex"
                 : thin        ? fixed
                               : "a polygon keeps at least three vertices",
                 false, stays.empty(), kRowButton)) {
    context.message =
        context.document.apply(withoutVertex(context.document.committed(), body, vertex));
  }
}

/// The row of what was selected on the canvas stands out. It comes into sight once, after a click:
/// who drags watches other rows, which stay where they are.
void markSelected(PanelContext& context, const Target& target, const Area& row) {
  if (context.view.selected != target) return;
  const Ui& ui = context.ui;
  compat::addRect(ImGui::GetWindowDrawList(), {row.min.x - ui.px(6), row.min.y - ui.px(2)},
                  {row.max.x, row.max.y + ui.px(2)}, ui.color(Role::accent), ui.px(5), ui.px(1.3));
  ui.mark("selected/row", row);
  if (context.state.shownRow == target) return;
  if (context.view.dragging) context.state.shownRow = target;
  if (context.view.dragging || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  context.state.shownRow = target;
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  const bool underHand = ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + size.y}, false);
  if (!underHand) ImGui::SetScrollHereY(0.5f);
}

/// As on the canvas, "A2"; of a body whose name is too long the number alone.
std::string vertexName(const Ui& ui, const std::string& body, int vertex) {
  const std::string name = indexedName(body, vertex);
  const bool fits = widthOf(ui.fonts.small, name) <= ui.px(kNameWidth - 6);
  return fits ? name : std::to_string(vertex);
}

void vertexRow(PanelContext& context, int body, int vertex) {
  const Body& shown = bodyOf(context.document.shown(), body);
  const std::string id = fmt::format("{}.vertex{}", shown.name, vertex);
  const Target target{Target::Kind::vertex, body, vertex};
  const ImVec2 from = ImGui::GetCursorScreenPos();
  pairRow(context, id, vertexName(context.ui, shown.name, vertex),
          shown.vertices[static_cast<std::size_t>(vertex)], [&](Scene scene, Vec2 typed) {
            return withVertexOfModel(std::move(scene), body, vertex, typed);
          });
  if (ImGui::IsItemActive()) context.view.selected = target;
  const ImVec2 to{from.x + ImGui::GetContentRegionAvail().x, ImGui::GetItemRectMax().y};
  markSelected(context, target, {from, to});
  if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to)) {
    context.view.pointed = target;
  }
  vertexButtons(context, body, vertex, id);
}

void vertexList(PanelContext& context, int body) {
  const auto countOf = [&] {
    return static_cast<int>(bodyOf(context.document.shown(), body).vertices.size());
  };
  if (countOf() <= kPlainRows) {
    for (int i = 0; i < countOf(); ++i) vertexRow(context, body, i);
    return;
  }
  ImGuiListClipper clipper;
  clipper.Begin(countOf());
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < std::min(clipper.DisplayEnd, countOf()); ++i) {
      vertexRow(context, body, i);
    }
  }
  clipper.End();
}

void poseRows(PanelContext& context, int body) {
  const Ui& ui = context.ui;
  // An edit of one row replaces the scene: the others show what is then there.
  const auto shown = [&]() -> const Body& { return bodyOf(context.document.shown(), body); };
  const std::string name = shown().name;
  pairRow(context, name + ".position", "position", shown().position,
          [&](Scene scene, Vec2 typed) { return withPosition(std::move(scene), body, typed); });
  pairRow(context, name + ".velocity", "velocity", shown().velocity,
          [&](Scene scene, Vec2 typed) { return withVelocity(std::move(scene), body, typed); });
  rowName(ui, "angle °", kNameWidth);
  numberField(context, name + ".angle", "", shown().angle, fieldWidth(ui), 0.5,
              [&](Scene scene, double typed) {
                bodyOf(scene, body).angle = typed;
                return scene;
              });
  ImGui::SameLine(0, ui.px(8));
  numberField(context, name + ".spin", "spin", shown().spin, fieldWidth(ui), 0.5,
              [&](Scene scene, double typed) {
                bodyOf(scene, body).spin = typed;
                return scene;
              });
}

}  // namespace

void polygonSection(PanelContext& context) {
  const int body = shownBody(context);
  if (!isThere(context, body)) {
    paragraph(context.ui, Role::muted, "No shapes yet. Press N and click the corners of one.");
    return;
  }
  ImGui::PushID(bodyOf(context.document.shown(), body).name.c_str());
  sectionHead(context, body);
  vertexList(context, body);
  ImGui::Dummy({0, context.ui.px(2)});
  poseRows(context, body);
  ImGui::PopID();
}

}  // namespace sepax
