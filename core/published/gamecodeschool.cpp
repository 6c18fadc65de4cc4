#include "core/published/gamecodeschool.h"

#include "core/exact/transform.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

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

Vec2 asDouble(FloatPoint p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

/// A body's vertices on their way to world space: the location is added, taken off again, and added
/// once more.
struct Placed {
  std::vector<FloatPoint> points;
  std::vector<PublishedTurn> turns;
};

Placed placed(const CollisionPackage& body, Rotation rotation, bool integerCasts) {
  const FloatPoint location = single(body.location);
  Placed result;
  for (const Vec2 model : body.vertices) {
    const FloatPoint vertex = single(model);
    const float unrotatedX = location.x + vertex.x;
    const float unrotatedY = location.y + vertex.y;
    const auto x = static_cast<double>(unrotatedX - location.x);
    const auto y = static_cast<double>(unrotatedY - location.y);
    PublishedTurn turn{{x, y}, {}, {}, {}};
    turn.turned.x = x * rotation.cosine - y * rotation.sine;
    turn.turned.y = x * rotation.sine + y * rotation.cosine;
    turn.kept = turn.turned;
    if (integerCasts) turn.kept = {castToInt(turn.turned.x), castToInt(turn.turned.y)};
    const FloatPoint world{location.x + single(turn.kept.x), location.y + single(turn.kept.y)};
    turn.world = asDouble(world);
    result.points.push_back(world);
    result.turns.push_back(turn);
  }
  return result;
}

std::vector<Vec2> worldOf(const std::vector<PublishedTurn>& turns) {
  std::vector<Vec2> result;
  result.reserve(turns.size());
  for (const PublishedTurn& turn : turns) result.push_back(turn.world);
  return result;
}

/// The printed condition; the division is reached only for y1 != y2.
PublishedPass sideAt(FloatPoint p, FloatPoint from, FloatPoint to, bool slopeAsPrinted) {
  PublishedPass side;
  side.fromAbove = from.y > p.y;
  side.toAbove = to.y > p.y;
  side.straddles = side.fromAbove != side.toAbove;
  if (!side.straddles) return side;
  const float run = slopeAsPrinted ? to.x - to.x : to.x - from.x;
  const float place = run * (p.y - from.y) / (to.y - from.y) + from.x;
  side.place = static_cast<double>(place);
  side.counts = p.x < place;
  return side;
}

/// Phase two: the two loops.
void countCrossings(PublishedCrossing& result, const std::vector<FloatPoint>& first,
                    const std::vector<FloatPoint>& second, const CrossingReading& reading,
                    Told told) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    int crossings = 0;
    for (std::size_t j = 0; j + 1 < second.size(); ++j) {
      const std::size_t next = reading.nextVertexAsPrinted ? i + 1 : j + 1;
      result.outOfRange = next >= second.size();
      if (result.outOfRange) return;
      PublishedPass side = sideAt(first[i], second[j], second[next], reading.slopeAsPrinted);
      if (side.counts) ++crossings;
      if (told == Told::answer) continue;
      side.vertex = static_cast<int>(i);
      side.side = static_cast<int>(j);
      side.counter = reading.oneCounter ? result.crossings + crossings : crossings;
      result.sides.push_back(side);
    }
    result.vertexCrossings.push_back(crossings);
    result.crossings += crossings;
    const bool hits = !reading.oneCounter && crossings % 2 == 1;
    if (hits && result.deciding < 0) result.deciding = static_cast<int>(i);
    if (hits) result.collided = true;
  }
  if (reading.oneCounter) result.collided = result.crossings % 2 == 1;
}

double largestCastOf(const PublishedCrossing& result) {
  double largest = 0;
  for (const auto* turns : {&result.turnsFirst, &result.turnsSecond}) {
    for (const PublishedTurn& turn : *turns)
      largest = std::max(largest, distance(turn.turned, turn.kept));
  }
  return largest;
}

/// Phase one: the virtual triangle.
PublishedCrossing radiusPhase(const CollisionPackage& first, const CollisionPackage& second) {
  PublishedCrossing result;
  const FloatPoint a = single(first.location);
  const FloatPoint b = single(second.location);
  const float x = a.x - b.x;
  const float y = a.y - b.y;
  result.locationFirst = asDouble(a);
  result.locationSecond = asDouble(b);
  result.radiusFirst = static_cast<double>(single(first.radius));
  result.radiusSecond = static_cast<double>(single(second.radius));
  result.legs = asDouble({x, y});
  result.distance = std::sqrt(static_cast<double>(x * x + y * y));
  result.reach = static_cast<double>(single(first.radius) + single(second.radius));
  result.radiiOverlap = result.distance < result.reach;
  return result;
}

}  // namespace

PublishedCrossing detect(const CollisionPackage& first, const CollisionPackage& second,
                         const CrossingReading& reading, Told told) {
  PublishedCrossing result = radiusPhase(first, second);
  result.perVertex = !reading.oneCounter;
  result.casts = reading.integerCasts;
  const Rotation turnFirst = rotationOf(static_cast<double>(single(first.facingAngle)));
  const Rotation turnSecond = rotationOf(static_cast<double>(single(second.facingAngle)));
  result.cosineFirst = turnFirst.cosine;
  result.sineFirst = turnFirst.sine;
  result.cosineSecond = turnSecond.cosine;
  result.sineSecond = turnSecond.sine;
  Placed firstPlaced = placed(first, turnFirst, reading.integerCasts);
  Placed secondPlaced = placed(second, turnSecond, reading.integerCasts);
  result.turnsFirst = std::move(firstPlaced.turns);
  result.turnsSecond = std::move(secondPlaced.turns);
  result.first = worldOf(result.turnsFirst);
  result.second = worldOf(result.turnsSecond);
  result.largestCast = largestCastOf(result);
  if (result.radiiOverlap)
    countCrossings(result, firstPlaced.points, secondPlaced.points, reading, told);
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
