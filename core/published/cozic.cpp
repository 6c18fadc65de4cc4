#include "core/published/cozic.h"

#include "core/evidence/terms.h"
#include "core/exact/interval.h"

#include <cmath>

namespace sepax::published {

namespace {

/// ProjectPolygon; the printed `d` is read as `dotProduct`.
Interval project(Vec2 axis, std::span<const Vec2> polygon) {
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
double intervalDistance(Interval a, Interval b) {
  return a.low < b.low ? b.low - a.high : a.low - b.high;
}

/// Polygon.Center, which the page never defines: the vertex average.
Vec2 center(std::span<const Vec2> polygon) {
  Vec2 sum;
  for (const Vec2 point : polygon) sum += point;
  return sum / static_cast<double>(polygon.size());
}

/// The printed loop over the edges of one polygon; false once it would leave the loop.
struct Collision {
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
    tested.a = project(axis, a);
    tested.b = project(axis, b);
    tested.speed = dot(axis, velocity);
    tested.swept = extended(tested.a, tested.speed);
    tested.distance = intervalDistance(tested.a, tested.b);
    tested.sweptDistance = intervalDistance(tested.swept, tested.b);
    return tested;
  }

  /// The end of the loop: the smallest distance so far and the direction from the centres.
  void compare(PublishedAxis& axis) {
    axis.compared = true;
    const double overlap = std::fabs(axis.sweptDistance);
    if (overlap >= smallest) return;
    smallest = overlap;
    axis.kept = true;
    axis.turned = dot(result.centerA - result.centerB, axis.axis) < 0;
    translationAxis = axis.turned ? -axis.axis : axis.axis;
    result.chosen = static_cast<int>(result.axes.size());
  }

  bool visitEdges(std::span<const Vec2> polygon, Owner owner) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Vec2 edge = polygon[(i + 1) % polygon.size()] - polygon[i];
      if (edge == Vec2{}) continue;
      PublishedAxis axis = test({owner, static_cast<int>(i)}, normalized(turnedLeft(edge)));
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

int edgesOf(std::span<const Vec2> polygon) {
  int count = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (polygon[i] != polygon[(i + 1) % polygon.size()]) ++count;
  }
  return count;
}

}  // namespace

PublishedSat polygonCollision(std::span<const Vec2> a, std::span<const Vec2> b, Vec2 velocity) {
  Collision collision{a, b, velocity, {}, {}, kInfinity};
  PublishedSat& result = collision.result;
  result.intersect = true;
  result.willIntersect = true;
  result.edges = edgesOf(a) + edgesOf(b);
  result.velocity = velocity;
  result.centerA = center(a);
  result.centerB = center(b);
  if (collision.visitEdges(a, Owner::a)) collision.visitEdges(b, Owner::b);
  if (result.willIntersect) result.mtv = collision.translationAxis * collision.smallest;

  const Vec2 across = normalized(turnedLeft(velocity));
  const bool parted = across != Vec2{} && collision.test({}, across).sweptDistance > 0;
  result.willIntersectWithPerpendicular = result.willIntersect && !parted;
  return result;
}

}  // namespace sepax::published
