#include "core/sweep/slide.h"

#include "core/evidence/motion.h"
#include "core/evidence/terms.h"
#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/polygon/bounding.h"
#include "core/polygon/convex_parts.h"
#include "core/sweep/sweep.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr int kMaxSweeps = 8;

/// Towards A, against its motion along the axis.
Vec2 normalAgainst(const MotionAxis& axis) { return axis.speed > 0 ? -axis.normal : axis.normal; }

/// The axis is that of an edge of a whole polygon, no cut between its parts.
bool isRealEdge(const MotionAxis& axis) { return axis.name.edge != kCut; }

/// The edge faces the other body that comes nearer.
bool facesContact(const MotionAxis& axis) {
  return axis.name.owner == Owner::a ? axis.direction > 0 : axis.direction < 0;
}

/// Beyond what rounding makes of a motion along it.
bool pressesInto(Vec2 motion, Vec2 normal) {
  return dot(motion, normal) < -kSlideRounding * length(motion);
}

/// What is left of a motion leads nowhere: into a side that touches, or back against what was
/// wanted. Between two sides that meet at a blunt angle the second would throw it back.
bool leavesNoWay(Vec2 rest, Vec2 wanted, std::span<const Vec2> touching) {
  return pressesInto(rest, normalized(wanted)) ||
         std::ranges::any_of(touching, [&](Vec2 n) { return pressesInto(rest, n); });
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

/// What A can meet. Most obstacles are nowhere near, so their boxes are asked first, and they are
/// split into parts only when something comes near.
struct Obstacle {
  const Polygon* polygon;
  Bounds box;
  std::vector<Polygon> parts;  ///< empty until they are asked for
};

std::vector<Obstacle> obstaclesOf(std::span<const Polygon> polygons) {
  std::vector<Obstacle> obstacles;
  for (const Polygon& polygon : polygons) {
    obstacles.push_back({&polygon, boundsOf(polygon.vertices), {}});
  }
  return obstacles;
}

std::span<const Polygon> partsOf(Obstacle& obstacle) {
  if (obstacle.parts.empty()) obstacle.parts = convexParts(*obstacle.polygon);
  return obstacle.parts;
}

/// The indices of those that `a` overlaps.
std::vector<int> overlappedBy(const Polygon& a, std::span<const Obstacle> obstacles) {
  const Bounds box = boundsOf(a.vertices);
  std::vector<int> overlapped;
  for (std::size_t i = 0; i < obstacles.size(); ++i)
    if (boxesMeet(box, obstacles[i].box) &&
        polygonRelation(a, *obstacles[i].polygon) == Relation::overlapping)
      overlapped.push_back(static_cast<int>(i));
  return overlapped;
}

/// The shortest way out of one obstacle; the zero vector unless they overlap.
Vec2 shortestPush(const Polygon& a, const Polygon& obstacle) {
  return a.convex && obstacle.convex ? satTest(a, obstacle).mtv : concaveTest(a, obstacle).mtv;
}

/// Pushes a displaced polygon out of what it overlaps; the displacement that is free, if found.
std::optional<Vec2> pushedOut(const Polygon& a, std::span<const Obstacle> obstacles,
                              Vec2 displacement, double skin) {
  Polygon moved = translated(a, displacement);
  for (int i = 0; i < kMaxSweeps; ++i) {
    bool wasFree = true;
    Bounds box = boundsOf(moved.vertices);
    for (const Obstacle& obstacle : obstacles) {
      if (!boxesMeet(box, obstacle.box)) continue;
      const Vec2 push = shortestPush(moved, *obstacle.polygon);
      if (push == Vec2{}) continue;
      wasFree = false;
      displacement += push + skin * normalized(push);
      moved = translated(a, displacement);
      box = boundsOf(moved.vertices);
    }
    if (wasFree) return displacement;
  }
  return std::nullopt;
}

/// How well an axis explains why two bodies cannot move on.
enum class Explains {
  cut,     ///< it belongs to a cut between parts: the bodies have no such side
  corner,  ///< an edge, but a corner meets a corner, and other edges are entered at once
  face     ///< the only one that is entered last
};

/// The normal of a penetration of two convex parts.
struct Blocking {
  Explains explains = Explains::cut;
  Vec2 normal;                    ///< unit, towards A
  AxisName edge = {};             ///< that has it
  std::vector<Vec2> points = {};  ///< of the contact
};

/// The real edge that is entered last, facing the contact; null when there is none.
const MotionAxis* latestRealEdge(const MotionEvidence& motion) {
  const MotionAxis* latest = nullptr;
  for (const MotionAxis& axis : motion.axes) {
    if (!isRealEdge(axis) || !facesContact(axis)) continue;
    if (latest == nullptr || axis.entry > latest->entry) latest = &axis;
  }
  return latest;
}

Blocking blockingOf(const MotionEvidence& motion) {
  const MotionAxis* const latest = &motion.axes[static_cast<std::size_t>(motion.latestEntry)];
  const Vec2 normal = normalAgainst(*latest);
  const auto axisAt = [&](int i) -> const MotionAxis& {
    return motion.axes[static_cast<std::size_t>(i)];
  };
  const auto blocking = [](Explains explains, const MotionAxis& axis) {
    return Blocking{explains, normalAgainst(axis), axis.name};
  };
  const auto agrees = [&](int i) { return normalAgainst(axisAt(i)) == normal; };
  const auto isReal = [&](int i) { return isRealEdge(axisAt(i)) && facesContact(axisAt(i)); };
  const std::vector<int>& ties = motion.entryTies;
  // Of two parallel edges that meet, the obstacle's.
  auto real = std::find_if(ties.begin(), ties.end(),
                           [&](int i) { return isReal(i) && axisAt(i).name.owner == Owner::b; });
  if (real == ties.end()) real = std::find_if(ties.begin(), ties.end(), isReal);
  if (real != ties.end() && std::all_of(ties.begin(), ties.end(), agrees))
    return blocking(Explains::face, axisAt(*real));
  if (isRealEdge(*latest)) return blocking(Explains::corner, *latest);
  if (real != ties.end()) return blocking(Explains::corner, axisAt(*real));
  const MotionAxis* const edge = latestRealEdge(motion);
  return blocking(Explains::cut, edge != nullptr ? *edge : *latest);
}

/// First contact and earliest penetration of two polygons through their convex parts.
struct Approach {
  std::optional<double> time;
  std::optional<double> overlapTime;
  Blocking blocking;  ///< at the earliest penetration
};

/// Times that differ by no more than their rounding are the same.
bool isBefore(double x, double y) {
  return y - x > kCertainDifference * std::max(std::fabs(x), std::fabs(y));
}

/// Of parts that penetrate at once, the one whose side explains it best.
void addPenetration(Approach& first, const MotionEvidence& evidence) {
  const double time = *evidence.overlapTime;
  if (first.overlapTime && isBefore(*first.overlapTime, time)) return;
  Blocking blocking = blockingOf(evidence);
  blocking.points = evidence.points;
  const bool isEarlier = !first.overlapTime || isBefore(time, *first.overlapTime);
  if (isEarlier || blocking.explains > first.blocking.explains)
    first.blocking = std::move(blocking);
  first.overlapTime = std::min(time, first.overlapTime.value_or(time));
}

Approach approach(std::span<const Polygon> partsA, std::span<const Polygon> partsB, Vec2 motion) {
  Approach first;
  for (const Polygon& a : partsA) {
    const Bounds swept = sweptBox(a.vertices, motion);
    for (const Polygon& b : partsB) {
      if (!boxesMeet(swept, boundsOf(b.vertices))) continue;
      const MotionEvidence evidence = sweepTest(a, b, motion, Vec2{});
      if (!evidence.time) continue;
      if (!first.time || *evidence.time < *first.time) first.time = evidence.time;
      if (evidence.overlapTime) addPenetration(first, evidence);
    }
  }
  return first;
}

/// Earliest penetration of an obstacle on the way, if any.
struct Obstruction {
  int obstacle = -1;
  double time = 1;
  Blocking blocking = {};
};

Obstruction firstObstruction(const Polygon& a, std::span<Obstacle> obstacles, Vec2 motion) {
  Obstruction first;
  const std::vector<Polygon> parts = convexParts(a);
  const Bounds swept = sweptBox(a.vertices, motion);
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    if (!boxesMeet(swept, obstacles[i].box)) continue;
    const Approach met = approach(parts, partsOf(obstacles[i]), motion);
    if (!met.overlapTime || (first.obstacle >= 0 && *met.overlapTime >= first.time)) continue;
    first = {static_cast<int>(i), *met.overlapTime, met.blocking};
  }
  return first;
}

}  // namespace

Polygon translated(const Polygon& polygon, Vec2 displacement) {
  Polygon moved = polygon;
  for (Vec2& vertex : moved.vertices) vertex += displacement;
  return moved;
}

SlideEvidence slideAmong(const Polygon& a, std::span<const Polygon> obstacles, Vec2 displacement) {
  SlideEvidence evidence;
  evidence.wanted = displacement;
  const double skin = skinOf(a, obstacles, displacement);
  std::vector<Obstacle> course = obstaclesOf(obstacles);
  evidence.startsIn = overlappedBy(a, course);
  if (!evidence.startsIn.empty()) {
    const std::optional<Vec2> way = pushedOut(a, course, Vec2{}, skin);
    evidence.wedged = !way;
    if (!way) return evidence;
    evidence.displacement = evidence.pushed = *way;
  }
  Vec2 rest = displacement;
  double used = 0;             // of the step's time
  std::vector<Vec2> touching;  // normals of what is touched where it stands
  for (int sweep = 0; squaredLength(rest) > 0; ++sweep) {
    evidence.limited = sweep == kMaxSweeps;
    if (evidence.limited) break;
    const Polygon here = translated(a, evidence.displacement);
    const Obstruction hit = firstObstruction(here, course, rest);
    const Vec2 normal = hit.blocking.normal;
    const Vec2 advance = rest * hit.time;
    const Vec2 kept = hit.obstacle < 0 ? Vec2{} : skin * normal;
    // Rounding may leave the new place inside by a hair: only a place that is free is taken.
    const Vec2 wanted = evidence.displacement + advance + kept;
    const std::optional<Vec2> next = pushedOut(a, course, wanted, skin);
    evidence.wedged = !next || distance(*next, wanted) > kWalkedSkins * skin;
    if (evidence.wedged) break;
    evidence.displacement = *next;
    if (hit.obstacle < 0) break;
    const Vec2 left = rest * (1 - hit.time);
    rest = withoutNormal(left, normal);
    used += (1 - used) * hit.time;
    const bool atOnce = !touching.empty() && length(advance) <= kWalkedSkins * skin;
    if (!atOnce) touching.clear();
    evidence.hits.push_back({hit.obstacle, hit.blocking.edge, hit.time, used, normal, advance,
                             left - rest, atOnce, hit.blocking.points});
    evidence.stopped = leavesNoWay(rest, displacement, touching);
    if (evidence.stopped) break;
    touching.push_back(normal);
  }
  return evidence;
}

}  // namespace sepax
