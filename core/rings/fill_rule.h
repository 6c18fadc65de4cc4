#pragma once

#include "core/exact/vec2.h"
#include "core/rings/ring_relation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Which rings of a path are holes (Scalable Vector Graphics 2, section 13.4.2).
namespace sepax {

enum class FillRule {
  nonZero,  ///< a point is inside when the rings around it do not cancel: counterclockwise ones
            ///< count one, clockwise ones minus one
  evenOdd,  ///< when an odd number of rings is around it
};

/// The indices of the rings that a ring is a hole of, from the smallest on: the rim, and what lies
/// within the rim around the hole, too; empty when it is none.
using HoleOf = std::vector<std::size_t>;

/// Most vertices of holes, counted once for each ring that they are holes of.
inline constexpr std::size_t kMaxHoleVertices = 1'000'000;

/// One for each ring. What is no polygon, or crosses what is around it, is no hole. Nothing when
/// there are more rings over each other than kMaxRingLooks and kMaxHoleVertices allow. Exact.
/// Laws: rings that are no holes, without their holes, are what the rule fills; reversing all rings
/// changes nothing, and by evenOdd reversing some; a hole lies within the rings that it is of.
[[nodiscard]] std::optional<std::vector<HoleOf>> holesOf(std::span<const std::vector<Vec2>> rings,
                                                         FillRule rule);

}  // namespace sepax
