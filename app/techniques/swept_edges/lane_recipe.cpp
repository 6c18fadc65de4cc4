#include "app/techniques/swept_edges/lane_recipe.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using RecipePhase = RecipeProgress::Phase;

/// The pair of a step; null when the boxes cull it.
const PublishedEdgePair* pairAt(const Evidence& evidence, const RecipeProgress& progress) {
  const PublishedSwept& swept = *evidence.publishedSwept;
  if (progress.phase == RecipePhase::result && swept.chosen >= 0) return shownRecipeHit(evidence);
  const int told = evidence.recipePair->index;
  return told < 0 ? nullptr : &swept.pairs[static_cast<std::size_t>(told)];
}

/// Whether a step has come to this candidate, the `rank`-th in the order of its tests.
bool isKnown(const PublishedSweptSegments& told, std::size_t rank, const RecipeProgress& progress) {
  const DrakeCandidate& candidate = told.candidates[rank];
  if (!candidate.time) return false;
  if (progress.phase == RecipePhase::candidate)
    return candidate.end + (candidate.owner == Owner::a ? 0 : 2) <= progress.index;
  return told.kind == DrakeCase::crossing ? progress.phase > RecipePhase::candidate
                                          : progress.phase >= RecipePhase::closing;
}

/// What the recipe makes of it, once it is tested; empty before.
std::string_view verdictWords(const DrakeCandidate& candidate, std::size_t rank,
                              const RecipeProgress& progress) {
  const bool tested = progress.phase == RecipePhase::test ? static_cast<int>(rank) <= progress.index
                                                          : progress.phase > RecipePhase::test;
  if (!tested) return {};
  switch (candidate.verdict) {
    case DrakeVerdict::accepted:
      return " taken";
    case DrakeVerdict::outsideSegment:
      return " too far from an end";
    case DrakeVerdict::notReached:
      return progress.phase == RecipePhase::test ? "" : " not asked any more";
    case DrakeVerdict::noPath:
    case DrakeVerdict::pathsParallel:
      break;
  }
  return {};
}

/// Only of the one that it takes the recipe computes the time; of the others it has a distance.
std::string placeWords(const PublishedSweptSegments& told, const RecipeMoment& moment, bool first) {
  const std::string time = number(moment.time);
  const std::string place = moment.taken || told.kind != DrakeCase::crossing
                                ? "t = " + time
                                : fmt::format("d = {} of the path", time);
  return (first ? " " : ", ") + place;
}

}  // namespace

std::vector<RecipeMoment> recipeMoments(const Evidence& evidence, int step) {
  const RecipeProgress progress = recipeProgress(evidence, step);
  const PublishedEdgePair* const pair = pairAt(evidence, progress);
  std::vector<RecipeMoment> moments;
  if (pair == nullptr) return moments;
  const PublishedSweptSegments& told = pair->result;
  for (std::size_t rank = 0; rank < told.candidates.size(); ++rank) {
    if (!isKnown(told, rank, progress)) continue;
    const DrakeCandidate& candidate = told.candidates[rank];
    const std::string_view verdict = verdictWords(candidate, rank, progress);
    RecipeMoment moment{*candidate.time, verdict == " taken", {}, {}};
    moment.corner = recipeEndName(evidence, *pair, candidate);
    moment.fate = std::string(verdict) + placeWords(told, moment, verdict.empty());
    moments.push_back(std::move(moment));
  }
  return moments;
}

std::string_view recipeHasNoTime(const Evidence& evidence, int step) {
  const RecipeProgress progress = recipeProgress(evidence, step);
  const PublishedEdgePair* const pair = pairAt(evidence, progress);
  if (pair == nullptr && progress.phase >= RecipePhase::edgeBoxes)
    return "the boxes leave the recipe nothing of this pair of edges";
  if (pair == nullptr) return "empty until the recipe has compared the boxes";
  const PublishedSweptSegments& told = pair->result;
  if (told.outcome == DrakeOutcome::zeroOverZero && progress.phase >= RecipePhase::end)
    return "0 / 0: the recipe has no time for these edges";
  if (told.outcome == DrakeOutcome::divisionByZero && progress.phase >= RecipePhase::closing)
    return "a division by 0: the recipe has no time for these edges";
  const RecipePhase crossed =
      told.kind == DrakeCase::crossing ? RecipePhase::candidate : RecipePhase::closing;
  if (progress.phase < crossed)
    return told.kind == DrakeCase::crossing
               ? "empty until the recipe crosses the path of an end with that of the meeting point"
               : "empty until the recipe has the time at which the parallel lines coincide";
  return progress.phase == RecipePhase::candidate
             ? "no path of an end so far crosses that of the meeting point"
             : "no path of an end crosses that of the meeting point: the recipe has no candidate";
}

bool recipeFollowsPath(const Evidence& evidence, int step) {
  const PublishedEdgePair* const pair = pairAt(evidence, recipeProgress(evidence, step));
  return pair != nullptr && pair->result.kind == DrakeCase::crossing && pair->result.final &&
         pair->result.outcome != DrakeOutcome::zeroOverZero;
}

std::string recipePairName(const Evidence& evidence, int step) {
  const PublishedEdgePair* const pair = pairAt(evidence, recipeProgress(evidence, step));
  return pair != nullptr ? pairName(evidence, pair->a, pair->b)
                         : pairName(evidence, evidence.recipePair->a, evidence.recipePair->b);
}

}  // namespace sepax
