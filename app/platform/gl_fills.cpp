#include "app/platform/gl_batches.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>

namespace sepax {
namespace {

/// Half the width of the even edge, device pixels.
constexpr double kHalfEdge = 0.5;
/// An outline is cut this far outside the picture, device pixels: beyond its even edge.
constexpr double kMargin = 2;

struct Bounds {
  Vec2 min;
  Vec2 max;
};

Bounds limitsOf(std::span<const Vec2> points) {
  Bounds bounds{points[0], points[0]};
  for (const Vec2 p : points) {
    bounds.min = {std::min(bounds.min.x, p.x), std::min(bounds.min.y, p.y)};
    bounds.max = {std::max(bounds.max.x, p.x), std::max(bounds.max.y, p.y)};
  }
  return bounds;
}

/// The outline on the side of the line where `inside` is not negative (Sutherland and Hodgman,
/// 1974). A concave outline may come out with pieces joined along the line: harmless outside the
/// picture.
template <typename Inside>
std::vector<Vec2> cut(std::span<const Vec2> points, Inside inside) {
  std::vector<Vec2> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 start = points[i];
    const Vec2 end = points[(i + 1) % points.size()];
    const double atStart = inside(start);
    const double atEnd = inside(end);
    if (atStart >= 0) kept.push_back(start);
    if ((atStart < 0) != (atEnd < 0)) {
      kept.push_back(lerp(start, end, atStart / (atStart - atEnd)));
    }
  }
  return kept;
}

/// The outline in device pixels within reach of the picture; fewer than 3 points when there is
/// nothing to see.
std::vector<Vec2> visibleOutline(const Fill& fill, const PixelView& view) {
  std::vector<Vec2> points;
  points.reserve(fill.outline.size());
  for (const Vec2 point : fill.outline) {
    if (!isFinite(point)) return {};
    if (points.empty() || points.back() != view.scale * point) points.push_back(view.scale * point);
  }
  while (points.size() > 1 && points.front() == points.back()) points.pop_back();
  if (points.size() < 3) return {};
  const Vec2 min{-kMargin, -kMargin};
  const Vec2 max{view.width + kMargin, view.height + kMargin};
  const Bounds bounds = limitsOf(points);
  if (bounds.min.x < min.x) points = cut(points, [&](Vec2 p) { return p.x - min.x; });
  if (bounds.max.x > max.x) points = cut(points, [&](Vec2 p) { return max.x - p.x; });
  if (bounds.min.y < min.y) points = cut(points, [&](Vec2 p) { return p.y - min.y; });
  if (bounds.max.y > max.y) points = cut(points, [&](Vec2 p) { return max.y - p.y; });
  return points;
}

struct Ink {
  float hatch = 0;
  Rgba8 color;
};

FillVertex vertex(Vec2 position, double coverage, const Ink& ink) {
  return {toPoint(position), static_cast<float>(coverage), ink.hatch, ink.color};
}

/// The outline moved inwards and outwards by half the even edge.
struct Rim {
  std::vector<Vec2> inner;
  std::vector<Vec2> outer;
};

/// The rim of a convex outline; absent when the outline is not convex or too thin for its edge.
std::optional<Rim> convexRim(std::span<const Vec2> points) {
  constexpr double kSharpest = 0.2;  // 1 + cosine of the turn; sharper corners reach too far out
  const std::size_t count = points.size();
  double area = 0;
  for (std::size_t i = 0; i < count; ++i) {
    area += cross(points[i] - points[0], points[(i + 1) % count] - points[0]);
  }
  const double sign = area < 0 ? -1 : 1;
  double turning = 0;
  Rim rim;
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 in = normalized(points[i] - points[(i + count - 1) % count]);
    const Vec2 out = normalized(points[(i + 1) % count] - points[i]);
    const double turn = sign * cross(in, out);
    if (turn < 0 || 1 + dot(in, out) < kSharpest) return std::nullopt;
    turning += std::atan2(turn, dot(in, out));
    const Vec2 outward = sign * (turnedRight(in) + turnedRight(out)) / (1 + dot(in, out));
    rim.inner.push_back(points[i] - kHalfEdge * outward);
    rim.outer.push_back(points[i] + kHalfEdge * outward);
  }
  // A star that turns twice is no convex outline.
  if (turning > 3 * std::numbers::pi) return std::nullopt;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = (i + 1) % count;
    if (dot(rim.inner[next] - rim.inner[i], points[next] - points[i]) <= 0) return std::nullopt;
  }
  return rim;
}

void addConvex(Batches& batches, const Rim& rim, const Ink& ink) {
  std::vector<FillVertex>& fills = batches.fills;
  const std::size_t sizeBefore = fills.size();
  const std::size_t count = rim.inner.size();
  for (std::size_t i = 1; i + 1 < count; ++i) {
    for (const std::size_t corner : {std::size_t{0}, i, i + 1}) {
      fills.push_back(vertex(rim.inner[corner], 1, ink));
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = (i + 1) % count;
    const FillVertex corners[] = {vertex(rim.inner[i], 1, ink), vertex(rim.inner[next], 1, ink),
                                  vertex(rim.outer[i], 0, ink), vertex(rim.outer[next], 0, ink)};
    for (const int corner : {0, 1, 2, 2, 1, 3}) fills.push_back(corners[corner]);
  }
  extendRun(batches, Run::Kind::fill, fills.size(), fills.size() - sizeBefore);
}

struct Edge {
  Vec2 start;
  Vec2 end;
};

/// The edges that really bound the area: an outline that goes to a hole and back on the same way
/// has two edges there that cancel out.
std::vector<Edge> boundingEdges(std::span<const Vec2> points) {
  struct Entry {
    Vec2 low, high;  // the ends in order, the same for both directions
    std::size_t index;
  };
  const auto before = [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 start = points[i];
    const Vec2 end = points[(i + 1) % points.size()];
    entries.push_back(before(start, end) ? Entry{start, end, i} : Entry{end, start, i});
  }
  std::sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) {
    if (a.low != b.low) return before(a.low, b.low);
    if (a.high != b.high) return before(a.high, b.high);
    return a.index < b.index;
  });
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < entries.size();) {
    std::size_t same = i + 1;
    while (same < entries.size() && entries[same].low == entries[i].low &&
           entries[same].high == entries[i].high) {
      ++same;
    }
    if ((same - i) % 2 == 1) edges.push_back({entries[i].low, entries[i].high});
    i = same;
  }
  return edges;
}

/// Both sides of every edge, half a pixel wide; coverage runs from a half on the edge to `beside`.
void addEdgeSides(std::vector<FillVertex>& fills, std::span<const Edge> edges, double beside,
                  const Ink& ink) {
  for (const Edge& edge : edges) {
    const Vec2 aside = kHalfEdge * turnedLeft(normalized(edge.end - edge.start));
    for (const Vec2 offset : {aside, -aside}) {
      const FillVertex corners[] = {vertex(edge.start, 0.5, ink), vertex(edge.end, 0.5, ink),
                                    vertex(edge.start + offset, beside, ink),
                                    vertex(edge.end + offset, beside, ink)};
      for (const int corner : {0, 1, 2, 2, 1, 3}) fills.push_back(corners[corner]);
    }
  }
}

void addOutline(Batches& batches, std::span<const Vec2> points, const Ink& ink) {
  std::vector<FillVertex>& fills = batches.fills;
  const std::size_t first = fills.size();
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    for (const std::size_t corner : {std::size_t{0}, i, i + 1}) {
      fills.push_back(vertex(points[corner], 1, ink));
    }
  }
  const std::size_t fan = fills.size() - first;
  const std::vector<Edge> edges = boundingEdges(points);
  addEdgeSides(fills, edges, 1, ink);
  const std::size_t edge = fills.size() - first - fan;
  addEdgeSides(fills, edges, 0, ink);
  const auto [low, high] = limitsOf(points);
  const Vec2 min{low.x - 1, low.y - 1};
  const Vec2 max{high.x + 1, high.y + 1};
  const Vec2 corners[] = {min, {max.x, min.y}, {min.x, max.y}, max};
  for (const int corner : {0, 1, 2, 2, 1, 3}) fills.push_back(vertex(corners[corner], 1, ink));
  batches.runs.push_back({Run::Kind::outlineFill, static_cast<int>(first),
                          static_cast<int>(fills.size() - first), static_cast<int>(fan),
                          static_cast<int>(edge)});
}

}  // namespace

void addFill(Batches& batches, const Fill& fill, const PixelView& view) {
  const std::vector<Vec2> points = visibleOutline(fill, view);
  if (points.size() < 3) return;
  const Ink ink{static_cast<float>(fill.hatch), colorOf(view, fill.paint)};
  if (const std::optional<Rim> rim = convexRim(points)) {
    addConvex(batches, *rim, ink);
  } else {
    addOutline(batches, points, ink);
  }
}

}  // namespace sepax
