#include "core/polygon/polygon.h"

#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/polygon/outline_crossings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

namespace sepax {

namespace {

/// The list without repeated consecutive vertices, still in the caller's order.
struct Ring {
  std::vector<Vec2> vertices;
  std::vector<int> vertexIndex;  ///< lowest caller's index of each run of equal vertices
  std::vector<int> edgeIndex;    ///< caller's index of the edge that leaves it
};

std::size_t next(std::size_t i, std::size_t size) { return i + 1 == size ? 0 : i + 1; }
std::size_t previous(std::size_t i, std::size_t size) { return (i == 0 ? size : i) - 1; }

Ring ringOf(std::span<const Vec2> vertices) {
  Ring ring;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const int index = static_cast<int>(i);
    if (!ring.vertices.empty() && ring.vertices.back() == vertices[i]) {
      ring.edgeIndex.back() = index;
      continue;
    }
    ring.vertices.push_back(vertices[i]);
    ring.vertexIndex.push_back(index);
    ring.edgeIndex.push_back(index);
  }
  while (ring.vertices.size() > 1 && ring.vertices.back() == ring.vertices.front()) {
    ring.vertices.pop_back();
    ring.vertexIndex.pop_back();
    ring.edgeIndex.pop_back();
  }
  return ring;
}

void addRepeatedVertices(std::span<const Vec2> vertices, std::vector<Defect>& defects) {
  for (std::size_t i = 0; vertices.size() > 1 && i < vertices.size(); ++i) {
    const std::size_t after = next(i, vertices.size());
    if (vertices[i] != vertices[after]) continue;
    const int later = static_cast<int>(std::max(i, after));
    const DefectKind kind = after == 0 ? DefectKind::closingVertex : DefectKind::repeatedVertex;
    defects.push_back({kind, later, later, vertices[i]});
  }
}

bool allOnOneLine(const Ring& ring) {
  const auto& v = ring.vertices;
  return std::all_of(v.begin(), v.end(), [&](Vec2 p) { return orientation(v[0], v[1], p) == 0; });
}

/// Vertices where the boundary turns back onto itself.
void addSpikes(const Ring& ring, std::vector<Defect>& defects) {
  const auto& v = ring.vertices;
  for (std::size_t i = 0; i < v.size(); ++i) {
    const Vec2 before = v[previous(i, v.size())];
    const Vec2 after = v[next(i, v.size())];
    if (orientation(before, v[i], after) != 0 || dotSign(before, v[i], v[i], after) > 0) continue;
    defects.push_back({DefectKind::spike, ring.vertexIndex[i], ring.vertexIndex[i], v[i]});
  }
}

/// A point that two meeting edges have in common, rounded.
Vec2 meetingPlace(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  for (const Vec2 end : {c, d}) {
    if (onSegment(a, b, end)) return end;
  }
  for (const Vec2 end : {a, b}) {
    if (onSegment(c, d, end)) return end;
  }
  return segmentIntersection(a, b, c, d).p;
}

/// All turns go the same way and the outline rises and falls once, left to right: it is convex, so
/// no edges cross (Schorn and Fisher, Testing the convexity of a polygon, Graphics Gems IV, 1994).
bool turnsOnce(const Ring& ring) {
  const auto& v = ring.vertices;
  const std::size_t n = v.size();
  const auto rises = [&](std::size_t i) {
    const Vec2 to = v[next(i, n)];
    return std::tuple(v[i].x, v[i].y) < std::tuple(to.x, to.y);
  };
  int way = 0;
  int changes = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t before = previous(i, n);
    const int turn = orientation(v[before], v[i], v[next(i, n)]);
    const bool changed = rises(before) != rises(i);
    changes += changed ? 1 : 0;
    if (turn == 0 && changed) return false;  // a spike
    if (turn * way < 0 || changes > 2) return false;
    if (turn != 0) way = turn;
  }
  return true;
}

/// Pairs of edges that meet although they are not neighbours.
void addCrossings(const Ring& ring, std::vector<Defect>& defects) {
  if (turnsOnce(ring)) return;
  const auto& v = ring.vertices;
  for (const auto& [e, f] : firstCrossings(v, kMaxReportedCrossings)) {
    const Vec2 place = meetingPlace(v[e], v[next(e, v.size())], v[f], v[next(f, v.size())]);
    const auto [first, second] = std::minmax(ring.edgeIndex[e], ring.edgeIndex[f]);
    defects.push_back({DefectKind::selfIntersection, first, second, place});
  }
}

/// Turn at the lexicographically smallest vertex, which is a proper corner of a simple polygon.
Winding windingOf(const Ring& ring) {
  const auto& v = ring.vertices;
  std::size_t lowest = 0;
  for (std::size_t i = 1; i < v.size(); ++i) {
    if (std::tuple(v[i].x, v[i].y) < std::tuple(v[lowest].x, v[lowest].y)) lowest = i;
  }
  const int turn = orientation(v[previous(lowest, v.size())], v[lowest], v[next(lowest, v.size())]);
  assert(turn != 0);
  return turn > 0 ? Winding::counterclockwise : Winding::clockwise;
}

/// The ring counterclockwise. A reversed ring keeps its first vertex, and the edge that leaves a
/// vertex is then the caller's edge that arrived there.
Polygon polygonFrom(const Ring& ring, Winding winding) {
  const std::size_t n = ring.vertices.size();
  const bool reversed = winding == Winding::clockwise;
  Polygon polygon;
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t source = reversed ? (n - i) % n : i;
    polygon.vertices.push_back(ring.vertices[source]);
    polygon.vertexIndex.push_back(ring.vertexIndex[source]);
    const std::size_t edge = reversed ? previous(source, n) : source;
    polygon.edges.push_back(
        {ring.edgeIndex[edge], static_cast<int>(i), static_cast<int>(next(i, n))});
  }
  std::sort(polygon.edges.begin(), polygon.edges.end(),
            [](const Edge& a, const Edge& b) { return a.index < b.index; });
  return polygon;
}

/// Notes the collinear and the reflex vertices; true when there is no reflex one.
bool addCorners(const Polygon& polygon, std::vector<Defect>& defects) {
  const auto& v = polygon.vertices;
  bool convex = true;
  for (std::size_t i = 0; i < v.size(); ++i) {
    const int turn = orientation(v[previous(i, v.size())], v[i], v[next(i, v.size())]);
    if (turn > 0) continue;
    convex = convex && turn == 0;
    const DefectKind kind = turn == 0 ? DefectKind::collinearVertex : DefectKind::reflexVertex;
    defects.push_back({kind, polygon.vertexIndex[i], polygon.vertexIndex[i], v[i]});
  }
  return convex;
}

void sortByKind(std::vector<Defect>& defects) {
  std::stable_sort(defects.begin(), defects.end(), [](const Defect& a, const Defect& b) {
    return std::tuple(a.kind, a.first, a.second) < std::tuple(b.kind, b.first, b.second);
  });
}

}  // namespace

PolygonReport checkPolygon(std::span<const Vec2> vertices) {
  PolygonReport report;
  auto& defects = report.defects;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const int index = static_cast<int>(i);
    if (!isFinite(vertices[i])) {
      defects.push_back({DefectKind::nonFinite, index, index, vertices[i]});
    }
  }
  if (!defects.empty()) return report;

  addRepeatedVertices(vertices, defects);
  const Ring ring = ringOf(vertices);
  const Vec2 start = ring.vertices.empty() ? Vec2{} : ring.vertices.front();
  if (ring.vertices.size() < 3) {
    defects.push_back({DefectKind::tooFewVertices, 0, 0, start});
  } else if (allOnOneLine(ring)) {
    defects.push_back({DefectKind::zeroArea, 0, 0, start});
  } else {
    addSpikes(ring, defects);
    addCrossings(ring, defects);
  }
  const bool simple = std::none_of(defects.begin(), defects.end(),
                                   [](const Defect& defect) { return isError(defect.kind); });
  if (simple) {
    report.winding = windingOf(ring);
    if (report.winding == Winding::clockwise) {
      defects.push_back({DefectKind::clockwise, 0, 0, start});
    }
    report.polygon = polygonFrom(ring, report.winding);
    report.polygon->convex = addCorners(*report.polygon, defects);
  }
  sortByKind(defects);
  return report;
}

namespace {

/// Twice the area, as an exact expression: the triangles of a fan about vertex 0.
template <class Lift>
auto doubledArea(const Lift& lift, std::span<const Vec2> v) {
  auto sum = lift(0.0);
  for (std::size_t i = 1; i + 1 < v.size(); ++i)
    sum = sum + cross(vectorBetween(lift, v[0], v[i]), vectorBetween(lift, v[0], v[i + 1]));
  return sum;
}

/// One coordinate of the centroid times six times the area: every triangle adds three times its
/// middle, weighted with its area.
template <class Lift>
auto weightedSum(const Lift& lift, std::span<const Vec2> v, double Vec2::*coordinate) {
  auto sum = lift(0.0);
  for (std::size_t i = 1; i + 1 < v.size(); ++i) {
    const auto weight = cross(vectorBetween(lift, v[0], v[i]), vectorBetween(lift, v[0], v[i + 1]));
    sum = sum +
          weight * (lift(v[0].*coordinate) + lift(v[i].*coordinate) + lift(v[i + 1].*coordinate));
  }
  return sum;
}

}  // namespace

double area(const Polygon& polygon) {
  return roundedQuotient([&](auto lift) { return doubledArea(lift, polygon.vertices); },
                         [](auto lift) { return lift(2.0); });
}

Vec2 centroid(const Polygon& polygon) {
  if (polygon.vertices.size() < 3) return polygon.vertices.front();
  const auto on = [&](double Vec2::*coordinate) {
    return roundedQuotient(
        [&](auto lift) { return weightedSum(lift, polygon.vertices, coordinate); },
        [&](auto lift) { return lift(3.0) * doubledArea(lift, polygon.vertices); });
  };
  return {on(&Vec2::x), on(&Vec2::y)};
}

Bounds boundsOf(std::span<const Vec2> points) {
  assert(!points.empty());
  Bounds bounds{points[0], points[0]};
  for (const Vec2 p : points) {
    bounds.min = {std::min(bounds.min.x, p.x), std::min(bounds.min.y, p.y)};
    bounds.max = {std::max(bounds.max.x, p.x), std::max(bounds.max.y, p.y)};
  }
  return bounds;
}

double radiusAbout(Vec2 center, std::span<const Vec2> points) {
  double radius = 0;
  for (const Vec2 p : points) radius = std::max(radius, distance(center, p));
  return radius;
}

}  // namespace sepax
