#pragma once

#include "core/exact/vec2.h"

#include <optional>
#include <span>
#include <vector>

/// First step of splitAtCrossings: a closed curve as segments that meet at their ends only.
namespace sepax {

/// A segment between two positions in CutCurve::points, `from` < `to`.
struct CutSide {
  int from = 0;
  int to = 0;
  friend auto operator<=>(const CutSide&, const CutSide&) = default;
};

/// Distinct points, those of the list in the order of their first appearance, and the segments
/// between them that the curve runs along an odd number of times, in rising order.
struct CutCurve {
  std::vector<Vec2> points;
  std::vector<CutSide> sides;
};

/// Cuts all edges of the closed list where they meet, again and again until the rounded pieces meet
/// no more; nothing when there are more than `maxSides` or the rounding finds no end.
/// Law: any two sides have at most an end in common.
[[nodiscard]] std::optional<CutCurve> cutCurve(std::span<const Vec2> vertices,
                                               std::size_t maxSides);

}  // namespace sepax
