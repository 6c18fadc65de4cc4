#pragma once

#include "app/figure/figure.h"

#include <optional>

/// Rectangles of text and what lies in them; logical pixels.
namespace sepax {

struct Rect {
  Vec2 min;
  Vec2 max;
  friend bool operator==(const Rect&, const Rect&) = default;
};

/// From the top of the capitals to the bottom of the descenders.
[[nodiscard]] Rect rectOf(const Text& text);
/// The rectangle with this much more on every side.
[[nodiscard]] Rect grownBy(Rect rect, double margin);
/// Whether the interiors meet.
[[nodiscard]] bool overlaps(Rect one, Rect other);
[[nodiscard]] bool contains(Rect outer, Rect inner);
/// The point of the rectangle nearest to `point`.
[[nodiscard]] Vec2 nearestIn(Rect rect, Vec2 point);
/// From the rectangle, 0 within it.
[[nodiscard]] double distanceTo(Rect rect, Vec2 point);
/// A part of a segment: 0 is its start, 1 its end.
struct Span {
  double first = 0;
  double last = 1;
};
/// The part of the segment that lies in the rectangle; absent where it has no length.
[[nodiscard]] std::optional<Span> spanInside(Vec2 start, Vec2 end, Rect rect);
/// Length of that part.
[[nodiscard]] double lengthInside(Vec2 start, Vec2 end, Rect rect);

/// Middle of a rectangle of this size, in the unit direction seen from the origin, whose nearest
/// point is `distance` away from the origin.
[[nodiscard]] Vec2 middleAtDistance(Vec2 direction, Vec2 size, double distance);

}  // namespace sepax
