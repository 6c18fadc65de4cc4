#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/minkowski.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

// What is said of the difference, and of every step.

namespace sepax {

namespace {

std::string aName(const Evidence& evidence) { return bodyName(evidence, evidence.a); }
std::string bName(const Evidence& evidence) { return bodyName(evidence, evidence.b); }

std::string edgeName(const Evidence& evidence, int edge) {
  return nameOf(evidence, evidence.minkowski->edges[static_cast<std::size_t>(edge)].name);
}

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
      fmt::format("The {} edges of A − B are the axes of SAT. The origin lies inside, so {} and "
                  "{} overlap; the way to the nearest edge, {}, is the shortest push: move {} "
                  "by {}.{}",
                  found.edges.size(), aName(evidence), bName(evidence), edge, aName(evidence),
                  numbers(found.mtv), tieWords(evidence))};
}

Verdict apartVerdict(const Evidence& evidence, const Distance& distance) {
  return {fmt::format("Separated · the origin is {} from A − B", number(distance.distance)),
          Role::gap,
          fmt::format("The origin lies outside of A − B, so {} and {} are apart. Its nearest point "
                      "there is {} minus {}: the two points that are nearest to each other, {} "
                      "apart.",
                      aName(evidence), bName(evidence), numbers(distance.onA),
                      numbers(distance.onB), number(distance.distance))};
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
      fmt::format("Overlap · push {} long", number(concave.depth)), Role::result,
      fmt::format("Each pair of convex parts has a difference of its own; A − B is the union of "
                  "these {}. The origin lies inside, and the nearest place of its outline is "
                  "the shortest push: move {} by {}.",
                  pieces, aName(evidence), numbers(concave.mtv))};
}

Verdict restVerdict(const Evidence& evidence) {
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

std::string supportWords(const Evidence& evidence, const GjkIteration& it) {
  return fmt::format(
      "Farthest towards {} are {} of {} and, the opposite way, {} of {}: the point "
      "{} of A − B is {}",
      numbers(normalized(it.direction)), cornerName(evidence, Owner::a, it.support.a),
      aName(evidence), cornerName(evidence, Owner::b, it.support.b), bName(evidence),
      pointName(evidence, it.support), numbers(it.place));
}

std::string stopWords(const Evidence& evidence, const GjkIteration& it) {
  switch (it.stop) {
    case GjkStop::separated:
      return fmt::format(
          "It does not reach the origin, so nothing of A − B does: {} and {} are "
          "apart.",
          aName(evidence), bName(evidence));
    case GjkStop::originInside:
      return fmt::format("The triangle holds the origin: {} and {} overlap.", aName(evidence),
                         bName(evidence));
    case GjkStop::originOnBoundary:
      return fmt::format("The origin is among what is kept: {} and {} meet.", aName(evidence),
                         bName(evidence));
    case GjkStop::noProgress:
      return "It is no farther than what is kept: nothing nearer to the origin is left.";
    case GjkStop::none:
      break;
  }
  if (it.after.size() == 1)
    return "It alone is kept: next the search goes from it towards the origin.";
  return fmt::format(
      "Kept are the {} that hold the place nearest to the origin; next the search "
      "goes from that place towards the origin.",
      counted(it.after.size(), "point"));
}

Verdict gjkStep(const Evidence& evidence, const MinkowskiProgress& progress) {
  const auto& iterations = evidence.minkowski->gjk.iterations;
  const GjkIteration& it = iterations[static_cast<std::size_t>(progress.item)];
  const std::string badge =
      fmt::format("GJK · iteration {} of {}", progress.item + 1, iterations.size());
  if (!progress.second) return {badge, Role::path, supportWords(evidence, it) + "."};
  const Role role = it.stop == GjkStop::separated ? Role::gap
                    : it.stop == GjkStop::none    ? Role::path
                                                  : roleOf(evidence.minkowski->gjk.relation);
  return {badge, role, stopWords(evidence, it)};
}

Verdict epaStep(const Evidence& evidence, const MinkowskiProgress& progress) {
  const EpaRun& run = *evidence.minkowski->epa;
  const EpaIteration& it = run.iterations[static_cast<std::size_t>(progress.item)];
  const std::string badge =
      fmt::format("EPA · iteration {} of {}", progress.item + 1, run.iterations.size());
  if (!progress.second)
    return {
        badge, Role::path,
        fmt::format("The polytope of {} lies in A − B and holds the origin; its nearest edge is "
                    "{} away. The farthest point of A − B beyond it is {}.",
                    counted(it.polytope.size(), "point"), number(it.distance),
                    pointName(evidence, it.support))};
  if (it.beyond)
    return {badge, Role::path,
            fmt::format("{} lies beyond the edge: it is put in between its ends, and the polytope "
                        "grows.",
                        pointName(evidence, it.support))};
  return {
      badge, Role::result,
      fmt::format("Nothing of A − B lies beyond the edge, so it is one of A − B, {}: the push is "
                  "the way to it, {}.",
                  edgeName(evidence, run.edge), numbers(run.mtv))};
}

/// "inwards at t = 0.5", of the line of an edge.
std::string crossingWords(const MinkowskiEdge& edge) {
  if (edge.crossing == 0)
    return edge.sign < 0 ? "runs along the line of {} and outside of it: the ray never enters"
                         : "runs along the line of {} and inside of it: it does not count";
  return fmt::format("passes the line of {{}} {} at t = {}",
                     edge.crossing < 0 ? "inwards" : "outwards", number(edge.crossTime));
}

Verdict rayStep(const Evidence& evidence, int item) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiEdge& edge = found.edges[static_cast<std::size_t>(item)];
  const std::string name = edgeName(evidence, item);
  return {fmt::format("Edge {} of {} · {}", item + 1, found.edges.size(), name), Role::velocity,
          fmt::format("The ray {}. The latest way in counts and the earliest way out.",
                      fmt::format(fmt::runtime(crossingWords(edge)), name))};
}

Verdict rayVerdict(const Evidence& evidence) {
  const MinkowskiRay& ray = evidence.minkowski->ray;
  const std::string& a = aName(evidence);
  const std::string& b = bName(evidence);
  const std::string line =
      fmt::format("Seen from {} the origin of A − B moves by {}.", a, numbers(-ray.velocity));
  Verdict verdict{contactWords(ray.contact, ray.time, evidence.minkowski->relation),
                  roleOf(ray.contact, evidence.minkowski->relation), ""};
  if (!verdict.badge.empty())
    verdict.badge[0] =
        static_cast<char>(std::toupper(static_cast<unsigned char>(verdict.badge[0])));
  switch (ray.contact) {
    case Contact::initial:
      verdict.sentence =
          fmt::format("{} and {} meet before they move: the origin starts in A − B.", a, b);
      return verdict;
    case Contact::none:
      verdict.sentence =
          line + (ray.meets ? " It meets A − B, but not within this step: no contact."
                            : " Its line misses A − B: no contact at any time.");
      return verdict;
    case Contact::grazing:
    case Contact::entering:
      break;
  }
  const std::string way = ray.contact == Contact::grazing ? "touches" : "enters";
  const std::string where =
      ray.entryEdge < 0 ? "" : " through edge " + edgeName(evidence, ray.entryEdge);
  verdict.sentence = fmt::format("{} It {} A − B{} at t = {}: the first contact of {} and {}.",
                                 line, way, where, number(ray.time.value_or(0)), a, b);
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
  if (!evidence.minkowski) return unionVerdict(evidence);
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  switch (progress.mode) {
    case MinkowskiMode::edges:
      return progress.result ? restVerdict(evidence) : edgeStep(evidence, progress.item);
    case MinkowskiMode::gjk: {
      if (!progress.result) return gjkStep(evidence, progress);
      Verdict verdict = restVerdict(evidence);
      verdict.sentence =
          fmt::format("GJK knows after {} of {}. ", counted(found.gjk.verdictAt + 1, "iteration"),
                      found.gjk.iterations.size()) +
          verdict.sentence;
      return verdict;
    }
    case MinkowskiMode::epa: {
      if (!progress.result) return epaStep(evidence, progress);
      Verdict verdict = restVerdict(evidence);
      verdict.sentence =
          (found.epa ? fmt::format("EPA ends after {}. ",
                                   counted(found.epa->iterations.size(), "iteration"))
                     : std::string("EPA goes on from an overlap, and here is none. ")) +
          verdict.sentence;
      return verdict;
    }
    case MinkowskiMode::moving:
      break;
  }
  if (!progress.result) return rayStep(evidence, progress.item);
  if (!found.ray.atRest) return rayVerdict(evidence);
  Verdict verdict = restVerdict(evidence);
  verdict.sentence = "Neither moves against the other, so there is no ray. " + verdict.sentence;
  return verdict;
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
