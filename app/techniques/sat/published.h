#pragma once

#include "app/techniques/contract/published_method.h"

/// "2D Polygon Collision Detection" (L. Cozic): PolygonCollision of two resting polygons, beside
/// the exact test.
namespace sepax {

[[nodiscard]] bool knowsCollision(const Evidence& evidence);
/// Four steps an axis, to the axis after which the loop is left, and one more for the answer.
[[nodiscard]] int collisionStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the moved A is PublishedSat::pushed, exactly.
[[nodiscard]] Verdict collisionVerdict(const Evidence& evidence, const ViewState& view);
void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> collisionCompared(const Evidence& evidence);

}  // namespace sepax
