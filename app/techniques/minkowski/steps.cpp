#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/minkowski.h"

#include <fmt/format.h>

#include <string>
#include <vector>

// The lines of the algorithm with what they have found.

namespace sepax {

namespace {

std::string edgeName(const Evidence& evidence, int edge) {
  return edge < 0
             ? std::string()
             : nameOf(evidence, evidence.minkowski->edges[static_cast<std::size_t>(edge)].name);
}

AxisName axisOf(const Evidence& evidence, int edge) {
  return evidence.minkowski->edges[static_cast<std::size_t>(edge)].name;
}

/// "inside, 0.381 from B3"; what the origin says of the bodies.
std::string originWords(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  switch (found.relation) {
    case Relation::overlapping:
      return "inside of it";
    case Relation::touching:
      return found.originInside ? "inside of it, without an interior" : "on the border";
    case Relation::disjoint:
      break;
  }
  return "outside";
}

std::vector<CodeLine> edgeLines(const Evidence& evidence, const MinkowskiProgress& progress) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  std::vector<CodeLine> lines{
      {"edges of A, and those of B turned by half a turn", "", false, {}},
      {"sorted by angle, put end to end:", "", false, {}},
      {"  A − B = their outline", "", false, {}},
      {"where is the origin?", "", false, {}},
      {"the nearest edge: push = −way to it", "", false, {}},
  };
  lines[0].value = fmt::format("{}", counted(found.edges.size(), "edge"));
  if (!progress.result) {
    lines[1].current = true;
    lines[1].value = edgeName(evidence, progress.item);
    lines[1].axis = axisOf(evidence, progress.item);
    lines[2].value = fmt::format("{} of {}", progress.item + 1, found.edges.size());
    return lines;
  }
  lines[2].value = fmt::format("{} of {}", found.edges.size(), found.edges.size());
  lines[3].value = originWords(evidence);
  if (found.nearest.edge >= 0) {
    lines[4].value = fmt::format("{}: {}", edgeName(evidence, found.nearest.edge),
                                 number(found.nearest.distance));
    lines[4].axis = axisOf(evidence, found.nearest.edge);
  }
  if (found.relation != Relation::overlapping) lines[4].text = "the nearest place: the distance";
  return lines;
}

std::size_t gjkCurrent(const MinkowskiProgress& progress, const GjkIteration& it) {
  if (!progress.second) return 0;
  switch (it.stop) {
    case GjkStop::separated:
    case GjkStop::noProgress:
      return 1;
    case GjkStop::originInside:
    case GjkStop::originOnBoundary:
      return 3;
    case GjkStop::none:
      break;
  }
  return 2;
}

std::vector<CodeLine> gjkLines(const Evidence& evidence, const MinkowskiProgress& progress) {
  std::vector<CodeLine> lines{
      {"p = support(A, d) − support(B, −d)", "", false, {}},
      {"if p·d < 0: apart; if p is no farther: stop", "", false, {}},
      {"add p; keep what holds the point nearest to 0", "", false, {}},
      {"if that holds the origin: they meet", "", false, {}},
      {"d = from it towards the origin", "", false, {}},
  };
  const GjkRun& run = evidence.minkowski->gjk;
  const std::size_t index =
      progress.result ? run.iterations.size() - 1 : static_cast<std::size_t>(progress.item);
  const GjkIteration& it = run.iterations[index];
  lines[0].value = fmt::format("{} = {}", pointName(evidence, it.support), numbers(it.place));
  lines[4].value = numbers(it.direction);
  if (!progress.result && !progress.second) {
    lines[0].current = true;
    return lines;
  }
  lines[1].value = it.stop == GjkStop::separated    ? "apart"
                   : it.stop == GjkStop::noProgress ? "no farther"
                                                    : "no";
  lines[2].value = counted(it.after.size(), "point");
  lines[3].value = it.stop == GjkStop::originInside       ? "inside of it"
                   : it.stop == GjkStop::originOnBoundary ? "on it"
                                                          : "no";
  if (!progress.result) lines[gjkCurrent(progress, it)].current = true;
  return lines;
}

std::vector<CodeLine> epaLines(const Evidence& evidence, const MinkowskiProgress& progress) {
  std::vector<CodeLine> lines{
      {"edge = the polytope's nearest to the origin", "", false, {}},
      {"p = support along its normal", "", false, {}},
      {"if p is no farther: edge is the answer", "", false, {}},
      {"else put p between its ends", "", false, {}},
  };
  const auto& run = evidence.minkowski->epa;
  if (!run) return lines;
  const std::size_t index =
      progress.result ? run->iterations.size() - 1 : static_cast<std::size_t>(progress.item);
  const EpaIteration& it = run->iterations[index];
  lines[0].value = number(it.distance);
  lines[1].value = pointName(evidence, it.support);
  if (!progress.result && !progress.second) {
    lines[1].current = true;
    return lines;
  }
  lines[2].value = it.beyond ? "farther" : edgeName(evidence, run->edge);
  if (it.beyond) lines[3].value = counted(it.polytope.size() + 1, "point");
  if (!progress.result) lines[it.beyond ? 3 : 2].current = true;
  return lines;
}

std::vector<CodeLine> rayLines(const Evidence& evidence, const MinkowskiProgress& progress) {
  std::vector<CodeLine> lines{
      {"for each edge of A − B: t = when −t v passes it", "", false, {}},
      {"  inwards: entry = the latest", "", false, {}},
      {"  outwards: exit = the earliest", "", false, {}},
      {"entry ≤ exit, within the step: contact at entry", "", false, {}},
  };
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiRay& ray = found.ray;
  if (ray.atRest) return lines;
  if (!progress.result) {
    const MinkowskiEdge& edge = found.edges[static_cast<std::size_t>(progress.item)];
    const std::string time =
        fmt::format("{}: {}", edgeName(evidence, progress.item), number(edge.crossTime));
    lines[0].value = edgeName(evidence, progress.item);
    if (edge.crossing < 0) lines[1].value = time;
    if (edge.crossing > 0) lines[2].value = time;
    lines[edge.crossing < 0 ? 1 : edge.crossing > 0 ? 2 : 0].current = true;
    for (CodeLine& line : lines) line.axis = edge.name;
    return lines;
  }
  const auto timeWords = [&](const std::optional<double>& time, int edge) {
    return time ? fmt::format("{} {}", edgeName(evidence, edge), number(*time)) : std::string();
  };
  lines[1].value = timeWords(ray.entry, ray.entryEdge);
  lines[2].value = timeWords(ray.exit, ray.exitEdge);
  lines[3].value = ray.time ? fmt::format("t = {}", number(*ray.time)) : "no contact";
  return lines;
}

std::vector<CodeLine> linesOf(const Evidence& evidence, const MinkowskiProgress& progress) {
  switch (progress.mode) {
    case MinkowskiMode::edges:
      return edgeLines(evidence, progress);
    case MinkowskiMode::gjk:
      return gjkLines(evidence, progress);
    case MinkowskiMode::epa:
      return epaLines(evidence, progress);
    case MinkowskiMode::moving:
      break;
  }
  return rayLines(evidence, progress);
}

}  // namespace

std::vector<CodeLine> minkowskiSteps(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) return {};
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  std::vector<CodeLine> lines = linesOf(evidence, progress);
  if (progress.result && view.step >= 0) lines.back().current = true;
  return lines;
}

}  // namespace sepax
