#include "app/figure/label_space.h"

#include "app/figure/font.h"
#include "app/figure/text_layout.h"

#include <algorithm>
#include <cmath>

namespace sepax {

Rect rectOf(const Text& text) {
  const TextLine line = layoutLine(text.text, text.size, text.weight);
  const double left = text.position.x + startOf(line, text.align);
  return {{left, text.position.y - ascent(text.size)},
          {left + line.width, text.position.y + descent(text.size)}};
}

Rect grownBy(Rect rect, double margin) {
  const Vec2 more{margin, margin};
  return {rect.min - more, rect.max + more};
}

bool overlaps(Rect one, Rect other) {
  return one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y &&
         other.min.y < one.max.y;
}

bool contains(Rect outer, Rect inner) {
  return outer.min.x <= inner.min.x && inner.max.x <= outer.max.x && outer.min.y <= inner.min.y &&
         inner.max.y <= outer.max.y;
}

Vec2 nearestIn(Rect rect, Vec2 point) {
  // Not std::clamp: a rectangle may be turned inside out, and then any of its points will do.
  return {std::max(rect.min.x, std::min(point.x, rect.max.x)),
          std::max(rect.min.y, std::min(point.y, rect.max.y))};
}

double distanceTo(Rect rect, Vec2 point) { return distance(nearestIn(rect, point), point); }

std::optional<Span> spanInside(Vec2 start, Vec2 end, Rect rect) {
  if (std::max(start.x, end.x) < rect.min.x || std::min(start.x, end.x) > rect.max.x) return {};
  if (std::max(start.y, end.y) < rect.min.y || std::min(start.y, end.y) > rect.max.y) return {};
  const Vec2 along = end - start;
  const double moves[] = {-along.x, along.x, -along.y, along.y};
  const double rooms[] = {start.x - rect.min.x, rect.max.x - start.x, start.y - rect.min.y,
                          rect.max.y - start.y};
  Span span;
  for (int side = 0; side < 4; ++side) {
    if (moves[side] < 0) span.first = std::max(span.first, rooms[side] / moves[side]);
    if (moves[side] > 0) span.last = std::min(span.last, rooms[side] / moves[side]);
  }
  if (!(span.first < span.last)) return {};
  return span;
}

double lengthInside(Vec2 start, Vec2 end, Rect rect) {
  const std::optional<Span> span = spanInside(start, end, rect);
  return span ? (span->last - span->first) * length(end - start) : 0;
}

Vec2 middleAtDistance(Vec2 direction, Vec2 size, double distance) {
  const Vec2 half = 0.5 * size;
  const double x = std::abs(direction.x);
  const double y = std::abs(direction.y);
  // First try a side that faces the origin, then the corner: the point where it is `distance` away
  // solves |s * (x, y) - half| = distance.
  if (y > 0 && (half.y + distance) / y * x <= half.x) return (half.y + distance) / y * direction;
  if (x > 0 && (half.x + distance) / x * y <= half.y) return (half.x + distance) / x * direction;
  const double toMiddle = x * half.x + y * half.y;
  const double rest = squaredLength(half) - distance * distance;
  return (toMiddle + std::sqrt(std::max(toMiddle * toMiddle - rest, 0.0))) * direction;
}

}  // namespace sepax
