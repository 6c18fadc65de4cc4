#pragma once

#include "core/evidence/evidence.h"

#include <string>

/// Cozic's loop over the axes of resting polygons, as its steps, its words and its picture see it.
namespace sepax {

/// What the page's loop has come to.
struct CollisionProgress {
  enum class Phase { axis, project, distance, compare, result } phase = Phase::result;
  int axis = 0;  ///< index into PublishedSat::axes
};
inline constexpr int kCollisionPhases = 4;  ///< steps an axis

/// A step of the view as progress; -1 is the whole answer, steps past the end are the last one.
[[nodiscard]] CollisionProgress collisionProgress(const PublishedSat& found, int step);
[[nodiscard]] const PublishedAxis& axisAt(const PublishedSat& found, int index);

/// "still overlaps by 0.78": what becomes of the pushed A.
[[nodiscard]] std::string afterPush(const PublishedSat& found);

}  // namespace sepax
