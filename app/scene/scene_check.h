#pragma once

#include "app/scene/problem.h"
#include "app/scene/scene.h"
#include "embedded/reserved_technique_ids.h"

#include <span>
#include <string>
#include <string_view>

namespace sepax {

/// Limits of a view, logical screen pixels per world unit.
inline constexpr double kSmallestViewZoom = 1e-9;
inline constexpr double kLargestViewZoom = 1e9;

/// Those of kTechniqueIds that are reserved for techniques to come: a scene may name one, and is
/// shown by another technique until then.
inline constexpr std::span<const std::string_view> kReservedTechniqueIds =
    embedded::kReservedTechniqueIds;

/// The first rule that the scene breaks, as one sentence that starts with the JSON path; empty when
/// it keeps them all. Files, edits and pasted shapes are all held to these rules. Defective
/// polygons (concave, crossing, of no area) keep them: people come to repair those.
[[nodiscard]] std::string sceneProblem(const Scene& scene);
/// The same with the defect of the list of vertices that breaks the rule.
[[nodiscard]] Problem problemOf(const Scene& scene);

}  // namespace sepax
