#pragma once

#include "core/polygon/box_tree.h"
#include "core/polygon/polygon.h"

/// How the outlines of one area lie to each other: they may touch in points and along edges.
namespace sepax {

/// A polygon with what a search along its edges needs.
struct Ring {
  explicit Ring(Polygon outline);

  Polygon polygon;
  Bounds bounds;
  BoxTree tree;  ///< of the boxes of the edges, each from a position in the vertices to the next
};

enum class RingRelation {
  apart,     ///< their interiors do not meet
  within,    ///< the first lies in the second
  around,    ///< the second lies in the first
  same,      ///< both enclose the same points
  crossing,  ///< none of these
};

/// Most vertices of rings whose boxes meet that are compared with each other.
inline constexpr std::size_t kMaxRingLooks = 20'000'000;

/// Exact. Laws: turned around when a and b are exchanged; the order of vertices changes nothing.
[[nodiscard]] RingRelation ringRelation(const Ring& a, const Ring& b);

}  // namespace sepax
