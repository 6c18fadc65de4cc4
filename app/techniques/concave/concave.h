#pragma once

#include "app/techniques/contract/technique.h"

#include <string>
#include <string_view>
#include <utility>

/// Two simple polygons through their convex parts: every pair of parts, the shortest push of the
/// whole, and how far apart they are when they do not meet.
namespace sepax {

void analyzeConcave(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
/// There is an answer for A and B: polygons or bodies of several, and not too large.
[[nodiscard]] bool concaveTakes(const Evidence& evidence);
void paintConcave(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] Verdict concaveVerdict(const Evidence& evidence, const ViewState& view);

/// The section of `sepax query`.
[[nodiscard]] nlohmann::ordered_json concaveJson(const Evidence& evidence);

/// A is cut, B is cut, one step a pair of parts, and the answer.
/// Law: the last step shows the relation and the push of the evidence.
[[nodiscard]] int concaveStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> concaveSteps(const Evidence& evidence, const ViewState& view);

/// What is known at a step.
struct ConcaveProgress {
  enum class Phase { partsOfA, partsOfB, pairs, result } phase = Phase::result;
  int pair = -1;  ///< index into ConcaveEvidence::pairs of the pair at hand
};
/// view.step as progress; step -1 and steps past the end are the result.
[[nodiscard]] ConcaveProgress concaveProgress(const ConcaveEvidence& concave, int step);
/// The pair that the picture shows: the one stepped to, else the chosen row, else what decides, of
/// bodies that are apart the nearest; -1 = none.
[[nodiscard]] int shownPair(const ConcaveEvidence& concave, const ViewState& view);

/// The pair whose own push is drawn beside the shortest: the chosen one, else the first whose push
/// leaves an overlap, else the best where it differs; -1 = none.
[[nodiscard]] int singlePushPair(const ConcaveEvidence& concave, const ViewState& view);
/// "0.657: A would still overlap B at A·1 and B·2", "0.794: it parts the whole polygons too".
[[nodiscard]] std::string singlePushText(const Evidence& evidence, int pair);

/// "A·2" and "B·1", counted from 1; "B" of a body of one part.
[[nodiscard]] std::pair<std::string, std::string> partNames(const Evidence& evidence,
                                                            const PartPair& pair);
/// "A·2 and B·1"
[[nodiscard]] std::string pairName(const Evidence& evidence, const PartPair& pair,
                                   std::string_view between = " and ");
/// "overlap, 0.500 deep", "touch", "apart", "boxes apart".
[[nodiscard]] std::string pairFinding(const PartPair& pair);
/// How many pairs there are, and how many of those that the steps have come to need no test.
[[nodiscard]] std::string pairsText(const ConcaveEvidence& concave,
                                    const ConcaveProgress& progress);

}  // namespace sepax
