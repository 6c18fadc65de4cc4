#include "app/tools/group_drag.h"

#include "app/scene/edits/group_edits.h"

#include <algorithm>

namespace sepax {
namespace {

/// A frame is not made smaller than this fraction of a snap step.
constexpr double kLeastOfStep = 1.0 / 16;

/// How much longer the way from the pivot to the corner is.
double factorOf(const Drag& drag, const DragPointer& pointer, Vec2 pivot) {
  const Vec2 arm = drag.frame.corner(drag.target.index) - pivot;
  const Vec2 size = drag.frame.max - drag.frame.min;
  const double side = std::max(size.x, size.y);
  if (!(side > 0)) return 1;
  const bool grid = targetsOf(pointer).grid;
  const double wanted = side * (dot(arm + (pointer.world - drag.grab), arm) / squaredLength(arm));
  const double least = pointer.step.size() * (grid ? 1 : kLeastOfStep);
  const double length = std::max(grid ? pointer.step.snapped(wanted) : wanted, least);
  return length / side;
}

}  // namespace

Scene groupScaled(const Drag& drag, const DragPointer& pointer) {
  if (pointer.world == drag.grab) return drag.start;
  const Vec2 pivot = pointer.modifiers.shift ? drag.frame.middle()
                                             : drag.frame.corner((drag.target.index + 2) % 4);
  return withBodiesScaled(drag.start, drag.bodies, pivot, factorOf(drag, pointer, pivot));
}

Scene groupTurned(const Drag& drag, const DragPointer& pointer) {
  const Vec2 pivot = drag.frame.middle();
  const double turn = degreesOf(pointer.world - pivot) - degreesOf(drag.grab - pivot);
  const double degrees = wrappedAngle(snappedTurn(turn, pointer));
  if (degrees == 0) return drag.start;
  return withBodiesTurned(drag.start, drag.bodies, pivot, degrees);
}

}  // namespace sepax
