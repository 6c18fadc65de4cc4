#include "app/tools/canvas_tool.h"

#include "app/techniques/contract/side_picture.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

constexpr double kDragThreshold = 3;      ///< logical pixels before a press becomes a drag
constexpr double kDoubleClickTime = 0.4;  ///< seconds between the two presses
constexpr double kDoubleClickReach = 6;   ///< logical pixels between them

}  // namespace

void CanvasTool::press(ToolContext& context, Button button, const ToolPointer& pointer) {
  if (busy()) return;
  button_ = button;
  pressScreen_ = pointer.screen;
  pressModifiers_ = pointer.modifiers;
  wandered_ = false;
  if (isOnSide(context.view, pointer.screen) && !pen_) {
    pressSide(context, button, pointer);
  } else if (button != Button::left || panKey_) {
    startPan(context, pointer);
  } else {
    pressLeft(context, pointer);
  }
}

void CanvasTool::startPan(const ToolContext& context, const ToolPointer& pointer) {
  gesture_ = Gesture::pan;
  pressScreen_ = pointer.screen;
  panCenter_ = context.view.camera.center;
}

void CanvasTool::panTo(ViewState& view, const ToolPointer& pointer) {
  const Vec2 way = pointer.screen - pressScreen_;
  view.camera.center = panCenter_ - Camera::turned(way) / view.camera.zoom;
  panned_ = true;
}

bool CanvasTool::isSecondPress(const ToolPointer& pointer) const {
  return lastPress_ && pointer.time - lastPress_->time < kDoubleClickTime &&
         distance(pointer.screen, lastPress_->screen) < kDoubleClickReach;
}

/// What was pressed belongs to a document that is gone: the gesture ends where it is, so that the
/// new scene is not replaced by the one that the gesture began with.
void CanvasTool::dropStale(ToolContext& context) {
  const bool holds = busy() && !panning() && gesture_ != Gesture::pen;
  if (!holds || pressRevision_ == context.document.committedRevision()) return;
  gesture_ = Gesture::none;
  drag_ = {};
  brush_ = {};
  context.document.cancel();
  context.view.band.reset();
  context.view.guides.clear();
}

void CanvasTool::pressLeft(ToolContext& context, const ToolPointer& pointer) {
  pressRevision_ = context.document.committedRevision();
  const bool twice = isSecondPress(pointer);
  lastPress_ = twice ? std::nullopt : std::optional(pointer);
  if (pen_) {
    pressPen(context, pointer, twice);
    return;
  }
  selectedBefore_ = context.view.selected;
  groupBefore_ = context.view.group;
  if (brushActive(context.handles(), context.view)) {
    pressBrush(context, pointer);
    return;
  }
  const Target target = pick(context.evidence, context.view, context.technique, pointer.screen);
  grab(context, target, context.view.camera.toWorld(pointer.screen));
  gesture_ = Gesture::pressed;
  if (inMode()) return;
  if (!pointer.modifiers.shift) choose(context, target);
  if (twice) pressTwice(context, pointer, target);
}

void CanvasTool::pressBrush(ToolContext& context, const ToolPointer& pointer) {
  gesture_ = Gesture::paint;
  brush_ = startBrush(context.document.committed(), context.view, context.handles(),
                      pixelsOfWorld(context.view.camera.toWorld(pointer.screen)));
  message_ = brush_.problem.empty() ? context.document.preview(brush_.scene) : brush_.problem;
}

void CanvasTool::move(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  dropStale(context);
  movePen(context, pointer);
  const bool side = gesture_ == Gesture::none && !pen_ && isOnSide(view, pointer.screen);
  grip_ = onSide() ? grip_ : 0;
  if (side) return hoverSide(context, pointer);
  const HandleSet handles = context.handles();
  view.pointedPixel = pixelPointed(view, handles, pointer.screen);
  const double way = distance(pointer.screen, pressScreen_);
  wandered_ = wandered_ || way > kClickReach;
  if (gesture_ == Gesture::pressed && way >= kDragThreshold && !inMode()) {
    beginDrag(context, pointer);
  }
  switch (gesture_) {
    case Gesture::pan:
      panTo(view, pointer);
      break;
    case Gesture::band:
      bandTo(context, pointer);
      break;
    case Gesture::drag:
      dragTo(context, pointer);
      break;
    case Gesture::slide:
      slideTo(context, pointer);
      break;
    case Gesture::paint:
      if (brush_.problem.empty()) {
        moveBrush(brush_, pixelsOfWorld(view.camera.toWorld(pointer.screen)));
        message_ = context.document.preview(brush_.scene);
      }
      break;
    case Gesture::sidePressed:
    case Gesture::sideDrag:
    case Gesture::sidePan:
      moveSide(context, pointer);
      break;
    case Gesture::none:
      view.hovered = pen_ || brushActive(handles, view)
                         ? Target{}
                         : pick(context.evidence, view, context.technique, pointer.screen);
      break;
    case Gesture::pressed:
    case Gesture::pen:
      break;
  }
}

/// What lies in the band is selected while it is spanned; with Shift, what was selected stays.
void CanvasTool::bandTo(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  const Scene& scene = context.document.committed();
  view.band = RubberBand{drag_.grab, view.camera.toWorld(pointer.screen)};
  view.selected = selectedBefore_;
  view.group = groupBefore_;
  std::vector<int> bodies;
  if (pressModifiers_.shift) bodies = selectedBodies(scene, view);
  const std::vector<int> inside = bodiesIn(context.evidence, view, context.technique, *view.band);
  bodies.insert(bodies.end(), inside.begin(), inside.end());
  selectBodies(scene, view, bodies);
}

void CanvasTool::release(ToolContext& context, Button button, const ToolPointer& pointer) {
  if (!busy() || button != button_) return;
  move(context, pointer);
  if (!busy()) return;
  const Gesture ended = std::exchange(gesture_, Gesture::none);
  context.document.commit();
  context.view.band.reset();
  context.view.dragging = false;
  if (context.view.side) context.view.side->held = false;
  if (!pen_) context.view.guides.clear();
  if (ended == Gesture::pressed || ended == Gesture::sidePressed) click(context);
  if (ended == Gesture::pan && button == Button::right && !wandered_) askForMenu(context);
  if (ended == Gesture::drag && drag_.target.kind == Target::Kind::body) lastPress_.reset();
}

void CanvasTool::wheel(ToolContext& context, const ToolPointer& pointer, double notches,
                       Vec2 slide) {
  if (panning()) return;  // its reference would be lost
  const double factor = std::pow(kZoomPerNotch, notches);
  const auto moved = [&](Camera camera, Vec2 at) {
    camera.center = camera.center - Camera::turned(slide) / camera.zoom;
    return zoomedAt(camera, at, factor);
  };
  if (isOnSide(context.view, pointer.screen)) {
    SideView& side = *context.view.side;
    side.camera = moved(side.camera, pointer.screen - side.corner);
    side.framed = false;
    return;
  }
  context.view.camera = moved(context.view.camera, pointer.screen);
}

bool CanvasTool::cancel(ToolContext& context) {
  if (pen_) {
    pen_.reset();
    context.view.guides.clear();
    gesture_ = Gesture::none;
    return true;
  }
  const bool left = inMode();
  leaveModes();
  dropStale(context);
  if (!busy()) return left;
  if (gesture_ == Gesture::pan) context.view.camera.center = panCenter_;
  if (onSide()) cancelSide(context);
  context.document.cancel();
  if (!panning()) {
    if (const auto* angle = context.handles().axisAngle) {
      context.view.options.set(*angle, axisBefore_);
    }
    if (const auto* line = context.handles().mapLine) context.view.options.set(*line, lineBefore_);
    context.view.selected = selectedBefore_;
    context.view.group = groupBefore_;
  }
  context.view.band.reset();
  context.view.dragging = false;
  if (context.view.side) context.view.side->held = false;
  context.view.guides.clear();
  gesture_ = Gesture::none;
  return true;
}

}  // namespace sepax
