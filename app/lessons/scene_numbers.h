#pragma once

#include "app/scene/scene.h"

#include <optional>
#include <string_view>

/// Numbers of a scene by their place in its file: /bodies/0/position/1, /bodies/0/angle,
/// /bodies/0/velocity/0, /bodies/0/spin, /bodies/0/vertices/2/0, /ray/origin/0, /ray/direction/1,
/// /ray/length. They are there whether the file says them or leaves them at their defaults.
namespace sepax {

/// Nothing when there is no number at this place.
[[nodiscard]] std::optional<double> sceneNumber(const Scene& scene, std::string_view place);
/// The scene with another number there; the same scene when there is none.
[[nodiscard]] Scene withSceneNumber(Scene scene, std::string_view place, double value);

}  // namespace sepax
