#include "app/tools/drag.h"

#include "app/tools/edits.h"
#include "app/tools/handles.h"
#include "app/tools/tile_edits.h"

#include <cmath>
#include <numbers>

namespace sepax {
namespace {

constexpr double kCoarseTurn = 15;  ///< degrees, with Shift
constexpr double kFineTurn = 1;     ///< degrees, while snapping

bool snaps(const DragPointer& pointer) { return pointer.snap && !pointer.modifiers.alt; }

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
  return shape.vertices[static_cast<std::size_t>(index) % shape.vertices.size()];
}

/// With Shift along its own normal, which is what separating wants; else like a point.
Vec2 edgeDisplacement(const Drag& drag, const DragPointer& pointer) {
  const Vec2 from = vertexOf(drag.shape, drag.target.index);
  if (!pointer.modifiers.shift) return moved(drag, pointer, from) - from;
  const Vec2 along = vertexOf(drag.shape, drag.target.index + 1) - from;
  const Vec2 normal = normalized(turnedRight(along));
  double reach = dot(pointer.world - drag.grab, normal);
  if (snaps(pointer)) reach = pointer.step.snapped(reach);
  return reach * normal;
}

double degreesOf(Vec2 direction) {
  return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
}

double snappedTurn(double angle, const Modifiers& modifiers, bool snap) {
  if (modifiers.shift) return snappedAngle(angle, kCoarseTurn);
  return snap && !modifiers.alt ? snappedAngle(angle, kFineTurn) : angle;
}

Scene turned(const Drag& drag, const DragPointer& pointer) {
  const Vec2 pivot = drag.shape.centroid;
  const double turn = degreesOf(pointer.world - pivot) - degreesOf(drag.grab - pivot);
  const double angle = snappedTurn(drag.shape.angle + turn, pointer.modifiers, pointer.snap);
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

/// Where the end of the ray that is held goes, pixel space. Shift keeps its way level, upright or
/// diagonal: from where it was for the origin, from the origin for the end.
Vec2 rayPlace(const Drag& drag, const DragPointer& pointer) {
  const Vec2 origin = drag.start.ray->origin;
  const bool end = drag.target.kind == Target::Kind::rayEnd;
  Vec2 place = drag.rayPoint + pixelsOfWorld(pointer.world - drag.grab);
  if (!pointer.modifiers.shift) return snappedInPixels(pointer, place);
  const Vec2 base = end ? origin : drag.rayPoint;
  Vec2 way = constrained(place - base);
  if (snaps(pointer)) way = {std::round(way.x), std::round(way.y)};
  return base + way;
}

}  // namespace

Scene dragged(const Drag& drag, const DragPointer& pointer) {
  const Target& target = drag.target;
  switch (target.kind) {
    case Target::Kind::vertex:
      return withVertexAt(drag.start, target.body, target.index,
                          moved(drag, pointer, vertexOf(drag.shape, target.index)));
    case Target::Kind::edge:
      return withEdgeMoved(drag.start, target.body, target.index, edgeDisplacement(drag, pointer));
    case Target::Kind::body:
      return withPosition(drag.start, target.body, moved(drag, pointer, drag.shape.position));
    case Target::Kind::velocity:
      return withTipAt(drag, pointer);
    case Target::Kind::rotation:
      return turned(drag, pointer);
    case Target::Kind::rayOrigin:
      return withRayOrigin(drag.start, rayPlace(drag, pointer));
    case Target::Kind::rayEnd:
      return withRayEnd(drag.start, rayPlace(drag, pointer));
    case Target::Kind::freeAxis:
    case Target::Kind::groupMove:
    case Target::Kind::groupScale:
    case Target::Kind::groupRotate:
    case Target::Kind::none:
      break;
  }
  return drag.start;
}

double draggedFreeAxis(const Camera& camera, Vec2 screen, const Modifiers& modifiers) {
  const double angle = degreesOf(Camera::turned(screen - freeAxisPivot(camera)));
  return wrappedAngle(snappedTurn(angle, modifiers, true));
}

}  // namespace sepax
