#pragma once

#include "core/evidence/swept_edges.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// Evidence of the points of A on their ways through a step, against B.
namespace sepax {

/// A point of A, which moves straight on; B may move, too, but neither turns.
struct PointWay {
  int index = 0;                ///< of the vertex; of the edge when the point is its middle
  bool middle = false;          ///< an extra point
  Vec2 from;                    ///< at t = 0, in the world
  Vec2 to;                      ///< at t = 1
  PointSweepEvidence sweep;     ///< against B, its place as seen from B
  std::optional<Vec2> meeting;  ///< in the world, at the time of the first contact
  Side final = Side::outside;   ///< where it lies at t = 1, exactly
  bool passesThrough = false;   ///< outside before and after, and inside in between
};

/// All of them in the order of the test: vertices, then middles.
struct PointWays {
  std::vector<PointWay> ways;
  int first = -1;   ///< the one that meets B first, the lowest of equal ones; -1 = none does
  int inside = -1;  ///< the one that enters B first
};

}  // namespace sepax
