#pragma once

#include "core/evidence/inside.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <vector>

/// Whether two simple polygons meet, by points in polygons and edges: the way of the crossing
/// number articles, with what they leave out.
namespace sepax {

/// A body of the inside test.
struct InsideBody {
  std::vector<Vec2> vertices;  ///< as given, repeated ones included
  Polygon polygon;             ///< made from them
  Vec2 center;                 ///< of its circle: where the body is located
};

enum class Middles { without, with };

/// Every phase with its evidence; the answer is exact, middles take no part in it.
/// Laws: relation = polygonRelation's, and intersects = (it is not disjoint); symmetric in a and b;
/// circles that do not meet imply polygons that do not.
[[nodiscard]] InsideEvidence insideTest(const InsideBody& a, const InsideBody& b,
                                        Middles middles = Middles::without);

}  // namespace sepax
