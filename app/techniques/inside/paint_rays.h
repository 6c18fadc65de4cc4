#pragma once

#include "app/techniques/inside/inside.h"

#include <vector>

/// The rays of the crossing test: their pieces inside and outside, the counters at the crossings
/// and the counts at their ends.
namespace sepax {

/// What of the test is drawn, and how loud.
struct InsideShown {
  InsideProgress progress;
  int focus = -1;    ///< the point whose ray is loud, -1 = all are
  bool ofB = false;  ///< points are vertices of B, in A
  bool dim = false;  ///< no ray is loud
  bool halves =
      false;  ///< and are loud, with the one of B that decides where all of A's find nothing
  double rayEnd = 0;  ///< where rays end, logical pixels from the left
};

/// A crowd of points is drawn without its rays and names: only the point in focus has them.
inline constexpr int kCrowd = 200;

/// Behind the counts at the ends of the rays an article's running sum has room.
[[nodiscard]] bool hasRoomForSums(const Camera& camera);
/// Where rays end so that their counts have room, logical pixels from the left.
[[nodiscard]] double rayEndOf(const Evidence& evidence, const Camera& camera);

/// The rays of these points. Rays on one line share counters and counts.
void addRays(Figure& figure, const Evidence& evidence, const ViewState& view,
             const InsideShown& shown, const std::vector<int>& points);

}  // namespace sepax
