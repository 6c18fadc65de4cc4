#pragma once

#include "core/evidence/inside.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <vector>

/// Whether two simple polygons meet, by points in polygons and edges: the way of the crossing
/// number articles, with what they leave out.
namespace sepax {

/// A body of the inside test.
struct InsideBody {
  std::vector<Vec2> vertices;     ///< as given, repeated ones included
  std::vector<Polygon> outlines;  ///< made from them: one polygon, several that may overlap and
                                  ///< together are the body, or a thin body
  Vec2 center;                    ///< of its circle: where the body is located
};

enum class Middles { without, with };

/// Every phase with its evidence; the answer is exact, middles take no part in it.
/// Laws: relation = polygonRelation's, and intersects = (it is not disjoint); symmetric in a and b;
/// circles that do not meet imply polygons that do not; parts that tile a polygon give what the
/// polygon gives. A thin body overlaps where its relative interior meets the other's interior; of
/// two thin bodies only segments are tested, and at most touch.
[[nodiscard]] InsideEvidence insideTest(const InsideBody& a, const InsideBody& b,
                                        Middles middles = Middles::without);

/// A point that both bodies hold: a vertex of A in B, else one of B in A, else the first common
/// point of their edges, rounded. Absent exactly where they do not meet.
[[nodiscard]] std::optional<Vec2> sharedPoint(const InsideEvidence& evidence);

}  // namespace sepax
