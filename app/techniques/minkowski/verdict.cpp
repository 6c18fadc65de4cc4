#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/minkowski.h"
#include "app/techniques/minkowski/verdict_search.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

// What is said of the difference, and of every step.

namespace sepax {

namespace {

std::string aName(const Evidence& evidence) { return bodyName(evidence, evidence.a); }
std::string bName(const Evidence& evidence) { return bodyName(evidence, evidence.b); }

/// Both directions of the same length: "; edge A0 is as near: of equals the first is taken".
std::string tieWords(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  for (const int tie : found.nearest.ties) {
    const auto& edges = found.edges;
    const Vec2 one = edges[static_cast<std::size_t>(tie)].normal;
    const Vec2 other = edges[static_cast<std::size_t>(found.nearest.edge)].normal;
    if (tie != found.nearest.edge && one != other)
      return fmt::format(" Edge {} is as near: of equals that of the first axis is taken.",
                         edgeName(evidence, tie));
  }
  return {};
}

Verdict overlapVerdict(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const std::string edge = edgeName(evidence, found.nearest.edge);
  return {
      fmt::format("Overlap · the origin lies in A − B, {} from edge {}", number(found.depth), edge),
      Role::result,
      fmt::format(
          "{} and {} overlap: the origin lies in A − B. The way to its nearest edge, turned "
          "round, is the shortest push: move {} by {}.{}",
          aName(evidence), bName(evidence), aName(evidence), numbers(found.mtv),
          tieWords(evidence))};
}

Verdict apartVerdict(const Evidence& evidence, const Distance& distance) {
  return {fmt::format("Separated · the origin is {} from A − B", number(distance.distance)),
          Role::gap,
          fmt::format("{} and {} are {} apart, as far as the origin lies outside of A − B. The "
                      "nearest difference is {} − {}.",
                      aName(evidence), bName(evidence), number(distance.distance),
                      numbers(distance.onA), numbers(distance.onB))};
}

Verdict touchVerdict(const Evidence& evidence) {
  if (evidence.minkowski && evidence.minkowski->originInside)
    return {"Touching · they cross", roleOf(Relation::touching),
            fmt::format("The origin lies inside of A − B: {} and {} meet, and two bodies without "
                        "an interior can only touch.",
                        aName(evidence), bName(evidence))};
  return {"Touching · the origin lies on the border of A − B", roleOf(Relation::touching),
          fmt::format("The origin lies exactly on the border of A − B: {} and {} touch and nothing "
                      "has to be pushed.",
                      aName(evidence), bName(evidence))};
}

Verdict unionVerdict(const Evidence& evidence) {
  const ConcaveEvidence& concave = *evidence.concave;
  const std::size_t pieces = evidence.minkowskiPieces->pieces.size();
  switch (concave.relation) {
    case Relation::touching:
      return touchVerdict(evidence);
    case Relation::disjoint:
      return apartVerdict(evidence, *concave.distance);
    case Relation::overlapping:
      break;
  }
  return {
      fmt::format("Overlap · the origin lies in A − B, {} from its border", number(concave.depth)),
      Role::result,
      fmt::format(
          "A − B is the union of the differences of {} pairs of convex parts. The origin lies "
          "inside; the way to its border, turned round, is the shortest push: move {} by {}.",
          pieces, aName(evidence), numbers(concave.mtv))};
}

Verdict answerVerdict(const Evidence& evidence) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  switch (found.relation) {
    case Relation::overlapping:
      return overlapVerdict(evidence);
    case Relation::touching:
      return touchVerdict(evidence);
    case Relation::disjoint:
      break;
  }
  return apartVerdict(evidence, *found.distance);
}

/// What an edge that is pointed at or chosen says, beside SAT's axis.
std::string edgeSentence(const Evidence& evidence, int edge) {
  const MinkowskiEdge& shown = evidence.minkowski->edges[static_cast<std::size_t>(edge)];
  const SatAxis& axis = evidence.sat->axes[static_cast<std::size_t>(shown.axis)];
  const std::string name = edgeName(evidence, edge);
  const std::string far = number(std::abs(shown.distance));
  if (shown.sign == 0)
    return fmt::format("The origin lies on the line of edge {}: the shadows touch on that axis.",
                       name);
  if (shown.sign < 0)
    return fmt::format(
        "The origin lies {} outside of the line of edge {}: that is the gap on its "
        "axis, so {} and {} are apart.",
        far, name, aName(evidence), bName(evidence));
  const std::string inside =
      fmt::format("The origin lies {} inside of the line of edge {}: ", far, name);
  if (axis.sign > 0 && axis.pushesAlong == (shown.name.owner == Owner::b))
    return inside + "that is SAT’s depth on its axis.";
  return inside + fmt::format("so long is the push across it. On its axis SAT has {}.",
                              axis.sign < 0 ? "a gap, the other way"
                              : axis.sign > 0
                                  ? "the shorter push, the other way: " + number(axis.depth)
                                  : "a touch, the other way");
}

/// The answer, and before it what the shown mode has to say, which is read first where room is
/// short. An edge that is asked for comes before both.
Verdict restVerdict(const Evidence& evidence, const ViewState& view, const std::string& ofMode) {
  Verdict verdict = answerVerdict(evidence);
  const int edge = pointedEdge(evidence, view);
  const bool asked = edge >= 0 && edge != evidence.minkowski->nearest.edge;
  verdict.sentence = asked ? edgeSentence(evidence, edge) + (ofMode.empty() ? "" : " " + ofMode)
                           : ofMode + (ofMode.empty() ? "" : " ") + verdict.sentence;
  return verdict;
}

/// The same with what the search took, unless one picture shows the answer alone.
Verdict foundVerdict(const Evidence& evidence, const ViewState& view, const std::string& search) {
  return restVerdict(evidence, view, view.wording.still ? "" : search);
}

/// Unless an edge is asked for, with what all of them are.
Verdict edgesVerdict(const Evidence& evidence, const ViewState& view) {
  Verdict verdict = restVerdict(evidence, view, "");
  if (pointedEdge(evidence, view) < 0 && !view.wording.still)  // one picture shows the answer
    verdict.sentence += fmt::format(" The normals of its {} edges are the axes of SAT.",
                                    evidence.minkowski->edges.size());
  return verdict;
}

Verdict edgeStep(const Evidence& evidence, int item) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiEdge& edge = found.edges[static_cast<std::size_t>(item)];
  const std::string name = edgeName(evidence, item);
  const Vec2 way{-edge.normal.y, edge.normal.x};
  double angle = std::atan2(way.y, way.x) * 180 / std::numbers::pi;
  if (angle < 0) angle += 360;
  const std::string turned =
      edge.name.owner == Owner::b ? ", turned by half a turn since B is subtracted" : "";
  return {fmt::format("Edge {} of {} · {}", item + 1, found.edges.size(), name),
          edge.name.owner == Owner::a ? Role::a : Role::b,
          fmt::format("Next by direction comes edge {} at {}°{}: all edges of both, put end to end "
                      "by their angles, close to A − B.",
                      name, number(angle, 0), turned)};
}

/// Of bodies that turn, that it is left out.
Verdict withoutTurn(Verdict verdict, const Evidence& evidence) {
  const auto turns = [&](int body) {
    return evidence.bodies[static_cast<std::size_t>(body)].spin != 0;
  };
  if (!turns(evidence.a) && !turns(evidence.b)) return verdict;
  verdict.badge = "Without the turn · " + verdict.badge;
  verdict.sentence = "Their turn in this step is left out here. " + verdict.sentence;
  return verdict;
}

/// The sentences above speak of A − B; where the bodies have other names, of those.
std::string named(std::string words, const Evidence& evidence) {
  constexpr std::string_view kWritten = "A − B";
  const std::string name = differenceName(evidence);
  for (std::size_t at = words.find(kWritten); at != std::string::npos;
       at = words.find(kWritten, at + name.size()))
    words.replace(at, kWritten.size(), name);
  return words;
}

Verdict verdictOf(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) {
    Verdict verdict = unionVerdict(evidence);
    if (view.options[kMinkowskiMode] == MinkowskiMode::moving)
      verdict.sentence = "The ray is not followed through a union: Motion has the first contact. " +
                         verdict.sentence;
    return verdict;
  }
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  switch (progress.mode) {
    case MinkowskiMode::edges:
      if (!progress.result) return edgeStep(evidence, progress.item);
      return edgesVerdict(evidence, view);
    case MinkowskiMode::gjk:
      if (!progress.result) return searchVerdict(evidence, progress);
      return foundVerdict(evidence, view,
                          fmt::format("GJK knows after {} of {}.", found.gjk.verdictAt + 1,
                                      counted(found.gjk.iterations.size(), "iteration")));
    case MinkowskiMode::epa:
      if (!progress.result) return searchVerdict(evidence, progress);
      if (!found.epa)
        return restVerdict(evidence, view, "EPA goes on from an overlap, and here is none.");
      return foundVerdict(evidence, view,
                          fmt::format("EPA finds the nearest edge in {}.",
                                      counted(found.epa->iterations.size(), "iteration")));
    case MinkowskiMode::moving:
      break;
  }
  if (!progress.result) return searchVerdict(evidence, progress);
  if (!found.ray.atRest) return withoutTurn(rayVerdict(evidence, view.time), evidence);
  return restVerdict(evidence, view, "Neither moves against the other, so there is no ray.");
}

}  // namespace

Verdict minkowskiVerdict(const Evidence& evidence, const ViewState& view) {
  if (!hasDifference(evidence))
    return noAnswer(evidence, "minkowski", "The Minkowski difference needs two simple polygons");
  Verdict verdict = verdictOf(evidence, view);
  verdict.badge = named(std::move(verdict.badge), evidence);
  verdict.sentence = named(std::move(verdict.sentence), evidence);
  return verdict;
}

}  // namespace sepax
