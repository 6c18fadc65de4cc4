#pragma once

#include "app/scene/edits/snapping.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/contract/technique.h"
#include "app/tools/input.h"
#include "app/tools/snap_places.h"
#include "app/view/group_frame.h"

#include <optional>
#include <vector>

namespace sepax {

/// What was grabbed, where, and how everything stood then. What a drag makes of the scene depends
/// on this and on the pointer's present place alone, never on the way between.
struct Drag {
  Target target;
  Scene start;
  BodyShape shape;          ///< the grabbed body at the start
  Vec2 grab;                ///< world point under the pointer at the start
  Vec2 rayPoint{};          ///< the grabbed end of the ray at the start, pixel space
  Vec2 rayRest{};           ///< its other end at the start, pixel space
  std::vector<int> bodies;  ///< those that move, rising
  GroupFrame frame;         ///< of the group at the start
  /// Of the grabbed body where it was drawn away from its start: places are told at its start.
  std::optional<SeenWay> way = {};
};

/// Where the pointer is now, what is held down, and what may be snapped to.
struct DragPointer {
  Vec2 world;
  Modifiers modifiers;
  SnapStep step;
  bool snap = true;  ///< the setting; Alt suspends it
  SnapTargets targets = {};
  SnapScene scene = {};
  double reach = 0;  ///< world units at which vertices and edges are taken
};

/// What a drag makes of the scene, and what it snapped to.
struct DragResult {
  Scene scene;
  std::vector<SnapGuide> guides = {};
};

/// The scene with the grabbed vertex, edge, body, group, velocity tip or rotation at the pointer.
[[nodiscard]] DragResult dragged(const Drag& drag, const DragPointer& pointer);

/// What the pointer may snap to now: nothing when the setting is off or with Alt.
[[nodiscard]] SnapTargets targetsOf(const DragPointer& pointer);
/// The angle in steps of 15 degrees with Shift, of one degree while snapping.
[[nodiscard]] double snappedTurn(double angle, const DragPointer& pointer);
/// Counterclockwise from the x axis, in [-180, 180].
[[nodiscard]] double degreesOf(Vec2 direction);

/// Direction of the free axis for a pointer on the screen, degrees.
[[nodiscard]] double draggedFreeAxis(const Camera& camera, Vec2 screen, const Modifiers& modifiers);

}  // namespace sepax
