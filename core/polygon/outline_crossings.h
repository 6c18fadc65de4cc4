#pragma once

#include "core/exact/vec2.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Where a closed outline meets itself. Edge i runs from vertex i to the next one; consecutive
/// vertices differ. Neighbouring edges are no pair: what they share beyond their vertex is a spike.
namespace sepax {

/// Two edges that meet although they are not neighbours.
struct CrossingEdges {
  std::size_t first = 0;  ///< the lower one
  std::size_t second = 0;
  friend bool operator==(CrossingEdges, CrossingEdges) = default;
};

/// Boxes of a tree of the edges that are looked at in the search for the lowest pairs, so that a
/// hostile outline of a hundred thousand edges takes well under a second.
inline constexpr std::size_t kMaxCrossingLooks = 40'000'000;

/// The pairs in the order of the lower edge, then of the higher one, up to `most`. Where that takes
/// more than kMaxCrossingLooks, those found by then: at least one, if any. The outline has no
/// spikes.
[[nodiscard]] std::vector<CrossingEdges> firstCrossings(std::span<const Vec2> outline,
                                                        std::size_t most);

/// Any pair, in n log n whatever the outline looks like. The outline has no spikes. (Shamos and
/// Hoey, Geometric intersection problems, 1976.)
[[nodiscard]] std::optional<CrossingEdges> anyCrossing(std::span<const Vec2> outline);

}  // namespace sepax
