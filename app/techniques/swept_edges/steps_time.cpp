#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "core/evidence/swept_edges_moment.h"

#include <fmt/format.h>

#include <string>

// What is to be seen at a time of the sweep, in words.

namespace sepax {
namespace {

/// "corner A2 of edge A1": the end of an edge that the meeting point is beyond.
std::string beyondWords(const Evidence& evidence, Owner owner, int side) {
  const std::size_t start = owner == Owner::a ? 0 : 2;
  const EdgeCandidate& end = evidence.edgePair->candidates[start + (side < 0 ? 0 : 1)];
  return fmt::format("corner {} of edge {}", endName(evidence, end), edgeName(evidence, owner));
}

/// Where on the two edges their lines meet.
std::string placeWords(const Evidence& evidence, const EdgePairMoment& moment) {
  const auto [a, b] = moment.side;
  if (moment.touching) return "on both edges";
  if (a != 0 && b != 0)
    return fmt::format("beyond {} and {}", beyondWords(evidence, Owner::a, a),
                       beyondWords(evidence, Owner::b, b));
  const Owner on = a == 0 ? Owner::a : Owner::b;
  const Owner off = a == 0 ? Owner::b : Owner::a;
  return fmt::format("on {}, but beyond {}", edgeName(evidence, on),
                     beyondWords(evidence, off, a == 0 ? b : a));
}

std::string parallelWords(const ParallelMoment& moment) {
  if (moment.sameLine) return "lie on one line";
  const std::string_view trend = moment.trend < 0   ? ", closing"
                                 : moment.trend > 0 ? ", opening"
                                                    : "";
  return fmt::format("are parallel, their lines {} apart{}", number(moment.gap), trend);
}

/// What that means for the two edges.
std::string touchWords(const Evidence& evidence, const EdgePairMoment& moment) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  const bool first = isFirstContact(*evidence.edges, pair.edgeA, pair.edgeB);
  switch (moment.contact) {
    case ContactStage::never:
      return "these two edges do not touch in this step";
    case ContactStage::before:
      return fmt::format("no touch yet. They touch at t = {}{}", number(*pair.time),
                         first ? "" : ", after the first contact of the bodies");
    case ContactStage::now:
      return first ? "the first contact" : "they touch for the first time";
    case ContactStage::after:
      break;
  }
  return fmt::format("they first touched at t = {}", number(*pair.time));
}

}  // namespace

std::string sweepTimeSentence(const Evidence& evidence, double time) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  const EdgePairMoment moment = momentOf(pair, time);
  const std::string a = edgeName(evidence, Owner::a);
  const std::string b = edgeName(evidence, Owner::b);
  const std::string touch = touchWords(evidence, moment);
  if (moment.parallel)
    return fmt::format("At t = {} {} and {} {}: {}.", number(time), a, b,
                       parallelWords(*moment.parallel), touch);
  return fmt::format("At t = {} the lines of {} and {} meet {}: {}.", number(time), a, b,
                     placeWords(evidence, moment), touch);
}

std::string timeBesideRecipe(const Evidence& evidence, double time) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string pair =
      bodyName(evidence, evidence.a) + " and " + bodyName(evidence, evidence.b);
  const ContactStage stage = stageAt(edges.enclosedTime, time);
  if (stage == ContactStage::now)
    return fmt::format("Now, at t = {}, {}: the first contact.", number(time),
                       meetingText(evidence, contactPair(evidence)));
  const std::string when = recipeHitTime(evidence) == time
                               ? fmt::format("Now, at t = {}, the recipe’s hit:", number(time))
                               : fmt::format("At t = {}", number(time));
  if (stage == ContactStage::never) return when + " " + pair + " do not touch.";
  const std::string first = number(*edges.time);
  return stage == ContactStage::before
             ? fmt::format("{} {} do not touch yet; at t = {} {}.", when, pair, first,
                           meetingText(evidence, contactPair(evidence)))
             : fmt::format("{} {} have met already, at t = {}.", when, pair, first);
}

}  // namespace sepax
