#include "app/shell/actions/keys.h"
#include "app/shell/dialogs/dialogs.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/technique_choice.h"
#include "app/shell/lessons/home.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/lessons/presenter.h"
#include "app/shell/menus/context_menu.h"
#include "app/shell/pictures/export_job.h"
#include "app/shell/regions/canvas_picture.h"
#include "app/shell/regions/key_regions.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/shell/state/playback.h"
#include "app/tools/pick.h"
#include "app/widgets/left_field.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr double kFrameTime = 1.0 / 60;

/// Keys first, then what moves by itself.
void moveOn(Shell& shell, std::span<const InputEvent> events, double seconds) {
  if (!ImGui::IsAnyMouseDown()) shell.hand.editsBlocked = false;
  refreshEvidence(shell.work);
  handleKeys(shell, events);
  play(shell.work, seconds);
  const std::string problem = driveByKeys(shell.hand, shell.work, seconds);
  const std::vector<Toast>& toasts = shell.notices.toasts;
  if (toasts.empty() || toasts.back().text != problem) complain(shell.notices, problem);
  tendReplay(shell);
  refreshEvidence(shell.work);
  tendLesson(shell);
}

void drawPanels(Shell& shell, const Layout& layout) {
  const Ui& ui = shell.ui;
  Workspace& work = shell.work;
  shell.panels.nextHoveredAxis.reset();
  work.view.pointed = {};
  drawMenuBar(shell);
  refreshEvidence(work);  // a menu may have changed the scene
  drawTitleRow(shell, layout.title);
  drawRail(shell, layout.rail);
  drawInspector(shell, layout.inspector);
  std::string& wanted = shell.panels.state.articles.wanted;
  if (!wanted.empty()) request(shell, {Pending::What::open, std::exchange(wanted, {})});
  std::string& technique = shell.panels.state.wantedTechnique;
  if (!technique.empty()) chooseTechnique(shell, std::exchange(technique, {}));
  refreshEvidence(work);  // so may the list of shapes
  if (std::exchange(shell.panels.state.wantsFraming, false)) frameAll(work);
  drawBottom(ui, work, shell.panels, shell.hand, shell.notices, layout.bottom);
  drawStatusBar(shell, layout.status);
}

/// The start page in the place of canvas and panels.
void drawStart(Shell& shell, const Layout& layout) {
  if (shell.presenter.on) return drawHome(shell, {{0, 0}, ImGui::GetIO().DisplaySize});
  drawMenuBar(shell);
  drawTitleRow(shell, layout.title);
  drawRail(shell, layout.rail);
  drawHome(shell, {layout.canvas.min, layout.inspector.max});
  drawStatusBar(shell, layout.status);
}

Layout layoutNow(const Shell& shell) {
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  if (shell.presenter.on) return presenterLayout(shell, window);
  if (shell.embedded) return embeddedLayout(shell.ui, shell.settings, window, hasLesson(shell));
  return layoutOf(shell.ui, shell.settings, window, shell.work.techniques.size());
}

/// Of a lesson in another page, what there is to read and to do.
void drawBesideEmbedded(Shell& shell, const Layout& layout) {
  shell.panels.nextHoveredAxis.reset();
  shell.work.view.pointed = {};
  if (!hasLesson(shell)) return;
  drawInspector(shell, layout.inspector);
  refreshEvidence(shell.work);
}

/// Canvas and panels.
void drawSandbox(Shell& shell, const Layout& layout, std::span<const InputEvent> events) {
  drawCanvas(shell, layout.canvas, events);
  if (shell.presenter.on) return drawPresenter(shell, layout);
  if (shell.embedded) return drawBesideEmbedded(shell, layout);
  if (!shell.settings.panels) return;
  drawPanels(shell, layout);
  if (!stacksRegions(shell.ui, ImGui::GetIO().DisplaySize))
    drawSplitters(shell.ui, shell.settings, layout);
}

/// Over the canvas.
void drawCards(Shell& shell) {
  shell.work.view.covered.reset();
  // A lesson says itself how to begin, and who presents knows.
  if (!hasLesson(shell) && !shell.presenter.on && !shell.embedded)
    shell.work.view.covered = drawFirstHint(shell.ui, shell.settings, shell.work, shell.canvas);
  if (const std::optional<Rect> offers = drawOffers(shell)) shell.work.view.covered = offers;
  if (!shell.presenter.on && !shell.embedded) drawPanelsHandle(shell.ui, shell.settings);
}

/// What lies over the regions, in this order.
void drawOver(Shell& shell, std::span<const InputEvent> events) {
  drawContextMenu(shell);
  drawDialogs(shell);
  drawImportDialog(shell);
  drawExportDialog(shell);
  drawRecordingSign(shell);
  drawExportProgress(shell.ui, shell.pictures, shell.notices);
  drawPalette(shell, events);
  // Below a question it would be hidden; Dear ImGui also wants no window to appear under one.
  const bool asked = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  if (shell.dialogs.showKeys && !asked) return drawKeyOverlay(shell.ui, shell);
  const std::string folder = drawToasts(shell.ui, shell.notices, shell.canvas);
  if (!folder.empty()) shell.pictures.openingFolder = shell.services.openFolder(folder);
}

void takeMessages(Shell& shell) {
  complain(shell.notices, shell.hand.tool.takeMessage());
  const std::optional<Target> vertex = shell.hand.tool.takeEditRequest();
  if (vertex && exists(*vertex, shell.work.document.committed()))
    shell.dialogs.vertex = vertexEditOf(shell.work.document, *vertex);
}

/// A field that is no longer drawn cannot say that it was let go: what was dragged in it is kept.
void keepWhatNobodyHolds(Shell& shell) {
  const Hand& hand = shell.hand;
  const bool held = hand.tool.busy() || hand.drive.active() || ImGui::IsAnyItemActive();
  if (shell.work.document.previewing() && !held) shell.work.document.commit();
}

}  // namespace

bool prepareFrame(Shell& shell) {
  Ui& ui = shell.ui;
  const auto usual = static_cast<float>(shell.services.monitorScale * shell.settings.uiScale);
  const bool presents = shell.presenter.on;
  const float scale = presents ? presenterScale(shell, ImGui::GetIO().DisplaySize) : usual;
  const bool fonts = ui.scale != scale || ui.fonts.text.face == nullptr;
  const bool restyled = fonts || ui.theme != shell.work.view.theme;
  ui.scale = scale;
  ui.theme = shell.work.view.theme;
  if (fonts) loadFonts(ui, smallestText(shell));
  if (restyled) applyStyle(ui);
  return fonts;
}

void passTime(Shell& shell, double seconds) {
  Notices& notices = shell.notices;
  notices.now += seconds;
  // Under the keys they wait.
  if (shell.dialogs.showKeys)
    for (Toast& toast : notices.toasts) toast.until += seconds;
  std::erase_if(notices.toasts, [&](const Toast& toast) { return toast.until <= notices.now; });
  tendUserFiles(shell);
  keepProgress(shell);
}

void frame(Shell& shell, std::span<const InputEvent> events, double seconds) {
  if (shell.ui.registry != nullptr) shell.ui.registry->clear();
  forgetLeftField();
  if (shell.steady.busy()) --shell.steady.waiting;
  passTime(shell, seconds);
  const bool wasBlack = shell.presenter.black;
  moveOn(shell, events, seconds);
  makeRoom(shell.work);

  compat::pushFont(shell.ui.fonts.text);
  // The press that wakes it reaches nothing that lies below.
  if (wasBlack || shell.presenter.black) {
    drawBlackScreen(shell);
    ImGui::PopFont();
    return;
  }
  const Layout layout = layoutNow(shell);
  const bool home = shell.home && (shell.settings.panels || shell.presenter.on);
  beginRegionKeys(shell);
  if (home)
    drawStart(shell, layout);
  else
    drawSandbox(shell, layout, events);
  endRegionKeys(shell);
  // What these have to say is shown in this frame: there may be no other one for a while.
  takeMessages(shell);
  keepWhatNobodyHolds(shell);
  tendRecording(shell);
  tendExport(shell.pictures, shell.services, shell.notices);
  if (!home) drawCards(shell);
  drawOver(shell, events);
  drawPointerHalo(shell);
  ImGui::PopFont();
  shell.work.view.hoveredAxis = shell.panels.nextHoveredAxis;
}

std::optional<double> nextFrameIn(const Shell& shell) {
  const Hand& hand = shell.hand;
  if (shell.work.view.playing || hand.drive.active() || !hand.heldKeys.empty()) return kFrameTime;
  if (shell.tour.busy() || shell.steady.busy()) return kFrameTime;
  if (isEasing(shell.canvas, shell.notices.now) || shell.maps.busy()) return kFrameTime;
  if (shell.lessons && shell.lessons->replay) return kFrameTime;
  std::optional<double> next;
  const auto take = [&next](std::optional<double> left) {
    if (left) next = std::min(next.value_or(HUGE_VAL), std::max(*left, kFrameTime));
  };
  for (const Toast& toast : shell.notices.toasts) {
    if (std::isfinite(toast.until) && !shell.dialogs.showKeys)
      take(toast.until - shell.notices.now);
  }
  take(userFilesDueIn(shell.files, shell.notices.now));
  take(exportDueIn(shell.pictures));
  return next;
}

}  // namespace sepax
