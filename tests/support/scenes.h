#pragma once

#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace sepax::test {

/// A built-in scene that must be there.
[[nodiscard]] inline Scene builtin(std::string_view id) {
  const SceneResult result = loadBuiltin(id);
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

/// The scene of a text that must be one.
[[nodiscard]] inline Scene mustRead(const std::string& json) {
  const SceneResult result = readScene(json);
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

/// Two unit boxes: A at the origin with a velocity, B at rest at a position.
[[nodiscard]] inline Scene boxes(Vec2 position, Vec2 velocity) {
  Body a;
  a.name = "A";
  a.vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  a.velocity = velocity;
  Body b = a;
  b.name = "B";
  b.position = position;
  b.velocity = {};
  Scene scene;
  scene.bodies = {a, b};
  return scene;
}

}  // namespace sepax::test
