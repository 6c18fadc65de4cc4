#include "app/tools/canvas_tool.h"

#include "app/scene/edits/edits.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

namespace sepax {

void CanvasTool::startPen() {
  leaveModes();
  pen_ = std::vector<Vec2>{};
}

std::vector<Vec2> CanvasTool::penPath() const {
  std::vector<Vec2> path = pen_.value_or(std::vector<Vec2>{});
  if (!path.empty()) path.push_back(penPointer_);
  return path;
}

/// A vertex or an edge of a body near the pointer; none while Shift holds the direction.
std::optional<SnapHit> CanvasTool::penSnap(const ToolContext& context,
                                           const ToolPointer& pointer) const {
  if (!pen_ || !context.snap || pointer.modifiers.alt || pointer.modifiers.shift) return {};
  const Camera& camera = context.view.camera;
  const SnapOutline outline{{camera.toWorld(pointer.screen)}, {BodyKind::point, {}}};
  return nearestSnap({&outline, 1}, snapScene(context.evidence, context.view, {}),
                     kSnapReach / camera.zoom, context.targets);
}

Vec2 CanvasTool::penPlace(const ToolContext& context, const ToolPointer& pointer) const {
  if (const std::optional<SnapHit> hit = penSnap(context, pointer)) return hit->place;
  const bool snap = context.snap && context.targets.grid && !pointer.modifiers.alt;
  Vec2 place = context.view.camera.toWorld(pointer.screen);
  if (pen_ && !pen_->empty() && pointer.modifiers.shift) {
    place = pen_->back() + constrained(place - pen_->back());
  }
  return snap ? snapStepOf(context.view).snapped(place) : place;
}

void CanvasTool::movePen(ToolContext& context, const ToolPointer& pointer) {
  penPointer_ = penPlace(context, pointer);
  if (!pen_) return;
  context.view.guides.clear();
  if (const std::optional<SnapHit> hit = penSnap(context, pointer)) {
    context.view.guides.push_back(hit->guide);
  }
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
  if (pen_->size() < 3) {  // the pen stays: what was clicked is not lost
    message_ = "A polygon needs at least three corners; click more of them, or Esc to stop.";
    return;
  }
  const std::vector<Vec2> points = *std::exchange(pen_, std::nullopt);
  gesture_ = Gesture::none;
  context.view.guides.clear();
  message_ = context.document.apply(withPolygon(context.document.committed(), points));
  if (!message_.empty()) return;
  const int last = static_cast<int>(context.document.committed().bodies.size()) - 1;
  selectOnly(context.view, {Target::Kind::body, last, -1});
}

void CanvasTool::dropPenPoint() {
  if (pen_ && !pen_->empty()) pen_->pop_back();
}

}  // namespace sepax
