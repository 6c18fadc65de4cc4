#include "core/published/gamecodeschool.h"

#include "core/exact/predicates.h"
#include "core/exact/transform.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

namespace sepax::published {

namespace {

/// PointF, or the same in doubles.
template <class Real>
struct PointOf {
  Real x = 0;
  Real y = 0;
};

template <class Real>
Real as(double value) {
  if constexpr (std::is_same_v<Real, double>) {
    return value;
  } else {
    constexpr auto kLargest = static_cast<double>(std::numeric_limits<Real>::max());
    return static_cast<Real>(std::clamp(value, -kLargest, kLargest));
  }
}

template <class Real>
PointOf<Real> as(Vec2 point) {
  return {as<Real>(point.x), as<Real>(point.y)};
}

/// (int) of a double: towards zero and, as in Java, cut to the range of int.
double castToInt(double value) {
  return std::clamp(std::trunc(value), -2147483648.0, 2147483647.0);
}

template <class Real>
Vec2 asDouble(PointOf<Real> p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

/// A body's vertices on their way to world space.
template <class Real>
struct Placed {
  std::vector<PointOf<Real>> points;
  std::vector<PublishedTurn> turns;
};

PublishedTurn turned(Vec2 model, Rotation rotation, bool integerCasts) {
  PublishedTurn turn{model, model, model, {}, {}, {}};
  turn.turned.x = model.x * rotation.cosine - model.y * rotation.sine;
  turn.turned.y = model.x * rotation.sine + model.y * rotation.cosine;
  turn.kept = turn.turned;
  if (integerCasts) turn.kept = {castToInt(turn.turned.x), castToInt(turn.turned.y)};
  return turn;
}

/// As printed: the location is added, taken off again, and added once more.
PublishedTurn turnedInFloats(Vec2 model, PointOf<float> location, Rotation rotation,
                             bool integerCasts) {
  const PointOf<float> vertex = as<float>(model);
  const float unrotatedX = location.x + vertex.x;
  const float unrotatedY = location.y + vertex.y;
  PublishedTurn turn = turned(
      {static_cast<double>(unrotatedX - location.x), static_cast<double>(unrotatedY - location.y)},
      rotation, integerCasts);
  turn.given = model;
  turn.added = {static_cast<double>(unrotatedX), static_cast<double>(unrotatedY)};
  turn.world = asDouble(
      PointOf<float>{location.x + as<float>(turn.kept.x), location.y + as<float>(turn.kept.y)});
  return turn;
}

template <class Real>
Placed<Real> placed(const CollisionPackage& body, Rotation rotation, bool integerCasts) {
  Placed<Real> result;
  for (const Vec2 model : body.vertices) {
    PublishedTurn turn;
    if constexpr (std::is_same_v<Real, double>) {
      turn = turned(model, rotation, integerCasts);
      turn.world = integerCasts ? body.location + turn.kept : posed(model, body.location, rotation);
    } else {
      turn = turnedInFloats(model, as<float>(body.location), rotation, integerCasts);
    }
    result.points.push_back(as<Real>(turn.world));
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
template <class Real>
PublishedPass sideAt(PointOf<Real> p, PointOf<Real> from, PointOf<Real> to, bool slopeAsPrinted) {
  PublishedPass side;
  side.fromAbove = from.y > p.y;
  side.toAbove = to.y > p.y;
  side.straddles = side.fromAbove != side.toAbove;
  if (!side.straddles) return side;
  const Real run = slopeAsPrinted ? to.x - to.x : to.x - from.x;
  const Real place = run * (p.y - from.y) / (to.y - from.y) + from.x;
  side.run = static_cast<double>(run);
  side.place = static_cast<double>(place);
  side.counts = p.x < place;
  const auto exact = [](const auto& q) {
    return Vec2{static_cast<double>(q.x), static_cast<double>(q.y)};
  };
  side.turn = orientation(exact(from), exact(to), exact(p));
  side.isLeft = side.toAbove ? side.turn > 0 : side.turn < 0;
  return side;
}

/// One vertex of the first body against all sides of the second.
template <class Real>
class VertexLoop {
 public:
  VertexLoop(const std::vector<PointOf<Real>>& second, const CrossingReading& reading, Told told)
      : second_(second), reading_(reading), told_(told) {}

  /// Adds the crossings of the vertex, or finds that an index leaves the list.
  void run(PublishedCrossing& result, PointOf<Real> vertex, std::size_t i) const {
    int crossings = 0;
    const int before = reading_.oneCounter ? result.crossings : 0;
    for (std::size_t j = 0; j + 1 < second_.size() && !result.outOfRange; ++j) {
      const std::size_t next = reading_.nextVertexAsPrinted ? i + 1 : j + 1;
      PublishedPass side;
      result.outOfRange = next >= second_.size();
      if (!result.outOfRange)
        side = sideAt(vertex, second_[j], second_[next], reading_.slopeAsPrinted);
      if (side.counts) ++crossings;
      if (told_ == Told::answer) continue;
      side.vertex = static_cast<int>(i);
      side.side = static_cast<int>(j);
      side.next = static_cast<int>(next);
      side.beyond = result.outOfRange;
      const int passes = static_cast<int>(result.sides.size()) + 1;
      side.turned = side.vertex + 1 + 2 * passes - (side.beyond ? 1 : 0);
      side.counter = before + crossings;
      result.sides.push_back(side);
    }
    if (result.outOfRange) return;
    result.vertexCrossings.push_back(crossings);
    result.crossings += crossings;
  }

 private:
  const std::vector<PointOf<Real>>& second_;
  const CrossingReading& reading_;
  Told told_;
};

/// Phase two: the two loops. An exception is no answer.
template <class Real>
void countCrossings(PublishedCrossing& result, const std::vector<PointOf<Real>>& first,
                    const std::vector<PointOf<Real>>& second, const CrossingReading& reading,
                    Told told) {
  const VertexLoop<Real> loop(second, reading, told);
  for (std::size_t i = 0; i < first.size(); ++i) {
    loop.run(result, first[i], i);
    if (result.outOfRange) return;
    const bool hits = !reading.oneCounter && result.vertexCrossings.back() % 2 == 1;
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
template <class Real>
PublishedCrossing radiusPhase(const CollisionPackage& first, const CollisionPackage& second) {
  PublishedCrossing result;
  const PointOf<Real> a = as<Real>(first.location);
  const PointOf<Real> b = as<Real>(second.location);
  const Real x = a.x - b.x;
  const Real y = a.y - b.y;
  result.locationFirst = asDouble(a);
  result.locationSecond = asDouble(b);
  result.radiusFirst = static_cast<double>(as<Real>(first.radius));
  result.radiusSecond = static_cast<double>(as<Real>(second.radius));
  result.legs = asDouble(PointOf<Real>{x, y});
  result.distance = std::sqrt(static_cast<double>(x * x + y * y));
  result.reach = static_cast<double>(as<Real>(first.radius) + as<Real>(second.radius));
  result.radiiOverlap = result.distance < result.reach;
  return result;
}

template <class Real>
PublishedCrossing detectIn(const CollisionPackage& first, const CollisionPackage& second,
                           const CrossingReading& reading, Told told) {
  PublishedCrossing result = radiusPhase<Real>(first, second);
  const Rotation turnFirst = rotationOf(static_cast<double>(as<Real>(first.facingAngle)));
  const Rotation turnSecond = rotationOf(static_cast<double>(as<Real>(second.facingAngle)));
  result.facingFirst = first.facingAngle;
  result.facingSecond = second.facingAngle;
  result.cosineFirst = turnFirst.cosine;
  result.sineFirst = turnFirst.sine;
  result.cosineSecond = turnSecond.cosine;
  result.sineSecond = turnSecond.sine;
  Placed<Real> firstPlaced = placed<Real>(first, turnFirst, reading.integerCasts);
  Placed<Real> secondPlaced = placed<Real>(second, turnSecond, reading.integerCasts);
  result.turnsFirst = std::move(firstPlaced.turns);
  result.turnsSecond = std::move(secondPlaced.turns);
  result.first = worldOf(result.turnsFirst);
  result.second = worldOf(result.turnsSecond);
  result.largestCast = largestCastOf(result);
  if (result.radiiOverlap)
    countCrossings(result, firstPlaced.points, secondPlaced.points, reading, told);
  return result;
}

}  // namespace

PublishedCrossing detect(const CollisionPackage& first, const CollisionPackage& second,
                         const CrossingReading& reading, Told told) {
  PublishedCrossing result = reading.doubles ? detectIn<double>(first, second, reading, told)
                                             : detectIn<float>(first, second, reading, told);
  result.perVertex = !reading.oneCounter;
  result.casts = reading.integerCasts;
  result.slopeAsTyped = reading.slopeAsPrinted;
  result.nextAsTyped = reading.nextVertexAsPrinted;
  result.doubles = reading.doubles;
  result.closed = isClosed(second.vertices);
  return result;
}

bool isClosed(std::span<const Vec2> vertices) {
  return vertices.size() < 2 || vertices.front() == vertices.back();
}

std::vector<Vec2> padded(std::span<const Vec2> vertices) {
  std::vector<Vec2> result(vertices.begin(), vertices.end());
  if (!isClosed(result)) result.push_back(result.front());
  return result;
}

std::vector<Vec2> withMidpoints(std::span<const Vec2> vertices) {
  std::vector<Vec2> result;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const Vec2 next = vertices[(i + 1) % vertices.size()];
    const bool again = vertices.size() == 2 && i == 1;
    result.push_back(vertices[i]);
    if (next != vertices[i] && !again) result.push_back((vertices[i] + next) / 2);
  }
  return result;
}

}  // namespace sepax::published
