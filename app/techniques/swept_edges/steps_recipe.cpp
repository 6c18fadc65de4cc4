#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/published_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

/// Why it misses the first contact of the pair at fault, or takes a later one.
std::string missWords(RecipeFault fault) {
  switch (fault) {
    case RecipeFault::restingPoint:
      return "one slides along its own line, so the point where both lines meet stays: its time is "
             "0 / 0";
    case RecipeFault::roundedPath:
      return "the point where both lines meet travels less than its rounding: its time is 0 / 0";
    case RecipeFault::closingAlongLine:
      return "they lie on one line, their distance and their closing speed are 0: the time is 0 / "
             "0";
    case RecipeFault::noClosingSpeed:
      return "they are parallel, and their distance is divided by a closing speed of 0";
    case RecipeFault::equalEdges:
      return "a corner counts only if it is nearer to both ends of the other edge than the length "
             "of that edge, and here the two are equal";
    case RecipeFault::cornersOnly:
      return "a corner counts only if it is nearer to both ends of the other edge than the length "
             "of that edge, and where only corners meet the two are equal";
    case RecipeFault::treatedAsParallel:
      return "nearly parallel is not parallel";
    case RecipeFault::restingEnd:
      return "it tests only corners that move, and the corner that hits rests";
    case RecipeFault::parallelPaths:
      return "it waits until a corner crosses the path of the point where both lines meet, but the "
             "corner runs along it";
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

const DrakeCandidate& acceptedIn(const PublishedSwept& swept) {
  const auto& result = swept.pairs[static_cast<std::size_t>(swept.chosen)].result;
  return *std::ranges::find(result.candidates, DrakeVerdict::accepted, &DrakeCandidate::verdict);
}

/// Of a first contact behind the start of the path of the meeting point.
const char* behindWords(const PublishedSwept& swept) {
  return acceptedIn(swept).beside
             ? "; it asks whether the point is near both ends of the edge, not "
               "whether it is on it"
             : "; they met before the start, and without its sign that time "
               "seems to be ahead";
}

/// Of a recipe without an answer: whose quotient divides by 0.
std::string undefinedText(const Evidence& evidence) {
  const RecipeComparison& recipe = *evidence.recipe;
  const auto& pairs = evidence.publishedSwept->pairs;
  const auto pair = std::ranges::find_if(pairs, [&](const PublishedEdgePair& row) {
    return row.a == recipe.edgeA && row.b == recipe.edgeB;
  });
  return fmt::format("{}: t = {} is a division by 0, where nothing meets",
                     edgesName(evidence, recipe.edgeA, recipe.edgeB), closingText(pair->result));
}

/// What is wrong with the answer of the one pair that decides.
std::string pairFault(const Evidence& evidence) {
  const RecipeComparison& recipe = *evidence.recipe;
  const std::string pair = edgesName(evidence, recipe.edgeA, recipe.edgeB);
  switch (recipe.fault) {
    case RecipeFault::outsideStep:
      return pair + ": that is outside of the step, from 0 to 1, and the recipe never checks it";
    case RecipeFault::hitAsParallel:
      return pair + ": it treats nearly parallel edges as parallel";
    case RecipeFault::wrongTime:
      return fmt::format("{}: they meet at t = {}, not at t = {}", pair, number(*recipe.exactTime),
                         publishedTime(*evidence.publishedSwept));
    case RecipeFault::edgesDoNotMeet:
      return fmt::format(
          "{}: they do not meet{}", pair,
          acceptedIn(*evidence.publishedSwept).behind
              ? behindWords(*evidence.publishedSwept)
              : "; the ways of a corner and of the lines’ meeting point cross only by rounding");
    case RecipeFault::wrongIntercept:
      return pair + ": the y where both lines meet is computed with the wrong sign";
    case RecipeFault::drawnElsewhere:
      return pair + ": it looks for the other edge where it was at t = 0, but it has moved";
    case RecipeFault::farMeetingPoint:
      return pair + ": the lines meet so far away that their meeting point is hardly known";
    default:
      return pair + ": " + missWords(recipe.fault);
  }
}

}  // namespace

std::string publishedSweepText(const Evidence& evidence) {
  if (evidence.recipe->undefined) return "no answer";
  const PublishedSwept& swept = *evidence.publishedSwept;
  return swept.chosen < 0 ? "no collision" : "hit at t = " + publishedTime(swept);
}

std::string recipeAnswerText(const Evidence& evidence) {
  const std::string answer = publishedSweepText(evidence);
  return evidence.recipe->rests ? answer + ", nothing moves" : answer;
}

std::string recipeFault(const Evidence& evidence) {
  switch (evidence.recipe->fault) {
    case RecipeFault::none:
      return {};
    case RecipeFault::neverLooksAtStart:
      return "the bodies already meet at t = 0; the recipe never looks at the start";
    case RecipeFault::laterCandidate:
      return evidence.publishedSwept->chosen < 0
                 ? "by rounding, it refuses every candidate"
                 : "it takes a later candidate for the first contact";
    case RecipeFault::noAnswer:
      return undefinedText(evidence);
    case RecipeFault::restingEnd:
      return missWords(RecipeFault::restingEnd);
    default:
      return pairFault(evidence);
  }
}

}  // namespace sepax
