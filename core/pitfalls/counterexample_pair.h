#pragma once

#include "core/exact/vec2.h"
#include "core/pitfalls/counterexample.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <vector>

/// Inner header of the counterexample finder.
namespace sepax::rules {

/// The two bodies of a scene as they stand in the world.
struct RulePair {
  std::vector<Vec2> worldA;
  std::vector<Vec2> worldB;
  Polygon a;
  Polygon b;
  Vec2 va;
  Vec2 vb;
};

/// Nothing unless there are two bodies and both are polygons.
[[nodiscard]] std::optional<RulePair> pairOf(const PitfallScene& scene);
/// The same, and a list of two vertices is a segment (core/polygon/thin.h).
[[nodiscard]] std::optional<RulePair> outlinedPairOf(const PitfallScene& scene);
/// Nothing unless both are convex, too.
[[nodiscard]] std::optional<RulePair> convexPairOf(const PitfallScene& scene);

}  // namespace sepax::rules
