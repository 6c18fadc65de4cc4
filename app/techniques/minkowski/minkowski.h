#pragma once

#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/minkowski/options.h"

/// The Minkowski difference A − B and the origin: one polygon that holds every answer. The bodies
/// stand in the first picture, the difference in the second one.
namespace sepax {

void analyzeMinkowski(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintMinkowski(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] Verdict minkowskiVerdict(const Evidence& evidence, const ViewState& view);

/// The push among the bodies, once it is known.
[[nodiscard]] std::optional<CloseUp> pushCloseUp(const Evidence& evidence, const ViewState& view);

/// The section of `sepax query`.
[[nodiscard]] nlohmann::ordered_json minkowskiJson(const Evidence& evidence);

/// Steps of the mode: an edge each, two an iteration of GJK and EPA, an edge that the ray passes
/// each; and one more for the answer. None of a mode that has nothing to do here.
/// Law: the last step shows what the whole answer shows.
[[nodiscard]] int minkowskiStepCount(const Evidence& evidence, const ViewState& view);
[[nodiscard]] std::vector<CodeLine> minkowskiSteps(const Evidence& evidence, const ViewState& view);

/// What is known at a step.
struct MinkowskiProgress {
  MinkowskiMode mode = MinkowskiMode::edges;
  bool result = true;   ///< all of it is known
  int item = -1;        ///< the edge or the iteration at hand; -1 with the result
  bool second = false;  ///< of an iteration: what becomes of the support
};
/// view.step as progress; step -1 and steps past the end are the result.
[[nodiscard]] MinkowskiProgress minkowskiProgress(const Evidence& evidence, const ViewState& view);

/// Where the steps are: "edge 2 of 9", "iteration 1 of 3", "the answer", and without one "10
/// steps".
[[nodiscard]] std::string minkowskiPlace(const Evidence& evidence, const ViewState& view);
/// How far the origin is from the edge's line is known: where it has been built, or at the end.
[[nodiscard]] bool isKnownEdge(const MinkowskiProgress& progress, int edge);

/// The edge of the difference that is shown: the one stepped to; else hovered, selected, of a
/// motion the one that the origin enters through, or the nearest one. -1 where there is none, and
/// where a corner is nearest.
[[nodiscard]] int shownEdge(const Evidence& evidence, const ViewState& view);
/// The edge that is pointed at or chosen where all is known, -1 where there is none.
[[nodiscard]] int pointedEdge(const Evidence& evidence, const ViewState& view);
/// An edge is pointed at or chosen: its axis is shown with its ruler, as SAT has it.
[[nodiscard]] bool asksForAxis(const Evidence& evidence, const ViewState& view);

/// "A2 − B0", of a point of the difference.
[[nodiscard]] std::string pointName(const Evidence& evidence, VertexPair pair);
/// "edge A2", of an edge of the difference; of none (-1) nothing.
[[nodiscard]] std::string edgeName(const Evidence& evidence, int edge);
/// "A − B", with the names of the bodies.
[[nodiscard]] std::string differenceName(const Evidence& evidence);
/// "A2", of a vertex of A or B.
[[nodiscard]] std::string cornerName(const Evidence& evidence, Owner owner, int vertex);
/// The relation of the pair: that of the difference or of its pieces.
[[nodiscard]] Relation minkowskiRelation(const Evidence& evidence);
/// The bodies are somewhere else than at their start: the time of the moving mode.
[[nodiscard]] double minkowskiTime(const Evidence& evidence, const ViewState& view);

// The second picture.
[[nodiscard]] bool hasDifference(const Evidence& evidence);
void addDifferenceTitle(const Evidence& evidence, const ViewState& view, const Camera& camera,
                        Figure& figure);
void paintDifference(const Evidence& evidence, const ViewState& view, const Camera& camera,
                     Figure& figure);
[[nodiscard]] SideExtent differenceExtent(const Evidence& evidence, const ViewState& view);
/// The way from the origin to the border, once it is known.
[[nodiscard]] std::optional<CloseUp> differenceCloseUp(const Evidence& evidence,
                                                       const ViewState& view);
[[nodiscard]] Target pickDifference(const Evidence& evidence, const ViewState& view,
                                    const Camera& camera, Vec2 screen);
[[nodiscard]] int gripDifference(const Evidence& evidence, const ViewState& view,
                                 const Camera& camera, Vec2 screen);

}  // namespace sepax
