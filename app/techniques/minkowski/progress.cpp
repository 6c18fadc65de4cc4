#include "app/techniques/minkowski/minkowski.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

int countOf(const MinkowskiEvidence& found, MinkowskiMode mode) {
  switch (mode) {
    case MinkowskiMode::edges:
      return static_cast<int>(found.edges.size());
    case MinkowskiMode::gjk:
      return 2 * static_cast<int>(found.gjk.iterations.size());
    case MinkowskiMode::epa:
      return found.epa ? 2 * static_cast<int>(found.epa->iterations.size()) : 0;
    case MinkowskiMode::moving:
      return found.ray.atRest ? 0 : static_cast<int>(found.edges.size());
  }
  return 0;
}

}  // namespace

int minkowskiStepCount(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) return 0;
  const int count = countOf(*evidence.minkowski, view.options[kMinkowskiMode]);
  return count == 0 ? 0 : count + 1;
}

MinkowskiProgress minkowskiProgress(const Evidence& evidence, const ViewState& view) {
  MinkowskiProgress progress;
  progress.mode = view.options[kMinkowskiMode];
  if (!evidence.minkowski || view.step < 0) return progress;
  if (view.step >= countOf(*evidence.minkowski, progress.mode)) return progress;
  progress.result = false;
  const bool iterates = progress.mode == MinkowskiMode::gjk || progress.mode == MinkowskiMode::epa;
  progress.item = iterates ? view.step / 2 : view.step;
  progress.second = iterates && view.step % 2 == 1;
  return progress;
}

std::string minkowskiPlace(const Evidence& evidence, const ViewState& view) {
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const int count = minkowskiStepCount(evidence, view);
  if (view.step < 0) return counted(count, "step");
  if (progress.result) return "the answer";
  const bool iterates = progress.mode == MinkowskiMode::gjk || progress.mode == MinkowskiMode::epa;
  return fmt::format("{} {} of {}", iterates ? "iteration" : "edge", progress.item + 1,
                     iterates ? (count - 1) / 2 : count - 1);
}

bool isKnownEdge(const MinkowskiProgress& progress, int edge) {
  return progress.result || (progress.mode == MinkowskiMode::edges && edge <= progress.item);
}

namespace {

int edgeNamed(const MinkowskiEvidence& found, std::optional<AxisName> name) {
  if (!name) return -1;
  const auto edge = std::ranges::find(found.edges, *name, &MinkowskiEdge::name);
  return edge == found.edges.end() ? -1 : static_cast<int>(edge - found.edges.begin());
}

}  // namespace

int shownEdge(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) return -1;
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  if (!progress.result) {
    const bool ofEdges =
        progress.mode == MinkowskiMode::edges || progress.mode == MinkowskiMode::moving;
    return ofEdges ? progress.item : -1;
  }
  const int pointed = pointedEdge(evidence, view);
  if (pointed >= 0) return pointed;
  const bool enters = showsMotion(view) && found.ray.time && found.ray.entryEdge >= 0;
  if (enters && found.ray.contact != Contact::initial) return found.ray.entryEdge;
  const bool corner = found.relation == Relation::disjoint && found.nearest.vertex;
  return corner ? -1 : found.nearest.edge;
}

int pointedEdge(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski || !minkowskiProgress(evidence, view).result) return -1;
  for (const auto& name : {view.hoveredAxis, view.selectedAxis})
    if (const int edge = edgeNamed(*evidence.minkowski, name); edge >= 0) return edge;
  return -1;
}

bool asksForAxis(const Evidence& evidence, const ViewState& view) {
  return pointedEdge(evidence, view) >= 0;
}

std::string cornerName(const Evidence& evidence, Owner owner, int vertex) {
  return nameOf(evidence, {owner, vertex});
}

std::string differenceName(const Evidence& evidence) {
  return bodyName(evidence, evidence.a) + " − " + bodyName(evidence, evidence.b);
}

std::string edgeName(const Evidence& evidence, int edge) {
  if (edge < 0) return {};
  return nameOf(evidence, evidence.minkowski->edges[static_cast<std::size_t>(edge)].name);
}

std::string pointName(const Evidence& evidence, VertexPair pair) {
  return cornerName(evidence, Owner::a, pair.a) + " − " + cornerName(evidence, Owner::b, pair.b);
}

Relation minkowskiRelation(const Evidence& evidence) {
  return evidence.minkowski ? evidence.minkowski->relation : evidence.concave->relation;
}

bool hasDifference(const Evidence& evidence) {
  return evidence.minkowski.has_value() || (evidence.minkowskiPieces && evidence.concave);
}

double minkowskiTime(const Evidence& evidence, const ViewState& view) {
  const bool moves = evidence.minkowski && view.options[kMinkowskiMode] == MinkowskiMode::moving;
  return moves ? view.time : 0;
}

}  // namespace sepax
