#include "app/techniques/drawing/name_place.h"

#include "app/figure/nearest.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

constexpr double kRoom = 18;             ///< that a name wants around its middle, logical pixels
constexpr double kRoomOfConcave = 45;    ///< lest it stands in a notch or at a crossing of edges
constexpr int kTries = 24;               ///< places along each side of the body's box
constexpr std::size_t kMostSides = 200;  ///< of a body; names of finer ones stay where they are
constexpr std::size_t kMostOthers = 16;

double distanceToSides(const BodyShape& shape, Vec2 p) {
  double least = HUGE_VAL;
  forEachEdge(shape.form, shape.vertices.size(), [&](int from, int to) {
    least = std::min(
        least, distance(p, nearestOnSegment(shape.vertices[static_cast<std::size_t>(from)],
                                            shape.vertices[static_cast<std::size_t>(to)], p)));
  });
  return least;
}

/// The way from a place within the body to where that ends or another body begins, world units;
/// negative within another one.
double roomAt(const BodyShape& shape, std::span<const BodyShape* const> others, Vec2 p) {
  double room = distanceToSides(shape, p);
  for (const BodyShape* other : others.first(std::min(others.size(), kMostOthers))) {
    if (other->vertices.size() > kMostSides) continue;
    const double way = distanceToSides(*other, p);
    room = std::min(room, holds(*other, p) ? -way : way);
  }
  return room;
}

}  // namespace

bool holds(const BodyShape& shape, Vec2 world) {
  return !isThin(shape.form) &&
         std::ranges::any_of(
             outlinesOf(shape.form, shape.vertices.size()),
             [&](OutlineRange range) { return isWithin(sliceOf(shape.vertices, range), world); });
}

Vec2 namePlace(const BodyShape& shape, std::span<const BodyShape* const> others,
               const Camera& camera) {
  const Vec2 middle = shape.centroid;
  const bool fine = shape.vertices.size() > kMostSides;
  if (isThin(shape.form) || fine) return middle;
  const bool notched = !shape.valid || (shape.polygon && !shape.convex);
  const double wanted = (notched ? kRoomOfConcave : kRoom) / camera.zoom;
  const double own = distanceToSides(shape, middle);
  const bool within = shape.valid && holds(shape, middle);
  const bool roomy = !notched || own >= wanted;
  if (within && roomy && roomAt(shape, others, middle) >= std::min(own, wanted)) return middle;
  Vec2 low = shape.vertices.front();
  Vec2 high = low;
  for (const Vec2 p : shape.vertices) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  Vec2 best = middle;
  double bestRoom = -HUGE_VAL;
  for (int i = 0; i < kTries * kTries; ++i) {
    const Vec2 share{(i % kTries + 0.5) / kTries, (i / kTries + 0.5) / kTries};
    const Vec2 place{low.x + share.x * (high.x - low.x), low.y + share.y * (high.y - low.y)};
    if (!holds(shape, place)) continue;
    const double room = std::min(roomAt(shape, others, place), wanted);
    const bool nearer = room == bestRoom && distance(place, middle) < distance(best, middle);
    if (room < bestRoom || (room == bestRoom && !nearer)) continue;
    best = place;
    bestRoom = room;
  }
  const bool covered = bestRoom <= 0;  // by other bodies
  return covered && within ? middle : best;
}

}  // namespace sepax
