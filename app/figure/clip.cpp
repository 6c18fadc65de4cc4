#include "app/figure/clip.h"

#include "app/figure/font.h"
#include "app/figure/halo.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sepax {

namespace {

/// Where the segment meets the height; its ends are on different sides.
Vec2 crossing(Vec2 from, Vec2 to, double height) {
  const double part = (height - from.y) / (to.y - from.y);
  return {from.x + part * (to.x - from.x), height};
}

/// The parts of an open line that lie above the height.
std::vector<std::vector<Vec2>> partsAbove(const std::vector<Vec2>& points, double height) {
  std::vector<std::vector<Vec2>> parts;
  bool inside = false;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool wasInside = inside;
    inside = points[i].y <= height;
    if (inside && !wasInside) parts.emplace_back();
    if (i > 0 && inside != wasInside)
      parts.back().push_back(crossing(points[i - 1], points[i], height));
    if (inside) parts.back().push_back(points[i]);
  }
  std::erase_if(parts, [](const auto& part) { return part.size() < 2; });
  return parts;
}

/// The area above the height (Sutherland and Hodgman, Reentrant Polygon Clipping, 1974); bridges
/// along the height are no area.
std::vector<Vec2> areaAbove(const std::vector<Vec2>& outline, double height) {
  std::vector<Vec2> area;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 from = outline[i];
    const Vec2 to = outline[(i + 1) % outline.size()];
    if (from.y <= height) area.push_back(from);
    if ((from.y <= height) != (to.y <= height)) area.push_back(crossing(from, to, height));
  }
  return area;
}

bool isAbove(const std::vector<Vec2>& points, double height) {
  return std::ranges::all_of(points, [=](Vec2 point) { return point.y <= height; });
}

/// How far a stroke reaches below its points at the most: an end cut straight less than a round
/// one.
double reachOf(const Stroke& stroke) {
  const bool straight = stroke.cap == Cap::butt || stroke.dash.off > 0;
  if (!straight || stroke.closed || stroke.points.size() != 2) return stroke.width / 2;
  const Vec2 way = stroke.points[1] - stroke.points[0];
  return way == Vec2{} ? 0 : stroke.width / 2 * std::abs(way.x) / length(way);
}

void addAbove(Figure& result, Stroke stroke, double height) {
  const double limit = height - reachOf(stroke);
  if (isAbove(stroke.points, limit)) return result.add(std::move(stroke));
  if (stroke.closed && !stroke.points.empty()) {
    // From a corner out of sight, so that no part is cut at the first corner.
    std::vector<Vec2>& points = stroke.points;
    std::rotate(
        points.begin(),
        std::find_if(points.begin(), points.end(), [=](Vec2 point) { return point.y > limit; }),
        points.end());
    stroke.points.push_back(stroke.points.front());
    stroke.closed = false;
  }
  for (std::vector<Vec2>& part : partsAbove(stroke.points, limit)) {
    Stroke piece = stroke;
    piece.points = std::move(part);
    result.add(std::move(piece));
  }
}

void addAbove(Figure& result, Fill fill, double height) {
  if (!isAbove(fill.outline, height)) fill.outline = areaAbove(fill.outline, height);
  if (fill.outline.size() >= 3) result.add(std::move(fill));
}

void addAbove(Figure& result, const Dot& dot, double height) {
  if (dot.center.y + dot.radius <= height) return result.add(dot);
  if (dot.center.y - dot.radius >= height) return;
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
  addAbove(result, Fill{dot.layer, circle(dot.radius), dot.fill, Hatch::none}, height);
  if (!(dot.ringWidth > 0)) return;
  const std::vector<Vec2> ring = circle(dot.radius - dot.ringWidth / 2);
  addAbove(result, Stroke{dot.layer, ring, true, dot.ring, dot.ringWidth, {}, Cap::butt}, height);
}

void addAbove(Figure& result, const Text& text, double height) {
  const double halo = text.halo ? kHaloRadius : 0;
  if (text.position.y + descent(text.size) + halo <= height) result.add(text);
}

void addAbove(Figure& result, Box box, double height) {
  if (box.max.y <= height) return result.add(box);
  if (box.min.y >= height) return;
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
  box.max.y = height;
  const bool bordered = std::exchange(box.borderWidth, 0) > 0;
  result.add(box);
  if (bordered) addAbove(result, border, height);
}

}  // namespace

Figure clippedBelow(Figure figure) {
  std::vector<Item> items = std::exchange(figure.items, {});
  for (Item& item : items)
    std::visit([&](auto& part) { addAbove(figure, std::move(part), figure.height); }, item);
  return figure;
}

}  // namespace sepax
