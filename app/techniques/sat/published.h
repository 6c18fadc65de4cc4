#pragma once

#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/published_method.h"

#include <string_view>
#include <vector>

/// What the articles make of two resting polygons, beside the exact test.
namespace sepax {

// Pitfalls that the evidence of the resting pair tells.
inline constexpr std::string_view kLostTouch = "lost-touch";
inline constexpr std::string_view kThinBodies = "thin-bodies";
/// Those of both that show here.
[[nodiscard]] std::vector<Accusation> satAccusations(const Evidence& evidence);

// "2D Polygon Collision Detection" (L. Cozic): PolygonCollision.

[[nodiscard]] bool knowsCollision(const Evidence& evidence);
/// Four steps an axis, to the axis after which the loop is left, and one more for the answer.
[[nodiscard]] int collisionStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the moved A is PublishedSat::pushed, exactly.
[[nodiscard]] Verdict collisionVerdict(const Evidence& evidence, const ViewState& view);
void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> collisionCompared(const Evidence& evidence);

// "Polygon Collision" (gpwiki.org): the separating axis test.

[[nodiscard]] bool knowsSides(const Evidence& evidence);
/// Three steps a side, to the one at which the loop stops, and one more for the answer.
[[nodiscard]] int sidesStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> sidesSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the exact answer is PublishedSides::exact.
[[nodiscard]] Verdict sidesVerdict(const Evidence& evidence, const ViewState& view);
void paintSides(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> sidesCompared(const Evidence& evidence);

}  // namespace sepax
