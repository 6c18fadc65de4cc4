#include "app/techniques/swept_edges/steps_result.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

Verdict contactVerdict(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string time = number(*edges.time);
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  const EdgeCandidate* first = edges.pair ? firstOf(*edges.pair) : nullptr;
  const std::string where =
      first ? fmt::format("corner {} meets edge {}", endName(evidence, *first),
                          nameOf(evidence, first->owner == Owner::a
                                               ? AxisName{Owner::b, edges.pair->edgeB}
                                               : AxisName{Owner::a, edges.pair->edgeA}))
            : "the edges meet";
  const std::string left = fmt::format("Of {} of edges the swept boxes leave {}",
                                       counted(edges.tested + edges.culled, "pair"), edges.tested);
  if (edges.pair && edges.pair->alongPiece) {
    const std::string meeting =
        fmt::format("edge {} meets edge {}", nameOf(evidence, {Owner::a, edges.pair->edgeA}),
                    nameOf(evidence, {Owner::b, edges.pair->edgeB}));
    const bool enters = edges.contact == Contact::entering;
    return {fmt::format("{} at t = {} · {}", enters ? "Hit" : "Grazes", time, meeting),
            enters ? Role::result : Role::gap,
            fmt::format("{}; the first to meet are parallel: their lines coincide at t = {}, where "
                        "{} along a piece of both.",
                        left, time, meeting)};
  }
  if (edges.contact == Contact::grazing) {
    return {fmt::format("Grazes at t = {} · {}", time, where), Role::gap,
            fmt::format("{}; the first contact is at t = {}, where {}, but the interiors of {} and "
                        "{} never meet in this step.",
                        left, time, where, a, b)};
  }
  return {fmt::format("Hit at t = {} · {}", time, where), Role::result,
          fmt::format("{}; their candidates lie where the path of an end crosses the path of the "
                      "meeting point, and the earliest accepted one is at t = {}: {}.",
                      left, time, where)};
}

/// What becomes of polygons that touch at the start.
std::string afterTouching(const SweptEdgesEvidence& edges) {
  if (!edges.overlapTime) return "; the motion does not push them together";
  if (edges.overlapsAtOnce) return " and move into each other";
  return "; their interiors meet from t = " + number(*edges.overlapTime);
}

}  // namespace

Verdict sweptEdgesResult(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  if (edges.contact == Contact::none) {
    return {"No collision in this step", Role::gap,
            edges.tested == 0
                ? fmt::format("The swept boxes of no edge of {} and edge of {} meet: nothing has "
                              "to be computed.",
                              a, b)
                : fmt::format("{} of {} of edges {} the swept boxes; none of {} candidates lies "
                              "on the other edge with 0 ≤ t ≤ 1.",
                              edges.tested, counted(edges.tested + edges.culled, "pair"),
                              oneOrMany(edges.tested, "passes", "pass"),
                              oneOrMany(edges.tested, "its", "their"))};
  }
  if (edges.contact != Contact::initial) return contactVerdict(evidence);
  if (edges.initial == Relation::touching) {
    return {"Touching at the start", roleOf(edges.initial),
            fmt::format("{} and {} touch at t = 0{}.", a, b, afterTouching(edges))};
  }
  return {"Overlapping at the start", Role::result,
          fmt::format("{} and {} overlap at t = 0: the sweep of edges only finds contacts that "
                      "begin later.",
                      a, b)};
}

}  // namespace sepax
