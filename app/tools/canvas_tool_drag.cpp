#include "app/tools/canvas_tool.h"
#include "app/tools/new_vertex.h"
#include "app/tools/slide_drive.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/group_edits.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sepax {
namespace {

using Kind = Target::Kind;

/// Where bodies are drawn, told as the drag tells places; empty while all are at their start.
std::vector<BodyShape> drawnBodies(const ToolContext& context, const SeenBodies& seen,
                                   const Drag& drag) {
  std::vector<BodyShape> bodies;
  if (!seen.anyLeft()) return bodies;
  for (int i = 0; i < static_cast<int>(context.evidence.bodies.size()); ++i)
    bodies.push_back(drag.way ? movedToStart(seen[i], *drag.way) : seen[i]);
  return bodies;
}

/// Bodies that are drawn on different ways, or turned, meet others elsewhere than at their starts.
bool meetsOthers(const Drag& drag, const SeenBodies& seen) {
  const bool whole = drag.target.kind == Kind::body || drag.target.kind == Kind::groupMove;
  if (!whole || !seen.anyLeft()) return true;
  return drag.bodies.size() == 1 && !(drag.way && drag.way->turn.cosine != 1);
}

DragPointer dragPointer(const ToolContext& context, const ToolPointer& pointer, const Drag& drag,
                        const SeenBodies& seen, std::span<const BodyShape> drawn) {
  const ViewState& view = context.view;
  const Vec2 world = view.camera.toWorld(pointer.screen);
  DragPointer dragged{drag.way ? drag.way->toStart(world) : world,
                      pointer.modifiers,
                      snapStepOf(view),
                      context.snap,
                      context.targets,
                      snapScene(context.evidence, view, drag.bodies),
                      kSnapReach / view.camera.zoom};
  if (!drawn.empty()) dragged.scene.bodies = drawn;
  if (!meetsOthers(drag, seen)) dragged.targets = {context.targets.grid, false, false};
  return dragged;
}

/// Guides lead to what is drawn.
SnapGuide drawnGuide(SnapGuide guide, const Drag& drag) {
  if (!drag.way) return guide;
  for (Vec2* place : {&guide.place, &guide.from, &guide.to}) *place = drag.way->toSeen(*place);
  return guide;
}

}  // namespace

void CanvasTool::pressTwice(ToolContext& context, const ToolPointer& pointer,
                            const Target& target) {
  if (target.kind == Kind::vertex) {
    editRequest_ = target;
    gesture_ = Gesture::none;
  }
  if (target.kind != Kind::edge) return;
  message_ = whyNoMoreVertices(drag_.shape.form);
  if (!message_.empty()) return;
  const bool snap = context.snap && !pointer.modifiers.alt;
  SnapStep fine = snapStepOf(context.view);
  fine.denominator *= 10;  // than that of drags
  const Vec2 place = snap ? placeOfNewVertex(drag_.shape, target.index, drag_.grab, fine)
                          : placeOfNewVertex(drag_.shape, target.index, drag_.grab);
  Scene inserted = withVertexInserted(drag_.start, target.body, target.index, place);
  message_ = context.document.preview(inserted);
  if (!message_.empty()) return;
  // The second press goes on as a drag of the new vertex, in the same entry.
  drag_.start = std::move(inserted);
  drag_.target = {Kind::vertex, target.body, target.index + 1};
  drag_.shape.vertices.insert(drag_.shape.vertices.begin() + target.index + 1, place);
  drag_.shape.form = bodyOf(drag_.start, target.body).form;
  drag_.bodies = {target.body};
  selectOnly(context.view, drag_.target);
}

void CanvasTool::grab(const ToolContext& context, const Target& target, Vec2 world) {
  drag_ = {target, context.document.committed(), {}, world, {}, {}, {}, {}};
  if (context.evidence.ray) {
    const RayEvidence& ray = *context.evidence.ray;
    const bool origin = target.kind == Kind::rayOrigin;
    drag_.rayPoint = origin ? ray.from : ray.to;
    drag_.rayRest = origin ? ray.to : ray.from;
  }
  if (const auto* angle = context.handles().axisAngle) {
    axisBefore_ = context.view.options[*angle];
  }
  if (const auto* line = context.handles().mapLine) lineBefore_ = context.view.options[*line];
  if (target.body >= 0) {
    drag_.shape = context.evidence.bodies[static_cast<std::size_t>(target.body)];
    drag_.bodies = {target.body};
  }
  if (target.body < 0 || target.kind == Kind::velocity) return;
  drag_.way = SeenBodies(context.technique, context.evidence, context.view).wayOf(target.body);
  if (drag_.way && target.kind == Kind::body) drag_.way = drag_.way->straight();
  if (drag_.way) drag_.grab = drag_.way->toStart(world);
}

/// A whole body follows the pointer without being turned.
void CanvasTool::straightenWay() {
  if (!drag_.way) return;
  const Vec2 world = drag_.way->toSeen(drag_.grab);
  drag_.way = drag_.way->straight();
  drag_.grab = drag_.way->toStart(world);
}

/// Bodies are selected by a band; where rays are the matter, the ground is moved.
void CanvasTool::beginEmptyDrag(ToolContext& context, const ToolPointer& pointer) {
  if (!context.technique || !context.technique->pixels) {
    gesture_ = Gesture::band;
    return;
  }
  const Vec2 here = pointer.screen;
  startPan(context, {pressScreen_, pointer.modifiers, pointer.time});
  context.view.selected = selectedBefore_;
  panTo(context.view, {here, pointer.modifiers, pointer.time});
}

void CanvasTool::beginDrag(ToolContext& context, const ToolPointer& pointer) {
  if (drag_.target.kind == Kind::none) {
    beginEmptyDrag(context, pointer);
    return;
  }
  gesture_ = Gesture::drag;
  choose(context, drag_.target);  // a press with Shift has not yet
  gatherBodies(context, pointer);
}

/// What moves: one body or the group, or copies of them with Ctrl.
void CanvasTool::gatherBodies(ToolContext& context, const ToolPointer& pointer) {
  ViewState& view = context.view;
  Target& target = drag_.target;
  const bool frame = target.kind == Kind::groupScale || target.kind == Kind::groupRotate;
  if (frame || isGrouped(view, target.body)) {
    drag_.bodies = selectedBodies(drag_.start, view);
    drag_.frame = groupFrame(context.evidence, view).value_or(GroupFrame{});
  }
  if (frame) return;
  const bool ofBody = target.kind == Kind::vertex || target.kind == Kind::edge;
  if (isGrouped(view, target.body) && (ofBody || target.kind == Kind::body)) {
    target = {Kind::groupMove, target.body, -1};
    straightenWay();
  }
  if (target.kind != Kind::body && target.kind != Kind::groupMove) return;
  const bool slides = !view.prompt && isDriven(context.handles(), view);
  if (slides && target.body == context.evidence.a && target.kind == Kind::body) {
    gesture_ = Gesture::slide;
    return;
  }
  if (!pointer.modifiers.ctrl) return;
  const auto grabbed = std::ranges::find(drag_.bodies, target.body) - drag_.bodies.begin();
  drag_.start = withDuplicates(drag_.start, drag_.bodies, {});
  drag_.bodies = lastBodies(drag_.start, drag_.bodies.size());
  target.body = drag_.bodies[static_cast<std::size_t>(grabbed)];
  selectBodies(drag_.start, view, drag_.bodies);
  view.selected = {Kind::body, target.body, -1};
}

void CanvasTool::dragTo(ToolContext& context, const ToolPointer& pointer) {
  if (drag_.target.kind == Kind::freeAxis) {
    context.view.options.set(
        *context.handles().axisAngle,
        draggedFreeAxis(context.view.camera, pointer.screen, pointer.modifiers));
    return;
  }
  if (drag_.target.kind == Kind::mapLine) return mapLineTo(context, pointer);
  const SeenBodies seen(context.technique, context.evidence, context.view);
  const std::vector<BodyShape> drawn = drawnBodies(context, seen, drag_);
  DragResult result = dragged(drag_, dragPointer(context, pointer, drag_, seen, drawn));
  for (SnapGuide& guide : result.guides) guide = drawnGuide(std::move(guide), drag_);
  message_ = context.document.preview(std::move(result.scene));
  context.view.guides = std::move(result.guides);
  context.view.hovered = drag_.target;
  context.view.dragging = true;
}

/// The line follows the pointer, on the grid of drags while these snap.
void CanvasTool::mapLineTo(ToolContext& context, const ToolPointer& pointer) const {
  ViewState& view = context.view;
  const double moved = view.camera.toWorld(pointer.screen).y - drag_.grab.y;
  const bool snaps = context.snap && context.targets.grid && !pointer.modifiers.alt;
  const double y = lineBefore_ + moved;
  view.options.set(*context.handles().mapLine, snaps ? snapStepOf(view).snapped(y) : y);
}

void CanvasTool::slideTo(ToolContext& context, const ToolPointer& pointer) {
  const Vec2 wanted =
      drag_.shape.position + (context.view.camera.toWorld(pointer.screen) - drag_.grab);
  message_ = driveTo(context.document, context.view, *context.technique, wanted);
}

}  // namespace sepax
