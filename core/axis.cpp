#include "core/axis.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// Length that neither overflows nor underflows on the way.
double safeLength(Vec2 v) {
  const double largest = std::max(std::fabs(v.x), std::fabs(v.y));
  if (largest > 1e-140 && largest < 1e140) return length(v);
  return largest == 0 ? 0 : largest * length(v / largest);
}

/// Height of a vertex along the axis, times its length, with rounding.
double roundedHeight(Vec2 edge, Vec2 vertex) { return edge.y * vertex.x - edge.x * vertex.y; }

/// Twice the error that roundedHeight can have for these coordinates: four roundings of at most
/// half an ulp of the larger product each, and the underflow.
double heightDoubt(Vec2 edge, double widest, double tallest) {
  return 16 * 0x1p-53 * (std::fabs(edge.y) * widest + std::fabs(edge.x) * tallest) + 0x1p-1000;
}

/// The two smallest and the two largest of the rounded heights, and the doubt about any of them.
struct Heights {
  double low = kInfinity;
  double nextLow = kInfinity;
  double high = -kInfinity;
  double nextHigh = -kInfinity;
  Extremes at;
  double doubt = 0;

  [[nodiscard]] bool clear() const { return nextLow - low > doubt && high - nextHigh > doubt; }
};

Heights heightsAlong(Vec2 edge, std::span<const Vec2> vertices) {
  Heights heights;
  double widest = 0;
  double tallest = 0;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const double height = roundedHeight(edge, vertices[i]);
    widest = std::max(widest, std::fabs(vertices[i].x));
    tallest = std::max(tallest, std::fabs(vertices[i].y));
    heights.nextLow = std::min(heights.nextLow, std::max(height, heights.low));
    heights.nextHigh = std::max(heights.nextHigh, std::min(height, heights.high));
    if (height < heights.low) heights.low = height, heights.at.low = static_cast<int>(i);
    if (height > heights.high) heights.high = height, heights.at.high = static_cast<int>(i);
  }
  heights.doubt = heightDoubt(edge, widest, tallest);
  return heights;
}

/// Exact order of two vertices along the axis. The ends of the axis' own edge are equally high.
int compareHeights(const AxisLine& axis, Vec2 x, Vec2 y) {
  const auto isEnd = [&](Vec2 v) { return v == axis.p || v == axis.q; };
  if (x == y || (isEnd(x) && isEnd(y))) return 0;
  return exactSign([&](auto lift) { return axis.along(lift, y, x); });
}

/// Height of a point over the origin along the unit axis.
double height(const AxisLine& axis, double length, Vec2 point) {
  return exactValue([&](auto lift) { return axis.along(lift, Vec2{}, point); }) / length;
}

Vec2 vertexAt(const Polygon& polygon, int position) {
  return polygon.vertices[static_cast<std::size_t>(position)];
}

/// Lowest caller's index among the vertices exactly as high as this one.
int lowestIndex(const AxisLine& axis, const Polygon& polygon, int position) {
  int lowest = polygon.vertexIndex[static_cast<std::size_t>(position)];
  for (const int tie : tiesAlong(axis, polygon.vertices, position)) {
    lowest = std::min(lowest, polygon.vertexIndex[static_cast<std::size_t>(tie)]);
  }
  return lowest;
}

Projection projectionOf(const AxisLine& axis, double length, const Polygon& polygon,
                        const Extremes& extremes) {
  return {{height(axis, length, vertexAt(polygon, extremes.low)),
           height(axis, length, vertexAt(polygon, extremes.high))},
          lowestIndex(axis, polygon, extremes.low),
          lowestIndex(axis, polygon, extremes.high)};
}

}  // namespace

double AxisLine::length() const { return safeLength(q - p); }

Vec2 AxisLine::unit() const {
  const Vec2 edge = q - p;
  const double largest = std::max(std::fabs(edge.x), std::fabs(edge.y));
  if (largest > 1e-140 && largest < 1e140) return turnedRight(edge) / sepax::length(edge);
  return normalized(turnedRight(edge / largest));
}

Extremes extremesAlong(const AxisLine& axis, std::span<const Vec2> vertices) {
  const Vec2 edge = axis.q - axis.p;
  const Heights heights = heightsAlong(edge, vertices);
  const auto at = [&](int position) { return vertices[static_cast<std::size_t>(position)]; };
  if (heights.clear()) return heights.at;
  Extremes result = heights.at;
  for (std::size_t i = 0; i < vertices.size(); ++i) {  // near the ends exact signs decide
    const double height = roundedHeight(edge, vertices[i]);
    const int position = static_cast<int>(i);
    if (!(height - heights.low > heights.doubt) &&
        compareHeights(axis, vertices[i], at(result.low)) < 0) {
      result.low = position;
    }
    if (!(heights.high - height > heights.doubt) &&
        compareHeights(axis, vertices[i], at(result.high)) > 0) {
      result.high = position;
    }
  }
  return result;
}

std::vector<int> tiesAlong(const AxisLine& axis, std::span<const Vec2> vertices, int position) {
  const Vec2 edge = axis.q - axis.p;
  const Vec2 chosen = vertices[static_cast<std::size_t>(position)];
  const double height = roundedHeight(edge, chosen);
  const double doubt = heightsAlong(edge, vertices).doubt;
  std::vector<int> ties;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (std::fabs(roundedHeight(edge, vertices[i]) - height) > doubt) continue;
    if (compareHeights(axis, vertices[i], chosen) == 0) ties.push_back(static_cast<int>(i));
  }
  return ties;
}

AxisLine axisOf(const Polygon& polygon, const Edge& edge) {
  return {polygon.vertices[static_cast<std::size_t>(edge.from)],
          polygon.vertices[static_cast<std::size_t>(edge.to)]};
}

namespace {

/// Puts the smaller push and its sign to the extremes that are already there.
TestedAxis finished(TestedAxis tested, const AxisLine& axis, Owner owner, const Polygon& a,
                    const Polygon& b) {
  const AxisPair pair{axis, vertexAt(a, tested.a.low), vertexAt(a, tested.a.high),
                      vertexAt(b, tested.b.low), vertexAt(b, tested.b.high)};
  tested.pair = pair;
  const int order =
      exactSign([&](auto lift) { return pair.pushAlong(lift) - pair.pushAgainst(lift); });
  tested.pushesAlong = order < 0 || (order == 0 && owner == Owner::b);
  tested.sign = exactSign([&](auto lift) {
    return tested.pushesAlong ? pair.pushAlong(lift) : pair.pushAgainst(lift);
  });
  return tested;
}

}  // namespace

TestedAxis testAxis(const Edge& edge, Owner owner, const Polygon& a, const Polygon& b) {
  const Polygon& own = owner == Owner::a ? a : b;
  const Polygon& other = owner == Owner::a ? b : a;
  const AxisLine axis = axisOf(own, edge);
  Extremes ownEnds = extremesAlong(axis, own.vertices);
  ownEnds.high = edge.from;
  const Extremes otherEnds = extremesAlong(axis, other.vertices);
  TestedAxis tested;
  tested.a = owner == Owner::a ? ownEnds : otherEnds;
  tested.b = owner == Owner::a ? otherEnds : ownEnds;
  return finished(tested, axis, owner, a, b);
}

TestedAxis testAxis(const AxisLine& axis, const Polygon& a, const Polygon& b) {
  TestedAxis tested;
  tested.a = extremesAlong(axis, a.vertices);
  tested.b = extremesAlong(axis, b.vertices);
  return finished(tested, axis, Owner::a, a, b);
}

SatAxis evidenceOf(const TestedAxis& tested, AxisName name, const Polygon& a, const Polygon& b) {
  const AxisLine& line = tested.pair.axis;
  const double length = line.length();
  SatAxis axis;
  axis.name = name;
  axis.normal = line.unit();
  axis.a = projectionOf(line, length, a, tested.a);
  axis.b = projectionOf(line, length, b, tested.b);
  axis.pushAlong = exactValue([&](auto lift) { return tested.pair.pushAlong(lift); }) / length;
  axis.pushAgainst = exactValue([&](auto lift) { return tested.pair.pushAgainst(lift); }) / length;
  axis.depth = tested.pushesAlong ? axis.pushAlong : axis.pushAgainst;
  axis.sign = tested.sign;
  if (axis.sign > 0) axis.push = (tested.pushesAlong ? axis.depth : -axis.depth) * axis.normal;
  return axis;
}

}  // namespace sepax
