#pragma once

#include "app/figure/figure.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace sepax {

inline constexpr std::size_t kNoPartner = std::numeric_limits<std::size_t>::max();

// How far, in logical pixels, what stands for the same may lie apart and still move from one place
// to the other; farther away one goes and the other comes.
inline constexpr double kFarthestMove = 120;
inline constexpr double kFarthestTextMove = 40;

/// For each item of `to` the item of `from` that it belongs together with, or kNoPartner: the same
/// item; else one of that form at that place, whatever its colour; else one of the same part, form
/// and colour, where both figures have equally many of those, one near the other in order. Laws: no
/// item has two partners, partners are of one kind and layer, and shaft and head of an arrow are
/// partners of shaft and head of one arrow, or both of none.
[[nodiscard]] std::vector<std::size_t> partnersOf(const Figure& from, const Figure& to);

}  // namespace sepax
