#include "core/axis.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// The edge vector, each component correctly signed and rounded.
Vec2 edgeVector(const AxisLine& axis) {
  return {roundedValue([&](auto lift) { return lift(axis.q.x) - lift(axis.p.x); }),
          roundedValue([&](auto lift) { return lift(axis.q.y) - lift(axis.p.y); })};
}

/// Length that neither overflows nor underflows on the way.
double safeLength(Vec2 v) {
  const double largest = std::max(std::fabs(v.x), std::fabs(v.y));
  if (largest > 1e-140 && largest < 1e140) return length(v);
  return largest == 0 ? 0 : largest * length(v / largest);
}

/// Positions of the vertices farthest in the direction `way` (1 or -1) of the axis. Doubles with
/// an error bound leave a few candidates, exact signs decide among those.
std::vector<int> farthest(const AxisLine& axis, std::span<const Vec2> vertices,
                          std::span<const double> heights, double error, int way) {
  double best = -kInfinity;
  for (const double height : heights) best = std::max(best, way * height);
  std::vector<int> result;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (best - way * heights[i] > 2 * error) continue;
    const int order =
        result.empty() ? 0 : way * exactSign([&](auto lift) {
                               return axis.along(lift,
                                                 vertices[static_cast<std::size_t>(result.front())],
                                                 vertices[i]);
                             });
    if (order < 0) continue;
    if (order > 0) result.clear();
    result.push_back(static_cast<int>(i));
  }
  return result;
}

/// The extreme vertex with the lowest caller's index.
int lowestIndex(const Polygon& polygon, const std::vector<int>& positions) {
  int lowest = polygon.vertexIndex[static_cast<std::size_t>(positions.front())];
  for (const int position : positions) {
    lowest = std::min(lowest, polygon.vertexIndex[static_cast<std::size_t>(position)]);
  }
  return lowest;
}

Vec2 vertexAt(const Polygon& polygon, const std::vector<int>& positions) {
  return polygon.vertices[static_cast<std::size_t>(positions.front())];
}

/// Height of a point over the origin along the unit axis.
double height(const AxisLine& axis, double length, Vec2 point) {
  return exactValue([&](auto lift) { return axis.along(lift, Vec2{}, point); }) / length;
}

Projection projectionOf(const AxisLine& axis, double length, const Polygon& polygon,
                        const Extremes& extremes) {
  return {{height(axis, length, vertexAt(polygon, extremes.low)),
           height(axis, length, vertexAt(polygon, extremes.high))},
          lowestIndex(polygon, extremes.low),
          lowestIndex(polygon, extremes.high)};
}

}  // namespace

double AxisLine::length() const { return safeLength(edgeVector(*this)); }

Vec2 AxisLine::unit() const {
  const Vec2 edge = edgeVector(*this);
  const double largest = std::max(std::fabs(edge.x), std::fabs(edge.y));
  if (largest > 1e-140 && largest < 1e140) return turnedRight(edge) / sepax::length(edge);
  return normalized(turnedRight(edge / largest));
}

Extremes extremesAlong(const AxisLine& axis, std::span<const Vec2> vertices) {
  const Vec2 edge = axis.q - axis.p;
  std::vector<double> heights(vertices.size());
  double widest = 0;
  double tallest = 0;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    heights[i] = edge.y * vertices[i].x - edge.x * vertices[i].y;
    widest = std::max(widest, std::fabs(vertices[i].x));
    tallest = std::max(tallest, std::fabs(vertices[i].y));
  }
  // Four roundings of at most half an ulp of the larger product each, and the underflow.
  const double error =
      8 * 0x1p-53 * (std::fabs(edge.y) * widest + std::fabs(edge.x) * tallest) + 0x1p-1000;
  return {farthest(axis, vertices, heights, error, -1),
          farthest(axis, vertices, heights, error, 1)};
}

AxisLine axisOf(const Polygon& polygon, const Edge& edge) {
  return {polygon.vertices[static_cast<std::size_t>(edge.from)],
          polygon.vertices[static_cast<std::size_t>(edge.to)]};
}

TestedAxis testAxis(const AxisLine& axis, Owner owner, const Polygon& a, const Polygon& b) {
  TestedAxis tested;
  tested.a = extremesAlong(axis, a.vertices);
  tested.b = extremesAlong(axis, b.vertices);
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
