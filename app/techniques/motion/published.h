#pragma once

#include "app/techniques/contract/published_method.h"

#include <optional>
#include <string>
#include <vector>

/// What the articles make of two moving polygons, beside the exact sweep.
namespace sepax {

// "2D Polygon Collision Detection" (L. Cozic): PolygonCollision with a velocity, and its usage.

[[nodiscard]] bool knowsMoves(const Evidence& evidence);
/// Six steps an axis, to the axis after which the loop is left, and one more for the answer.
[[nodiscard]] int moveStepCount(const Evidence& evidence);
[[nodiscard]] std::optional<AxisName> moveStepAxis(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> moveSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the moved A is that of Evidence::publishedMove.
[[nodiscard]] Verdict moveVerdict(const Evidence& evidence, const ViewState& view);
void paintMove(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> moveCompared(const Evidence& evidence);
/// That the push leads A into another body; else empty.
[[nodiscard]] std::string moveLimit(const Evidence& evidence);
/// What is wrong is when the shadows meet; a push or a velocity is not seen on lanes of time.
[[nodiscard]] bool lanesTellOfMove(const Evidence& evidence);
/// What comes of velocity and push, in a few words; empty where nothing is wrong.
[[nodiscard]] std::string moveFaultLabel(const Evidence& evidence);
/// They touch and never overlap, and a hit is reported with a push of zero.
[[nodiscard]] bool touchIsNoHit(const Evidence& evidence);

// The same function while A slides: its usage for one step of A, all others at rest.

[[nodiscard]] bool knowsSlideMove(const Evidence& evidence);
[[nodiscard]] Verdict slideMoveVerdict(const Evidence& evidence, const ViewState& view);
/// Where the page moves A, with the push; nothing while a hand drives A.
/// The move passes B, or leaves A inside of it, or pushes A away from nothing.
[[nodiscard]] std::vector<Accusation> slideAccusations(const Evidence& evidence);
void paintSlideMove(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> slideMoveCompared(const Evidence& evidence);
/// Why the page ends elsewhere than the slide, in a sentence; empty where it does not.
[[nodiscard]] std::string slideMoveWhy(const Evidence& evidence);

// "Polygon Collision" (gpwiki.org): the section on collision prediction.

[[nodiscard]] bool knowsPrediction(const Evidence& evidence);
/// Three steps an axis, and one more for the answer.
[[nodiscard]] int predictionStepCount(const Evidence& evidence);
[[nodiscard]] std::optional<AxisName> predictionStepAxis(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> predictionSteps(const Evidence& evidence,
                                                    const ViewState& view);
/// Law: what it says of the exact contact is that of Evidence::motion.
[[nodiscard]] Verdict predictionVerdict(const Evidence& evidence, const ViewState& view);
void paintPrediction(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> predictionCompared(const Evidence& evidence);

}  // namespace sepax
