#pragma once

#include "app/scene/scene.h"

#include <span>
#include <vector>

/// Edits of several bodies at once, as values. Places are world units; the caller vouches for the
/// indices, which rise.
namespace sepax {

[[nodiscard]] Scene withBodiesMoved(Scene scene, std::span<const int> bodies, Vec2 displacement);
/// Scaled about `pivot`: the vertices of the models and the places of the bodies. Velocities stay.
[[nodiscard]] Scene withBodiesScaled(Scene scene, std::span<const int> bodies, Vec2 pivot,
                                     double factor);
/// Turned by `degrees` about `pivot`; quarter turns are exact. Velocities stay.
[[nodiscard]] Scene withBodiesTurned(Scene scene, std::span<const int> bodies, Vec2 pivot,
                                     double degrees);
[[nodiscard]] Scene withoutBodies(Scene scene, std::span<const int> bodies);
/// Copies under new names at the end of the list, in the same order.
[[nodiscard]] Scene withDuplicates(Scene scene, std::span<const int> bodies, Vec2 displacement);
/// These bodies and another one of the scene lie vertex on vertex, so that one hides the other.
[[nodiscard]] bool coversAnother(const Scene& scene, std::span<const int> bodies);
/// The indices of the last `count` bodies.
[[nodiscard]] std::vector<int> lastBodies(const Scene& scene, std::size_t count);

}  // namespace sepax
