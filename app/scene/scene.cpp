#include "app/scene/scene.h"

#include <algorithm>

namespace sepax {

const Body& bodyOf(const Scene& scene, int body) {
  return scene.bodies[static_cast<std::size_t>(body)];
}

Body& bodyOf(Scene& scene, int body) { return scene.bodies[static_cast<std::size_t>(body)]; }

int findBody(const Scene& scene, const std::string& name) {
  const auto found = std::ranges::find(scene.bodies, name, &Body::name);
  return found == scene.bodies.end() ? -1 : static_cast<int>(found - scene.bodies.begin());
}

std::array<int, 2> pairOf(const Scene& scene) {
  if (scene.pair) return {findBody(scene, (*scene.pair)[0]), findBody(scene, (*scene.pair)[1])};
  return {scene.bodies.empty() ? -1 : 0, scene.bodies.size() < 2 ? -1 : 1};
}

}  // namespace sepax
