#include "app/shell/regions/canvas_picture.h"

#include "app/figure/easing.h"
#include "app/shell/shell.h"

#include <optional>
#include <utility>

namespace sepax {
namespace {

enum class Change {
  hand,  ///< at most what follows the pointer and is drawn at once, whatever else is on its way
  look,  ///< what is looked at
  other
};

Change changeBetween(const ViewState& before, const ViewState& now) {
  ViewState alike = before;
  alike.hovered = now.hovered;
  alike.pointed = now.pointed;
  alike.pointedPixel = now.pointedPixel;
  alike.covered = now.covered;
  alike.dragging = now.dragging;
  alike.playing = now.playing;
  alike.loop = now.loop;
  if (alike == now) return Change::hand;
  alike.step = now.step;
  alike.selected = now.selected;
  alike.group = now.group;
  alike.selectedAxis = now.selectedAxis;
  alike.hoveredAxis = now.hoveredAxis;
  // An option may ask for room.
  if (now.options != before.options) alike.camera = now.camera;
  if (now.options.hasNumbersOf(before.options)) alike.options = now.options;
  return alike == now ? Change::look : Change::other;
}

/// Of another scene everything is new.
Change changeSincePainted(const Canvas& canvas, const Workspace& work) {
  if (!canvas.paintedView || canvas.paintedRevision != work.analyzed) return Change::other;
  return changeBetween(*canvas.paintedView, work.view);
}

double shareOf(const Canvas& canvas, double now) {
  return canvas.easedFrom ? quickShare((now - canvas.easedSince) / kEaseTime) : 1;
}

Figure drawnThen(const Canvas& canvas, double now) {
  const double share = shareOf(canvas, now);
  return share < 1 ? eased(*canvas.easedFrom, canvas.figure, share) : canvas.figure;
}

/// True when the figure is another one.
bool repaint(Canvas& canvas, const Workspace& work, bool ease, double now) {
  if (canvas.paintedView == work.view && canvas.paintedVersion == work.evidenceVersion &&
      canvas.paintedMap == work.evidence.map)
    return false;
  const Change change = changeSincePainted(canvas, work);
  const bool map = canvas.paintedMap || work.evidence.map;  // of too many pieces to turn them
  if (change == Change::look && ease && !map) {
    canvas.easedFrom = drawnThen(canvas, now);
    canvas.easedSince = now;
  } else if (change == Change::other || map) {
    canvas.easedFrom.reset();
  }
  ViewState view = work.view;
  // While something moves, and until another thing is looked at, labels stay with what they name.
  if (change == Change::hand || view.playing || view.dragging) view.labels = canvas.figure.placed;
  canvas.figure = paintCanvas(work.techniques, work.evidence, view);
  canvas.paintedView = work.view;
  canvas.paintedVersion = work.evidenceVersion;
  canvas.paintedRevision = work.analyzed;
  canvas.paintedMap = work.evidence.map;
  return true;
}

}  // namespace

bool isEasing(const Canvas& canvas, double now) {
  return canvas.easedFrom && now < canvas.easedSince + kEaseTime;
}

void drawPicture(Shell& shell, const Area& area) {
  Canvas& canvas = shell.canvas;
  const Services& services = shell.services;
  const double now = shell.notices.now;
  const float scale = shell.ui.scale;
  const bool wasOnItsWay = canvas.easedFrom.has_value();
  const bool anew = repaint(canvas, shell.work, shell.settings.ease, now) || wasOnItsWay;
  if (!shell.settings.ease || !isEasing(canvas, now)) canvas.easedFrom.reset();
  if (!services.canvasTexture) return;
  if (anew || canvas.texturedScale != scale) {
    canvas.texture = services.canvasTexture(drawnThen(canvas, now), shell.work.view.theme, scale);
    canvas.texturedScale = scale;
  }
  ImGui::GetWindowDrawList()->AddImage(canvas.texture, area.min, area.max);
}

}  // namespace sepax
