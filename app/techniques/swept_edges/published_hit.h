#pragma once

#include "app/techniques/contract/technique.h"
#include "app/techniques/swept_edges/published.h"

/// The hit that the recipe reports, with what makes it one in its eyes, and what is there instead.
namespace sepax {

/// Where a hit that lies beside the other segment passes for a point of it; null = it does not.
[[nodiscard]] const DrakeCandidate* besideIn(const PublishedEdgePair& hit);

/// `alone` = no exact answer stands beside it.
void paintRecipeHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
                    const ViewState& view, bool alone);

/// In one picture of a hit by a wrong intercept: what moves where the recipe sees it, in outline,
/// and the ways that lead there.
void paintWrongIntercept(Figure& figure, const Evidence& evidence, const Camera& camera);

}  // namespace sepax
