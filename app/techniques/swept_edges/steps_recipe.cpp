#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

/// Why it misses the first contact of the pair at fault, or takes a later one.
std::string missWords(RecipeFault fault) {
  switch (fault) {
    case RecipeFault::restingPoint:
      return "an edge slides along itself, so the meeting point does not travel: 0 / 0";
    case RecipeFault::roundedPath:
      return "the meeting point travels less than its rounding: 0 / 0";
    case RecipeFault::closingAlongLine:
      return "edges on one line close along it, their closing speed is 0: 0 / 0";
    case RecipeFault::noClosingSpeed:
      return "parallel edges with a closing speed of 0: a division by 0";
    case RecipeFault::equalEdges:
      return "the distance must be less than the length, so equal edges that meet face to face are "
             "missed";
    case RecipeFault::cornersOnly:
      return "the distance must be less than the length, so parallel edges that meet in a corner "
             "are missed";
    case RecipeFault::treatedAsParallel:
      return "nearly parallel is not parallel";
    case RecipeFault::restingEnd:
      return "an end at rest has no path, so corners of a body at rest are never candidates";
    case RecipeFault::parallelPaths:
      return "the path of an end runs along that of the meeting point and never crosses it";
    case RecipeFault::roundedAway:
      return "by rounding, the contact comes out just beyond the end of the edge";
    default:
      return {};
  }
}

/// The recipe's time for the pair that it takes for the first.
std::string publishedTime(const PublishedSwept& swept) {
  return number(*swept.pairs[static_cast<std::size_t>(swept.chosen)].result.time);
}

/// The recipe's first contact lies behind the start of the path of the meeting point.
bool isBehind(const PublishedSwept& swept) {
  const auto& result = swept.pairs[static_cast<std::size_t>(swept.chosen)].result;
  return std::ranges::any_of(result.candidates, [](const DrakeCandidate& candidate) {
    return candidate.verdict == DrakeVerdict::accepted && candidate.behind;
  });
}

}  // namespace

std::string publishedSweepText(const PublishedSwept& swept) {
  return swept.chosen < 0 ? "no collision" : "hit at t = " + publishedTime(swept);
}

std::string recipeAnswerText(const Evidence& evidence) {
  const std::string answer = publishedSweepText(*evidence.publishedSwept);
  return evidence.recipe->rests ? answer + ", nothing moves" : answer;
}

std::string recipeFault(const Evidence& evidence) {
  const RecipeComparison& recipe = *evidence.recipe;
  switch (recipe.fault) {
    case RecipeFault::none:
      return {};
    case RecipeFault::neverLooksAtStart:
      return "the polygons already meet at t = 0; the recipe never looks at the start";
    case RecipeFault::laterCandidate:
      return evidence.publishedSwept->chosen < 0
                 ? "by rounding, it refuses every candidate"
                 : "it takes a later candidate for the first contact";
    default:
      break;
  }
  const std::string pair = pairName(evidence, recipe.edgeA, recipe.edgeB);
  switch (recipe.fault) {
    case RecipeFault::outsideStep:
      return fmt::format("{}: t = {} lies outside this step, which the recipe never checks", pair,
                         publishedTime(*evidence.publishedSwept));
    case RecipeFault::hitAsParallel:
      return pair + ": nearly parallel edges are treated as parallel";
    case RecipeFault::wrongTime:
      return fmt::format("{}: they meet at t = {}, not at t = {}", pair, number(*recipe.exactTime),
                         publishedTime(*evidence.publishedSwept));
    case RecipeFault::edgesDoNotMeet:
      return fmt::format("{}: these edges do not meet in this step{}", pair,
                         isBehind(*evidence.publishedSwept)
                             ? ". A distance cannot tell before from after, and “near both ends” "
                               "is not on the edge"
                             : "; by rounding, a path seems to cross that of the meeting point");
    default:
      return pair + ": " + missWords(recipe.fault);
  }
}

}  // namespace sepax
