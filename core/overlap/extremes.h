#pragma once

#include "core/exact/axis_line.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>
#include <vector>

/// The vertices of a polygon that are farthest down and up an axis, exactly.
namespace sepax {

/// Positions in Polygon::vertices of a vertex at either end, and the lowest caller's index among
/// all vertices exactly at that end.
struct Extremes {
  int low = 0;
  int high = 0;
  int lowIndex = 0;
  int highIndex = 0;
};

/// Positions of all vertices exactly as high on the axis as the one at `position`, rising.
[[nodiscard]] std::vector<int> tiesAlong(const AxisLine& axis, std::span<const Vec2> vertices,
                                         int position);

/// A convex polygon as its proper corners, so that the height along any axis rises and falls once.
/// Face k runs from corner k to the next one and may hold collinear vertices.
struct CornerChain {
  std::vector<int> positions;    ///< of the corners in Polygon::vertices, rising
  std::vector<int> lowestIndex;  ///< lowest caller's index on each face, its ends included
  std::vector<int> first;        ///< lowest position on each face
  std::vector<int> faceAt;       ///< face of the edge that leaves each vertex
};
[[nodiscard]] CornerChain cornerChain(const Polygon& polygon);

/// Extreme vertices of one polygon along one axis after the other. A polygon of few vertices, or
/// one that is not convex, is looked through. On a larger one the search climbs along the corners
/// from where it was left: axes in the order of the other polygon's edges turn once around, so all
/// of them together take as many steps as there are corners (rotating calipers: Shamos,
/// Computational Geometry, 1978). Lives as long as one query.
///
/// Laws: both ways find the same ends and the same lowest indices; which of the vertices exactly at
/// an end is named by its position is the same, too, where their heights round alike.
class ExtremeSearch {
 public:
  /// Number of vertices from which on a convex polygon is climbed.
  static constexpr std::size_t kManyVertices = 100;

  explicit ExtremeSearch(const Polygon& polygon, std::size_t many = kManyVertices);

  [[nodiscard]] const Polygon& polygon() const { return polygon_; }
  /// Both ends along any axis.
  [[nodiscard]] Extremes along(const AxisLine& axis);
  /// Both ends along the axis of an own edge; the polygon must be convex, so the edge is the high
  /// end.
  [[nodiscard]] Extremes alongOwn(const AxisLine& axis, const Edge& edge);
  /// How the polygon lies to an edge of another one: 1 = a vertex strictly on its inner side (left
  /// of p to q), 0 = it reaches the line of the edge only, -1 = it lies strictly beyond.
  [[nodiscard]] int reachWithin(const AxisLine& edge);

 private:
  enum class End { low, high };

  [[nodiscard]] Vec2 at(int position) const {
    return polygon_.vertices[static_cast<std::size_t>(position)];
  }
  [[nodiscard]] Vec2 corner(int k) const {
    return at(chain_.positions[static_cast<std::size_t>(k)]);
  }
  [[nodiscard]] bool climbs() const { return !chain_.positions.empty(); }
  [[nodiscard]] int beside(int k, int step) const;
  [[nodiscard]] int climbed(const AxisLine& axis, int k, End end) const;
  void takeCorner(Extremes& extremes, const AxisLine& axis, int k, End end) const;
  [[nodiscard]] Extremes lookedThrough(const AxisLine& axis) const;

  const Polygon& polygon_;
  double widest_ = 0;   ///< largest |x|
  double tallest_ = 0;  ///< largest |y|
  CornerChain chain_;   ///< empty unless the search climbs
  int low_ = 0;         ///< corner that was lowest the last time
  int high_ = 0;        ///< corner that was highest the last time
  int within_ = 0;      ///< position or corner that was found within an edge the last time
};

}  // namespace sepax
