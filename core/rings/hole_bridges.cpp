#include "core/rings/hole_bridges.h"

#include "core/exact/predicates.h"
#include "core/inside/sector.h"
#include "core/rings/ring_relation.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

namespace sepax {

namespace {

using Walk = std::vector<Vec2>;  ///< the area is on its left; it may visit a point several times

std::size_t after(std::size_t i, const Walk& walk) { return i + 1 == walk.size() ? 0 : i + 1; }
std::size_t before(std::size_t i, const Walk& walk) { return (i == 0 ? walk.size() : i) - 1; }

/// The area at a corner of the walk; nothing where the walk turns back along a hole that leaves no
/// room between them.
std::optional<Sector> cornerOf(const Walk& walk, std::size_t i) {
  const Sector sector{walk[i], walk[after(i, walk)], walk[before(i, walk)]};
  const bool shut = crossSign(sector.at, sector.from, sector.at, sector.to) == 0 &&
                    dotSign(sector.at, sector.from, sector.at, sector.to) > 0;
  return shut ? std::nullopt : std::optional(sector);
}

/// The hole by its rightmost vertex.
struct Hole {
  Walk walk;      ///< starts there; the hole is on its right
  Sector inside;  ///< of the hole, around that vertex
};

Hole holeFrom(const Polygon& polygon) {
  const auto& v = polygon.vertices;
  const auto last = std::ranges::max_element(
      v, [](Vec2 p, Vec2 q) { return std::tuple(p.x, p.y) < std::tuple(q.x, q.y); });
  Hole hole{v, cornerSector(polygon, static_cast<std::size_t>(last - v.begin()))};
  std::rotate(hole.walk.begin(), hole.walk.begin() + (last - v.begin()), hole.walk.end());
  std::reverse(hole.walk.begin() + 1, hole.walk.end());
  return hole;
}

/// Where the walk passes through the first vertex of the hole, with the hole on its left. The
/// vertex becomes one of the walk.
std::optional<std::size_t> touchedBy(Walk& walk, const Hole& hole) {
  const Vec2 vertex = hole.walk.front();
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const Vec2 end = walk[after(i, walk)];
    if (walk[i] == vertex) {
      const auto corner = cornerOf(walk, i);
      if (corner && interiorsMeet(*corner, hole.inside)) return i;
    } else if (end != vertex && onSegment(walk[i], end, vertex) &&
               interiorsMeet({vertex, end, walk[i]}, hole.inside)) {
      walk.insert(walk.begin() + static_cast<std::ptrdiff_t>(i) + 1, vertex);
      return i + 1;
    }
  }
  return std::nullopt;
}

/// What a ray to the right meets: a vertex on it, where both are the same, or an edge.
struct RayStop {
  Vec2 low;
  Vec2 high;
};

/// The exact place of the stop along the ray as a fraction: x at this height.
template <class Lift>
auto fractionOf(const Lift& lift, const RayStop& stop, double height) {
  using Number = decltype(lift(0.0));
  const Number rise = stop.low == stop.high ? lift(1.0) : lift(stop.high.y) - lift(stop.low.y);
  const Number run = lift(stop.high.x) - lift(stop.low.x);
  return std::pair<Number, Number>(
      lift(stop.low.x) * rise + (lift(height) - lift(stop.low.y)) * run, rise);
}

bool isNearer(const RayStop& one, const RayStop& other, double height) {
  return exactSign([&](auto lift) {
           const auto x = fractionOf(lift, one, height);
           const auto y = fractionOf(lift, other, height);
           return x.first * y.second - y.first * x.second;
         }) < 0;
}

/// The first thing on the walk to the right of the point, a vertex rather than an edge.
std::optional<RayStop> firstOnRay(const Walk& walk, Vec2 point) {
  std::optional<RayStop> first;
  const auto take = [&](const RayStop& stop) {
    if (!first || isNearer(stop, *first, point.y) ||
        (stop.low == stop.high && !isNearer(*first, stop, point.y)))
      first = stop;
  };
  for (std::size_t i = 0; i < walk.size(); ++i) {
    Vec2 low = walk[i];
    Vec2 high = walk[after(i, walk)];
    if (low.y == point.y && low.x > point.x) take({low, low});
    if (low.y > high.y) std::swap(low, high);
    const bool passes = low.y < point.y && point.y < high.y;
    if (passes && orientation(low, high, point) > 0) take({low, high});
  }
  return first;
}

/// The vertex of the walk that the point sees nearest to the ray: the end of the edge that stops
/// it, or one that stands before it.
Vec2 seenFrom(const Walk& walk, Vec2 point, const RayStop& stop) {
  Vec2 best = stop.low.x > stop.high.x ? stop.low : stop.high;
  if (stop.low == stop.high) return best;
  const int up = best.y > point.y ? 1 : -1;
  for (const Vec2 vertex : walk) {
    if (up * vertex.y <= up * point.y || orientation(stop.low, stop.high, vertex) < 0) continue;
    const int turn = up * orientation(point, best, vertex);
    if (turn < 0 || (turn == 0 && up * vertex.y < up * best.y)) best = vertex;
  }
  return best;
}

/// The corner of the walk from which a bridge leads to the point through the area.
std::optional<std::size_t> cornerSeenFrom(const Walk& walk, Vec2 point) {
  const std::optional<RayStop> stop = firstOnRay(walk, point);
  if (!stop) return std::nullopt;
  const Vec2 seen = seenFrom(walk, point, *stop);
  for (std::size_t i = 0; i < walk.size(); ++i) {
    if (walk[i] != seen) continue;
    const auto corner = cornerOf(walk, i);
    if (corner && leadsInside({&*corner, 1}, point)) return i;
  }
  return std::nullopt;
}

/// The walk with a way around the hole at its corner, back to the same corner.
void join(Walk& walk, std::size_t corner, const Hole& hole, bool touches) {
  Walk way(hole.walk.begin() + (touches ? 1 : 0), hole.walk.end());
  way.push_back(hole.walk.front());
  if (!touches) way.push_back(walk[corner]);
  walk.insert(walk.begin() + static_cast<std::ptrdiff_t>(corner) + 1, way.begin(), way.end());
}

/// The rings as polygons that lie as they should, or a sentence about the first that does not.
struct Rings {
  std::vector<Ring> holes;
  std::string problem;
};

std::string nameOfHole(std::size_t index) { return "hole " + std::to_string(index + 1); }

std::string placeProblem(const Ring& hole, const Ring& outline, const std::string& name) {
  const RingRelation relation = ringRelation(hole, outline);
  if (relation == RingRelation::within) return {};
  return relation == RingRelation::same ? name + " leaves nothing of the outline"
                                        : name + " does not lie inside the outline";
}

std::string overlapProblem(const std::vector<Ring>& holes) {
  std::vector<Bounds> boxes;
  for (const Ring& hole : holes) boxes.push_back(hole.bounds);
  const BoxTree tree(boxes);
  std::string problem;
  std::size_t looks = 0;
  for (std::size_t i = 0; i < holes.size() && problem.empty(); ++i)
    tree.forEachMeeting(boxes[i], i + 1, [&](std::size_t k) {
      looks += holes[i].polygon.vertices.size() + holes[k].polygon.vertices.size();
      if (looks > kMaxRingLooks)
        problem = "there are too many holes to be compared";
      else if (ringRelation(holes[i], holes[k]) != RingRelation::apart)
        problem = nameOfHole(i) + " and " + nameOfHole(k) + " lie over each other";
      return problem.empty();
    });
  return problem;
}

Rings checkedHoles(std::span<const std::vector<Vec2>> holes, const Polygon& outline) {
  Rings rings;
  const Ring around(outline);
  for (std::size_t i = 0; i < holes.size() && rings.problem.empty(); ++i) {
    std::optional<Polygon> hole = checkPolygon(holes[i]).polygon;
    if (!hole) return {{}, nameOfHole(i) + " is no simple polygon"};
    rings.holes.emplace_back(*std::move(hole));
    rings.problem = placeProblem(rings.holes.back(), around, nameOfHole(i));
  }
  if (rings.problem.empty() && !holes.empty()) rings.problem = overlapProblem(rings.holes);
  return rings;
}

/// From the right to the left: what a bridge to the right meets is joined already.
std::vector<Hole> rightmostFirst(const std::vector<Ring>& rings) {
  std::vector<Hole> holes;
  for (const Ring& ring : rings) holes.push_back(holeFrom(ring.polygon));
  std::ranges::stable_sort(holes, std::greater{},
                           [](const Hole& hole) { return hole.walk.front().x; });
  return holes;
}

}  // namespace

BridgedOutline withBridges(std::span<const Vec2> outline,
                           std::span<const std::vector<Vec2>> holes) {
  std::size_t vertices = outline.size();
  for (const std::vector<Vec2>& hole : holes) vertices += hole.size();
  if (holes.size() * vertices > kMaxBridgeLooks)
    return {{}, "there are too many holes for bridges"};
  const PolygonReport report = checkPolygon(outline);
  if (!report.polygon) return {{}, "the outline is no simple polygon"};
  const Rings rings = checkedHoles(holes, *report.polygon);
  if (!rings.problem.empty()) return {{}, rings.problem};
  Walk walk = report.polygon->vertices;
  for (const Hole& hole : rightmostFirst(rings.holes)) {
    const std::optional<std::size_t> touch = touchedBy(walk, hole);
    const auto corner = touch ? touch : cornerSeenFrom(walk, hole.walk.front());
    assert(corner);  // the rightmost vertex sees what stops a ray to the right, or before it
    join(walk, *corner, hole, touch.has_value());
  }
  if (report.winding == Winding::clockwise) std::ranges::reverse(walk);
  std::rotate(walk.begin(), std::ranges::find(walk, outline.front()), walk.end());
  return {std::move(walk), {}};
}

}  // namespace sepax
