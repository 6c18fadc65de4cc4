#include "core/published/cozic.h"

#include "core/evidence/terms.h"
#include "core/exact/interval.h"

#include <cmath>
#include <vector>

namespace sepax::published {

namespace {

/// The arithmetic of a reading: each result of an operation on doubles is rounded to a float where
/// the page's floats are kept. A double holds more than twice the digits, so that this is the float
/// operation itself.
struct Arithmetic {
  bool single = false;

  [[nodiscard]] double rounded(double value) const {
    return single ? static_cast<double>(static_cast<float>(value)) : value;
  }
  [[nodiscard]] Vec2 rounded(Vec2 value) const { return {rounded(value.x), rounded(value.y)}; }

  [[nodiscard]] double dot(Vec2 a, Vec2 b) const {
    return rounded(rounded(a.x * b.x) + rounded(a.y * b.y));
  }

  /// Normalize; the zero vector stays zero.
  [[nodiscard]] Vec2 normalized(Vec2 a) const {
    const double length = rounded(std::sqrt(dot(a, a)));
    return length > 0 ? rounded(a / length) : Vec2{};
  }

  /// ProjectPolygon; the printed `d` is read as `dotProduct`.
  [[nodiscard]] Interval project(Vec2 axis, std::span<const Vec2> polygon) const {
    Interval shadow{dot(axis, polygon[0]), dot(axis, polygon[0])};
    for (const Vec2 point : polygon) {
      const double height = dot(point, axis);
      if (height < shadow.low) {
        shadow.low = height;
      } else if (height > shadow.high) {
        shadow.high = height;
      }
    }
    return shadow;
  }

  /// IntervalDistance: one-sided, so it is too small or wrong when one interval holds the other.
  [[nodiscard]] double intervalDistance(Interval a, Interval b) const {
    return rounded(a.low < b.low ? b.low - a.high : a.low - b.high);
  }

  /// Polygon.Center, which the page never defines: the vertex average.
  [[nodiscard]] Vec2 center(std::span<const Vec2> polygon) const {
    Vec2 sum;
    for (const Vec2 point : polygon) sum = rounded(sum + point);
    return rounded(sum / static_cast<double>(polygon.size()));
  }
};

/// The printed loop over the edges of one polygon; false once it would leave the loop.
struct Collision {
  Arithmetic arithmetic;
  CollisionReading reading = CollisionReading::printed;
  std::span<const Vec2> a;
  std::span<const Vec2> b;
  Vec2 velocity;
  PublishedSat result;
  Vec2 translationAxis;
  double smallest = kInfinity;

  [[nodiscard]] PublishedAxis test(AxisName name, Vec2 axis) const {
    PublishedAxis tested;
    tested.name = name;
    tested.axis = axis;
    tested.a = arithmetic.project(axis, a);
    tested.b = arithmetic.project(axis, b);
    tested.speed = arithmetic.dot(axis, velocity);
    const Interval swept = extended(tested.a, tested.speed);
    tested.swept = {arithmetic.rounded(swept.low), arithmetic.rounded(swept.high)};
    tested.distance = arithmetic.intervalDistance(tested.a, tested.b);
    tested.sweptDistance = arithmetic.intervalDistance(tested.swept, tested.b);
    return tested;
  }

  /// The end of the loop: the smallest distance so far and the direction from the centres.
  void compare(PublishedAxis& axis) {
    axis.compared = true;
    const double overlap = std::fabs(axis.sweptDistance);
    if (overlap >= smallest) return;
    smallest = overlap;
    axis.kept = true;
    const Vec2 between = arithmetic.rounded(result.centerA - result.centerB);
    const double towards = arithmetic.dot(between, axis.axis);
    axis.turned = towards < 0;
    axis.square = towards == 0;
    translationAxis = axis.turned ? -axis.axis : axis.axis;
    result.chosen = static_cast<int>(result.axes.size());
  }

  bool visitEdges(std::span<const Vec2> polygon, Owner owner) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Vec2 edge = arithmetic.rounded(polygon[(i + 1) % polygon.size()] - polygon[i]);
      if (edge == Vec2{} && reading != CollisionReading::zeroAxis) continue;
      PublishedAxis axis =
          test({owner, static_cast<int>(i)}, arithmetic.normalized(turnedLeft(edge)));
      axis.edge = edge;
      if (axis.distance > 0) result.intersect = false;
      if (axis.sweptDistance > 0) result.willIntersect = false;
      axis.intersect = result.intersect;
      axis.willIntersect = result.willIntersect;
      const bool left = !result.intersect && !result.willIntersect;
      if (!left) compare(axis);
      result.axes.push_back(axis);
      if (left) return false;
    }
    return true;
  }
};

int edgesOf(std::span<const Vec2> polygon, CollisionReading reading) {
  if (reading == CollisionReading::zeroAxis) return static_cast<int>(polygon.size());
  int count = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (polygon[i] != polygon[(i + 1) % polygon.size()]) ++count;
  }
  return count;
}

/// The list in the reading's numbers.
std::vector<Vec2> read(std::span<const Vec2> polygon, const Arithmetic& arithmetic) {
  std::vector<Vec2> vertices;
  vertices.reserve(polygon.size());
  for (const Vec2 vertex : polygon) vertices.push_back(arithmetic.rounded(vertex));
  return vertices;
}

}  // namespace

PublishedSat polygonCollision(std::span<const Vec2> a, std::span<const Vec2> b, Vec2 velocity,
                              CollisionReading reading) {
  const Arithmetic arithmetic{reading == CollisionReading::single};
  const std::vector<Vec2> readA = read(a, arithmetic);
  const std::vector<Vec2> readB = read(b, arithmetic);
  Collision collision{arithmetic, reading, readA,    readB, arithmetic.rounded(velocity),
                      {},         {},      kInfinity};
  PublishedSat& result = collision.result;
  result.intersect = true;
  result.willIntersect = true;
  result.edges = edgesOf(readA, reading) + edgesOf(readB, reading);
  result.velocity = collision.velocity;
  result.centerA = arithmetic.center(readA);
  result.centerB = arithmetic.center(readB);
  if (collision.visitEdges(readA, Owner::a)) collision.visitEdges(readB, Owner::b);
  if (result.willIntersect && result.chosen >= 0)  // all vertices may be one and the same float
    result.mtv = arithmetic.rounded(collision.translationAxis * collision.smallest);

  const Vec2 across = arithmetic.normalized(turnedLeft(result.velocity));
  if (across != Vec2{}) result.across = collision.test({}, across);
  const bool parted = result.across && result.across->sweptDistance > 0;
  result.willIntersectWithPerpendicular = result.willIntersect && !parted;
  return result;
}

}  // namespace sepax::published
