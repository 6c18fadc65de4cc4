#include "app/scene/edits/edits.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/tools/align.h"
#include "app/tools/body_list.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"

namespace sepax {
namespace {

using Kind = Target::Kind;

bool isOfBody(const Target& target) {
  return target.kind == Kind::vertex || target.kind == Kind::edge || target.kind == Kind::body;
}

}  // namespace

/// Pressing a body of the group keeps the group, for a drag may follow.
void CanvasTool::choose(ToolContext& context, const Target& target) const {
  ViewState& view = context.view;
  if (isGrouped(view, target.body)) {
    view.selected = {Kind::body, target.body, -1};
  } else if (isOfBody(target)) {
    selectOnly(view, target);
  } else if (target.body >= 0 && view.selected.body != target.body) {
    selectOnly(view, {Kind::body, target.body, -1});
  }
}

void CanvasTool::click(ToolContext& context) {
  if (inMode()) {
    clickInMode(context);
    return;
  }
  const Target target = drag_.target;
  if (pressModifiers_.shift) {
    if (isOfBody(target)) toggleInGroup(context.document.committed(), context.view, target.body);
    return;
  }
  if (clicksMap(context)) return placeOnMap(context);
  if (target.kind == Kind::none) {
    selectOnly(context.view, {});
    context.view.selectedAxis.reset();
  } else if (isOfBody(target)) {
    selectOnly(context.view, target);
  }
  const std::optional<AxisName> axis = axisOf(target, context.evidence);
  if (axis) context.view.selectedAxis = axis;
}

/// Another body is in the way of no place: most of those that A may take lie on B.
bool CanvasTool::clicksMap(const ToolContext& context) const {
  const HandleSet handles = context.handles();
  if (!context.evidence.mapSubject || handles.mapIn == nullptr || !handles.mapIn(context.view))
    return false;
  const bool other = drag_.target.kind == Kind::body && drag_.target.body != context.evidence.a;
  return drag_.target.kind == Kind::none || drag_.target.kind == Kind::mapLine || other;
}

/// At the position of the cell, so that what the map shows there is the answer.
void CanvasTool::placeOnMap(ToolContext& context) {
  const Evidence& evidence = context.evidence;
  const Vec2 world = context.view.camera.toWorld(pressScreen_);
  Vec2 position = world - evidence.mapSubject->middleA;
  if (const PositionMap* map = shownMap(evidence))
    if (const auto place = mapPlaceAt(*map, world))
      position = map->request.grid.at(place->column, place->row);
  message_ =
      context.document.apply(withPosition(context.document.committed(), evidence.a, position));
}

void CanvasTool::startAlign(const Target& movingEdge, const Document& document) {
  pen_.reset();
  leaveModes();
  align_ = movingEdge;
  alignRevision_ = document.committedRevision();
}

void CanvasTool::startPairPick() {
  pen_.reset();
  leaveModes();
  pairPick_ = true;
}

void CanvasTool::leaveModes() {
  align_.reset();
  pairPick_ = false;
  pairFirst_.clear();
}

std::string_view CanvasTool::hint() const {
  if (align_) return "Click the edge of another shape to lay this one against; Esc cancels.";
  if (!pairPick_) return {};
  return pairFirst_.empty() ? "Click the shape that becomes A; Esc cancels."
                            : "Click the shape that becomes B; Esc cancels.";
}

void CanvasTool::clickInMode(ToolContext& context) {
  if (pairPick_) {
    clickForPair(context);
    return;
  }
  if (alignRevision_ != context.document.committedRevision()) {
    message_ = "The scene has changed since the edge was chosen; choose it once more.";
    leaveModes();
    return;
  }
  const Target target = drag_.target;
  if (target.kind != Kind::edge || target.body == align_->body) {
    message_ = hint();
    return;
  }
  message_ = alignEdgeTo(context.document, context.view, *align_, target);
  leaveModes();
}

/// A is remembered by its name, since the scene may change before B is clicked.
void CanvasTool::clickForPair(ToolContext& context) {
  const Scene& scene = context.document.committed();
  const int body = drag_.target.body;
  if (body < 0) {
    message_ = hint();
    return;
  }
  const std::string& name = bodyOf(scene, body).name;
  if (pairFirst_.empty()) {
    pairFirst_ = name;
    return;
  }
  if (pairFirst_ == name) {
    message_ = "B is another shape than A; click a second one.";
    return;
  }
  message_ = setPair(context.document, findBody(scene, pairFirst_), body);
  leaveModes();
}

/// The camera goes back by the few pixels that the press has wandered.
void CanvasTool::askForMenu(const ToolContext& context) {
  ViewState& view = context.view;
  view.camera.center = panCenter_;
  if (pen_) return;
  const Target target = pick(context.evidence, view, context.technique, pressScreen_);
  Vec2 world = view.camera.toWorld(pressScreen_);
  if (target.body >= 0) {
    const SeenBodies seen(context.technique, context.evidence, view);
    if (const auto way = seen.wayOf(target.body)) world = way->toStart(world);
  }
  contextRequest_ = ContextRequest{target, pressScreen_, world};
}

}  // namespace sepax
