#pragma once

#include "app/scene/problem.h"
#include "app/scene/scene.h"

#include <string>

namespace sepax {

/// Limits of a view, logical screen pixels per world unit.
inline constexpr double kSmallestViewZoom = 1e-9;
inline constexpr double kLargestViewZoom = 1e9;

/// The first rule that the scene breaks, as one sentence that starts with the JSON path; empty when
/// it keeps them all. Files, edits and pasted shapes are all held to these rules. Defective
/// polygons (concave, crossing, of no area) keep them: people come to repair those.
[[nodiscard]] std::string sceneProblem(const Scene& scene);
/// The same with the defect of the list of vertices that breaks the rule.
[[nodiscard]] Problem problemOf(const Scene& scene);

}  // namespace sepax
