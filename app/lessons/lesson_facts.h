#pragma once

#include "app/lessons/condition.h"
#include "app/techniques/contract/technique.h"

#include <nlohmann/json.hpp>

/// What a lesson knows of the sandbox.
namespace sepax {

/// A guess that the learner has committed to.
struct MadePrediction {
  nlohmann::json guess;
  bool right = false;
};

/// queryTree() of all techniques, and beside it
/// - /scene: the scene as its file says it,
/// - /view: technique, step, time, answers, axis (the selected edge), options as words, and hand,
///   the axis that is turned by hand: angle, a, b, width_a, width_b, depth; null without one,
/// - /savings: of the separating axis test with the savings that are on: axes, tested, skipped,
///   dot_products, square_roots, by_circles, ended_at,
/// - /prediction: made, right, guess.
[[nodiscard]] Facts factsOf(TechniqueTable techniques, const Scene& scene, const ViewState& view,
                            const MadePrediction* made);

/// The query alone with A moved by this vector, world units: what /moved stands for.
[[nodiscard]] Facts factsOfMoved(TechniqueTable techniques, const Scene& scene, Vec2 by);

}  // namespace sepax
