#pragma once

#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/published_method.h"

#include <string_view>
#include <vector>

/// What the articles make of two resting polygons, beside the exact test.
namespace sepax {

/// A line of the table: how many of all axes a method comes to; the exact test comes to all.
[[nodiscard]] ComparedRow countRow(const Evidence& evidence, const char* label, std::size_t tested,
                                   int total);

// "2D Polygon Collision Detection" (L. Cozic): PolygonCollision, in each of its readings.

/// Its answer; absent where the reading makes no difference.
[[nodiscard]] const std::optional<PublishedSat>& collisionOf(const Evidence& evidence,
                                                             CollisionReading reading);
[[nodiscard]] bool knowsCollision(const Evidence& evidence, CollisionReading reading);
/// Four steps an axis, to the axis after which the loop is left, and one more for the answer.
[[nodiscard]] int collisionStepCount(const Evidence& evidence, CollisionReading reading);
[[nodiscard]] std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view,
                                                   CollisionReading reading);
/// Law: what it says of the moved A is PublishedSat::pushed, exactly.
[[nodiscard]] Verdict collisionVerdict(const Evidence& evidence, const ViewState& view,
                                       CollisionReading reading);
void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure,
                    CollisionReading reading);
[[nodiscard]] std::vector<ComparedRow> collisionCompared(const Evidence& evidence,
                                                         CollisionReading reading);

// "Polygon Collision" (gpwiki.org): the separating axis test.

[[nodiscard]] bool knowsSides(const Evidence& evidence);
/// The circles where they are switched on; then three steps a side, to the one at which the loop
/// stops, and one more for the answer.
[[nodiscard]] int sidesStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> sidesSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the exact answer is PublishedSides::exact.
[[nodiscard]] Verdict sidesVerdict(const Evidence& evidence, const ViewState& view);
void paintSides(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> sidesCompared(const Evidence& evidence);

// The same, with the sides skipped that face away.

[[nodiscard]] bool knowsSkipping(const Evidence& evidence);
/// Two steps a side, to the one at which the loop stops, and one more for the answer.
[[nodiscard]] int skippingStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> skippingSteps(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict skippingVerdict(const Evidence& evidence, const ViewState& view);
void paintSkipping(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> skippingCompared(const Evidence& evidence);

// The same, its lines not normalised, and a push by the smallest overlap.

/// Two convex polygons overlap.
[[nodiscard]] bool knowsUnnormalised(const Evidence& evidence);
/// Three steps a side, and one more for the push.
[[nodiscard]] int unnormalisedStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> unnormalisedSteps(const Evidence& evidence,
                                                      const ViewState& view);
[[nodiscard]] Verdict unnormalisedVerdict(const Evidence& evidence, const ViewState& view);
void paintUnnormalised(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> unnormalisedCompared(const Evidence& evidence);

}  // namespace sepax
