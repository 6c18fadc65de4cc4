#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <vector>

namespace sepax {

/// An edge as the caller's list has it: from vertex i to vertex i + 1, whatever the winding, so
/// that places along it mean the same to the caller.
struct CallersEdge {
  int index = 0;
  int startVertex = 0;    ///< caller's index
  int endVertex = 0;      ///< caller's index
  int startPosition = 0;  ///< in Polygon::vertices
  int endPosition = 0;    ///< in Polygon::vertices
  Vec2 start;
  Vec2 end;
  bool clockwise = false;  ///< the polygon lies on its right

  friend bool operator==(const CallersEdge&, const CallersEdge&) = default;
};

/// The edges that have a length, in the order of the caller's list.
[[nodiscard]] std::vector<CallersEdge> callersEdges(const Polygon& polygon);

}  // namespace sepax
