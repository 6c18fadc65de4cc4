#include "app/scene/edits/group_edits.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/snapping.h"
#include "core/exact/transform.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace sepax {
Scene withBodiesMoved(Scene scene, std::span<const int> bodies, Vec2 displacement) {
  for (const int body : bodies) bodyOf(scene, body).position += displacement;
  return scene;
}

Scene withBodiesScaled(Scene scene, std::span<const int> bodies, Vec2 pivot, double factor) {
  for (const int index : bodies) {
    Body& body = bodyOf(scene, index);
    body.position = pivot + factor * (body.position - pivot);
    for (Vec2& vertex : body.vertices) vertex = factor * vertex;
  }
  return scene;
}

Scene withBodiesTurned(Scene scene, std::span<const int> bodies, Vec2 pivot, double degrees) {
  const Rotation rotation = rotationOf(degrees);
  for (const int index : bodies) {
    Body& body = bodyOf(scene, index);
    body.position = posed(body.position - pivot, pivot, rotation);
    body.angle = wrappedAngle(body.angle + degrees);
  }
  return scene;
}

Scene withoutBodies(Scene scene, std::span<const int> bodies) {
  for (std::size_t i = bodies.size(); i-- > 0;) scene = withoutBody(std::move(scene), bodies[i]);
  return scene;
}

Scene withDuplicates(Scene scene, std::span<const int> bodies, Vec2 displacement) {
  for (const int body : bodies) scene = withDuplicate(std::move(scene), body, displacement);
  return scene;
}

bool coversAnother(const Scene& scene, std::span<const int> bodies) {
  using Outline = std::vector<std::pair<double, double>>;
  const auto placed = [&](int index) {
    const Body& body = bodyOf(scene, index);
    Outline outline;
    for (const Vec2 p : posed(body.vertices, body.position, body.angle))
      outline.emplace_back(p.x, p.y);
    return outline;
  };
  std::set<Outline> others;
  for (int i = 0; i < static_cast<int>(scene.bodies.size()); ++i) {
    if (!std::ranges::binary_search(bodies, i)) others.insert(placed(i));
  }
  return std::ranges::any_of(bodies, [&](int index) { return others.contains(placed(index)); });
}

std::vector<int> lastBodies(const Scene& scene, std::size_t count) {
  std::vector<int> bodies(count);
  std::iota(bodies.begin(), bodies.end(), static_cast<int>(scene.bodies.size() - count));
  return bodies;
}

}  // namespace sepax
