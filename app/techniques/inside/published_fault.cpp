#include "app/techniques/inside/published_fault.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

std::string_view pitfallOf(CrossingFault fault) {
  switch (fault) {
    case CrossingFault::givenRadius:
      return "given-radius";
    case CrossingFault::strictRadius:
      return "strict-radius";
    case CrossingFault::oneCounter:
      return "one-counter";
    case CrossingFault::integerCast:
      return "integer-cast";
    case CrossingFault::oneWay:
      return "one-way";
    case CrossingFault::halfOpen:
      return "half-open";
    case CrossingFault::rounding:
      return "float-location";
    case CrossingFault::none:
      break;
  }
  return {};
}

std::string_view exactWord(Relation relation) {
  return relation == Relation::overlapping ? "they overlap"
         : relation == Relation::touching  ? "they touch"
                                           : "they are apart";
}

/// Of parallel sides that are answered with no number; empty without such a pair.
std::string edgeErrorText(const Evidence& evidence) {
  if (!evidence.publishedEdges || evidence.publishedEdges->notNumbers == 0) return {};
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const auto sharesPiece = [&](const PublishedSidePair& sides) {
    return evidence.inside &&
           std::ranges::any_of(evidence.inside->overlaps, [&](const EdgeOverlap& overlap) {
             return overlap.edgeA == sides.edgeA && overlap.edgeB == sides.edgeB;
           });
  };
  const auto pair =
      std::ranges::find(loop.pairs, EdgeOutcome::notANumber, &PublishedSidePair::outcome);
  return fmt::format("published: {} and {} meet at (NaN, NaN); exact: {}",
                     nameOf(evidence, {Owner::a, pair->edgeA}),
                     nameOf(evidence, {Owner::b, pair->edgeB}),
                     sharesPiece(*pair) ? "they share a piece"
                     : pair->shared     ? "they share a point"
                                        : "they have no point in common");
}

}  // namespace

std::string faultReason(const Evidence& evidence, const PublishedCrossing& found) {
  const std::string& a = bodyName(evidence, evidence.a);
  switch (found.fault) {
    case CrossingFault::givenRadius:
      return "a given radius is smaller than the body";
    case CrossingFault::strictRadius:
      return "circles that touch are taken for apart";
    case CrossingFault::oneCounter:
      return "the counter is never reset from point to point";
    case CrossingFault::integerCast:
      return fmt::format("the casts move vertices by up to {}", number(found.largestCast));
    case CrossingFault::oneWay:
      return fmt::format("only points of {} are tested, and none of them is inside", a);
    case CrossingFault::halfOpen:
      return fmt::format("points of {} on a right or upper side are not counted", a);
    case CrossingFault::rounding:
      return "float coordinates move vertices";
    case CrossingFault::none:
      break;
  }
  return {};
}

std::string faultClause(const Evidence& evidence, const PublishedCrossing& found) {
  if (found.fault == CrossingFault::none) return {};
  return fmt::format(", though {}: {}", exactWord(evidence.inside->relation),
                     faultReason(evidence, found));
}

std::vector<Accusation> insideAccusations(const Evidence& evidence) {
  std::vector<Accusation> accusations;
  for (const auto* found : {&evidence.publishedCrossing, &evidence.publishedCrossingMeant}) {
    if (!*found || (*found)->fault == CrossingFault::none) continue;
    const std::string id(pitfallOf((*found)->fault));
    if (std::ranges::count(accusations, id, &Accusation::id) > 0) continue;
    accusations.push_back(
        {id, fmt::format("published: {}, {}; exact: {}", (*found)->collided ? "a hit" : "no hit",
                         faultReason(evidence, **found), exactWord(evidence.inside->relation))});
  }
  if (const std::string why = edgeErrorText(evidence); !why.empty())
    accusations.push_back({"parallel-edges", why});
  return accusations;
}

}  // namespace sepax
