#include "app/scene/edits/pair_edits.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/shape_corners.h"
#include "core/exact/transform.h"

#include <algorithm>

namespace sepax {
namespace {

constexpr int kFirstCorners = 5;   ///< of a new A
constexpr int kSecondCorners = 4;  ///< of a new B
constexpr double kRadius = 1;      ///< world units, where no body gives a measure
constexpr double kGap = 0.5;       ///< between two shapes, in radii

std::vector<Vec2> placed(const Body& body) {
  return posed(body.vertices, body.position, body.angle);
}

Vec2 meanOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

Scene withShapeAtRight(Scene scene) {
  Body body;
  body.name = freeName(scene);
  double radius = kRadius;
  if (!scene.bodies.empty()) {
    const std::vector<Vec2> last = placed(scene.bodies.back());
    const auto x = std::ranges::minmax(last, {}, &Vec2::x);
    const auto y = std::ranges::minmax(last, {}, &Vec2::y);
    const double half = std::max(x.max.x - x.min.x, y.max.y - y.min.y) / 2;
    if (half > 0) radius = half;
    body.position = {x.max.x + (1 + kGap) * radius, (y.min.y + y.max.y) / 2};
  }
  const int corners = scene.bodies.empty() ? kFirstCorners : kSecondCorners;
  body.vertices = shapeVertices({ShapeKind::regular, corners, 1}, radius);
  scene.bodies.push_back(std::move(body));
  return scene;
}

}  // namespace

bool lacksPair(const Scene& scene) { return scene.bodies.size() < 2; }

Scene withPairCompleted(Scene scene) {
  while (lacksPair(scene)) scene = withShapeAtRight(std::move(scene));
  return scene;
}

bool pairRests(const Scene& scene) {
  const auto rests = [&](int body) {
    return body >= 0 && scene.bodies[static_cast<std::size_t>(body)].velocity == Vec2{};
  };
  return std::ranges::all_of(pairOf(scene), rests);
}

Scene withVelocityTowardsB(Scene scene) {
  const auto pair = pairOf(scene);
  const Vec2 a = meanOf(placed(scene.bodies[static_cast<std::size_t>(pair[0])]));
  const Vec2 b = meanOf(placed(scene.bodies[static_cast<std::size_t>(pair[1])]));
  return withVelocity(std::move(scene), pair[0], a == b ? Vec2{1, 0} : b - a);
}

bool pairTurns(const Scene& scene) {
  return std::ranges::any_of(pairOf(scene), [&](int body) {
    return body >= 0 && scene.bodies[static_cast<std::size_t>(body)].spin != 0;
  });
}

Scene withPairUnturned(Scene scene) {
  for (const int body : pairOf(scene))
    if (body >= 0) scene.bodies[static_cast<std::size_t>(body)].spin = 0;
  return scene;
}

}  // namespace sepax
