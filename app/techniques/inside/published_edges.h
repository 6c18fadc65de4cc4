#pragma once

#include "app/techniques/contract/published_method.h"

#include <string>

/// "Polygon Collision" (gpwiki.org), the section on nonconvex polygons: vertices in polygons, then
/// edgeIntersection of sides, beside the exact inside test.
namespace sepax {

[[nodiscard]] bool knowsEdgeLoop(const Evidence& evidence);
/// A step for every vertex, one for what they say together, one for every pair of sides, the
/// answer.
[[nodiscard]] int edgeLoopStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> edgeLoopSteps(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict edgeLoopVerdict(const Evidence& evidence, const ViewState& view);
void paintEdgeLoop(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> edgeLoopCompared(const Evidence& evidence);

/// "same answer, point (NaN, NaN)" where its answer is right and such a point is what it returns
/// besides; empty elsewhere.
[[nodiscard]] std::string edgeLoopSame(const Evidence& evidence);

/// Fused operations are asked for, and two parallel sides have a determinant that is not 0.
[[nodiscard]] bool fusedErrs(const PublishedEdgeLoop& loop);

/// What a step of it is about.
struct EdgeLoopStep {
  enum class Phase { vertex, vertices, pair, result } phase = Phase::result;
  int index = 0;  ///< vertex: A's, then B's; pair: into PublishedEdgeLoop::pairs
};
[[nodiscard]] EdgeLoopStep edgeLoopStepAt(const PublishedEdgeLoop& loop, int step);

}  // namespace sepax
