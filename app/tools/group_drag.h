#pragma once

#include "app/tools/drag.h"

namespace sepax {

/// The group with the grabbed corner of its frame at the pointer: scaled evenly about the opposite
/// corner, with Shift about the middle. While snapping, the longer side of the frame keeps to the
/// grid. It never turns inside out.
[[nodiscard]] Scene groupScaled(const Drag& drag, const DragPointer& pointer);
/// The group turned about the middle of its frame, with Shift in steps of 15 degrees.
[[nodiscard]] Scene groupTurned(const Drag& drag, const DragPointer& pointer);

}  // namespace sepax
