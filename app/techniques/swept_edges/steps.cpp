#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/steps_result.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>

// What is known at a step, and its verdict.

namespace sepax {
namespace {

using Phase = SweepProgress::Phase;
constexpr int kSteps = 10;
constexpr int kBeforePairs = 2;  ///< steps until a pair of edges is looked at

/// What becomes of the lines of parallel edges.
std::string parallelSentence(const Evidence& evidence) {
  const ParallelClosing& closing = *evidence.edgePair->parallel;
  const std::string edges =
      fmt::format("{} and {}", edgeName(evidence, Owner::a), edgeName(evidence, Owner::b));
  if (closing.sameLine) {
    return edges + (closing.direction == 0 ? " lie on one line and stay on it."
                                           : " lie on one line at t = 0 and part from there.");
  }
  return edges + " are parallel: their lines never cross, they " +
         (closing.direction > 0   ? "only come nearer."
          : closing.direction < 0 ? "only move apart."
                                  : "keep their distance.");
}

std::string pathSentence(const Evidence& evidence, bool whole) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (pair.parallel) {
    return whole ? fmt::format(
                       "Parallel edges have no meeting point; only the gap between their lines "
                       "counts: {}.",
                       closingText(*pair.parallel))
                 : parallelSentence(evidence);
  }
  if (!pair.path)
    return "The lines are so nearly parallel that their meeting point is out of range.";
  if (pair.path->rests) {
    return fmt::format("Both lines stay where they are: they meet in {} all through the step.",
                       numbers(pair.path->start));
  }
  return whole ? fmt::format(
                     "At t = 1 they meet in {}; on the way the meeting point "
                     "travels along a straight line.",
                     numbers(pair.path->end))
               : fmt::format("Extended to lines, {} and {} meet in {} at t = 0.",
                             edgeName(evidence, Owner::a), edgeName(evidence, Owner::b),
                             numbers(pair.path->start));
}

std::string objectsSentence(const Evidence& evidence) {
  const auto moves = [&](int body) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    return shape.name + (shape.moves ? " moves along its arrow" : " rests");
  };
  return fmt::format(
      "{} and {}, straight and without a turn. {}", moves(evidence.a), moves(evidence.b),
      evidence.edges->contact == Contact::initial
          ? "They meet at t = 0 already: no pair of edges has to be tested."
          : "They are apart at t = 0. The question is when and where they first meet.");
}

std::string crowdBrief(const BroadPhaseEvidence& found) {
  const std::string all = counted(found.bodyPairs, "pair") + " of bodies";
  const auto left = static_cast<std::int64_t>(found.pairs.size());
  if (left == found.bodyPairs) return fmt::format("The boxes leave out none of {}.", all);
  return fmt::format(
      "Around each body and its way there is a box. {} of {} {} left to test: the boxes of the "
      "others are apart.",
      left, all, oneOrMany(left, "is", "are"));
}

/// The pairs that the boxes leave out: of bodies where there are many, then of edges.
Verdict boxesVerdict(const Evidence& evidence, bool still) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string all = counted(edges.tested + edges.culled, "pair") + " of edges";
  const std::string shown =
      edges.tested > 0 && isShownPairCulled(evidence)
          ? fmt::format(". Those of {} and {} are apart, so this pair is not looked at",
                        edgeName(evidence, Owner::a), edgeName(evidence, Owner::b))
          : "";
  const std::string words = fmt::format(
      "ach edge has a box around itself and its way. Boxes that are apart leave out {} of {}; {} "
      "{} left to test{}.",
      edges.culled, all, edges.tested, oneOrMany(edges.tested, "is", "are"), shown);
  if (!evidence.broadPhase)
    return {fmt::format("{} of {} culled", edges.culled, all), Role::accent, "E" + words};
  const BroadPhaseEvidence& found = *evidence.broadPhase;
  // How the edges of the pair go on is told by the steps.
  const std::string sentence =
      still ? crowdBrief(found)
            : fmt::format("{}Of {} and {} e{}", crowdText(evidence), bodyName(evidence, evidence.a),
                          bodyName(evidence, evidence.b), words);
  return {fmt::format("{} of {} of bodies culled",
                      found.bodyPairs - static_cast<std::int64_t>(found.pairs.size()),
                      counted(found.bodyPairs, "pair")),
          Role::accent, sentence};
}

/// The first contact of two edges, of which the evidence has a time.
Verdict firstVerdict(const Evidence& evidence, const std::string& badge) {
  const std::string time = number(*evidence.edgePair->time);
  return {fmt::format("{} · meet at t = {}", badge, time), Role::path,
          fmt::format("The earliest accepted candidate is the first contact of {} and {}: t = {}.",
                      edgeName(evidence, Owner::a), edgeName(evidence, Owner::b), time)};
}

Verdict stepVerdict(const Evidence& evidence, const SweepProgress& progress, bool still) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  const std::string badge = "Pair " + pairName(evidence, pair.edgeA, pair.edgeB);
  switch (progress.phase) {
    case Phase::objects:
      return {"Two bodies in motion", Role::accent, objectsSentence(evidence)};
    case Phase::boxes:
      return boxesVerdict(evidence, still);
    case Phase::start:
      return {badge, Role::path, pathSentence(evidence, false)};
    case Phase::path:
      return {badge, Role::path, pathSentence(evidence, true)};
    case Phase::candidates: {
      const auto& candidate = pair.candidates[static_cast<std::size_t>(progress.candidates - 1)];
      return {fmt::format("{} · candidate {} of 4", badge, progress.candidates),
              candidate.fate == CandidateFate::accepted ? Role::path : Role::accent,
              "Candidate " + candidateText(evidence, candidate, false) + "."};
    }
    case Phase::first:
      if (pair.time) return firstVerdict(evidence, badge);
      return {badge + " · do not meet", Role::gap,
              "No candidate is accepted: these two edges do not meet in this step."};
    case Phase::result:
      break;
  }
  return sweptEdgesResult(evidence);
}

}  // namespace

SweepProgress sweepProgress(const Evidence& evidence, int step) {
  if (step < 0 || step >= sweptEdgesStepCount(evidence) - 1) return {};
  if (step < 4) return {static_cast<Phase>(step), 0};
  if (step < 8) return {Phase::candidates, step - 3};
  return {Phase::first, 4};
}

std::optional<EdgePairState> knownState(const Evidence& evidence, const SweepProgress& progress,
                                        std::size_t cell) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairState state = edges.cells[cell].state;
  if (progress.phase == Phase::result) return state;
  if (progress.phase == Phase::objects) return std::nullopt;
  if (state == EdgePairState::culled) return state;
  const EdgePairEvidence& shown = *evidence.edgePair;
  const bool own = edges.edgesA[cell / edges.edgesB.size()].index == shown.edgeA &&
                   edges.edgesB[cell % edges.edgesB.size()].index == shown.edgeB;
  if (!own || progress.phase != Phase::first) return std::nullopt;
  return shown.time ? EdgePairState::meeting : EdgePairState::tested;
}

int sweepStage(const Evidence& evidence, int step) {
  const SweepProgress progress = sweepProgress(evidence, step);
  switch (progress.phase) {
    case Phase::objects:
      return static_cast<int>(SweepStage::objects);
    case Phase::boxes:
      return static_cast<int>(SweepStage::boxes);
    case Phase::start:
      return static_cast<int>(SweepStage::lines);
    case Phase::path:
      return static_cast<int>(SweepStage::path);
    case Phase::candidates:
      return static_cast<int>(SweepStage::end0) + progress.candidates - 1;
    case Phase::first:
    case Phase::result:
      break;
  }
  return static_cast<int>(SweepStage::first);
}

int sweptEdgesStepCount(const Evidence& evidence) {
  if (!evidence.edges) return 0;
  if (evidence.edges->contact == Contact::initial) return kBeforePairs;
  return evidence.edges->tested == 0 || isShownPairCulled(evidence) ? kBeforePairs + 1 : kSteps;
}

Verdict sweptEdgesVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.edges) {
    Verdict refused = noAnswer(evidence, "edges",
                               "The sweep of edges needs two bodies that move without turning, "
                               "each a simple polygon or a segment");
    refused.badge = refused.badge.substr(0, refused.badge.find(", "));  // the reason's first words
    return refused;
  }
  const SweepProgress progress = sweepProgress(evidence, view.step);
  if (progress.phase != Phase::result) return stepVerdict(evidence, progress, view.wording.still);
  const double time = sweepTime(evidence, view);
  Verdict verdict = sweptEdgesResult(evidence, time, !view.wording.still);
  if (time > 0 && hasPathLane(evidence) && testsPairs(evidence)) {
    verdict.sentence = sweepTimeSentence(evidence, time);  // beside an article no lines are drawn
    if (recipeShown(evidence, view)) verdict.brief = timeBesideRecipe(evidence, time);
  }
  return verdict;
}

}  // namespace sepax
