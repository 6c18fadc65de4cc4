#pragma once

#include "app/techniques/contract/technique.h"

/// The separating axis test: every axis, the chosen one, the push.
namespace sepax {

void analyzeSat(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintSat(const Evidence& evidence, const ViewState& view, Figure& figure);
/// The map over all positions of A that the view asks for.
[[nodiscard]] std::optional<MapRequest> satMap(const Evidence& evidence, const ViewState& view);
/// What the map shows, sentences; empty where none is on.
[[nodiscard]] std::string mapSentence(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict satVerdict(const Evidence& evidence, const ViewState& view);
/// The axis turned by hand is drawn and told: not while the loop has an axis of its own.
[[nodiscard]] bool showsFreeAxis(const Evidence& evidence, const ViewState& view);
/// "axis at 40°: overlap 0.910, no gap", of the axis turned by hand; empty where
/// none is shown.
[[nodiscard]] std::string freeAxisWords(const Evidence& evidence, const ViewState& view);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json satJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedSatJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json pairsJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json approximationsJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedRestJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedSidesJson(const Evidence& evidence);

/// What steps show while savings are switched on.
inline constexpr std::string_view kPlainSteps =
    "The steps do not follow the savings: they test axis after axis, up to the first gap.";

/// The loop over the axes as a learner steps through it: four steps an axis, up to and including
/// the first axis with a gap, and one more for what it has found.
/// Laws: the last step shows the chosen axis and its push, or the first gap, of the evidence; of
/// separated polygons only step -1, the whole answer, shows the largest gap.
[[nodiscard]] int satStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> satSteps(const Evidence& evidence, const ViewState& view);
/// The axis of a step before the answer.
[[nodiscard]] std::optional<AxisName> satStepAxis(const Evidence& evidence, int step);

/// What is known at a step of the loop.
struct SatProgress {
  enum class Phase { edge, project, depth, compare, result } phase = Phase::result;
  int axis = 0;            ///< index into SatEvidence::axes of the axis at hand
  int best = -1;           ///< smallest depth so far, -1 before the first comparison
  bool whole = true;       ///< all axes are known, not only those that the loop has come to
  bool byCircles = false;  ///< the circles have answered: no axis was needed, best is -1
};
/// view.step as progress; step -1 is the whole answer, steps past the end are the last one.
[[nodiscard]] SatProgress satProgress(const SatEvidence& sat, int step);
/// What the view shows: of the whole answer what the savings that are switched on leave of it.
[[nodiscard]] SatProgress shownProgress(const Evidence& evidence, const ViewState& view);
/// The loop has found the depth on this axis.
[[nodiscard]] bool isKnown(const SatProgress& progress, int axis);
/// The edge across which the shortest push of polygons that overlap leads A: that of the chosen
/// axis, or one of the same polygon that is parallel to it, on the other side.
[[nodiscard]] AxisName exitEdge(const SatEvidence& sat);
/// The axis that is hovered or selected; none at a step.
[[nodiscard]] std::optional<int> pickedAxis(const SatEvidence& sat, const ViewState& view);
/// The axis that the picture shows: the one stepped to; else the picked one, or the one that
/// decides. Where circles have answered only a picked one is shown.
[[nodiscard]] int shownAxis(const Evidence& evidence, const ViewState& view);
[[nodiscard]] bool showsAxis(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
