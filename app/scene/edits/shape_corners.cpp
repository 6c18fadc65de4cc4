#include "app/scene/edits/shape_corners.h"

#include "app/scene/edits/snapping.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

constexpr double kGrain = 1e-4;       ///< of the coordinates, as a fraction of the radius
constexpr int kAttempts = 64;         ///< for a random shape of the wanted kind
constexpr double kLeastReach = 0.25;  ///< of a random corner, as a fraction of the radius

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every platform.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  /// In [low, high).
  double between(double low, double high) {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return low + (high - low) * static_cast<double>(z >> 11) * 0x1p-53;
  }

 private:
  std::uint64_t state_;
};

/// Decimals that are fine enough for the radius and no longer than that.
SnapStep grainOf(double radius) {
  const double power = std::floor(std::log10(radius * kGrain));
  const double scale = std::pow(10.0, std::abs(power));
  return power < 0 ? SnapStep{1, scale} : SnapStep{scale, 1};
}

Vec2 onCircle(double radius, double degrees) {
  const Rotation rotation = rotationOf(degrees);
  return radius * Vec2{rotation.cosine, rotation.sine};
}

std::vector<Vec2> regular(int corners, double radius) {
  const double turn = 360.0 / corners;
  // An even number stands on an edge, an odd one points up.
  const double first = corners % 2 == 0 ? 90 + turn / 2 : 90;
  std::vector<Vec2> points;
  for (int i = 0; i < corners; ++i) points.push_back(onCircle(radius, first + i * turn));
  return points;
}

/// Twice as wide as high.
std::vector<Vec2> box(double radius) {
  const Vec2 half{0.8 * radius, 0.4 * radius};
  return {{-half.x, -half.y}, {half.x, -half.y}, {half.x, half.y}, {-half.x, half.y}};
}

/// Points in random directions on an ellipse: always convex, but for the rounding.
std::vector<Vec2> convex(int corners, double radius, Random& random) {
  const Rotation tilt = rotationOf(random.between(0, 360));
  const double flat = random.between(0.55, 1);
  std::vector<Vec2> points;
  for (int i = 0; i < corners; ++i) {
    const Vec2 round = onCircle(radius, 360.0 / corners * (i + random.between(0, 0.8)));
    points.push_back(posed({round.x, flat * round.y}, {}, tilt));
  }
  return points;
}

/// Corners in rising directions, at random distances from the middle.
std::vector<Vec2> concave(int corners, double radius, Random& random) {
  std::vector<Vec2> points;
  for (int i = 0; i < corners; ++i) {
    const double degrees = 360.0 / corners * (i + random.between(0, 0.8));
    points.push_back(onCircle(radius * random.between(kLeastReach, 1), degrees));
  }
  return points;
}

/// Tips on the circle and notches at random depths in turn.
std::vector<Vec2> star(int corners, double radius, Random& random) {
  const int count = std::max(6, corners + corners % 2);
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) {
    const double reach = i % 2 == 0 ? 1 : random.between(kLeastReach, 0.6);
    points.push_back(onCircle(radius * reach, 90 + 360.0 / count * i));
  }
  return points;
}

std::vector<Vec2> drawn(const ShapeSpec& spec, int corners, double radius, Random& random) {
  switch (spec.kind) {
    case ShapeKind::box:
      return box(radius);
    case ShapeKind::convex:
      return convex(corners, radius, random);
    case ShapeKind::star:
      return star(corners, radius, random);
    case ShapeKind::concave:
      return concave(corners, radius, random);
    case ShapeKind::regular:
      break;
  }
  return regular(corners, radius);
}

bool isOfKind(ShapeKind kind, const std::vector<Vec2>& points) {
  const PolygonReport report = checkPolygon(points);
  const bool isConvex = kind != ShapeKind::star && kind != ShapeKind::concave;
  return report.polygon && report.polygon->convex == isConvex;
}

}  // namespace

std::vector<Vec2> shapeVertices(const ShapeSpec& spec, double radius) {
  const int asked = std::clamp(spec.corners, kFewestCorners, kMostCorners);
  const int corners = spec.kind == ShapeKind::concave ? std::max(asked, 4) : asked;
  const SnapStep grain = grainOf(radius);
  Random random(spec.seed);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    std::vector<Vec2> points = drawn(spec, corners, radius, random);
    for (Vec2& p : points) p = grain.snapped(p);
    if (isOfKind(spec.kind, points)) return points;
  }
  std::vector<Vec2> points = regular(corners, radius);
  for (Vec2& p : points) p = grain.snapped(p);
  return points;
}

}  // namespace sepax
