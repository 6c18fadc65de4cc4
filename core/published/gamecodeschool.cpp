#include "core/published/gamecodeschool.h"

#include "core/exact/transform.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sepax::published {

namespace {

/// PointF.
struct FloatPoint {
  float x = 0;
  float y = 0;
};

float single(double value) {
  constexpr auto kLargest = static_cast<double>(std::numeric_limits<float>::max());
  return static_cast<float>(std::clamp(value, -kLargest, kLargest));
}

FloatPoint single(Vec2 point) { return {single(point.x), single(point.y)}; }

/// (int) of a double: towards zero and, as in Java, cut to the range of int.
double castToInt(double value) {
  return std::clamp(std::trunc(value), -2147483648.0, 2147483647.0);
}

/// The printed way to world space: the location is added, taken off again, and added once more.
FloatPoint worldPoint(Vec2 model, FloatPoint location, Rotation rotation, bool integerCasts) {
  const FloatPoint vertex = single(model);
  const float unrotatedX = location.x + vertex.x;
  const float unrotatedY = location.y + vertex.y;
  const auto x = static_cast<double>(unrotatedX - location.x);
  const auto y = static_cast<double>(unrotatedY - location.y);
  double offsetX = x * rotation.cosine - y * rotation.sine;
  double offsetY = x * rotation.sine + y * rotation.cosine;
  if (integerCasts) {
    offsetX = castToInt(offsetX);
    offsetY = castToInt(offsetY);
  }
  return {location.x + single(offsetX), location.y + single(offsetY)};
}

std::vector<FloatPoint> worldPoints(const CollisionPackage& body, bool integerCasts) {
  const Rotation rotation = rotationOf(static_cast<double>(single(body.facingAngle)));
  std::vector<FloatPoint> points;
  points.reserve(body.vertices.size());
  for (const Vec2 vertex : body.vertices) {
    points.push_back(worldPoint(vertex, single(body.location), rotation, integerCasts));
  }
  return points;
}

std::vector<Vec2> asDoubles(const std::vector<FloatPoint>& points) {
  std::vector<Vec2> result;
  result.reserve(points.size());
  for (const FloatPoint p : points) {
    result.push_back({static_cast<double>(p.x), static_cast<double>(p.y)});
  }
  return result;
}

/// The printed condition; the division is reached only for y1 != y2.
bool crosses(FloatPoint p, FloatPoint from, FloatPoint to, bool slopeAsPrinted) {
  if ((from.y > p.y) == (to.y > p.y)) return false;
  const float run = slopeAsPrinted ? to.x - to.x : to.x - from.x;
  return p.x < run * (p.y - from.y) / (to.y - from.y) + from.x;
}

/// Phase two: the two loops.
void countCrossings(PublishedCrossing& result, const std::vector<FloatPoint>& first,
                    const std::vector<FloatPoint>& second, const CrossingReading& reading) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    int crossings = 0;
    for (std::size_t j = 0; j + 1 < second.size(); ++j) {
      const std::size_t next = reading.nextVertexAsPrinted ? i + 1 : j + 1;
      result.outOfRange = next >= second.size();
      if (result.outOfRange) return;
      if (crosses(first[i], second[j], second[next], reading.slopeAsPrinted)) ++crossings;
    }
    result.vertexCrossings.push_back(crossings);
    result.crossings += crossings;
    if (!reading.oneCounter && crossings % 2 == 1) result.collided = true;
  }
  if (reading.oneCounter) result.collided = result.crossings % 2 == 1;
}

}  // namespace

PublishedCrossing detect(const CollisionPackage& first, const CollisionPackage& second,
                         const CrossingReading& reading) {
  PublishedCrossing result;
  const FloatPoint a = single(first.location);
  const FloatPoint b = single(second.location);
  const float x = a.x - b.x;
  const float y = a.y - b.y;
  result.distance = std::sqrt(static_cast<double>(x * x + y * y));
  result.reach = static_cast<double>(single(first.radius) + single(second.radius));
  result.radiiOverlap = result.distance < result.reach;
  const std::vector<FloatPoint> firstPoints = worldPoints(first, reading.integerCasts);
  const std::vector<FloatPoint> secondPoints = worldPoints(second, reading.integerCasts);
  result.first = asDoubles(firstPoints);
  result.second = asDoubles(secondPoints);
  if (result.radiiOverlap) countCrossings(result, firstPoints, secondPoints, reading);
  return result;
}

std::vector<Vec2> padded(std::span<const Vec2> vertices) {
  std::vector<Vec2> result(vertices.begin(), vertices.end());
  if (result.size() > 1 && result.front() != result.back()) result.push_back(result.front());
  return result;
}

std::vector<Vec2> withMidpoints(std::span<const Vec2> vertices) {
  std::vector<Vec2> result;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const Vec2 next = vertices[(i + 1) % vertices.size()];
    result.push_back(vertices[i]);
    if (next != vertices[i]) result.push_back((vertices[i] + next) / 2);
  }
  return result;
}

}  // namespace sepax::published
