#include "app/techniques/swept_edges/steps_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

namespace sepax {
namespace {

/// The edge that a candidate may meet.
std::string otherEdge(const Evidence& evidence, const EdgeCandidate& candidate) {
  return edgeName(evidence, candidate.owner == Owner::a ? Owner::b : Owner::a);
}

/// The end of the other edge that a candidate passes beyond.
std::string cornerBeyond(const Evidence& evidence, const EdgeCandidate& candidate) {
  const std::size_t first = candidate.owner == Owner::a ? 2 : 0;  // of the other one
  const std::size_t end = candidate.beyond < 0 ? first : first + 1;
  return endName(evidence, evidence.edgePair->candidates[end]);
}

EdgePairState stateOf(const SweptEdgesEvidence& edges, int edgeA, int edgeB) {
  const auto place = [](const std::vector<SweptEdge>& list, int index) {
    return std::ranges::find(list, index, &SweptEdge::index) - list.begin();
  };
  const auto cell =
      place(edges.edgesA, edgeA) * std::ssize(edges.edgesB) + place(edges.edgesB, edgeB);
  return edges.cells[static_cast<std::size_t>(cell)].state;
}

}  // namespace

std::string edgeName(const Evidence& evidence, Owner owner) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  return nameOf(evidence, {owner, owner == Owner::a ? pair.edgeA : pair.edgeB});
}

std::string pairName(const Evidence& evidence, int edgeA, int edgeB) {
  return nameOf(evidence, {Owner::a, edgeA}) + " × " + nameOf(evidence, {Owner::b, edgeB});
}

bool isOfAnotherPair(const Evidence& evidence) {
  const std::optional<EdgePairEvidence>& facing = evidence.edges->facing;
  const EdgePairEvidence& shown = *evidence.edgePair;
  return facing && (facing->edgeA != shown.edgeA || facing->edgeB != shown.edgeB);
}

std::string firstContactName(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string words = "first contact at t = " + number(*edges.time);
  return isOfAnotherPair(evidence)
             ? words + " of " + edgesName(evidence, edges.facing->edgeA, edges.facing->edgeB)
             : words;
}

std::string edgesName(const Evidence& evidence, int edgeA, int edgeB) {
  return fmt::format("edges {} and {}", nameOf(evidence, {Owner::a, edgeA}),
                     nameOf(evidence, {Owner::b, edgeB}));
}

std::string endName(const Evidence& evidence, const EdgeCandidate& candidate) {
  return nameOf(evidence, {candidate.owner, candidate.vertex});
}

std::string fateText(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  switch (candidate.fate) {
    case CandidateFate::accepted:
      if (!compared) return "on the edge";
      if (!candidate.first) return "on the edge, later";
      return isContact(evidence, candidate) ? "first contact" : "first of this pair";
    case CandidateFate::beforeStart:
      return "too early, t < 0";
    case CandidateFate::afterEnd:
      return "too late, t > 1";
    case CandidateFate::offEdge:
      return "passes beyond " + cornerBeyond(evidence, candidate);
    case CandidateFate::never:
      return "keeps its distance";
    case CandidateFate::atRest:
      return "no relative motion";
  }
  return {};
}

std::string exactSweepText(const SweptEdgesEvidence& edges) {
  if (edges.crossing && edges.crossing->atStart) return "crossing at t = 0";
  if ((edges.crossing || edges.passing) && edges.contact == Contact::grazing)
    return contactWords(Contact::entering, edges.time, edges.initial);
  return contactWords(edges.contact, edges.time, edges.initial);
}

std::string quotientText(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  const std::string name = endName(evidence, candidate);
  if (!candidate.time)
    return fmt::format("{}: gap {}, {}", name, number(candidate.gap, 2),
                       fateText(evidence, candidate, compared));
  return fmt::format("{}: {} / {} = {}, u = {}: {}", name, number(candidate.gap, 2),
                     number(candidate.closing, 2), number(*candidate.time),
                     number(candidate.place.value_or(0), 2),
                     fateText(evidence, candidate, compared));
}

std::string candidateText(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  if (!candidate.time)
    return endName(evidence, candidate) + ": " + fateText(evidence, candidate, compared);
  return fmt::format("{}: gap {}, closing speed {}: t = {}, u = {} on {}: {}",
                     endName(evidence, candidate), number(candidate.gap, 2),
                     number(candidate.closing, 2), number(*candidate.time),
                     number(candidate.place.value_or(0), 2), otherEdge(evidence, candidate),
                     fateText(evidence, candidate, compared));
}

std::string reasonWithoutSteps(const Evidence& evidence) {
  const auto reason = evidence.skipped.find("edges");
  if (reason == evidence.skipped.end()) return "two bodies are needed";
  return reason->second.substr(0, reason->second.find(". "));
}

std::string closingText(const ParallelClosing& closing) {
  const std::string speeds =
      fmt::format("gap {}, closing speed {}", number(closing.gap), number(closing.speed));
  return closing.time ? fmt::format("{}: t = {}", speeds, number(*closing.time))
                      : speeds + (closing.direction != 0 ? ": far away"
                                  : closing.sameLine     ? ": one line all the time"
                                                         : ": never");
}

std::string crowdText(const Evidence& evidence) {
  if (!evidence.broadPhase) return {};
  const BroadPhaseEvidence& found = *evidence.broadPhase;
  const auto left = static_cast<std::int64_t>(found.pairs.size());
  const std::int64_t out = found.bodyPairs - left;
  return fmt::format(
      "Of {} of bodies {} cannot meet: the boxes of their ways are apart. {} left, with {} of all "
      "{} "
      "of edges. ",
      counted(found.bodyPairs, "pair"), out == 0 ? "none" : std::to_string(out),
      left == 1 ? "1 is" : fmt::format("{} are", left), found.edgeTests,
      counted(found.allEdgePairs, "pair"));
}

bool isFirstContact(const SweptEdgesEvidence& edges, int edgeA, int edgeB) {
  return stateOf(edges, edgeA, edgeB) == EdgePairState::firstHit;
}

bool testsPairs(const Evidence& evidence) { return evidence.edges->tested > 0; }

bool isShownPairCulled(const Evidence& evidence) {
  const EdgePairEvidence& shown = *evidence.edgePair;
  return stateOf(*evidence.edges, shown.edgeA, shown.edgeB) == EdgePairState::culled;
}

bool isContact(const Evidence& evidence, const EdgeCandidate& candidate) {
  const EdgePairEvidence& shown = *evidence.edgePair;
  return candidate.first && isFirstContact(*evidence.edges, shown.edgeA, shown.edgeB);
}

const EdgePairEvidence& contactPair(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& shown = *evidence.edgePair;
  if (isFirstContact(edges, shown.edgeA, shown.edgeB)) return shown;
  return edges.facing ? *edges.facing : *edges.pair;
}

std::string contactPairText(const Evidence& evidence) {
  const EdgePairEvidence& pair = contactPair(evidence);
  const auto atOnce =
      std::ranges::count(evidence.edges->cells, EdgePairState::firstHit, &EdgePairCell::state);
  const std::string name = pairName(evidence, pair.edgeA, pair.edgeB);
  return atOnce > 1 ? fmt::format("{}, one of {} at once", name, atOnce) : name;
}

const EdgeCandidate* firstOf(const EdgePairEvidence& pair) {
  const auto found = std::find_if(pair.candidates.begin(), pair.candidates.end(),
                                  [](const EdgeCandidate& candidate) { return candidate.first; });
  return found == pair.candidates.end() ? nullptr : &*found;
}

std::string meetingText(const Evidence& evidence, const EdgePairEvidence& pair) {
  const AxisName edgeA{Owner::a, pair.edgeA};
  const AxisName edgeB{Owner::b, pair.edgeB};
  if (pair.alongPiece)
    return fmt::format("edge {} meets edge {}", nameOf(evidence, edgeA), nameOf(evidence, edgeB));
  const EdgeCandidate* first = firstOf(pair);
  if (first == nullptr) return "the edges meet";
  return fmt::format("corner {} meets edge {}", endName(evidence, *first),
                     nameOf(evidence, first->owner == Owner::a ? edgeB : edgeA));
}

std::vector<NumberedCandidate> numberedCandidates(const EdgePairEvidence& pair, int known,
                                                  bool compared, bool acceptedAlone) {
  std::vector<NumberedCandidate> shown;
  for (std::size_t i = 0; i < static_cast<std::size_t>(known); ++i)
    if (!acceptedAlone || pair.candidates[i].fate == CandidateFate::accepted)
      shown.push_back({i, {}});
  if (!compared) return shown;
  const auto timeOf = [&](const NumberedCandidate& candidate) {
    constexpr double kNever = std::numeric_limits<double>::infinity();
    return pair.candidates[candidate.index].time.value_or(kNever);
  };
  std::ranges::stable_sort(shown, {}, timeOf);
  int accepted = 0;
  for (NumberedCandidate& candidate : shown)
    if (pair.candidates[candidate.index].fate == CandidateFate::accepted)
      candidate.number = std::to_string(++accepted);
  return shown;
}

}  // namespace sepax
