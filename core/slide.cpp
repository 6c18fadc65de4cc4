#include "core/slide.h"

#include <algorithm>
#include <cmath>

#include "core/sat.h"
#include "core/sweep.h"
#include "core/tolerance.h"

namespace sepax {

namespace {

constexpr int kMaxSweeps = 8;

/// Normal of the axis that is entered last, towards A. For a body that starts in touch and moves
/// in, too, where the evidence names no contact normal.
Vec2 entryNormal(const MotionEvidence& motion) {
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(motion.latestEntry)];
  return axis.speed > 0 ? -axis.normal : axis.normal;
}

Vec2 withoutNormal(Vec2 v, Vec2 normal) { return v - dot(v, normal) * normal; }

/// Length that is negligible beside the shapes and their motion, world units.
double skinOf(const Polygon& a, std::span<const Polygon> obstacles, Vec2 displacement) {
  Bounds box = boundsOf(a.vertices);
  double largest = std::max(std::fabs(displacement.x), std::fabs(displacement.y));
  const auto include = [&largest](Bounds b) {
    for (const Vec2 corner : {b.min, b.max}) {
      largest = std::max({largest, std::fabs(corner.x), std::fabs(corner.y)});
    }
  };
  include(box);
  for (const Polygon& obstacle : obstacles) include(boundsOf(obstacle.vertices));
  return kSkinFraction * largest;
}

bool isFree(const Polygon& a, std::span<const Polygon> obstacles) {
  return std::none_of(obstacles.begin(), obstacles.end(), [&a](const Polygon& obstacle) {
    return relationOf(a, obstacle) == Relation::overlapping;
  });
}

/// Pushes a displaced polygon out of what it overlaps; the displacement that is free, if found.
std::optional<Vec2> pushedOut(const Polygon& a, std::span<const Polygon> obstacles,
                              Vec2 displacement, double skin) {
  for (int i = 0; i < kMaxSweeps; ++i) {
    bool wasFree = true;
    for (const Polygon& obstacle : obstacles) {
      const SatEvidence sat = satTest(translated(a, displacement), obstacle);
      if (sat.relation != Relation::overlapping) continue;
      wasFree = false;
      displacement += sat.mtv + skin * normalized(sat.mtv);
    }
    if (wasFree) return displacement;
  }
  return std::nullopt;
}

/// Earliest penetration on the way, if any.
struct Obstruction {
  int obstacle = -1;
  double time = 1;
  Vec2 normal;
};

Obstruction firstObstruction(const Polygon& a, std::span<const Polygon> obstacles, Vec2 motion) {
  Obstruction first;
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    const MotionEvidence evidence = sweepTest(a, obstacles[i], motion, Vec2{});
    if (!evidence.overlapTime || (first.obstacle >= 0 && *evidence.overlapTime >= first.time)) {
      continue;
    }
    first = {static_cast<int>(i), *evidence.overlapTime, entryNormal(evidence)};
  }
  return first;
}

}  // namespace

Polygon translated(const Polygon& polygon, Vec2 displacement) {
  Polygon moved = polygon;
  for (Vec2& vertex : moved.vertices) vertex += displacement;
  return moved;
}

SlideStep slideOnce(const Polygon& a, const Polygon& b, Vec2 v) {
  const MotionEvidence motion = sweepTest(a, b, v, Vec2{});
  if (!motion.time) return {std::nullopt, v, Vec2{}};
  const Vec2 rest = v * (1 - *motion.time);
  const bool penetrates = motion.overlapTime.has_value();
  return {motion.time, v * *motion.time,
          penetrates ? withoutNormal(rest, entryNormal(motion)) : rest};
}

SlideEvidence slideAmong(const Polygon& a, std::span<const Polygon> obstacles, Vec2 displacement) {
  SlideEvidence evidence;
  const double skin = skinOf(a, obstacles, displacement);
  if (!isFree(a, obstacles)) {
    evidence.resolvedOverlap = true;
    const std::optional<Vec2> way = pushedOut(a, obstacles, Vec2{}, skin);
    if (!way) return evidence;  // wedged in: it stays where it is
    evidence.displacement = *way;
  }
  Vec2 rest = displacement;
  for (int sweep = 0; sweep < kMaxSweeps && squaredLength(rest) > 0; ++sweep) {
    const Polygon here = translated(a, evidence.displacement);
    const Obstruction hit = firstObstruction(here, obstacles, rest);
    const Vec2 advance = rest * hit.time;
    const Vec2 kept = hit.obstacle < 0 ? Vec2{} : skin * hit.normal;
    // Rounding may leave the new place inside by a hair: only a place that is free is taken.
    const Vec2 wanted = evidence.displacement + advance + kept;
    const std::optional<Vec2> next = pushedOut(a, obstacles, wanted, skin);
    if (!next || distance(*next, wanted) > 1e3 * skin) break;
    evidence.displacement = *next;
    if (hit.obstacle < 0) break;
    evidence.hits.push_back({hit.obstacle, hit.time, hit.normal, advance});
    rest = withoutNormal(rest * (1 - hit.time), hit.normal);
  }
  return evidence;
}

}  // namespace sepax
