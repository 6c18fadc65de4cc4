#include "core/published/crossing_fault.h"

#include "core/polygon/polygon.h"

#include <algorithm>
#include <cstddef>

namespace sepax::published {

namespace {

bool isTooSmall(const CollisionPackage& body) {
  return body.radius < radiusAbout({}, body.vertices);
}

/// Of a test that the circles end although the bodies meet.
CrossingFault radiusFault(const CollisionPackage& first, const CollisionPackage& second,
                          const PublishedCrossing& found) {
  if (isTooSmall(first) || isTooSmall(second)) return CrossingFault::givenRadius;
  return found.distance == found.reach ? CrossingFault::strictRadius : CrossingFault::rounding;
}

/// A detection, whose reading and packages can be changed to see what that makes of its answer.
struct Attempt {
  CollisionPackage first;
  CollisionPackage second;
  CrossingReading reading;
  ExactCrossing exact;

  [[nodiscard]] bool right() const {
    const PublishedCrossing found = detect(first, second, reading);
    return !found.outOfRange && found.collided == (exact.relation != Relation::disjoint);
  }
};

/// Of a test that errs even with a counter for each vertex and without casts.
CrossingFault plainFault(const Attempt& attempt) {
  const bool collided = detect(attempt.first, attempt.second, attempt.reading).collided;
  if (collided || attempt.exact.insideFirst)
    return attempt.reading.doubles ? CrossingFault::division : CrossingFault::rounding;
  return attempt.exact.onFirst ? CrossingFault::halfOpen : CrossingFault::oneWay;
}

/// Of lines as typed that alone turn the answer; none when the answer is no better without them.
CrossingFault typedFault(const Attempt& attempt) {
  const auto mended = [&](bool slope, bool next) {
    Attempt other = attempt;
    if (slope) other.reading.slopeAsPrinted = false;
    if (next) other.reading.nextVertexAsPrinted = false;
    return other.right();
  };
  if (!mended(true, true)) return CrossingFault::none;
  return mended(true, false) && !mended(false, true) ? CrossingFault::wrongSlope
                                                     : CrossingFault::wrongEnd;
}

/// Of the counter and the casts, and of what is left without them.
CrossingFault countingFault(const Attempt& attempt) {
  const auto with = [&](bool oneCounter, bool integerCasts) {
    Attempt other = attempt;
    other.reading.oneCounter = oneCounter;
    other.reading.integerCasts = integerCasts;
    return other;
  };
  const Attempt meant = with(false, false);
  if (!meant.right()) return plainFault(meant);
  if (!attempt.reading.oneCounter) return CrossingFault::integerCast;
  const bool castsHelp = with(true, false).right();
  const bool resetHelps = with(false, attempt.reading.integerCasts).right();
  return castsHelp && !resetHelps ? CrossingFault::integerCast : CrossingFault::oneCounter;
}

}  // namespace

CrossingFault faultOf(const CollisionPackage& first, const CollisionPackage& second,
                      const CrossingReading& reading, const ExactCrossing& exact) {
  Attempt attempt{first, second, reading, exact};
  const PublishedCrossing found = detect(first, second, reading);
  if (found.outOfRange) return CrossingFault::outOfRange;
  if (attempt.right()) return CrossingFault::none;
  if (!found.radiiOverlap) return radiusFault(first, second, found);
  attempt.second.vertices = padded(second.vertices);
  if (!found.closed && attempt.right()) return CrossingFault::openList;
  if (const CrossingFault typed = typedFault(attempt); typed != CrossingFault::none) return typed;
  attempt.reading.slopeAsPrinted = false;
  attempt.reading.nextVertexAsPrinted = false;
  return countingFault(attempt);
}

PublishedCrossing withBoundary(PublishedCrossing found, std::span<const Side> sides) {
  const std::size_t counted = std::min(sides.size(), found.vertexCrossings.size());
  for (std::size_t i = 0; i < counted; ++i) {
    if (sides[i] != Side::boundary) continue;
    const bool odd = found.vertexCrossings[i] % 2 == 1;
    (odd ? found.edgeIn : found.edgeOut).push_back(static_cast<int>(i));
  }
  return found;
}

std::vector<PublishedVertex> namesOf(std::span<const Vec2> vertices, bool middles) {
  std::vector<PublishedVertex> names;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const int index = static_cast<int>(i);
    const bool again = vertices.size() == 2 && i == 1;
    names.push_back({index, false});
    if (middles && !again && vertices[(i + 1) % vertices.size()] != vertices[i])
      names.push_back({index, true});
  }
  return names;
}

}  // namespace sepax::published
