#include "app/tools/drag.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/group_edits.h"
#include "app/scene/edits/tile_edits.h"
#include "app/tools/group_drag.h"
#include "app/view/handles.h"
#include "core/exact/transform.h"

#include <cmath>
#include <numbers>

namespace sepax {
namespace {

constexpr double kCoarseTurn = 15;  ///< degrees, with Shift
constexpr double kFineTurn = 1;     ///< degrees, while snapping

bool snaps(const DragPointer& pointer) { return targetsOf(pointer).grid; }

Vec2 snapped(const DragPointer& pointer, Vec2 place) {
  return snaps(pointer) ? pointer.step.snapped(place) : place;
}

/// Where something that stood at `from` goes: with the pointer, constrained by Shift, on the grid.
/// A coordinate that Shift holds keeps its bits.
Vec2 moved(const Drag& drag, const DragPointer& pointer, Vec2 from) {
  Vec2 way = pointer.world - drag.grab;
  if (pointer.modifiers.shift) way = constrained(way);
  Vec2 place = snapped(pointer, from + way);
  if (pointer.modifiers.shift && way.x == 0) place.x = from.x;
  if (pointer.modifiers.shift && way.y == 0) place.y = from.y;
  return place;
}

Vec2 vertexOf(const BodyShape& shape, int index) {
  return shape.vertices[static_cast<std::size_t>(index)];
}

int edgeEnd(const Drag& drag) {
  return nextVertex(drag.shape.form, drag.shape.vertices.size(), drag.target.index)
      .value_or(drag.target.index);
}

/// How far the pointer has gone, in binary fractions that leave a double a few bits: what it brings
/// to an edge can then be there to the last bit.
Vec2 pointerWay(const Drag& drag, const DragPointer& pointer) {
  const Vec2 way = pointer.world - drag.grab;
  if (!(pointer.reach > 0)) return way;
  const double step = std::exp2(std::floor(std::log2(pointer.reach)) - 40);
  return {std::round(way.x / step) * step, std::round(way.y / step) * step};
}

/// What the dragged points meet when they follow the pointer; nothing while Shift holds their way.
std::optional<SnapHit> snapOf(const DragPointer& pointer, std::span<const SnapOutline> outlines) {
  if (pointer.modifiers.shift) return {};
  return nearestSnap(outlines, pointer.scene, pointer.reach, targetsOf(pointer));
}

DragResult vertexDragged(const Drag& drag, const DragPointer& pointer) {
  const Target& target = drag.target;
  const Vec2 from = vertexOf(drag.shape, target.index);
  const SnapOutline outline{{from + (pointer.world - drag.grab)}, {BodyKind::point, {}}};
  if (const auto hit = snapOf(pointer, {&outline, 1})) {
    return {withVertexExactlyAt(drag.start, target.body, target.index, hit->place), {hit->guide}};
  }
  return {withVertexAt(drag.start, target.body, target.index, moved(drag, pointer, from))};
}

/// With Shift along its own normal, which is what separating wants; else like a point.
Vec2 edgeDisplacement(const Drag& drag, const DragPointer& pointer) {
  const Vec2 from = vertexOf(drag.shape, drag.target.index);
  if (!pointer.modifiers.shift) return moved(drag, pointer, from) - from;
  const Vec2 along = vertexOf(drag.shape, edgeEnd(drag)) - from;
  const Vec2 normal = normalized(turnedRight(along));
  double reach = dot(pointer.world - drag.grab, normal);
  if (snaps(pointer)) reach = pointer.step.snapped(reach);
  return reach * normal;
}

DragResult edgeDragged(const Drag& drag, const DragPointer& pointer) {
  const Target& target = drag.target;
  const Vec2 way = pointerWay(drag, pointer);
  const SnapOutline outline{
      {vertexOf(drag.shape, target.index) + way, vertexOf(drag.shape, edgeEnd(drag)) + way},
      {BodyKind::segment, {}}};
  const auto hit = snapOf(pointer, {&outline, 1});
  if (!hit) {
    return {withEdgeMoved(drag.start, target.body, target.index, edgeDisplacement(drag, pointer))};
  }
  Scene scene = withEdgeMoved(drag.start, target.body, target.index, way + hit->move);
  if (hit->point >= 0) {
    const int vertex = hit->point == 0 ? target.index : edgeEnd(drag);
    scene = withVertexExactlyAt(std::move(scene), target.body, vertex, hit->place);
  }
  return {std::move(scene), {hit->guide}};
}

/// The bodies that move, where the pointer alone would put them.
std::vector<SnapOutline> outlinesOf(const Drag& drag, Vec2 way) {
  std::vector<SnapOutline> outlines;
  for (const int index : drag.bodies) {
    const Body& body = bodyOf(drag.start, index);
    outlines.push_back({posed(body.vertices, body.position, body.angle), body.form});
    for (Vec2& p : outlines.back().points) p += way;
  }
  return outlines;
}

/// One body or all of a group. On the grid is the position of the one that was grabbed.
DragResult bodiesDragged(const Drag& drag, const DragPointer& pointer) {
  const Vec2 way = pointerWay(drag, pointer);
  const bool objects = targetsOf(pointer).vertices || targetsOf(pointer).edges;
  const auto hit = objects ? snapOf(pointer, outlinesOf(drag, way)) : std::nullopt;
  if (!hit) {
    const Vec2 place = moved(drag, pointer, drag.shape.position);
    Scene scene = withBodiesMoved(drag.start, drag.bodies, place - drag.shape.position);
    return {withPosition(std::move(scene), drag.target.body, place)};
  }
  Scene scene = withBodiesMoved(drag.start, drag.bodies, way + hit->move);
  if (hit->point >= 0) {
    const int body = drag.bodies[static_cast<std::size_t>(hit->outline)];
    const auto index = static_cast<std::size_t>(body);
    scene.bodies[index] = drag.start.bodies[index];  // moved once, so rounded once
    scene = withBodyAt(std::move(scene), body, hit->point, hit->place);
  }
  return {std::move(scene), {hit->guide}};
}

Scene turned(const Drag& drag, const DragPointer& pointer) {
  const Vec2 pivot = drag.shape.centroid;
  const double turn = degreesOf(pointer.world - pivot) - degreesOf(drag.grab - pivot);
  const double angle = snappedTurn(drag.shape.angle + turn, pointer);
  if (wrappedAngle(angle) == wrappedAngle(drag.shape.angle)) return drag.start;
  return withAngleAbout(drag.start, drag.target.body, angle, pivot);
}

/// The velocity itself stays on the grid, its tip only when the centroid does.
Scene withTipAt(const Drag& drag, const DragPointer& pointer) {
  Vec2 velocity = drag.shape.velocity + (pointer.world - drag.grab);
  if (pointer.modifiers.shift) velocity = constrained(velocity);
  return withVelocity(drag.start, drag.target.body, snapped(pointer, velocity));
}

/// The middle of a pixel, or a finer place where pixels are large; pixel space.
Vec2 snappedInPixels(const DragPointer& pointer, Vec2 place) {
  if (!snaps(pointer)) return place;
  const SnapStep step = pointer.step.size() < 0.5 ? pointer.step : SnapStep{};
  const Vec2 half{0.5, 0.5};
  return step.snapped(place - half) + half;
}

/// Ctrl moves the ray as a whole; without it the end that is not held stays.
bool movesWholeRay(const DragPointer& pointer) { return pointer.modifiers.ctrl; }

/// Where the end of the ray that is held goes, pixel space. Shift keeps the ray level, upright or
/// diagonal, or the way of the whole ray.
Vec2 rayPlace(const Drag& drag, const DragPointer& pointer) {
  const Vec2 place = drag.rayPoint + pixelsOfWorld(pointer.world - drag.grab);
  if (!pointer.modifiers.shift) return snappedInPixels(pointer, place);
  const Vec2 base = movesWholeRay(pointer) ? drag.rayPoint : drag.rayRest;
  Vec2 way = constrained(place - base);
  if (snaps(pointer)) way = {std::round(way.x), std::round(way.y)};
  return base + way;
}

Scene rayDragged(const Drag& drag, const DragPointer& pointer) {
  const Vec2 place = rayPlace(drag, pointer);
  if (movesWholeRay(pointer))
    return withRayOrigin(drag.start, drag.start.ray->origin + (place - drag.rayPoint));
  if (drag.target.kind == Target::Kind::rayEnd) return withRayEnd(drag.start, place);
  return withRayEnd(withRayOrigin(drag.start, place), drag.rayRest);
}

}  // namespace

SnapTargets targetsOf(const DragPointer& pointer) {
  const bool snap = pointer.snap && !pointer.modifiers.alt;
  return snap ? pointer.targets : SnapTargets{false, false, false};
}

double degreesOf(Vec2 direction) {
  return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
}

double snappedTurn(double angle, const DragPointer& pointer) {
  if (pointer.modifiers.shift) return snappedAngle(angle, kCoarseTurn);
  return targetsOf(pointer).grid ? snappedAngle(angle, kFineTurn) : angle;
}

DragResult dragged(const Drag& drag, const DragPointer& pointer) {
  switch (drag.target.kind) {
    case Target::Kind::vertex:
      return vertexDragged(drag, pointer);
    case Target::Kind::edge:
      return edgeDragged(drag, pointer);
    case Target::Kind::body:
    case Target::Kind::groupMove:
      return bodiesDragged(drag, pointer);
    case Target::Kind::groupScale:
      return {groupScaled(drag, pointer)};
    case Target::Kind::groupRotate:
      return {groupTurned(drag, pointer)};
    case Target::Kind::velocity:
      return {withTipAt(drag, pointer)};
    case Target::Kind::rotation:
      return {turned(drag, pointer)};
    case Target::Kind::rayOrigin:
    case Target::Kind::rayEnd:
      return {rayDragged(drag, pointer)};
    case Target::Kind::freeAxis:
    case Target::Kind::mapLine:
    case Target::Kind::none:
      break;
  }
  return {drag.start};
}

double draggedFreeAxis(const Camera& camera, Vec2 screen, const Modifiers& modifiers) {
  DragPointer pointer;
  pointer.modifiers = modifiers;
  const double angle = degreesOf(Camera::turned(screen - freeAxisPivot(camera)));
  return wrappedAngle(snappedTurn(angle, pointer));
}

}  // namespace sepax
