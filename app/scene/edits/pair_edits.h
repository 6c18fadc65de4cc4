#pragma once

#include "app/scene/scene.h"

/// Edits that bring A and B what a collision needs.
namespace sepax {

/// There are fewer than two bodies.
[[nodiscard]] bool lacksPair(const Scene& scene);
/// Regular shapes in a row to the right of what there is, until there are two bodies.
[[nodiscard]] Scene withPairCompleted(Scene scene);

/// There are A and B, and neither has a velocity.
[[nodiscard]] bool pairRests(const Scene& scene);
/// A's velocity takes the mean of its vertices to that of B's in one step; where they are the same,
/// it is one unit to the right. The scene has A and B.
[[nodiscard]] Scene withVelocityTowardsB(Scene scene);

/// A or B turns in the step.
[[nodiscard]] bool pairTurns(const Scene& scene);
/// A and B keep their angle in the step.
[[nodiscard]] Scene withPairUnturned(Scene scene);

}  // namespace sepax
