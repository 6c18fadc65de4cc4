#pragma once

#include "core/evidence/motion.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"
#include "core/sweep/axis_time.h"

#include <optional>
#include <vector>

/// The window of time in which two moving convex polygons meet on every axis: then they meet.
namespace sepax {

/// The time window in which every moving axis meets, and what the resting axes allow.
struct MotionWindow {
  std::optional<AxisTime> entry;  ///< latest entry; absent when no axis moves
  std::optional<AxisTime> exit;   ///< earliest exit
  int restingSign = 1;            ///< smallest sign of the axes with speed 0
  int resting = -1;               ///< the axis that has it
};

/// The window that some axes leave, as indices of axes; -1 while none of them moves.
struct WindowAxes {
  int latestEntry = -1;
  int earliestExit = -1;
};

/// All axes in motion, and the window of time that they leave.
struct AxisSweep {
  bool thin = false;             ///< neither body has an interior
  std::vector<AxisName> names;   ///< of the axes
  std::vector<MovingAxis> axes;  ///< the times of the window point into it
  MotionWindow window;
  std::vector<WindowAxes> soFar;  ///< for each axis, that of this one and those before it
  int latestEntry = 0;            ///< index into axes; with a lasting gap that of the gap
  int earliestExit = 0;           ///< index into axes; with a lasting gap that of the gap
  std::vector<int> entryTies;     ///< indices of all axes entered at the time of the latest entry
};

/// The axes in the order of satTest, those of thin bodies too.
[[nodiscard]] AxisSweep sweepAxes(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb);

/// The closed polygons meet at some time, before or after the step too.
[[nodiscard]] bool everMeets(const MotionWindow& window);
/// The open interiors meet at some time.
[[nodiscard]] bool everOverlaps(const MotionWindow& window);
/// Why they do not meet in [0, 1], if they do not.
[[nodiscard]] Miss missOf(const AxisSweep& sweep);
/// How they meet at t = 0.
[[nodiscard]] Relation initialRelation(const MotionWindow& window);
/// First k with the polygons meeting at exactly t = k / n, if any up to n.
[[nodiscard]] std::optional<int> firstSample(const MotionWindow& window, int n);

}  // namespace sepax
