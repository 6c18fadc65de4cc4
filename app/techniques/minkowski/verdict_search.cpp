#include "app/techniques/minkowski/verdict_search.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"

#include <fmt/format.h>

#include <string>

namespace sepax {

namespace {

const std::string& aName(const Evidence& evidence) { return bodyName(evidence, evidence.a); }
const std::string& bName(const Evidence& evidence) { return bodyName(evidence, evidence.b); }

std::string supportWords(const Evidence& evidence, const GjkIteration& it) {
  return fmt::format(
      "Farthest towards {} are {} of {} and, the opposite way, {} of {}: the point "
      "{} of A − B is {}",
      numbers(normalized(it.direction)), cornerName(evidence, Owner::a, it.support.a),
      aName(evidence), cornerName(evidence, Owner::b, it.support.b), bName(evidence),
      pointName(evidence, it.support), numbers(it.place));
}

/// `first`: it makes the verdict known.
std::string stopWords(const Evidence& evidence, const GjkIteration& it, bool first) {
  switch (it.stop) {
    case GjkStop::separated:
      return fmt::format(
          "It does not reach the origin, so nothing of A − B does: {} and {} are "
          "apart{}.",
          aName(evidence), bName(evidence),
          first ? ", which is now known; the rest finds the distance"
                : ", as is known; the distance is not yet");
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
  return {badge, role, stopWords(evidence, it, progress.item == evidence.minkowski->gjk.verdictAt)};
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

}  // namespace

Verdict searchVerdict(const Evidence& evidence, const MinkowskiProgress& progress) {
  switch (progress.mode) {
    case MinkowskiMode::gjk:
      return gjkStep(evidence, progress);
    case MinkowskiMode::epa:
      return epaStep(evidence, progress);
    case MinkowskiMode::edges:
    case MinkowskiMode::moving:
      break;
  }
  return rayStepVerdict(evidence, progress.item);
}

}  // namespace sepax
