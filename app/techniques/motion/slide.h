#pragma once

#include <string>

#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// A driven by a displacement among all polygons of the scene, which rest. `body` in the
/// hits is the index in scene.bodies; bodies that are no simple polygons are passed over.
struct SlideResult {
  SlideEvidence slide;
  std::string problem;  ///< one sentence when A cannot be driven or something is passed over
};
[[nodiscard]] SlideResult slide(const Scene& scene, Vec2 displacement);

}  // namespace sepax
