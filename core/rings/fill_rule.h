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

/// The index of the ring that a ring is a hole of; nothing when it is none.
using HoleOf = std::optional<std::size_t>;

/// One for each ring. What is no polygon, or crosses what is around it, is no hole. Nothing when
/// there are more rings over each other than kMaxRingLooks allows. Exact.
/// Laws: reversing all rings changes nothing, and by evenOdd reversing some; a hole lies within the
/// ring that it is of.
[[nodiscard]] std::optional<std::vector<HoleOf>> holesOf(std::span<const std::vector<Vec2>> rings,
                                                         FillRule rule);

}  // namespace sepax
