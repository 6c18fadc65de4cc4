#include "app/techniques/inside/published_fault.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/pitfall_words.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

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
    case CrossingFault::wrongSlope:
      return "typed-slope";
    case CrossingFault::wrongEnd:
      return "typed-index";
    case CrossingFault::outOfRange:
      return "index-out-of-range";
    case CrossingFault::openList:
      return "open-list";
    case CrossingFault::division:
      return "crossing-division";
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
  return fmt::format("published: edges {} and {} meet at (NaN, NaN); exact: {}",
                     nameOf(evidence, {Owner::a, pair->edgeA}),
                     nameOf(evidence, {Owner::b, pair->edgeB}),
                     sharesPiece(*pair) ? "they share a piece"
                     : pair->shared     ? "they share a point"
                                        : "they have no point in common");
}

/// The readings whose errors are told: one with a line as typed only where it is asked for, the one
/// in doubles only for what the others cannot show.
std::vector<const PublishedCrossing*> accusedReadings(const Evidence& evidence) {
  std::vector<const PublishedCrossing*> readings;
  const auto add = [&](const std::optional<PublishedCrossing>& found) {
    if (found) readings.push_back(&*found);
  };
  if (evidence.typedAsked) add(evidence.publishedCrossingTyped);
  add(evidence.publishedCrossing);
  add(evidence.publishedCrossingMeant);
  const std::optional<PublishedCrossing>& doubles = evidence.publishedCrossingDoubles;
  if (doubles && doubles->fault == CrossingFault::division) add(doubles);
  return readings;
}

const char* answerWord(const PublishedCrossing& found) {
  return found.outOfRange ? "an exception" : found.collided ? "a hit" : "no hit";
}

/// Of points on the boundary that the rule takes in and others that it leaves out; empty where it
/// does not do both.
std::string boundaryText(const Evidence& evidence) {
  const std::optional<PublishedCrossing>& found = evidence.publishedCrossingDoubles;
  if (!found || found->names.empty() || found->edgeIn.empty() || found->edgeOut.empty()) return {};
  return fmt::format(
      "published: {} on the boundary counts as inside, {} as outside; exact: both "
      "are on the boundary",
      crossingVertexName(evidence, *found, found->edgeIn.front()),
      crossingVertexName(evidence, *found, found->edgeOut.front()));
}

/// Of a point that is through B between two frames.
std::string jumpText(const Evidence& evidence) {
  const bool detects = evidence.publishedFrames && evidence.publishedFrames->jumpsOver;
  if (!detects && !isTooLate(evidence)) return {};
  return fmt::format("published: no hit at t = 0 and at t = 1; exact: {}", enteringWords(evidence));
}

/// Of parallel sides whose determinant is not 0 where it is computed with fused operations.
std::string fusedText(const Evidence& evidence) {
  if (!evidence.publishedEdges || !fusedErrs(*evidence.publishedEdges)) return {};
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(loop.contracted->pair)];
  return fmt::format("published, fused: the determinant of {} and {} is {}; exact: 0",
                     nameOf(evidence, {Owner::a, pair.edgeA}),
                     nameOf(evidence, {Owner::b, pair.edgeB}), number(pair.result.det));
}

/// What the same code answers when the bodies are passed the other way round.
std::string exchangedText(const PublishedCrossing& found) {
  if (!found.exchanged) return {};
  return *found.exchanged ? " (with both exchanged: a hit)"
                          : " (with both exchanged: no hit either)";
}

}  // namespace

bool testsOneWay(const PublishedCrossing& found) {
  return found.perVertex && found.fault == CrossingFault::oneWay;
}

std::string faultReason(const Evidence& evidence, const PublishedCrossing& found) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  switch (found.fault) {
    case CrossingFault::givenRadius:
      return "a given radius is smaller than the body";
    case CrossingFault::strictRadius:
      return "circles that touch are taken for apart";
    case CrossingFault::oneCounter:
      return fmt::format("the counter is never reset from point to point{}",
                         found.largestCast > 0 ? ", and casts to int move vertices, too" : "");
    case CrossingFault::integerCast:
      return fmt::format("the casts to int move vertices by up to {}", number(found.largestCast));
    case CrossingFault::oneWay:
      return fmt::format("only points of {} are tested, and none of them is inside", a);
    case CrossingFault::halfOpen:
      return fmt::format("points of {} on a right or upper side are not counted", a);
    case CrossingFault::rounding:
      return "float coordinates move vertices";
    case CrossingFault::wrongSlope:
      return "without the slope every side is taken for a vertical one";
    case CrossingFault::wrongEnd:
      return fmt::format("every side of {} ends in the corner after the index of {}’s vertex", b,
                         a);
    case CrossingFault::outOfRange:
      return fmt::format("the index leaves the list of {}", b);
    case CrossingFault::openList:
      return fmt::format("the list of {} is not closed, and its last side is never tested", b);
    case CrossingFault::division:
      return fmt::format("the quotient is rounded past a point of {}", a);
    case CrossingFault::none:
      break;
  }
  return {};
}

std::string faultClause(const Evidence& evidence, const PublishedCrossing& found) {
  if (found.fault == CrossingFault::none) return {};
  if (found.outOfRange) return fmt::format("; exact: {}", exactWord(evidence.inside->relation));
  // What other readings answer to the exchange is theirs: an accusation is of all of them.
  const std::string_view exact = exactWord(evidence.inside->relation);
  if (testsOneWay(found)) return fmt::format(", though {}{}", exact, exchangedText(found));
  const bool oneWay = found.fault == CrossingFault::oneWay;
  return fmt::format(", though {}: {}{}", exact, faultReason(evidence, found),
                     oneWay ? exchangedText(found) : "");
}

std::string radiiReason(const Evidence& evidence, const PublishedCrossing& found) {
  if (!found.radiiOverlap) return faultReason(evidence, found);
  return fmt::format(
      "the published circles, about the positions of {} and {}, meet: distance {}; they reach "
      "beyond the {}",
      bodyName(evidence, evidence.a), bodyName(evidence, evidence.b), crossingRadiiText(found),
      wordForPair(evidence));
}

std::vector<Accusation> insideAccusations(const Evidence& evidence) {
  std::vector<Accusation> accusations;
  for (const PublishedCrossing* found : accusedReadings(evidence)) {
    if (found->fault == CrossingFault::none) continue;
    const std::string id(pitfallOf(found->fault));
    if (std::ranges::count(accusations, id, &Accusation::id) > 0) continue;
    accusations.push_back(
        {id, fmt::format("published: {}, {}; exact: {}", answerWord(*found),
                         faultReason(evidence, *found), exactWord(evidence.inside->relation))});
  }
  if (const std::string why = boundaryText(evidence); !why.empty()) {
    if (std::ranges::count(accusations, "half-open", &Accusation::id) == 0)
      accusations.push_back({"half-open", why});
  }
  if (const std::string why = jumpText(evidence); !why.empty())
    accusations.push_back({"jumped-over", why});
  if (const std::string why = fusedText(evidence); !why.empty())
    accusations.push_back({std::string(kFusedProduct), why});
  if (const std::string why = edgeErrorText(evidence); !why.empty())
    accusations.push_back({"parallel-edges", why});
  return accusations;
}

}  // namespace sepax
