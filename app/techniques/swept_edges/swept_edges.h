#pragma once

#include "app/techniques/contract/technique.h"

#include <optional>
#include <string>
#include <vector>

/// Swept edges: for a pair of edges the meeting point of their lines travels straight, and the
/// paths of the four ends cross its path where the edges can meet first.
namespace sepax {

void analyzeSweptEdges(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
/// A or B moves, and the sweep has an answer for them.
[[nodiscard]] bool sweepTakes(const Evidence& evidence);
void paintSweptEdges(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] Verdict sweptEdgesVerdict(const Evidence& evidence, const ViewState& view);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json sweptEdgesJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json broadPhaseJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedSweptJson(const Evidence& evidence);

/// The algorithm as a learner steps through it: the bodies and their velocities, the boxes, the
/// shown pair of edges at the start and at the end, its four candidates one by one, the first of
/// them, the first of all pairs. Bodies that meet at the start are answered at once, and so are
/// those of whose edges the boxes leave no pair.
[[nodiscard]] int sweptEdgesStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> sweptEdgesSteps(const Evidence& evidence,
                                                    const ViewState& view);

/// What is known at a step.
struct SweepProgress {
  enum class Phase { objects, boxes, start, path, candidates, first, result } phase = Phase::result;
  int candidates = 4;  ///< how many of the four are known
};
/// What a step of either side is about: two bodies, their boxes, the lines at the start, their
/// path, one of the four ends, which of these is the first.
enum class SweepStage { objects, boxes, lines, path, end0, end1, end2, end3, first };
[[nodiscard]] int sweepStage(const Evidence& evidence, int step);
/// view.step as progress; step -1 and steps past the end are the result.
[[nodiscard]] SweepProgress sweepProgress(const Evidence& evidence, int step);

/// What has become of the pair of edges in a cell of SweptEdgesEvidence as far as it is known then;
/// absent = it is still to be tested. Only the shown pair is followed from step to step.
[[nodiscard]] std::optional<EdgePairState> knownState(const Evidence& evidence,
                                                      const SweepProgress& progress,
                                                      std::size_t cell);

/// The exact sweep is shown, alone or beside the published one.
[[nodiscard]] bool sweepShown(const Evidence& evidence, const ViewState& view);
/// The recipe's answer is shown, alone or beside the exact one.
[[nodiscard]] bool recipeShown(const Evidence& evidence, const ViewState& view);
/// Its answer stands beside another one: of the marks of the exact answer those stay that tell the
/// difference.
[[nodiscard]] bool besideRecipe(const Evidence& evidence, const ViewState& view,
                                SweepProgress::Phase phase);
/// The time that the recipe takes for the contact, steps, where its answer is shown.
[[nodiscard]] std::optional<double> shownRecipeTime(const Evidence& evidence,
                                                    const ViewState& view);
/// The time that the exact answer is shown at, steps: that of the view; while the algorithm is
/// stepped through that which its step is about; 0 while a published answer stands alone.
[[nodiscard]] double sweepTime(const Evidence& evidence, const ViewState& view);
/// The time that the bodies are drawn at: the same; in one picture of the start beside an article's
/// hit within the step, that of the hit or of the first contact, whichever comes first.
[[nodiscard]] double drawnSweepTime(const Evidence& evidence, const ViewState& view);
/// One picture is of the time of an article's hit: it has no other.
[[nodiscard]] bool standsAtHit(const Evidence& evidence, const ViewState& view);
/// The step can be played.
[[nodiscard]] bool sweepPlays(const Scene& scene, const Evidence& evidence, const ViewState& view);
/// Where a body that has left its start is at the shown time.
[[nodiscard]] std::optional<LaterPose> sweepPose(const Evidence& evidence, const ViewState& view,
                                                 int body);
/// Where the recipe puts a hit and the edges are apart, and how much.
[[nodiscard]] std::optional<CloseUp> sweepCloseUp(const Evidence& evidence, const ViewState& view);
/// The time of a first contact that the motion leads to, a double that stands for the exact one.
[[nodiscard]] std::optional<double> sweepHold(const Evidence& evidence);
/// Where the lines of the shown pair meet at a time after the start, in a sentence.
[[nodiscard]] std::string sweepTimeSentence(const Evidence& evidence, double time);
/// What the bodies do at a time after the start, in a sentence beside the answer of the article.
[[nodiscard]] std::string timeBesideRecipe(const Evidence& evidence, double time);

/// "A2 × B0": two edges.
[[nodiscard]] std::string pairName(const Evidence& evidence, int edgeA, int edgeB);
/// Whether the first contact along a piece is one of other edges than the shown ones.
[[nodiscard]] bool isOfAnotherPair(const Evidence& evidence);
/// "first contact at t = 0.500", of edges where these are others than the shown ones.
[[nodiscard]] std::string firstContactName(const Evidence& evidence);
/// "edges A2 and B0": the same in a sentence.
[[nodiscard]] std::string edgesName(const Evidence& evidence, int edgeA, int edgeB);
/// "A2", "ship·2": an edge or a vertex with its body.
[[nodiscard]] std::string endName(const Evidence& evidence, const EdgeCandidate& candidate);
/// Why a candidate is accepted or refused, in a few words; once all are compared, which is first.
[[nodiscard]] std::string fateText(const Evidence& evidence, const EdgeCandidate& candidate,
                                   bool compared);
/// How the exact answer reads: "hit at t = 0.670", "no contact".
[[nodiscard]] std::string exactSweepText(const SweptEdgesEvidence& edges);
/// Why there is no sweep, the first sentence of the reason without its point.
[[nodiscard]] std::string reasonWithoutSteps(const Evidence& evidence);
/// What the article's recipe says of the whole step.
[[nodiscard]] std::string publishedSweepText(const Evidence& evidence);
/// Whose answer it is, where it ends and what it leaves out, a sentence each; where it ends only
/// when it is `answered`, for that tells the answer.
[[nodiscard]] std::vector<std::string> sweepLimits(const Evidence& evidence, bool answered);
/// Where the recipe goes wrong, in one sentence; empty where it gives the exact time.
[[nodiscard]] std::string recipeFault(const Evidence& evidence);
/// What it answers, for the row beside the exact sweep.
[[nodiscard]] std::string recipeAnswerText(const Evidence& evidence);

}  // namespace sepax
