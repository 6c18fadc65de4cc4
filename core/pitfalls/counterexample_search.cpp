#include "core/pitfalls/counterexample_search.h"

#include "core/exact/vec2.h"
#include "core/polygon/hull.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace sepax::rules {

namespace {

/// SplitMix64 (G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  int integer(int low, int high) {
    return low + static_cast<int>(bits() % static_cast<std::uint64_t>(high - low + 1));
  }
  double uniform(double low, double high) {
    return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53);
  }

 private:
  std::uint64_t state_;
};

/// A stable find still differs after this many random moves of its coordinates by this much.
constexpr std::uint64_t kDisturbances = 8;
constexpr double kDisturbance = 0x1p-8;  // world units or pixels

/// How a candidate's numbers are drawn.
struct Draw {
  Random random;
  bool lattice = true;
  int reach = 4;

  double number(int low, int high) {
    return lattice ? static_cast<double>(random.integer(low, high))
                   : random.uniform(static_cast<double>(low), static_cast<double>(high));
  }
  Vec2 vector(int size) {
    const double x = number(-size, size);
    return {x, number(-size, size)};
  }
};

std::vector<Vec2> rectangle(Draw& draw, Vec2 corner, int size) {
  const double width = draw.number(1, std::max(size, 2));
  const double height = draw.number(1, std::max(size, 2));
  return {corner, corner + Vec2{width, 0}, corner + Vec2{width, height}, corner + Vec2{0, height}};
}

/// A rectangle or the hull of a few points, of a size of its own.
std::vector<Vec2> shape(Draw& draw) {
  const int size = draw.random.integer(1, draw.reach);
  const Vec2 corner = draw.vector(draw.reach);
  if (draw.random.integer(0, 2) == 0) return rectangle(draw, corner, size);
  std::vector<Vec2> points;
  points.resize(static_cast<std::size_t>(draw.random.integer(3, 5)));
  for (Vec2& point : points) point = corner + draw.vector(size);
  return convexHull(points);
}

/// A velocity along x or y: edges of rectangles slide along themselves.
Vec2 alongAxis(Draw& draw) {
  const double speed = draw.number(-2 * draw.reach, 2 * draw.reach);
  return draw.random.integer(0, 1) == 0 ? Vec2{speed, 0} : Vec2{0, speed};
}

/// Four points in any order: most of those that are polygons are concave.
std::vector<Vec2> fourPoints(Draw& draw) {
  const Vec2 corner = draw.vector(draw.reach);
  std::vector<Vec2> points(4);
  for (Vec2& point : points) point = corner + draw.vector(draw.reach);
  return points;
}

/// The hull of a few points around the origin.
std::vector<Vec2> aroundOrigin(Draw& draw) {
  const int size = draw.random.integer(1, draw.reach);
  std::vector<Vec2> points;
  points.resize(static_cast<std::size_t>(draw.random.integer(3, 5)));
  for (Vec2& point : points) point = draw.vector(size);
  return convexHull(points);
}

/// The first float places that lie two apart: 2^24.
constexpr double kCoarseFloats = 16777216;

std::vector<Vec2> outline(Draw& draw, PitfallKind kind, bool first) {
  switch (kind) {
    case PitfallKind::concaveBodies:
      return first ? fourPoints(draw) : shape(draw);
    case PitfallKind::placedBodies:
    case PitfallKind::facingBodies:
      return aroundOrigin(draw);
    case PitfallKind::farBodies: {
      std::vector<Vec2> vertices = aroundOrigin(draw);
      for (Vec2& vertex : vertices) vertex = vertex / 2;
      return vertices;
    }
    case PitfallKind::segments: {
      const Vec2 start = draw.vector(draw.reach);
      return {start, start + draw.vector(draw.reach)};
    }
    default:
      return shape(draw);
  }
}

/// B with a tip that meets A's farthest vertex, as far from its place as that one from A's.
void letTipsMeet(std::vector<PitfallBody>& bodies) {
  const std::vector<Vec2>& a = bodies[0].vertices;
  std::vector<Vec2>& b = bodies[1].vertices;
  if (a.empty()) return;
  const auto nearer = [](Vec2 p, Vec2 q) { return dot(p, p) < dot(q, q); };
  const Vec2 tip = *std::max_element(a.begin(), a.end(), nearer);
  std::erase_if(b, [&](Vec2 vertex) { return !nearer(vertex, tip); });
  b.push_back(-tip);
  b = convexHull(b);
  bodies[1].position = 2 * tip;
}

Vec2 placeOf(Draw& draw, PitfallKind kind) {
  if (kind == PitfallKind::placedBodies) return draw.vector(2 * draw.reach);
  return kind == PitfallKind::farBodies ? Vec2{kCoarseFloats, 0} : Vec2{};
}

PitfallScene bodies(Draw draw, PitfallKind kind) {
  PitfallScene scene;
  for (int i = 0; i < 2; ++i) {
    PitfallBody body;
    body.vertices = outline(draw, kind, i == 0);
    body.position = placeOf(draw, kind);
    if (kind == PitfallKind::movingBodies) body.velocity = draw.vector(2 * draw.reach);
    if (kind == PitfallKind::slidingBodies) body.velocity = alongAxis(draw);
    if (kind == PitfallKind::turnedBodies) body.angle = 15.0 * draw.random.integer(0, 23);
    if (i == 1 && draw.random.integer(0, 1) == 0) body.velocity = {};
    scene.bodies.push_back(body);
  }
  if (kind == PitfallKind::facingBodies) letTipsMeet(scene.bodies);
  return scene;
}

PitfallScene tileAndRay(Draw draw, PitfallKind kind) {
  const int size = draw.random.integer(2, std::max(3, draw.reach));
  const int width = kind == PitfallKind::smallBitmap ? draw.random.integer(1, size - 1) : size;
  PitfallScene scene;
  for (int y = 0; y < size; ++y) {
    std::string row;
    for (int x = 0; x < width; ++x) row += draw.random.integer(0, 2) == 0 ? '#' : '.';
    scene.tile.rows.push_back(row);
  }
  PitfallRay ray;
  const int low = kind == PitfallKind::rayFromOutside ? -2 * size : 0;
  ray.origin = {draw.number(low, 2 * size) / 2, draw.number(low, 2 * size) / 2};
  do {
    ray.direction = draw.vector(3);
  } while (ray.direction == Vec2{});
  if (kind == PitfallKind::zeroDirectionRay) ray.direction = {};
  if (kind != PitfallKind::zeroLengthRay) ray.length = draw.number(1, 2 * size) / 2;
  if (kind == PitfallKind::rayToCorner) {
    ray.origin = {std::floor(ray.origin.x), std::floor(ray.origin.y)};
    ray.length = length(ray.direction) * draw.random.integer(1, size);
  }
  scene.ray = ray;
  return scene;
}

/// The scene with every coordinate moved a little, one way or the other.
PitfallScene disturbed(PitfallScene scene, Random random) {
  const auto move = [&](Vec2& place) {
    place.x += random.integer(0, 1) == 0 ? kDisturbance : -kDisturbance;
    place.y += random.integer(0, 1) == 0 ? kDisturbance : -kDisturbance;
  };
  for (PitfallBody& body : scene.bodies) {
    for (Vec2& vertex : body.vertices) move(vertex);
    if (body.velocity != Vec2{}) move(body.velocity);
  }
  if (scene.ray) move(scene.ray->origin);
  return scene;
}

/// A drawn body has fallen onto one line, or a segment into one point.
bool hasCollapsed(const PitfallScene& scene, PitfallKind kind) {
  return std::any_of(scene.bodies.begin(), scene.bodies.end(), [kind](const PitfallBody& body) {
    if (kind == PitfallKind::segments) return body.vertices.front() == body.vertices.back();
    return body.vertices.size() < 3;
  });
}

}  // namespace

bool shows(const Sought& sought, const PitfallScene& scene) {
  if (hasCollapsed(scene, sought.kind) || !sought.judge(scene)) return false;
  for (std::uint64_t i = 0; sought.stable && i < kDisturbances; ++i) {
    if (!sought.judge(disturbed(scene, Random(i)))) return false;
  }
  return true;
}

PitfallScene candidate(PitfallKind kind, std::uint64_t seed, int number) {
  const auto index = static_cast<std::uint64_t>(number);
  Random mixed(seed);
  const bool lattice = number % 8 != 7 || kind == PitfallKind::turnedBodies;
  const Draw draw{Random(mixed.bits() + index * 0xd1342543de82ef95u), lattice,
                  std::min(3 + number / 500, 12)};
  return kind >= PitfallKind::ray ? tileAndRay(draw, kind) : bodies(draw, kind);
}

}  // namespace sepax::rules
