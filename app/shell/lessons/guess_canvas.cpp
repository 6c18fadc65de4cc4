#include "app/shell/lessons/guess_canvas.h"

#include "app/figure/numbers.h"
#include "app/lessons/courses.h"
#include "app/shell/shell.h"
#include "app/view/handles.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace sepax {
namespace {

using Json = nlohmann::json;

constexpr double kReach = 16;       ///< of the tip of the arrow, logical pixels
constexpr double kFirstArrow = 70;  ///< of a guess that nobody has touched, logical pixels
constexpr double kHead = 12;

bool isPoint(const Json& value) { return value.is_array() && value.size() == 2; }
Vec2 pointOf(const Json& value) { return {value[0].get<double>(), value[1].get<double>()}; }
Json jsonOf(Vec2 point) { return {point.x, point.y}; }

const BodyShape* bodyA(const Workspace& work) {
  return work.evidence.a < 0 ? nullptr
                             : &work.evidence.bodies[static_cast<std::size_t>(work.evidence.a)];
}

/// Where the arrow of a vector begins.
Vec2 arrowFoot(const Workspace& work) {
  const BodyShape* a = bodyA(work);
  return a == nullptr ? Vec2{} : a->centroid;
}

/// The vector that is drawn: before the hand has touched it a short one to the right.
Vec2 arrowOf(const Workspace& work, const Json& guess) {
  return isPoint(guess) ? pointOf(guess) : Vec2{kFirstArrow / work.view.camera.zoom, 0};
}

Json placeAt(const Workspace& work, Vec2 screen) {
  const Vec2 world = work.view.camera.toWorld(screen);
  const Technique* technique = shownTechnique(work);
  return jsonOf(technique != nullptr && technique->pixels ? pixelsOfWorld(world) : world);
}

Json pixelAt(const Workspace& work, Vec2 screen) {
  const Vec2 place = pixelsOfWorld(work.view.camera.toWorld(screen));
  return {static_cast<std::int64_t>(std::floor(place.x)),
          static_cast<std::int64_t>(std::floor(place.y))};
}

bool pressed(const InputEvent& event, bool down) {
  return event.kind == InputEvent::Kind::button && event.button == Button::left &&
         event.down == down;
}

bool takesArrow(LessonDesk& desk, const Workspace& work, const InputEvent& event, Vec2 screen,
                bool hovered) {
  const Vec2 foot = arrowFoot(work);
  const Vec2 tip = work.view.camera.toScreen(foot + arrowOf(work, desk.guess));
  if (hovered && pressed(event, true) && distance(screen, tip) <= kReach) {
    desk.holdsGuess = true;
    return true;
  }
  if (!desk.holdsGuess) return false;
  if (event.kind == InputEvent::Kind::move || pressed(event, false))
    desk.guess = jsonOf(work.view.camera.toWorld(screen) - foot);
  if (pressed(event, false)) desk.holdsGuess = false;
  return true;
}

bool takesPlace(LessonDesk& desk, const Workspace& work, const InputEvent& event, Vec2 screen,
                bool hovered) {
  const bool begins = hovered && pressed(event, true);
  if (begins) desk.holdsGuess = true;
  if (!desk.holdsGuess) return false;
  desk.guess = placeAt(work, screen);
  if (pressed(event, false)) desk.holdsGuess = false;
  return true;
}

/// A press on a painted pixel takes it away; a drag goes on with what the press did.
bool takesPixels(LessonDesk& desk, const Workspace& work, const InputEvent& event, Vec2 screen,
                 bool hovered) {
  const Json pixel = pixelAt(work, screen);
  const auto found = std::ranges::find(desk.guess, pixel);
  if (hovered && pressed(event, true)) {
    desk.holdsGuess = true;
    if (found == desk.guess.end())
      desk.guess.push_back(pixel);
    else
      desk.guess.erase(found);
    return true;
  }
  if (!desk.holdsGuess) return false;
  if (pressed(event, false)) desk.holdsGuess = false;
  if (event.kind == InputEvent::Kind::move && found == desk.guess.end())
    desk.guess.push_back(pixel);
  return true;
}

/// Places of the canvas as pixels of the window.
struct OnWindow {
  const Ui& ui;
  const Camera& camera;
  ImVec2 corner;

  [[nodiscard]] ImVec2 screen(Vec2 place) const {
    return {corner.x + ui.px(place.x), corner.y + ui.px(place.y)};
  }
  [[nodiscard]] ImVec2 world(Vec2 place) const { return screen(camera.toScreen(place)); }
};

void drawArrow(ImDrawList& list, const OnWindow& on, Vec2 foot, Vec2 by, ImU32 color) {
  const Vec2 from = on.camera.toScreen(foot);
  const Vec2 tip = on.camera.toScreen(foot + by);
  const double size = distance(from, tip);
  if (size < 1) return;
  const Vec2 along = (tip - from) / size;
  const Vec2 neck = tip - std::min(kHead, size) * along;
  const Vec2 side = 0.5 * kHead * turnedLeft(along);
  list.AddLine(on.screen(from), on.screen(neck), color, on.ui.px(3));
  list.AddTriangleFilled(on.screen(tip), on.screen(neck + side), on.screen(neck - side), color);
}

void drawGhost(ImDrawList& list, const OnWindow& on, const BodyShape& a, Vec2 by, ImU32 color) {
  const std::size_t count = a.vertices.size();
  constexpr double kDash = 4;
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 from = on.camera.toScreen(a.vertices[i] + by);
    const Vec2 to = on.camera.toScreen(a.vertices[(i + 1) % count] + by);
    const double size = distance(from, to);
    for (double at = 0; at < size; at += 2 * kDash)
      list.AddLine(on.screen(from + at / size * (to - from)),
                   on.screen(from + std::min(at + kDash, size) / size * (to - from)), color,
                   on.ui.px(1.4));
  }
}

void drawLabel(ImDrawList& list, const OnWindow& on, Vec2 place, ImU32 color,
               const std::string& words) {
  const ImVec2 at = on.screen(place);
  const float width = widthOf(on.ui.fonts.smallBold, words);
  const float half = on.ui.px(9);
  list.AddRectFilled({at.x - on.ui.px(4), at.y - half}, {at.x + width + on.ui.px(4), at.y + half},
                     on.ui.color(Role::ground, 0.85), on.ui.px(4));
  placeText(list, on.ui.fonts.smallBold, color, at, 0, words);
}

void drawVector(ImDrawList& list, const OnWindow& on, const Workspace& work,
                const LessonDesk& desk) {
  const Vec2 by = arrowOf(work, desk.made ? desk.made->guess : desk.guess);
  const Vec2 foot = arrowFoot(work);
  const ImU32 color = on.ui.color(Role::accent, desk.made ? 0.5 : 1);
  Vec2 label = on.camera.toScreen(foot + by) + Vec2{14, 16};
  if (const BodyShape* a = bodyA(work)) {
    drawGhost(list, on, *a, by, color);
    // Below its outline, where it keeps off the answer's arrow.
    for (const Vec2 vertex : a->vertices)
      label.y = std::max(label.y, on.camera.toScreen(vertex + by).y + 14);
  }
  drawArrow(list, on, foot, by, color);
  const ImVec2 tip = on.world(foot + by);
  if (!desk.made) list.AddCircle(tip, on.ui.px(9), color, 0, on.ui.px(2));
  drawLabel(list, on, label, on.ui.color(Role::accent), "your guess " + numbers(by));
}

void drawPlace(ImDrawList& list, const OnWindow& on, const Workspace& work, const Json& guess) {
  if (!isPoint(guess)) return;
  const Technique* technique = shownTechnique(work);
  const bool pixels = technique != nullptr && technique->pixels;
  const Vec2 world = pixels ? worldOfPixels(pointOf(guess)) : pointOf(guess);
  const ImU32 color = on.ui.color(Role::accent);
  list.AddCircle(on.world(world), on.ui.px(9), color, 0, on.ui.px(2));
  list.AddCircleFilled(on.world(world), on.ui.px(2.5), color);
  drawLabel(list, on, on.camera.toScreen(world) + Vec2{14, 16}, color, "your guess");
}

void drawPixels(ImDrawList& list, const OnWindow& on, const Json& guess) {
  if (!guess.is_array()) return;
  for (const Json& pixel : guess) {
    const Vec2 low = pointOf(pixel);
    list.AddRectFilled(on.world(worldOfPixels(low)), on.world(worldOfPixels(low + Vec2{1, 1})),
                       on.ui.color(Role::accent, 0.35));
    list.AddRect(on.world(worldOfPixels(low)), on.world(worldOfPixels(low + Vec2{1, 1})),
                 on.ui.color(Role::accent));
  }
}

/// Of an edge that was clicked: a thick line along it.
void drawAxis(ImDrawList& list, const OnWindow& on, const Workspace& work, const Json& guess) {
  if (!guess.is_object()) return;
  const int body = findBody(work.document.shown(), guess["body"].get<std::string>());
  const int edge = guess["edge"].get<int>();
  if (body < 0 || static_cast<std::size_t>(body) >= work.evidence.bodies.size()) return;
  const std::vector<Vec2>& vertices = work.evidence.bodies[static_cast<std::size_t>(body)].vertices;
  if (edge < 0 || static_cast<std::size_t>(edge) >= vertices.size()) return;
  const Vec2 from = vertices[static_cast<std::size_t>(edge)];
  const Vec2 to = vertices[(static_cast<std::size_t>(edge) + 1) % vertices.size()];
  const ImU32 color = on.ui.color(Role::accent);
  list.AddLine(on.world(from), on.world(to), color, on.ui.px(6));
  drawLabel(list, on, on.camera.toScreen(0.5 * (from + to)) + Vec2{12, -14}, color,
            "your guess " + factWords(guess));
}

void drawReplay(ImDrawList& list, const OnWindow& on, const LessonDesk& desk) {
  if (!desk.replay || !desk.replay->pointer) return;
  const ImVec2 at = on.screen(*desk.replay->pointer);
  const double radius = desk.replay->pressed ? 9 : 13;
  list.AddCircleFilled(at, on.ui.px(radius), on.ui.color(Role::accent, 0.3));
  list.AddCircle(at, on.ui.px(radius), on.ui.color(Role::accent), 0, on.ui.px(2));
}

}  // namespace

bool takesGuess(Shell& shell, const InputEvent& event, const ToolPointer& pointer, bool hovered) {
  if (!shell.lessons) return false;
  LessonDesk& desk = *shell.lessons;
  if (desk.replay &&
      (pressed(event, true) || event.kind == InputEvent::Kind::move || pressed(event, false))) {
    if (pressed(event, true) && hovered) desk.replay.reset();  // the hand takes over
    return desk.replay.has_value();
  }
  if (!asksForGuess(desk) || shell.hand.tool.busy()) return false;
  switch (openLesson(desk)->prediction->kind) {
    case PredictionKind::vector:
      return takesArrow(desk, shell.work, event, pointer.screen, hovered);
    case PredictionKind::point:
      return takesPlace(desk, shell.work, event, pointer.screen, hovered);
    case PredictionKind::pixels:
      return takesPixels(desk, shell.work, event, pointer.screen, hovered);
    default:
      return false;
  }
}

void drawGuess(const Shell& shell, const Area& area) {
  if (!shell.lessons) return;
  const LessonDesk& desk = *shell.lessons;
  const Lesson* lesson = openLesson(desk);
  if (lesson == nullptr) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Workspace& work = shell.work;
  const OnWindow on{shell.ui, work.view.camera, area.min};
  drawReplay(list, on, desk);
  if (!lesson->prediction) return;
  // A guess is about the scene that it was made for.
  if (desk.made &&
      (desk.madeRevision != work.document.shownRevision() || desk.made->guess.is_null()))
    return;
  const Json& guess = desk.made ? desk.made->guess : desk.guess;
  switch (lesson->prediction->kind) {
    case PredictionKind::vector:
      return drawVector(list, on, work, desk);
    case PredictionKind::point:
      return drawPlace(list, on, work, guess);
    case PredictionKind::pixels:
      return drawPixels(list, on, guess);
    case PredictionKind::axis:
      return drawAxis(list, on, work, guess);
    default:
      return;
  }
}

}  // namespace sepax
