#include "core/published/crossing_fault.h"

#include "core/polygon/polygon.h"

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

/// Of a test that errs even with a counter for each vertex and without casts.
CrossingFault plainFault(const PublishedCrossing& meant, const ExactCrossing& exact) {
  if (meant.collided || exact.insideFirst) return CrossingFault::rounding;
  return exact.onFirst ? CrossingFault::halfOpen : CrossingFault::oneWay;
}

}  // namespace

CrossingFault faultOf(const CollisionPackage& first, const CollisionPackage& second,
                      const CrossingReading& reading, const ExactCrossing& exact) {
  const bool meet = exact.relation != Relation::disjoint;
  const PublishedCrossing found = detect(first, second, reading);
  if (found.collided == meet) return CrossingFault::none;
  if (!found.radiiOverlap) return radiusFault(first, second, found);
  const auto answers = [&](bool oneCounter, bool integerCasts) {
    CrossingReading other = reading;
    other.oneCounter = oneCounter;
    other.integerCasts = integerCasts;
    return detect(first, second, other);
  };
  const PublishedCrossing meant = answers(false, false);
  if (meant.collided != meet) return plainFault(meant, exact);
  if (!reading.oneCounter) return CrossingFault::integerCast;
  const bool castsHelp = answers(true, false).collided == meet;
  const bool resetHelps = answers(false, reading.integerCasts).collided == meet;
  return castsHelp && !resetHelps ? CrossingFault::integerCast : CrossingFault::oneCounter;
}

std::vector<PublishedVertex> namesOf(std::span<const Vec2> vertices, bool middles) {
  std::vector<PublishedVertex> names;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const int index = static_cast<int>(i);
    names.push_back({index, false});
    if (middles && vertices[(i + 1) % vertices.size()] != vertices[i])
      names.push_back({index, true});
  }
  return names;
}

}  // namespace sepax::published
