#include "app/figure/clip.h"

#include "app/figure/halo.h"
#include "app/figure/label_space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace sepax {

namespace {

/// Of one coordinate: what is at most the limit, or with sign -1 at least.
struct HalfPlane {
  double Vec2::*coordinate;
  double Vec2::*other;
  double limit;
  double sign = 1;

  [[nodiscard]] bool holds(Vec2 p) const { return sign * (p.*coordinate) <= sign * limit; }
  /// Where the segment meets its edge; its ends are on different sides.
  [[nodiscard]] Vec2 crossing(Vec2 from, Vec2 to) const {
    const double part = (limit - from.*coordinate) / (to.*coordinate - from.*coordinate);
    Vec2 place;
    place.*coordinate = limit;
    place.*other = from.*other + part * (to.*other - from.*other);
    return place;
  }
};

HalfPlane inside(const Figure& figure, Border border) {
  switch (border) {
    case Border::left:
      return {&Vec2::x, &Vec2::y, 0, -1};
    case Border::right:
      return {&Vec2::x, &Vec2::y, figure.width};
    case Border::top:
      return {&Vec2::y, &Vec2::x, 0, -1};
    case Border::bottom:
      break;
  }
  return {&Vec2::y, &Vec2::x, figure.height};
}

/// The parts of an open line that lie in the half-plane.
std::vector<std::vector<Vec2>> partsIn(const std::vector<Vec2>& points, const HalfPlane& plane) {
  std::vector<std::vector<Vec2>> parts;
  bool inside = false;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool wasInside = inside;
    inside = plane.holds(points[i]);
    if (inside && !wasInside) parts.emplace_back();
    if (i > 0 && inside != wasInside)
      parts.back().push_back(plane.crossing(points[i - 1], points[i]));
    if (inside) parts.back().push_back(points[i]);
  }
  std::erase_if(parts, [](const auto& part) { return part.size() < 2; });
  return parts;
}

/// The area in the half-plane (Sutherland and Hodgman, Reentrant Polygon Clipping, 1974); bridges
/// along its edge are no area.
std::vector<Vec2> areaIn(const std::vector<Vec2>& outline, const HalfPlane& plane) {
  std::vector<Vec2> area;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 from = outline[i];
    const Vec2 to = outline[(i + 1) % outline.size()];
    if (plane.holds(from)) area.push_back(from);
    if (plane.holds(from) != plane.holds(to)) area.push_back(plane.crossing(from, to));
  }
  return area;
}

bool liesIn(const std::vector<Vec2>& points, const HalfPlane& plane) {
  return std::ranges::all_of(points, [&](Vec2 point) { return plane.holds(point); });
}

/// The same half-plane with its edge moved inwards.
HalfPlane shrunkBy(HalfPlane plane, double inwards) {
  plane.limit -= plane.sign * inwards;
  return plane;
}

/// How far a stroke reaches beyond its points at the most: an end cut straight less than a round
/// one.
double reachOf(const Stroke& stroke, const HalfPlane& plane) {
  const bool straight = stroke.cap == Cap::butt || stroke.dash.off > 0;
  if (!straight || stroke.closed || stroke.points.size() != 2) return stroke.width / 2;
  const Vec2 way = stroke.points[1] - stroke.points[0];
  return way == Vec2{} ? 0 : stroke.width / 2 * std::abs(way.*plane.other) / length(way);
}

void addIn(Figure& result, Stroke stroke, const HalfPlane& plane) {
  const HalfPlane inner = shrunkBy(plane, reachOf(stroke, plane));
  if (liesIn(stroke.points, inner)) return result.add(std::move(stroke));
  if (stroke.closed && !stroke.points.empty()) {
    // From a corner out of sight, so that no part is cut at the first corner.
    std::vector<Vec2>& points = stroke.points;
    std::rotate(
        points.begin(),
        std::find_if(points.begin(), points.end(), [&](Vec2 point) { return !inner.holds(point); }),
        points.end());
    stroke.points.push_back(stroke.points.front());
    stroke.closed = false;
  }
  for (std::vector<Vec2>& part : partsIn(stroke.points, inner)) {
    Stroke piece = stroke;
    piece.points = std::move(part);
    result.add(std::move(piece));
  }
}

void addIn(Figure& result, Fill fill, const HalfPlane& plane) {
  if (!liesIn(fill.outline, plane)) fill.outline = areaIn(fill.outline, plane);
  if (fill.outline.size() >= 3) result.add(std::move(fill));
}

void addIn(Figure& result, const Dot& dot, const HalfPlane& plane) {
  if (shrunkBy(plane, dot.radius).holds(dot.center)) return result.add(dot);
  if (!shrunkBy(plane, -dot.radius).holds(dot.center)) return;
  const PartScope part(result, dot.part);
  constexpr int kCorners = 48;
  const auto circle = [&](double radius) {
    std::vector<Vec2> points;
    for (int i = 0; i < kCorners; ++i) {
      const double angle = 2 * std::numbers::pi * i / kCorners;
      points.push_back(dot.center + radius * Vec2{std::cos(angle), std::sin(angle)});
    }
    return points;
  };
  addIn(result, Fill{dot.layer, circle(dot.radius), dot.fill, Hatch::none}, plane);
  if (!(dot.ringWidth > 0)) return;
  const std::vector<Vec2> ring = circle(dot.radius - dot.ringWidth / 2);
  addIn(result, Stroke{dot.layer, ring, true, dot.ring, dot.ringWidth, {}, Cap::butt}, plane);
}

void addIn(Figure& result, const Text& text, const HalfPlane& plane) {
  const Rect rect = grownBy(rectOf(text), text.halo ? kHaloRadius : 0);
  if (plane.holds(rect.min) && plane.holds(rect.max)) result.add(text);
}

void addIn(Figure& result, Box box, const HalfPlane& plane) {
  if (plane.holds(box.min) && plane.holds(box.max)) return result.add(box);
  const bool upper = plane.sign > 0;
  Vec2& far = upper ? box.max : box.min;
  if (!plane.holds(upper ? box.min : box.max)) return;
  const PartScope part(result, box.part);
  const double inset = box.borderWidth / 2;
  const Vec2 low = box.min + Vec2{inset, inset};
  const Vec2 high = box.max - Vec2{inset, inset};
  const Stroke border{box.layer,
                      {low, {high.x, low.y}, high, {low.x, high.y}},
                      true,
                      box.border,
                      box.borderWidth,
                      {},
                      Cap::butt};
  far.*plane.coordinate = plane.limit;
  const bool bordered = std::exchange(box.borderWidth, 0) > 0;
  result.add(box);
  if (bordered) addIn(result, border, plane);
}

}  // namespace

Figure clippedAt(Figure figure, Border border) {
  const HalfPlane plane = inside(figure, border);
  std::vector<Item> items = std::exchange(figure.items, {});
  for (Item& item : items)
    std::visit([&](auto& part) { addIn(figure, std::move(part), plane); }, item);
  return figure;
}

namespace {

/// How far around the figure something may reach, logical pixels: farther than any picture of it is
/// moved or enlarged, near enough for the floats and fixed-point numbers of those who draw it.
constexpr double kReach = 1 << 16;

/// The box of all that is near.
class Neighbourhood {
 public:
  explicit Neighbourhood(const Figure& figure)
      : planes_{HalfPlane{&Vec2::x, &Vec2::y, figure.width + kReach, 1},
                HalfPlane{&Vec2::x, &Vec2::y, -kReach, -1},
                HalfPlane{&Vec2::y, &Vec2::x, figure.height + kReach, 1},
                HalfPlane{&Vec2::y, &Vec2::x, -kReach, -1}} {}

  [[nodiscard]] bool holds(Vec2 p) const {
    return std::ranges::all_of(planes_, [p](const HalfPlane& plane) { return plane.holds(p); });
  }
  [[nodiscard]] bool holds(const std::vector<Vec2>& points) const {
    return std::ranges::all_of(points, [this](Vec2 p) { return holds(p); });
  }

  void addNear(Figure& result, Stroke stroke) const {
    if (holds(stroke.points)) return result.add(std::move(stroke));
    if (!areFinite(stroke.points)) return;
    if (stroke.closed) stroke.points.push_back(stroke.points.front());
    stroke.closed = false;
    std::vector<std::vector<Vec2>> lines{stroke.points};
    for (const HalfPlane& plane : planes_) {
      std::vector<std::vector<Vec2>> kept;
      for (const std::vector<Vec2>& line : lines)
        std::ranges::move(partsIn(line, plane), std::back_inserter(kept));
      lines = std::move(kept);
    }
    for (std::vector<Vec2>& line : lines) {
      Stroke piece = stroke;
      piece.points = std::move(line);
      result.add(std::move(piece));
    }
  }
  void addNear(Figure& result, Fill fill) const {
    if (!areFinite(fill.outline)) return;
    if (!holds(fill.outline))
      for (const HalfPlane& plane : planes_) fill.outline = areaIn(fill.outline, plane);
    if (fill.outline.size() >= 3) result.add(std::move(fill));
  }
  void addNear(Figure& result, const Dot& dot) const {
    if (holds(dot.center)) result.add(dot);
  }
  void addNear(Figure& result, const Text& text) const {
    if (holds(text.position)) result.add(text);
  }
  void addNear(Figure& result, const Box& box) const {
    if (holds(box.min) && holds(box.max)) result.add(box);
  }

 private:
  static bool areFinite(const std::vector<Vec2>& points) {
    return std::ranges::all_of(points, [](Vec2 p) { return isFinite(p); });
  }

  std::array<HalfPlane, 4> planes_;
};

}  // namespace

Figure withoutFarAway(Figure figure) {
  const Neighbourhood near(figure);
  std::vector<Item> items = std::exchange(figure.items, {});
  figure.items.reserve(items.size());
  for (Item& item : items)
    std::visit([&](auto& part) { near.addNear(figure, std::move(part)); }, item);
  return figure;
}

}  // namespace sepax
