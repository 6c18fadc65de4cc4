#pragma once

#include "core/repair/split_cuts.h"

#include <vector>

/// Second step of splitAtCrossings: what the cut curve encloses.
namespace sepax {

/// Positions in CutCurve::points; the inside is on the left. May visit a point several times.
using Walk = std::vector<int>;

/// A boundary of the area inside the curve (even-odd).
struct FaceWalk {
  Walk walk;
  bool hole = false;  ///< it runs clockwise around a hole
};

/// Every boundary of the inside, in the order of the sides.
[[nodiscard]] std::vector<FaceWalk> insideWalks(const CutCurve& curve);

/// The walks as simple loops that tile the same area: holes are joined to what is around them, and
/// loops that visit a point twice are cut between their vertices.
[[nodiscard]] std::vector<Walk> simpleLoops(const CutCurve& curve, std::vector<FaceWalk> walks);

}  // namespace sepax
