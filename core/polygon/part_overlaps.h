#pragma once

#include "core/polygon/parts.h"

#include <cstddef>
#include <span>
#include <vector>

/// Which parts of a body lie over each other.
namespace sepax {

/// Two outlines of one body whose interiors meet, first < second.
struct PartOverlap {
  int first = 0;   ///< position of the outline in its body
  int second = 0;  ///< the same
  Vec2 place;      ///< in what they share, world units; rounded, to be marked
};

/// Most overlaps that are listed: those of the lowest parts.
inline constexpr std::size_t kMaxPartOverlaps = 64;
/// Most vertices of a concave outline that is looked at: it is cut into convex parts first.
inline constexpr std::size_t kMaxOverlapVertices = 4000;

/// By first, then second. Exact; outlines that are no polygons are passed over.
/// Laws: parts that touch do not overlap; the order of an outline's vertices changes nothing.
[[nodiscard]] std::vector<PartOverlap> overlappingParts(std::span<const PartReport> parts);

}  // namespace sepax
