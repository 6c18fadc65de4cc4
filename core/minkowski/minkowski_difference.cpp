#include "core/minkowski/minkowski_difference.h"

#include "core/exact/predicates.h"
#include "core/overlap/sat.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <cstddef>

namespace sepax {

namespace {

/// A walk around one body, edge by edge, from one of its vertices.
class Walk {
 public:
  Walk(const Polygon& polygon, Vec2 start)
      : vertexIndex_(polygon.vertexIndex), leaving_(polygon.vertices.size(), 0) {
    for (std::size_t i = 0; i < polygon.edges.size(); ++i)
      leaving_[static_cast<std::size_t>(polygon.edges[i].from)] = static_cast<int>(i);
    const auto found = std::find(polygon.vertices.begin(), polygon.vertices.end(), start);
    position_ = static_cast<std::size_t>(found - polygon.vertices.begin());
  }

  [[nodiscard]] int vertexIndex() const { return vertexIndex_[position_]; }
  /// Position in Polygon::edges of the edge that leaves the vertex; of a segment its only one.
  [[nodiscard]] int edge() const { return leaving_[position_]; }
  /// From the second vertex of a segment to the first.
  [[nodiscard]] bool goesBack() const { return leaving_.size() == 2 && position_ == 1; }
  void advance() { position_ = position_ + 1 == leaving_.size() ? 0 : position_ + 1; }

 private:
  std::vector<int> vertexIndex_;
  std::vector<int> leaving_;
  std::size_t position_ = 0;
};

/// The outward normal of the difference; an edge of B is turned by half a turn.
AxisLine facingOf(const DifferenceEdge& line, Owner owner) {
  return owner == Owner::a ? AxisLine{line.from.b, line.to.b} : AxisLine{line.to.a, line.from.a};
}

/// Names the edge that comes next on the way around both bodies.
MinkowskiSide named(const DifferenceEdge& line, const Polygon& a, const Polygon& b, Walk& walkA,
                    Walk& walkB) {
  const Owner owner = line.from.a == line.to.a ? Owner::a : Owner::b;
  const Polygon& polygon = owner == Owner::a ? a : b;
  Walk& walk = owner == Owner::a ? walkA : walkB;
  const int edge = walk.edge();
  MinkowskiSide side;
  side.name = {owner, polygon.edges[static_cast<std::size_t>(edge)].index};
  side.back = walk.goesBack();
  side.axis = owner == Owner::a ? edge : static_cast<int>(a.edges.size()) + edge;
  side.from = {walkA.vertexIndex(), walkB.vertexIndex()};
  walk.advance();
  side.to = {walkA.vertexIndex(), walkB.vertexIndex()};
  side.line = line;
  side.facing = facingOf(line, owner);
  return side;
}

bool isParallel(const MinkowskiSide& x, const MinkowskiSide& y) {
  return crossSign(x.facing.p, x.facing.q, y.facing.p, y.facing.q) == 0;
}

DifferenceShape shapeOf(const std::vector<MinkowskiSide>& sides) {
  if (sides.empty()) return DifferenceShape::point;
  const bool flat = std::all_of(sides.begin(), sides.end(),
                                [&](const MinkowskiSide& s) { return isParallel(s, sides[0]); });
  return flat ? DifferenceShape::segment : DifferenceShape::area;
}

}  // namespace

MinkowskiDifference minkowskiDifference(const Polygon& a, const Polygon& b) {
  const Difference merged = differenceOf(b, a);  // there the second minus the first
  MinkowskiDifference difference;
  difference.thin = isThin(a) && isThin(b);
  difference.startPoint = merged.edges.front().from;
  Walk walkA(a, difference.startPoint.b);
  Walk walkB(b, difference.startPoint.a);
  difference.start = {walkA.vertexIndex(), walkB.vertexIndex()};
  const std::vector<int> parallel = parallelAxes(a, b);
  for (const DifferenceEdge& line : merged.edges) {
    if (line.from == line.to) continue;  // of a point
    difference.sides.push_back(named(line, a, b, walkA, walkB));
    MinkowskiSide& side = difference.sides.back();
    side.firstAxis = parallel[static_cast<std::size_t>(side.axis)];
  }
  difference.shape = shapeOf(difference.sides);
  return difference;
}

}  // namespace sepax
