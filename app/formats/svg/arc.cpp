#include "app/formats/svg/arc.h"

#include "core/exact/transform.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sepax {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;  ///< radians

Vec2 turned(Vec2 point, const Rotation& rotation) { return posed(point, {}, rotation); }

/// The difference of two directions, radians, the way around that the arc goes.
double sweptAngle(double angle, bool sweep) {
  if (sweep && angle < 0) return angle + kTurn;
  return !sweep && angle > 0 ? angle - kTurn : angle;
}

}  // namespace

std::vector<SvgPiece> arcPieces(Vec2 from, Vec2 to, SvgArc arc) {
  Vec2 radius{std::abs(arc.radius.x), std::abs(arc.radius.y)};
  if (from == to) return {};
  if (radius.x == 0 || radius.y == 0) return {{1, {from, to}}};
  const Rotation forth = rotationOf(arc.turn);
  const Rotation back{forth.cosine, -forth.sine};
  const Vec2 half = turned((from - to) / 2, back);
  const double excess =
      half.x / radius.x * (half.x / radius.x) + half.y / radius.y * (half.y / radius.y);
  if (excess > 1) radius = std::sqrt(excess) * radius;
  // in the circle of radius 1
  const Vec2 start{half.x / radius.x, half.y / radius.y};
  const double length = squaredLength(start);
  const double scale = length > 0 ? std::sqrt(std::max(0.0, 1 / length - 1)) : 0;
  const Vec2 centre = (arc.large == arc.sweep ? -scale : scale) * Vec2{start.y, -start.x};
  const Vec2 first = start - centre;
  const Vec2 last = -start - centre;
  const double begin = std::atan2(first.y, first.x);
  const double angle = sweptAngle(std::atan2(last.y, last.x) - begin, arc.sweep);
  if (!std::isfinite(angle)) return {{1, {from, to}}};  // beyond every limit of a scene
  const int count = std::clamp(static_cast<int>(std::ceil(std::abs(angle) / (kTurn / 4))), 1, 4);
  const double step = angle / count;
  const double handle = 4.0 / 3 * std::tan(step / 4);
  const Vec2 middle = (from + to) / 2;
  const auto place = [&](Vec2 unit) {
    const Vec2 p = unit + centre;
    return turned({p.x * radius.x, p.y * radius.y}, forth) + middle;
  };
  std::vector<SvgPiece> pieces;
  for (int i = 0; i < count; ++i) {
    const Vec2 a{std::cos(begin + i * step), std::sin(begin + i * step)};
    const Vec2 b{std::cos(begin + (i + 1) * step), std::sin(begin + (i + 1) * step)};
    pieces.push_back({3,
                      {i == 0 ? from : place(a), place(a + handle * Vec2{-a.y, a.x}),
                       place(b - handle * Vec2{-b.y, b.x}), i + 1 == count ? to : place(b)}});
  }
  return pieces;
}

}  // namespace sepax
