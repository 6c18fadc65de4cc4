#pragma once

#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"
#include "core/exact/vec2.h"

#include <array>
#include <cstddef>
#include <vector>

/// What the article's test is given of the bodies of a scene.
namespace sepax {

namespace published {
struct CollisionPackage;  // core/published/gamecodeschool.h
}

/// Vertices of A times sides of another body up to which every pass of the articles' loops is told.
inline constexpr std::size_t kMaxToldSides = 4'000;

/// The vertices in the world after so much of the step.
[[nodiscard]] std::vector<Vec2> worldAt(const Body& body, double time);
/// What CD.detect gets for A and another body at options.time.
[[nodiscard]] std::array<published::CollisionPackage, 2> packagesOf(const Body& a,
                                                                    const Body& other,
                                                                    const AnalysisOptions& options);

/// And with the two exchanged, without extra points, the list of A closed.
[[nodiscard]] std::array<published::CollisionPackage, 2> exchangedPackages(
    const Body& a, const Body& other, const AnalysisOptions& options);

}  // namespace sepax
