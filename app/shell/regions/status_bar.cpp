#include "app/figure/numbers.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace sepax {
namespace {

std::string_view hintFor(const Workspace& work, const CanvasTool& tool) {
  if (!tool.hint().empty()) return tool.hint();
  if (tool.penActive()) {
    return "click the corners  ·  Enter or the first corner closes  ·  Backspace takes one back";
  }
  switch (work.view.hovered.kind) {
    case Target::Kind::vertex:
      return "drag the vertex  ·  double-click types its coordinates  ·  Del removes it";
    case Target::Kind::edge:
      return "drag the edge  ·  Shift along its normal  ·  double-click adds a vertex";
    case Target::Kind::body:
      return "drag inside to move  ·  Ctrl drags a copy  ·  arrows nudge";
    case Target::Kind::velocity:
      return "drag the tip to change the velocity  ·  Shift constrains";
    case Target::Kind::rotation:
      return "drag to turn  ·  Shift in steps of 15°  ·  Alt freely";
    case Target::Kind::freeAxis:
      return "drag to turn the axis  ·  Shift in steps of 15°";
    case Target::Kind::mapLine:
      return "drag the line of the section  ·  a click beside it puts A there";
    case Target::Kind::rayOrigin:
      return "drag the start, with Ctrl the whole ray  ·  Shift constrains  ·  Alt off the middles "
             "of "
             "pixels";
    case Target::Kind::rayEnd:
      return "drag direction and length  ·  Shift level, upright or diagonal";
    case Target::Kind::groupMove:
      return "drag to move the group";
    case Target::Kind::groupScale:
      return "drag to scale the group about the opposite corner  ·  Shift about its middle";
    case Target::Kind::groupRotate:
      return "drag to turn the group  ·  Shift in steps of 15°";
    case Target::Kind::none:
      break;
  }
  const Technique* technique = shownTechnique(work);
  if (technique != nullptr && technique->hint != nullptr) {
    if (const std::string_view hint = technique->hint(work.view); !hint.empty()) return hint;
  }
  return "drag a vertex  ·  drag inside to move  ·  double-click an edge to add a vertex  ·  "
         "wheel to zoom  ·  ? for keys";
}

/// The point under the pointer, in the space of the picture that it is on, empty when that is not
/// on the canvas.
std::string pointedText(const Ui& ui, const Workspace& work, const Area& area) {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool inside = mouse.x >= area.min.x && mouse.x < area.max.x && mouse.y >= area.min.y &&
                      mouse.y < area.max.y;
  if (!inside) return {};
  const Vec2 place{(mouse.x - area.min.x) / ui.scale, (mouse.y - area.min.y) / ui.scale};
  const bool side = isOnSide(work.view, place);
  const Camera& camera = side ? work.view.side->camera : work.view.camera;
  const Vec2 world = camera.toWorld(side ? place - work.view.side->corner : place);
  const Technique* technique = shownTechnique(work);
  if (technique != nullptr && technique->pixels)
    return fmt::format("pixel ({:.0f}, {:.0f})  ·  ", std::floor(world.x), std::floor(-world.y));
  const int decimals = static_cast<int>(std::clamp(std::ceil(std::log10(camera.zoom)), 2.0, 9.0));
  return fmt::format("x {}  y {}  ·  ", number(world.x, decimals), number(world.y, decimals));
}

std::string pointerText(const Ui& ui, const Workspace& work, const Canvas& canvas, bool snap) {
  const double percent = work.view.camera.zoom / View{}.zoom * 100;
  return (canvas.area ? pointedText(ui, work, *canvas.area) : std::string()) +
         fmt::format("zoom {} %", number(percent, percent < 10 ? 2 : 0)) +
         (snap ? fmt::format("  ·  snap {:g}", snapStepOf(work.view).size())
               : std::string("  ·  snap off"));
}

/// What the hovered body is, where it is no plain polygon.
std::string kindText(const Workspace& work) {
  const int body = work.view.hovered.body;
  if (body < 0 || static_cast<std::size_t>(body) >= work.evidence.bodies.size()) return {};
  const BodyShape& shape = work.evidence.bodies[static_cast<std::size_t>(body)];
  if (isThin(shape.form))
    return fmt::format("{} is a {}  ·  ", shape.name, nameOf(shape.form.kind));
  if (shape.form.parts.empty()) return {};
  return fmt::format("{} has {}  ·  ", shape.name, counted(shape.form.parts.size(), "part"));
}

std::string counters(const Workspace& work) {
  const Technique* technique = shownTechnique(work);
  if (work.view.prompt) return bodyCounter(work.evidence);
  const auto count = technique == nullptr ? nullptr : technique->counters;
  return count == nullptr ? bodyCounter(work.evidence)
                          : count(work.evidence, exactView(*technique, work.evidence, work.view));
}

constexpr std::string_view kHomeHint =
    "type to find lessons, scenes and files  ·  Enter opens the first  ·  Escape to the sandbox";
constexpr std::string_view kLessonHint =
    "Page Down, Page Up turn the lessons  ·  Home starts anew  ·  Escape leaves the lesson";

/// What the hand can do now.
std::string statusText(const Shell& shell) {
  if (shell.home) return std::string(kHomeHint);
  const Workspace& work = shell.work;
  std::string text =
      pointerText(shell.ui, work, shell.canvas, shell.settings.snap) + "  ·  " + kindText(work);
  const bool idle = work.view.hovered.kind == Target::Kind::none && hasLesson(shell);
  return text.append(idle ? kLessonHint : hintFor(work, shell.hand.tool));
}

}  // namespace

void drawStatusBar(const Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  beginRegion(ui, "status", area, Role::raised, {0, 0});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const float y = area.middle().y;
  const std::string right = shell.home ? std::string() : counters(shell.work);
  const float used = placeText(list, ui.fonts.small, color, {area.max.x - ui.px(16), y}, 1, right);
  const float left = area.min.x + ui.px(20);
  const std::string text = statusText(shell);
  placeText(list, ui.fonts.small, color, {left, y}, 0,
            fittedParts(ui.fonts.small, text, area.max.x - used - ui.px(40) - left));
  drawRegionLine(ui, area.min, {area.max.x, area.min.y});
  ImGui::End();
}

}  // namespace sepax
