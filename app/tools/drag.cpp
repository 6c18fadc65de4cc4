#include "app/tools/drag.h"

#include "app/tools/edits.h"
#include "app/tools/handles.h"

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
    case Target::Kind::freeAxis:
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
