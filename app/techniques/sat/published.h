#pragma once

#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/published_collision.h"
#include "app/techniques/contract/published_method.h"
#include "app/techniques/contract/published_sides.h"

#include <optional>
#include <string_view>
#include <vector>

/// What the articles make of two resting polygons, beside the exact test; see also
/// contract/published_collision.h and contract/published_sides.h.
namespace sepax {

// "Polygon Collision" (gpwiki.org), with the sides skipped that face away.

[[nodiscard]] bool knowsSkipping(const Evidence& evidence);
/// Two steps a side, to the one at which the loop stops, and one more for the answer.
[[nodiscard]] int skippingStepCount(const Evidence& evidence);
[[nodiscard]] std::optional<AxisName> skippingStepAxis(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> skippingSteps(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict skippingVerdict(const Evidence& evidence, const ViewState& view);
void paintSkipping(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> skippingCompared(const Evidence& evidence);

// The same, its lines not normalised, and a push by the smallest overlap.

/// Two convex polygons overlap.
[[nodiscard]] bool knowsUnnormalised(const Evidence& evidence);
/// Three steps a side, and one more for the push.
[[nodiscard]] int unnormalisedStepCount(const Evidence& evidence);
[[nodiscard]] std::optional<AxisName> unnormalisedStepAxis(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> unnormalisedSteps(const Evidence& evidence,
                                                      const ViewState& view);
[[nodiscard]] Verdict unnormalisedVerdict(const Evidence& evidence, const ViewState& view);
void paintUnnormalised(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> unnormalisedCompared(const Evidence& evidence);

}  // namespace sepax
