#pragma once

#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

namespace sepax::test {

/// A built-in scene that must be there.
[[nodiscard]] inline Scene builtin(std::string_view id) {
  const SceneResult result = loadBuiltin(id);
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

/// Ids of all built-in scenes, those of the articles too.
[[nodiscard]] inline std::vector<std::string_view> allBuiltinIds() {
  std::vector<std::string_view> ids = builtinIds();
  const std::vector<std::string_view> more = articleSceneIds();
  ids.insert(ids.end(), more.begin(), more.end());
  return ids;
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

/// A hexagon whose way leads through B's tip; two of its edges meet B's corner at one time.
[[nodiscard]] inline Scene throughTheTip() {
  Scene scene = builtin("slide-course");
  scene.showing = {};
  scene.bodies[0].position = {-5.6, 0.2};
  scene.bodies[0].velocity = {5.5, -0.6};
  scene.bodies[1].vertices = {{-1.6, -1.5}, {1.3, -1.5}, {1.7, -0.9}, {-0.7, 0.55}};
  return scene;
}

}  // namespace sepax::test
