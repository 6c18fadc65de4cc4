#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/minkowski.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

// The lines of the algorithm with what they have found.

namespace sepax {

namespace {

AxisName axisOf(const Evidence& evidence, int edge) {
  return evidence.minkowski->edges[static_cast<std::size_t>(edge)].name;
}

/// The nearest place of the border: "B3", or "corner A2 − B0".
std::string nearestName(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  if (found.relation == Relation::disjoint && found.nearest.vertex)
    return "corner " +
           pointName(evidence, found.vertices[static_cast<std::size_t>(*found.nearest.vertex)].of);
  return edgeName(evidence, found.nearest.edge);
}

/// "inside, 0.381 from B3"; what the origin says of the bodies.
std::string originWords(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  switch (found.relation) {
    case Relation::overlapping:
      return "inside of it";
    case Relation::touching:
      return found.originInside ? "inside: they cross" : "on the border";
    case Relation::disjoint:
      break;
  }
  return "outside";
}

std::vector<CodeLine> edgeLines(const Evidence& evidence, const ViewState& view,
                                const MinkowskiProgress& progress) {
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
  if (const int shown = pointedEdge(evidence, view); shown >= 0) {
    lines[1].value = edgeName(evidence, shown);
    lines[1].axis = axisOf(evidence, shown);
  }
  lines[2].value = fmt::format("{} of {}", found.edges.size(), found.edges.size());
  lines[3].value = originWords(evidence);
  if (found.relation == Relation::touching) {
    lines[4].value = "0: they meet";
  } else if (found.nearest.edge >= 0) {
    lines[4].value = fmt::format("{}: {}", nearestName(evidence), number(found.nearest.distance));
    lines[4].axis = axisOf(evidence, found.nearest.edge);
  }
  if (found.relation != Relation::overlapping) lines[4].text = "the nearest place: the distance";
  return lines;
}

/// The line that the second half of an iteration ends at.
std::size_t gjkLast(const GjkIteration& it) {
  switch (it.stop) {
    case GjkStop::separated:
    case GjkStop::noProgress:
      return 2;
    case GjkStop::originInside:
    case GjkStop::originOnBoundary:
      return 4;
    case GjkStop::none:
      break;
  }
  return 3;
}

std::vector<CodeLine> gjkLines(const Evidence& evidence, const MinkowskiProgress& progress) {
  std::vector<CodeLine> lines{
      {"d = from what is kept towards 0; any at first", "", false, {}},
      {"p = support(A, d) − support(B, −d)", "", false, {}},
      {"if p·d < 0: apart; if p is no farther: stop", "", false, {}},
      {"add p; keep what holds the point nearest to 0", "", false, {}},
      {"if that holds the origin: they meet", "", false, {}},
  };
  const GjkRun& run = evidence.minkowski->gjk;
  const std::size_t index =
      progress.result ? run.iterations.size() - 1 : static_cast<std::size_t>(progress.item);
  const GjkIteration& it = run.iterations[index];
  const std::size_t last = progress.result || progress.second ? gjkLast(it) : 1;
  const Vec2 direction = normalized(it.direction);
  if (index > 0 && run.iterations[index - 1].stop == GjkStop::originOnBoundary)
    lines[0].text = "d = across what is kept, which holds 0";
  lines[0].value = numbers(direction);
  lines[1].value = fmt::format("{} = {}", pointName(evidence, it.support), numbers(it.place));
  if (last >= 2) {
    const char* said = it.stop == GjkStop::separated    ? "apart"
                       : it.stop == GjkStop::noProgress ? "no farther"
                                                        : "go on";
    lines[2].value = fmt::format("p·d = {}: {}", number(dot(it.place, direction), 2), said);
  }
  if (last >= 3) lines[3].value = counted(it.after.size(), "point");
  if (last >= 4) lines[4].value = it.stop == GjkStop::originInside ? "inside of it" : "on it";
  if (!progress.result) lines[last].current = true;
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
      {"  along it and outside: never", "", false, {}},
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
    if (edge.crossing == 0) lines[3].value = edge.sign < 0 ? "never" : "not outside";
    lines[edge.crossing < 0 ? 1 : edge.crossing > 0 ? 2 : 3].current = true;
    for (CodeLine& line : lines) line.axis = edge.name;
    return lines;
  }
  const auto timeWords = [&](const std::optional<double>& time, int edge) {
    return time ? fmt::format("{} {}", edgeName(evidence, edge), number(*time)) : std::string();
  };
  lines[1].value = timeWords(ray.entry, ray.entryEdge);
  lines[2].value = timeWords(ray.exit, ray.exitEdge);
  const auto outside = std::ranges::find_if(
      found.edges, [](const MinkowskiEdge& edge) { return edge.crossing == 0 && edge.sign < 0; });
  if (outside != found.edges.end())
    lines[3].value = nameOf(evidence, outside->name) + ": no contact";
  lines[4].value = ray.time ? fmt::format("t = {}", number(*ray.time)) : "no contact";
  return lines;
}

std::vector<CodeLine> linesOf(const Evidence& evidence, const ViewState& view,
                              const MinkowskiProgress& progress) {
  switch (progress.mode) {
    case MinkowskiMode::edges:
      return edgeLines(evidence, view, progress);
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
  std::vector<CodeLine> lines = linesOf(evidence, view, progress);
  if (progress.result && view.step >= 0) lines.back().current = true;
  return lines;
}

}  // namespace sepax
