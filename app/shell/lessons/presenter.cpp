#include "app/shell/lessons/presenter.h"

#include "app/shell/lessons/learn_panel.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/panels/caption_panel.h"
#include "app/shell/panels/technique_panel.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/shell/state/playback.h"
#include "app/widgets/card.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr double kSmallest = 13;  ///< the smallest words, logical pixels at this scale
constexpr double kLeastScale = 22.0 / kSmallest;
constexpr double kMostScale = 3;   ///< glyphs of a larger one have no room in a texture
constexpr double kRoomWide = 960;  ///< a window this large has the scale 1, logical pixels
constexpr double kRoomHigh = 600;
constexpr double kColumn = 0.4;    ///< of the window's width, for the lesson
constexpr double kStrip = 0.32;    ///< of its height, for the lines of a step
constexpr double kStripHead = 31;  ///< their heading and the space about them, logical pixels
constexpr double kStripLine = 21;
constexpr double kHalo = 20;  ///< radius about the pointer, logical pixels

/// A step is shown, and its lines with it.
bool hasStrip(const Shell& shell) {
  return shell.work.view.step >= 0 && !shell.work.view.prompt && stepCountOf(shell.work) > 0;
}

/// Time runs in lanes, which lesson texts speak of; the lines of a step take their place.
bool hasLanes(const Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  return technique != nullptr && technique->paintStrip != nullptr && !hasStrip(shell);
}

/// For a whole number of lines, pixels.
float stripHeight(const Shell& shell, ImVec2 window) {
  const double scale = static_cast<double>(presenterScale(shell, window));
  const double room = kStrip * static_cast<double>(window.y) / scale - kStripHead;
  const double lines = std::max(std::floor(room / kStripLine), 1.0);
  return static_cast<float>(scale * (kStripHead + lines * kStripLine));
}

/// A sentence that found no room on the canvas.
bool hasCaption(const Shell& shell) {
  return !shell.canvas.figure.unsaid.empty() && !shell.work.view.prompt;
}

Look lookOf(const Workspace& work) { return {work.view.camera, work.framed, work.view.side}; }

bool same(const Look& x, const Look& y) {
  return x.camera.center == y.camera.center && x.camera.zoom == y.camera.zoom && x.side == y.side;
}

/// It is the one that the scene was opened with, whatever the size of the canvas.
bool isOpening(const Workspace& work) {
  return work.opening.firstCamera && !isMoved(work.view.camera, work.opening);
}

/// A camera that a hand has placed goes on showing what it shows.
void keepInSight(Shell& shell) {
  Workspace& work = shell.work;
  Camera& camera = work.view.camera;
  const bool follows = work.framed == camera || isOpening(work);
  if (follows || camera.width <= 0 || camera.height <= 0) return;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float scale = presenterScale(shell, window);
  const ImVec2 size = presenterLayout(shell, window).canvas.size();
  const double factor = std::min(static_cast<double>(size.x / scale) / camera.width,
                                 static_cast<double>(size.y / scale) / camera.height);
  camera.zoom = std::clamp(camera.zoom * factor, kMinZoom, kMaxZoom);
}

void enter(Shell& shell) {
  Presenter& presenter = shell.presenter;
  Workspace& work = shell.work;
  presenter = {};
  presenter.look = lookOf(work);
  presenter.on = true;
  shell.home = false;
  shell.panels.state.number = {};
  shell.panels.state.name = {};
  keepInSight(shell);
  say(shell.notices,
      "Page Down goes on (with Ctrl to the next lesson), B is a black screen, Esc leaves.");
}

void giveLookBack(Shell& shell) {
  const Presenter& presenter = shell.presenter;
  Workspace& work = shell.work;
  if (isOpening(work)) return;  // it takes its place by itself
  const bool unmoved = presenter.seen && same(*presenter.seen, lookOf(work));
  if (!presenter.look || !unmoved) return;
  work.view.camera = presenter.look->camera;
  work.view.side = presenter.look->side;
  work.framed = presenter.look->framed;
}

void drawColumn(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) return;
  beginRegion(ui, "presenter lesson", area, Role::panel, {ui.px(16), ui.px(12)}, true);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
  ui.mark("presenter/lesson", area);
  std::string message;
  PanelContext context =
      panelContext(ui, shell.work, shell.panels, shell.hand, *technique, message);
  learnPanel(shell, context);
  ImGui::PopStyleVar();
  drawRegionLine(ui, area.min, {area.min.x, area.max.y});
  ImGui::End();
  complain(shell.notices, message);
}

void drawStrip(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) return;
  beginRegion(ui, "presenter code", area, Role::panel, {ui.px(16), ui.px(8)});
  ui.mark("presenter/code", area);
  std::string message;
  PanelContext context =
      panelContext(ui, shell.work, shell.panels, shell.hand, *technique, message);
  codeLines(context);
  drawRegionLine(ui, area.min, {area.max.x, area.min.y});
  ImGui::End();
}

/// The way out for a pointer.
void drawHandle(Shell& shell, const Area& canvas) {
  const Ui& ui = shell.ui;
  const Card card{.name = "presenterHandle",
                  .at = {canvas.max.x, canvas.min.y},
                  .pivot = {1, 0},
                  .padding = {3, 3}};
  beginCard(ui, card);
  const bool left = button(ui, "presenter/leave", "P", 22);
  if (ImGui::IsItemHovered()) ImGui::SetTooltip("Leave presenter mode  (P)");
  markCard(ui, card);
  ImGui::End();
  if (left) leavePresenter(shell);
}

}  // namespace

void turnPresenter(Shell& shell) {
  if (shell.presenter.on)
    leavePresenter(shell);
  else
    enter(shell);
}

void leavePresenter(Shell& shell) {
  if (!shell.presenter.on) return;
  giveLookBack(shell);
  shell.presenter = {};
}

float presenterScale(const Shell& shell, ImVec2 window) {
  const double monitor = shell.services.monitorScale;
  const double least = monitor * std::max(shell.settings.uiScale, kLeastScale);
  const double room = std::min(static_cast<double>(window.x) / kRoomWide,
                               static_cast<double>(window.y) / kRoomHigh);
  // In quarters: a window that is dragged to another size has no new glyphs in every frame.
  const double wanted = std::min(std::floor(4 * room) / 4, monitor * kMostScale);
  return static_cast<float>(std::max(least, wanted));
}

double smallestText(const Shell& shell) { return shell.presenter.on ? kSmallest : 0; }

Layout presenterLayout(const Shell& shell, ImVec2 window) {
  Layout layout;
  const float right =
      hasLesson(shell) ? std::max(window.x * static_cast<float>(1 - kColumn), 1.0f) : window.x;
  const bool below = hasStrip(shell) || hasLanes(shell);
  const float floor = below ? std::max(window.y - stripHeight(shell, window), 1.0f) : window.y;
  layout.bottom = {{0, floor}, {right, window.y}};
  layout.inspector = {{right, 0}, window};
  layout.canvas = {{0, 0}, {right, floor}};
  return layout;
}

void drawPresenter(Shell& shell, const Layout& layout) {
  Workspace& work = shell.work;
  if (!shell.presenter.seen) shell.presenter.seen = lookOf(work);
  shell.panels.nextHoveredAxis.reset();
  work.view.pointed = {};
  const bool column = hasLesson(shell);
  // Over the canvas, whose size does not depend on it: with less room more would go unsaid.
  Area words = column ? layout.inspector : layout.canvas;
  if (hasCaption(shell)) words.max.y = drawCaption(shell.ui, shell.canvas.figure.unsaid, words);
  if (hasStrip(shell)) drawStrip(shell, layout.bottom);
  if (hasLanes(shell))
    drawBottom(shell.ui, work, shell.panels, shell.hand, shell.notices, layout.bottom);
  if (column) drawColumn(shell, words);
  drawHandle(shell, layout.canvas);
}

void drawPointerHalo(const Shell& shell) {
  if (!shell.presenter.on || shell.presenter.black || !ImGui::IsMousePosValid()) return;
  const Ui& ui = shell.ui;
  const ImVec2 at = ImGui::GetIO().MousePos;
  const bool pressed = ImGui::IsAnyMouseDown();
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float radius = ui.px(pressed ? 0.8 * kHalo : kHalo);
  list.AddCircleFilled(at, radius, ui.color(Role::accent, pressed ? 0.34 : 0.18));
  list.AddCircle(at, radius, ui.color(Role::accent, 0.9), 0, ui.px(1.6));
}

void drawBlackScreen(Shell& shell) {
  const Ui& ui = shell.ui;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  beginRegion(ui, "black", {{0, 0}, window}, Role::ground, {0, 0});
  clickArea("black", window);
  ui.mark("black");
  ImGui::SetMouseCursor(ImGuiMouseCursor_None);
  // No theme's ground: a projector that is to show nothing gives no light.
  ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, window, IM_COL32_BLACK);
  ImGui::End();
}

namespace {

/// The next step, or the first one after the whole answer. False when there is none.
bool stepOn(Workspace& work) {
  const int count = stepCountOf(work);
  if (playedBy(work) != Played::steps || work.view.step + 1 >= count) return false;
  stepBy(work, 1);
  return true;
}

bool stepBack(Workspace& work) {
  if (work.view.step < 0) return false;
  if (work.view.step == 0)
    showWholeAnswer(work.view);
  else
    stepBy(work, -1);
  return true;
}

/// Shows the answer where it is hidden.
bool revealed(Shell& shell) {
  LessonDesk& desk = deskOf(shell);
  if (asksForGuess(desk)) {
    const nlohmann::json guess = canReveal(desk) ? desk.guess : nlohmann::json();
    reveal(shell, guess);
    return true;
  }
  if (hasLesson(shell)) return false;
  return std::exchange(shell.answerHidden, false);
}

/// While it is black everything wakes it and nothing else happens.
bool takesBlack(Presenter& presenter, const InputEvent& event) {
  using Kind = InputEvent::Kind;
  const bool key = event.kind == Kind::key && event.down && !event.repeat;
  const bool button = event.kind == Kind::button && event.down;
  if (key) presenter.wokenBy = event.key;
  if (key || button || event.kind == Kind::character) presenter.black = false;
  return true;
}

/// The key that has woken it is still down: neither what it types nor its end means anything.
bool stillWaking(Presenter& presenter, const InputEvent& event) {
  using Kind = InputEvent::Kind;
  if (presenter.wokenBy == Key::none) return false;
  const bool same = event.kind == Kind::key && event.key == presenter.wokenBy;
  const bool other = event.kind == Kind::key && event.down && !same;
  // Its end may have gone to another window.
  if (other || (same && !event.down)) presenter.wokenBy = Key::none;
  return same || (event.kind == Kind::character && presenter.wokenBy != Key::none);
}

}  // namespace

void turnPage(Shell& shell, int by) {
  Workspace& work = shell.work;
  refreshEvidence(work);
  const bool here = by > 0 ? revealed(shell) || stepOn(work) : stepBack(work);
  if (!here) turnLesson(shell, by);
}

bool presenterTakes(Shell& shell, const InputEvent& event, bool free) {
  Presenter& presenter = shell.presenter;
  if (!presenter.on) return false;
  if (presenter.black) return takesBlack(presenter, event);
  if (stillWaking(presenter, event)) return true;
  const bool page = event.key == Key::pageDown || event.key == Key::pageUp;
  if (event.kind != InputEvent::Kind::key || !event.down || event.repeat || !page) return false;
  if (!free || shell.hand.tool.busy()) return false;
  const int by = event.key == Key::pageDown ? 1 : -1;
  if (event.modifiers.ctrl)
    turnLesson(shell, by);
  else
    turnPage(shell, by);
  return true;
}

}  // namespace sepax
