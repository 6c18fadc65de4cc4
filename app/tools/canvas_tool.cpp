#include "app/tools/canvas_tool.h"

#include "app/techniques/motion/slide.h"
#include "app/tools/edits.h"
#include "app/tools/handles.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

using Kind = Target::Kind;

constexpr double kDragThreshold = 3;      ///< logical pixels before a press becomes a drag
constexpr double kDoubleClickTime = 0.4;  ///< seconds between the two presses
constexpr double kDoubleClickReach = 6;   ///< logical pixels between them
constexpr double kZoomPerNotch = 1.15;

/// A new vertex stands on its edge, on a grid ten times finer than that of drags.
Vec2 placeOnEdge(const BodyShape& shape, int edge, Vec2 world, SnapStep step, bool snap) {
  const std::size_t n = shape.vertices.size();
  const Vec2 a = shape.vertices[static_cast<std::size_t>(edge)];
  const Vec2 along = shape.vertices[(static_cast<std::size_t>(edge) + 1) % n] - a;
  const double square = squaredLength(along);
  const double t = square > 0 ? std::clamp(dot(world - a, along) / square, 0.0, 1.0) : 0;
  const Vec2 place = a + t * along;
  return snap ? SnapStep{step.numerator, step.denominator * 10}.snapped(place) : place;
}

}  // namespace

void CanvasTool::press(ToolContext& context, Button button, const ToolPointer& pointer) {
  if (busy()) return;
  button_ = button;
  pressScreen_ = pointer.screen;
  if (button != Button::left || panKey_) {
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

bool CanvasTool::isSecondPress(const ToolPointer& pointer) const {
  return lastPress_ && pointer.time - lastPress_->time < kDoubleClickTime &&
         distance(pointer.screen, lastPress_->screen) < kDoubleClickReach;
}

void CanvasTool::pressLeft(ToolContext& context, const ToolPointer& pointer) {
  const bool twice = isSecondPress(pointer);
  lastPress_ = twice ? std::nullopt : std::optional(pointer);
  if (pen_) {
    pressPen(context, pointer, twice);
    return;
  }
  if (brushActive(context.view)) {
    gesture_ = Gesture::paint;
    selectedBefore_ = context.view.selected;
    brush_ = startBrush(context.document.committed(), context.view,
                        pixelsOfWorld(context.view.camera.toWorld(pointer.screen)));
    message_ = brush_.problem.empty() ? context.document.preview(brush_.scene) : brush_.problem;
    return;
  }
  const Target target = pick(context.evidence, context.view, pointer.screen);
  selectedBefore_ = context.view.selected;
  grab(context, target, context.view.camera.toWorld(pointer.screen));
  gesture_ = Gesture::pressed;
  if (target.kind == Kind::vertex || target.kind == Kind::edge || target.kind == Kind::body) {
    context.view.selected = target;
  } else if (target.body >= 0 && context.view.selected.body != target.body) {
    context.view.selected = {Kind::body, target.body, -1};
  }
  if (twice) pressTwice(context, pointer, target);
}

void CanvasTool::pressTwice(ToolContext& context, const ToolPointer& pointer,
                            const Target& target) {
  if (target.kind == Kind::vertex) {
    editRequest_ = target;
    gesture_ = Gesture::none;
  }
  if (target.kind != Kind::edge) return;
  const bool snap = context.snap && !pointer.modifiers.alt;
  const Vec2 place =
      placeOnEdge(drag_.shape, target.index, drag_.grab, snapStepOf(context.view), snap);
  Scene inserted = withVertexInserted(drag_.start, target.body, target.index, place);
  message_ = context.document.preview(inserted);
  if (!message_.empty()) return;
  // The second press goes on as a drag of the new vertex, in the same entry.
  drag_.start = std::move(inserted);
  drag_.target = {Kind::vertex, target.body, target.index + 1};
  drag_.shape.vertices.insert(drag_.shape.vertices.begin() + target.index + 1, place);
  context.view.selected = drag_.target;
}

void CanvasTool::grab(const ToolContext& context, const Target& target, Vec2 world) {
  drag_ = {target, context.document.committed(), {}, world, {}};
  if (context.evidence.ray) {
    const RayEvidence& ray = *context.evidence.ray;
    drag_.rayPoint = target.kind == Kind::rayOrigin ? ray.from : ray.to;
  }
  freeAxisBefore_ = context.view.freeAxisAngle;
  if (target.body >= 0) {
    drag_.shape = context.evidence.bodies[static_cast<std::size_t>(target.body)];
  }
}

void CanvasTool::beginDrag(ToolContext& context, const ToolPointer& pointer) {
  const Target target = drag_.target;
  const bool slides = context.view.slide && context.view.technique == "motion";
  if (target.kind == Kind::none) {
    const Vec2 here = pointer.screen;
    startPan(context, {pressScreen_, pointer.modifiers, pointer.time});
    context.view.selected = selectedBefore_;
    move(context, {here, pointer.modifiers, pointer.time});
    return;
  }
  gesture_ = Gesture::drag;
  if (target.kind != Kind::body) return;
  if (slides && target.body == context.evidence.a) {
    gesture_ = Gesture::slide;
  } else if (pointer.modifiers.ctrl) {
    drag_.start = withDuplicate(drag_.start, target.body, {});
    drag_.target.body = static_cast<int>(drag_.start.bodies.size()) - 1;
    context.view.selected = drag_.target;
  }
}

void CanvasTool::move(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  penPointer_ = penPlace(context, pointer);
  view.ray.pointed = pixelPointed(view, pointer.screen);
  if (gesture_ == Gesture::pressed && distance(pointer.screen, pressScreen_) >= kDragThreshold) {
    beginDrag(context, pointer);
  }
  switch (gesture_) {
    case Gesture::pan: {
      const Vec2 way = pointer.screen - pressScreen_;
      view.camera.center = panCenter_ - Camera::turned(way) / view.camera.zoom;
      panned_ = true;
      break;
    }
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
    case Gesture::none:
      view.hovered =
          pen_ || brushActive(view) ? Target{} : pick(context.evidence, view, pointer.screen);
      break;
    case Gesture::pressed:
    case Gesture::pen:
      break;
  }
}

void CanvasTool::dragTo(ToolContext& context, const ToolPointer& pointer) {
  if (drag_.target.kind == Kind::freeAxis) {
    context.view.freeAxisAngle =
        draggedFreeAxis(context.view.camera, pointer.screen, pointer.modifiers);
    return;
  }
  const DragPointer at{context.view.camera.toWorld(pointer.screen), pointer.modifiers,
                       snapStepOf(context.view), context.snap};
  message_ = context.document.preview(dragged(drag_, at));
  context.view.hovered = drag_.target;
}

void CanvasTool::slideTo(ToolContext& context, const ToolPointer& pointer) {
  const Scene& shown = context.document.shown();
  const int body = drag_.target.body;
  const Vec2 here = shown.bodies[static_cast<std::size_t>(body)].position;
  const Vec2 wanted =
      drag_.shape.position + (context.view.camera.toWorld(pointer.screen) - drag_.grab);
  const Vec2 way = slide(shown, wanted - here).slide.displacement;
  message_ = context.document.preview(withPosition(shown, body, here + way));
}

void CanvasTool::release(ToolContext& context, Button button, const ToolPointer& pointer) {
  if (!busy() || button != button_) return;
  move(context, pointer);
  const Gesture ended = std::exchange(gesture_, Gesture::none);
  context.document.commit();
  if (ended == Gesture::pressed) click(context);
  if (ended == Gesture::drag && drag_.target.kind == Kind::body) lastPress_.reset();
}

void CanvasTool::click(ToolContext& context) {
  if (drag_.target.kind == Kind::none) {
    context.view.selected = {};
    context.view.selectedAxis.reset();
  }
  const std::optional<AxisName> axis = axisOf(drag_.target, context.evidence);
  if (axis) context.view.selectedAxis = axis;
}

void CanvasTool::wheel(ToolContext& context, const ToolPointer& pointer, double notches) {
  if (panning()) return;  // its reference would be lost
  Camera& camera = context.view.camera;
  camera = zoomedAt(camera, pointer.screen, std::pow(kZoomPerNotch, notches));
}

bool CanvasTool::cancel(ToolContext& context) {
  if (pen_) {
    pen_.reset();
    gesture_ = Gesture::none;
    return true;
  }
  if (!busy()) return false;
  if (panning()) context.view.camera.center = panCenter_;
  context.document.cancel();
  context.view.freeAxisAngle = freeAxisBefore_;
  context.view.selected = selectedBefore_;
  gesture_ = Gesture::none;
  return true;
}

std::vector<Vec2> CanvasTool::penPath() const {
  std::vector<Vec2> path = pen_.value_or(std::vector<Vec2>{});
  if (!path.empty()) path.push_back(penPointer_);
  return path;
}

Vec2 CanvasTool::penPlace(const ToolContext& context, const ToolPointer& pointer) const {
  const bool snap = context.snap && !pointer.modifiers.alt;
  Vec2 place = context.view.camera.toWorld(pointer.screen);
  if (pen_ && !pen_->empty() && pointer.modifiers.shift) {
    place = pen_->back() + constrained(place - pen_->back());
  }
  return snap ? snapStepOf(context.view).snapped(place) : place;
}

void CanvasTool::pressPen(ToolContext& context, const ToolPointer& pointer, bool twice) {
  gesture_ = Gesture::pen;
  const Camera& camera = context.view.camera;
  const bool atFirst =
      pen_->size() >= 3 && distance(camera.toScreen(pen_->front()), pointer.screen) <= kPickRadius;
  if (twice || atFirst) {
    closePen(context);
    return;
  }
  pen_->push_back(penPlace(context, pointer));
}

void CanvasTool::closePen(ToolContext& context) {
  if (!pen_) return;
  const std::vector<Vec2> points = *std::exchange(pen_, std::nullopt);
  gesture_ = Gesture::none;
  if (points.size() < 3) {
    message_ = "A polygon needs at least three points; press N and click them one by one.";
    return;
  }
  message_ = context.document.apply(withPolygon(context.document.committed(), points));
  if (!message_.empty()) return;
  const int last = static_cast<int>(context.document.committed().bodies.size()) - 1;
  context.view.selected = {Kind::body, last, -1};
}

void CanvasTool::dropPenPoint() {
  if (pen_ && !pen_->empty()) pen_->pop_back();
}

}  // namespace sepax
