#include "app/techniques/bodies.h"
#include "app/tools/edits.h"
#include "app/tools/pick.h"
#include "app/ui/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

constexpr double kFieldWidth = 118;  ///< logical pixels

/// The selected body, else A, else the first one; -1 when there is none.
int shownBody(const PanelContext& context) {
  const Scene& scene = context.document.shown();
  if (context.view.selected.body >= 0 && exists(context.view.selected, scene)) {
    return context.view.selected.body;
  }
  if (context.evidence.a >= 0) return context.evidence.a;
  return scene.bodies.empty() ? -1 : 0;
}

const Body& bodyOf(const Scene& scene, int body) {
  return scene.bodies[static_cast<std::size_t>(body)];
}

Body& bodyOf(Scene& scene, int body) { return scene.bodies[static_cast<std::size_t>(body)]; }

/// World units that a pixel of dragging changes.
double dragSpeed(const PanelContext& context) { return 1 / context.view.camera.zoom; }

void sectionHead(const PanelContext& context, int body) {
  const BodyShape& shape = context.evidence.bodies[static_cast<std::size_t>(body)];
  const Ui& ui = context.ui;
  const std::string title = "Polygon " + shape.name;
  const Role role = roleOf(context.evidence, body);
  if (!shape.valid || !shape.problem.empty()) {
    const bool defect = !shape.valid;
    heading(ui, title, fmt::format("{} vertices", shape.vertices.size()), role);
    paragraph(ui, defect ? Role::result : Role::muted, shape.problem);
    return;
  }
  heading(ui, title,
          fmt::format("{} vertices · {} · {} ✓", shape.vertices.size(),
                      shape.convex ? "convex" : "concave", shape.clockwise ? "CW" : "CCW"),
          role, Role::gap);
}

/// x and y of one row, the row's name before them.
template <class Edit>
void pairRow(PanelContext& context, const std::string& id, const std::string& name, Vec2 value,
             const char* x, const char* y, Edit edited) {
  const Ui& ui = context.ui;
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), name);
  ImGui::SameLine(left + ui.px(64));
  numberField(context, id + ".x", x, value.x, ui.px(kFieldWidth), dragSpeed(context),
              [&](const Scene& scene, double typed) {
                return edited(scene, {typed, value.y});
              });
  ImGui::SameLine(0, ui.px(8));
  numberField(context, id + ".y", y, value.y, ui.px(kFieldWidth), dragSpeed(context),
              [&](const Scene& scene, double typed) {
                return edited(scene, {value.x, typed});
              });
}

void vertexRow(PanelContext& context, int body, int vertex) {
  const Body& shown = bodyOf(context.document.shown(), body);
  const std::string id = fmt::format("{}.vertex{}", shown.name, vertex);
  pairRow(context, id, std::to_string(vertex), shown.vertices[static_cast<std::size_t>(vertex)],
          "x", "y", [&](Scene scene, Vec2 typed) {
            bodyOf(scene, body).vertices[static_cast<std::size_t>(vertex)] = typed;
            return scene;
          });
  if (ImGui::IsItemActive()) context.view.selected = {Target::Kind::vertex, body, vertex};
}

void vertexList(PanelContext& context, int body) {
  const int count = static_cast<int>(bodyOf(context.document.shown(), body).vertices.size());
  ImGuiListClipper clipper;
  clipper.Begin(count);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) vertexRow(context, body, i);
  }
  clipper.End();
}

void poseRows(PanelContext& context, int body) {
  const Ui& ui = context.ui;
  const Body& shown = bodyOf(context.document.shown(), body);
  const std::string name = shown.name;
  pairRow(context, name + ".position", "position", shown.position, "x", "y",
          [&](Scene scene, Vec2 typed) { return withPosition(std::move(scene), body, typed); });
  pairRow(context, name + ".velocity", "velocity", shown.velocity, "x", "y",
          [&](Scene scene, Vec2 typed) { return withVelocity(std::move(scene), body, typed); });
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), "angle °");
  ImGui::SameLine(left + ui.px(64));
  numberField(context, name + ".angle", "", shown.angle, ui.px(kFieldWidth), 0.5,
              [&](Scene scene, double typed) {
                bodyOf(scene, body).angle = typed;
                return scene;
              });
  ImGui::SameLine(0, ui.px(8));
  numberField(context, name + ".spin", "spin", shown.spin, ui.px(kFieldWidth), 0.5,
              [&](Scene scene, double typed) {
                bodyOf(scene, body).spin = typed;
                return scene;
              });
}

}  // namespace

void skippedSection(const PanelContext& context, const std::string& section) {
  heading(context.ui, "No answer", {}, Role::result);
  const auto reason = context.evidence.skipped.find(section);
  paragraph(context.ui, Role::text,
            reason == context.evidence.skipped.end() ? "This scene has no pair of polygons."
                                                     : reason->second);
}

void polygonSection(PanelContext& context) {
  const int body = shownBody(context);
  if (body < 0 || static_cast<std::size_t>(body) >= context.evidence.bodies.size()) {
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
