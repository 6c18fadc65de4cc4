#pragma once

#include "app/scene/scene.h"
#include "app/techniques/technique.h"
#include "app/tools/input.h"
#include "app/tools/snapping.h"

namespace sepax {

/// What was grabbed, where, and how everything stood then. What a drag makes of the scene depends
/// on this and on the pointer's present place alone, never on the way between.
struct Drag {
  Target target;
  Scene start;
  BodyShape shape;  ///< the grabbed body at the start
  Vec2 grab;        ///< world point under the pointer at the start
  Vec2 rayPoint{};  ///< the grabbed end of the ray at the start, pixel space
};

/// Where the pointer is now and what is held down.
struct DragPointer {
  Vec2 world;
  Modifiers modifiers;
  SnapStep step;
  bool snap = true;  ///< the setting; Alt suspends it
};

/// The scene with the grabbed vertex, edge, body, velocity tip or rotation at the pointer.
[[nodiscard]] Scene dragged(const Drag& drag, const DragPointer& pointer);

/// Direction of the free axis for a pointer on the screen, degrees.
[[nodiscard]] double draggedFreeAxis(const Camera& camera, Vec2 screen, const Modifiers& modifiers);

}  // namespace sepax
