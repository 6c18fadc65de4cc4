#pragma once

#include "core/exact/vec2.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Holes in one vertex list with what is around them.
namespace sepax {

/// One closed list, or one sentence why there is none.
struct BridgedOutline {
  std::vector<Vec2> vertices;
  std::string problem;
};

/// Most vertices that are looked at for bridges: all of them for each hole.
inline constexpr std::size_t kMaxBridgeLooks = 50'000'000;

/// Joins every hole to the outline: the list runs over a bridge to the hole, around it and back
/// over the same bridge. A bridge leads from the rightmost vertex of a hole to a vertex that it
/// sees; none is needed where that vertex lies on the outline or on a hole that is joined already
/// (Eberly, Triangulation by Ear Clipping, section 3, with touches decided exactly). Holes lie
/// inside the outline and not over each other; all of them may touch, in points and along edges.
/// Laws: the vertices are those of the rings; the signed area is the outline's less that of the
/// holes, exactly; the list crosses itself nowhere, neither in edges nor at vertices; the even-odd
/// rule fills the outline without the holes; winding and first vertex are the outline's.
[[nodiscard]] BridgedOutline withBridges(std::span<const Vec2> outline,
                                         std::span<const std::vector<Vec2>> holes);

}  // namespace sepax
