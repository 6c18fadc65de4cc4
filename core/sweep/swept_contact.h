#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/callers_edges.h"
#include "core/sweep/meeting_time.h"
#include "core/sweep/swept_pair.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// The contact of two polygons at the time of their first meeting.
namespace sepax {

/// A pair of edges that touches at that time.
struct TouchingEdges {
  CallersEdge a;
  CallersEdge b;
};

/// Points and normal of a first contact. The normal is that of the edges that are touched strictly
/// between their ends or along a piece. It is given when all of them agree and no corner touches a
/// corner elsewhere: then it is the only one.
struct ContactPlace {
  std::vector<Vec2> points;
  std::optional<Vec2> normal;         ///< unit, from B to A
  std::optional<std::size_t> facing;  ///< the first pair that touches along a piece with a length
};
[[nodiscard]] ContactPlace contactPlace(std::span<const TouchingEdges> pairs,
                                        const MeetingTime& time, const RelativeMotion& motion);

}  // namespace sepax
