#include "app/techniques/contract/side_picture.h"
#include "app/tools/canvas_tool.h"

#include "app/tools/pick.h"
#include "app/tools/selection.h"

// What the hand does on the second picture.

namespace sepax {
namespace {

constexpr double kSideThreshold = 3;  ///< logical pixels before a press becomes a drag

const SidePicture* sideOf(const ToolContext& context) {
  return context.view.side ? sideOf(context.technique, context.evidence, context.view) : nullptr;
}

}  // namespace

void CanvasTool::hoverSide(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  view.hovered = {};
  view.pointedPixel.reset();
  const SidePicture* side = sideOf(context);
  if (side == nullptr) return;
  const Vec2 place = pointer.screen - view.side->corner;
  view.hovered = side->pick(context.evidence, view, view.side->camera, place);
  grip_ = side->grip(context.evidence, view, view.side->camera, place);
}

void CanvasTool::pressSide(ToolContext& context, Button button, const ToolPointer& pointer) {
  hoverSide(context, pointer);
  panCenter_ = context.view.side->camera.center;
  pressRevision_ = context.document.committedRevision();
  selectedBefore_ = context.view.selected;
  groupBefore_ = context.view.group;
  grab(context, context.view.hovered, {});
  lastPress_.reset();
  const bool takes = button == Button::left && !panKey_ && !inMode();
  if (!takes) grip_ = 0;
  gesture_ = takes ? Gesture::sidePressed : Gesture::sidePan;
  context.view.side->held = true;
}

/// A is taken where it stands, so that a drag there moves it as one on the first picture would.
void CanvasTool::beginSideDrag(ToolContext& context) {
  if (grip_ == 0) {
    gesture_ = Gesture::sidePan;
    return;
  }
  const Target body{Target::Kind::body, context.evidence.a, -1};
  choose(context, body);
  grab(context, body,
       context.document.committed().bodies[static_cast<std::size_t>(body.body)].position);
  gesture_ = Gesture::sideDrag;
}

void CanvasTool::moveSide(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  const Vec2 way = pointer.screen - pressScreen_;
  if (gesture_ == Gesture::sidePressed && length(way) >= kSideThreshold) beginSideDrag(context);
  if (gesture_ == Gesture::sideDrag) return sideDragTo(context, pointer);
  if (gesture_ != Gesture::sidePan || !view.side) return;
  view.side->camera.center = panCenter_ - Camera::turned(way) / view.side->camera.zoom;
  view.side->framed = false;
  panned_ = true;
}

/// What is taken stays under the pointer: all of the difference, or the origin, which cannot move
/// in its own space: there all the rest does.
void CanvasTool::sideDragTo(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  if (!view.side) return;
  const Vec2 way = Camera::turned(pointer.screen - pressScreen_) / view.side->camera.zoom;
  const Vec2 taken = drag_.way ? drag_.way->toSeen(drag_.grab) : drag_.grab;
  const Vec2 world = taken + static_cast<double>(grip_) * way;
  dragTo(context, {view.camera.toScreen(world), pointer.modifiers, pointer.time});
  const Vec2 moved = bodyOf(context.document.shown(), drag_.target.body).position -
                     bodyOf(drag_.start, drag_.target.body).position;
  if (grip_ < 0) view.side->camera.center = panCenter_ + moved;
}

void CanvasTool::cancelSide(ToolContext& context) {
  if (context.view.side) context.view.side->camera.center = panCenter_;
  grip_ = 0;
}

}  // namespace sepax
