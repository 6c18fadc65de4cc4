#pragma once

#include "app/techniques/contract/technique.h"

/// Points in polygons by the crossing number, both ways, and the edges: whether two simple
/// polygons meet, with the articles' answers beside it.
namespace sepax {

/// Bodies are taken where they stand at options.time.
void analyzeInside(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintInside(const Evidence& evidence, const ViewState& view, Figure& figure);
/// Bodies that turn or move, where they are at the time that the test is about.
void addPoses(Figure& figure, const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict insideVerdict(const Evidence& evidence, const ViewState& view);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json insideJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedCrossingJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedCrossingMeantJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedCrossingTypedJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedCrossingDoublesJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedFramesJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedRoundJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedEdgesJson(const Evidence& evidence);

/// The test as a learner steps through it: the circles; for every point of A the point itself, each
/// edge that its ray meets, and the parity; the other half; the edges; the answer.
[[nodiscard]] int insideStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> insideSteps(const Evidence& evidence, const ViewState& view);

/// What is known at a step.
struct InsideProgress {
  enum class Phase {
    circles,
    point,
    crossing,
    parity,
    otherHalf,
    edges,
    result
  } phase = Phase::result;
  int point = 0;    ///< of A: each vertex, and the middle of the edge that starts there
  int meeting = 0;  ///< edges that its ray has met so far
};
/// view.step as progress; step -1 and steps past the end are the result.
[[nodiscard]] InsideProgress insideProgress(const InsideEvidence& inside, int step);

/// Points of A in the order of the test: each vertex with the middle of its edge behind it.
[[nodiscard]] int pointCount(const InsideEvidence& inside);
[[nodiscard]] const PointEvidence& pointAt(const InsideEvidence& inside, int point);
[[nodiscard]] bool isMiddle(const InsideEvidence& inside, int point);
/// "A0", or "A0½" for the middle of edge 0.
[[nodiscard]] std::string pointName(const Evidence& evidence, int point);
/// Index of the point of A that the target names, -1 when it names none.
[[nodiscard]] int pointOf(const Evidence& evidence, const Target& target);
/// The point of A that is stepped to, pointed at or selected; -1 when there is none.
[[nodiscard]] int focusedPoint(const Evidence& evidence, const ViewState& view);
/// The rays are those of B's vertices: one of them is pointed at, they are chosen, or they decide.
[[nodiscard]] bool raysAreOfB(const Evidence& evidence, const ViewState& view);
/// The vertex of B that is pointed at or selected, else the first that is not outside where B's
/// vertices decide; -1 when there is none.
[[nodiscard]] int focusedVertexOfB(const Evidence& evidence, const ViewState& view);
/// Whether what the rays count has a part in the picture: in one alone neither where crossing edges
/// give the answer nor beside the point of crossing that an article cannot compute.
[[nodiscard]] bool raysTell(const Evidence& evidence, const ViewState& view);
/// The first point inside, else the first on the boundary, else the first; by place in the list.
[[nodiscard]] int tellingPoint(const std::vector<PointEvidence>& points);
/// Green, red or yellow, and the word for it.
[[nodiscard]] Role roleOf(Side side);
[[nodiscard]] std::string_view wordOf(Side side);
/// Absent unless the test is about a later time, at which this body stands elsewhere.
[[nodiscard]] std::optional<LaterPose> insidePose(const Evidence& evidence, const ViewState& view,
                                                  int body);
/// A or B turns or moves: time can be played.
[[nodiscard]] bool insideMoves(const Scene& scene);

}  // namespace sepax
