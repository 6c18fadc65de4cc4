#include "app/figure/numbers.h"
#include "app/techniques/contract/compared.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/swept_edges/published_words.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <cctype>

// The verdicts of the recipe.

namespace sepax {

namespace {

using RecipePhase = RecipeProgress::Phase;

const PublishedSweptSegments& told(const Evidence& evidence) { return *toldPair(evidence); }

/// "(−1.0e15, −1.00), where neighbouring numbers are 0.125 apart"
std::string farText(Vec2 point, const PublishedSweptSegments& pair) {
  return fmt::format("{}, where neighbouring numbers are {} apart", numbers(point),
                     number(pair.spacing));
}

std::string boxesSentence(const Evidence& evidence) {
  const std::string each =
      evidence.broadPhase
          ? fmt::format(
                "Published: each object is tested against each other, {} of boxes. Those of "
                "A and B",
                counted(evidence.broadPhase->bodyPairs, "pair"))
          : "Published: the boxes of both bodies";
  return each + (evidence.publishedSwept->objectsMeet
                     ? ", motion included, meet, so their edges are compared."
                     : ", motion included, are apart: no edge is compared.");
}

std::string edgeBoxesSentence(const Evidence& evidence) {
  const PublishedSwept& swept = *evidence.publishedSwept;
  const std::string pair = toldEdge(evidence, Owner::a) + " and " + toldEdge(evidence, Owner::b);
  const std::string left =
      fmt::format("Published: the boxes of the edges leave {} of {}", swept.pairs.size(),
                  counted(swept.pairs.size() + static_cast<std::size_t>(swept.culled), "pair"));
  const std::string words =
      fmt::format("{}; {} are {}.", left, pair, toldPair(evidence) ? "one of them" : "passed over");
  const EdgePairEvidence& exact = *evidence.edgePair;
  const RecipePair& stepped = *evidence.recipePair;
  if (evidence.edges->contact == Contact::initial || evidence.edges->tested == 0 ||
      (stepped.a == exact.edgeA && stepped.b == exact.edgeB))
    return words;
  return fmt::format("{} The exact answer is stepped for another pair, {}.", words,
                     pairName(evidence, exact.edgeA, exact.edgeB));
}

std::string slopesSentence(const Evidence& evidence) {
  const PublishedSweptSegments& pair = told(evidence);
  const std::string lines =
      fmt::format("Published: y = m x + b of {} is {}, that of {} is {}",
                  toldEdge(evidence, Owner::a), lineEquation(pair.startLines[0]),
                  toldEdge(evidence, Owner::b), lineEquation(pair.startLines[1]));
  switch (pair.kind) {
    case DrakeCase::crossing:
      return lines + (pair.oneVertical ? ": one is vertical." : ": they cross.");
    case DrakeCase::parallel:
      return lines + ": they count as parallel.";
    case DrakeCase::nearlyParallel:
      break;
  }
  const std::string sentence = fmt::format(
      "{}: the slopes differ by less than {}, our limit, since the article names "
      "none, so they count as parallel",
      lines, number(pair.nearParallelSlope));
  if (!pair.avoided) return sentence + ": their meeting point is out of range.";
  return fmt::format("{}{}.", sentence,
                     pair.coarse ? "; they would meet in " + farText(*pair.avoided, pair) : "");
}

/// Of lines of which one is vertical: where the other sign of the intercept puts the point.
std::string interceptSentence(const PublishedSweptSegments& pair, RecipeReading reading) {
  const ComparedRow places =
      comparedPlace("", *pair.initialAsPrinted, *pair.initialOnLines, pair.printedElsewhere);
  if (!pair.printedElsewhere) {
    return fmt::format(
        "Published: extended, the edges meet in I₀ = {} at the start, with either sign of the "
        "y-intercept.",
        places.exact);
  }
  if (reading == RecipeReading::describedIntercept) {
    return fmt::format(
        "Published: the y-intercept as described puts I₀ at {}; the extended edges meet in {}.",
        places.published, places.exact);
  }
  return fmt::format(
      "Published: extended, the edges meet in I₀ = {} at the start. The sign of the y-intercept as "
      "printed would put it at {}, off the other line.",
      places.exact, places.published);
}

std::string startSentence(const PublishedSweptSegments& pair, RecipeReading reading) {
  if (!pair.initial) return "Published: where the lines meet at the start is out of range.";
  if (pair.initialAsPrinted && pair.initialOnLines) return interceptSentence(pair, reading);
  const std::string place = pair.coarse ? farText(*pair.initial, pair) : numbers(*pair.initial);
  if (!pair.initialX)
    return fmt::format("Published: extended, the edges meet in I₀ = {} at the start.", place);
  return fmt::format(
      "Published: extended, the edges meet at the start in I₀ = {}; its x is (m₂x₂ − m₁x₁ − y₂ + "
      "y₁) / (m₂ − m₁) = {}.",
      place, quotientText(*pair.initialX));
}

std::string endSentence(const PublishedSweptSegments& pair) {
  if (pair.outcome == DrakeOutcome::zeroOverZero) {
    return fmt::format(
        "Published: both lines moved to the end meet in I₁ = {}, which is I₀: the path has the "
        "length 0, and a fraction of it is 0 / 0.",
        numbers(*pair.final));
  }
  return fmt::format(
      "Published: both lines moved to the end meet in I₁ = {}; the path of the meeting point is {} "
      "long.",
      numbers(*pair.final), number(pair.pathLength));
}

std::string candidateSentence(const Evidence& evidence, int end) {
  const DrakeCandidate& candidate = *candidateOfEnd(told(evidence), end);
  const std::string name = recipeEndName(evidence, candidate);
  if (candidate.verdict == DrakeVerdict::noPath)
    return fmt::format("Published: {} rests, so it has no path and gives no candidate.", name);
  if (candidate.verdict == DrakeVerdict::pathsParallel)
    return fmt::format("Published: the path of {} never crosses that of the meeting point.", name);
  return fmt::format(
      "Published: the path of {} crosses that of the meeting point in {}, {} away from I₀.", name,
      numbers(*candidate.point), number(candidate.distance));
}

std::string sortedSentence(const Evidence& evidence) {
  const std::string order = orderText(evidence, told(evidence));
  return order.empty() ? "Published: there is no candidate to sort."
                       : fmt::format(
                             "Published: sorted by their distance to I₀ (their squares would "
                             "sort the same, without square roots): {}.",
                             order);
}

std::string testSentence(const Evidence& evidence, int index) {
  const PublishedSweptSegments& pair = told(evidence);
  const DrakeCandidate& candidate = pair.candidates[static_cast<std::size_t>(index)];
  const std::string other = toldEdge(evidence, candidate.owner == Owner::a ? Owner::b : Owner::a);
  const bool accepted = candidate.verdict == DrakeVerdict::accepted;
  return fmt::format(
      "Published: {} is {} and {} away from the ends of {}{}, which is {} long: it counts as {}{}.",
      recipeEndName(evidence, candidate), number(candidate.toEnds[0]), number(candidate.toEnds[1]),
      other,
      evidence.publishedSwept->reading == RecipeReading::drawnSegment ? " as it is drawn" : "",
      number(candidate.otherLength), accepted ? "on it" : "outside",
      accepted && candidate.beside ? ", although it lies beside it, in the lens of both circles"
                                   : "");
}

std::string ratesSentence(const Evidence& evidence) {
  const PublishedSweptSegments& pair = told(evidence);
  std::string sentence = fmt::format("Published: across the lines {} closes at {} and {} at {}.",
                                     toldEdge(evidence, Owner::a), number(pair.rateA),
                                     toldEdge(evidence, Owner::b), number(pair.rateB));
  if (pair.rateA < 0 || pair.rateB < 0) sentence += " A negative rate moves away.";
  if (pair.resting[0] == pair.resting[1]) return sentence;
  return sentence + fmt::format(" {} rests: only the other line counts.",
                                toldEdge(evidence, pair.resting[0] ? Owner::a : Owner::b));
}

std::string closingSentence(const PublishedSweptSegments& pair) {
  const std::string words = closingText(pair);
  if (pair.outcome == DrakeOutcome::zeroOverZero)
    return fmt::format("Published: distance and rates are 0, and t is {}: no answer.", words);
  if (pair.outcome == DrakeOutcome::divisionByZero)
    return fmt::format("Published: the rates add up to 0, and t is {}: no answer.", words);
  return fmt::format("Published: t = distance / (rate₁ + rate₂) = {}.", words);
}

std::string timeSentence(const PublishedSweptSegments& pair) {
  const DrakeCandidate& accepted = *acceptedOf(pair);
  const char* off = accepted.behind
                        ? "; the candidate lies behind I₀, which a distance does not tell"
                    : accepted.beyond ? "; the candidate lies beyond I₁, which nobody asks"
                                      : "";
  return fmt::format(
      "Published: t = {}, the fraction of the path up to the candidate, for which {} roots are "
      "taken; a quotient of dot products, {}, takes {}{}.",
      fractionText(pair), pair.roots.squares, ratioText(pair), pair.roots.ratio, off);
}

/// Of a told pair that has the same hit as the one that the recipe takes.
std::string alikeText(const Evidence& evidence) {
  const RecipePair& shown = *evidence.recipePair;
  if (!shown.alike) return {};
  return fmt::format("; {}, which is shown, comes to the same time",
                     pairName(evidence, shown.a, shown.b));
}

/// Why, as a sentence of its own: "Edges A0 and B0: …".
std::string faultSentence(std::string fault) {
  if (fault.empty()) return {};
  fault.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(fault.front())));
  return " " + fault + ".";
}

/// `drawn` = the picture is of the time of the hit.
Verdict resultVerdict(const Evidence& evidence, bool drawn) {
  const std::string fault = evidence.recipe->rests
                                ? "nothing moves, and it sees only contacts that begin"
                                : recipeFault(evidence);
  const PublishedEdgePair* hit = recipeHit(evidence);
  if (evidence.recipe->undefined) {
    return {"no answer", Role::other,
            "Mighty Drake’s recipe has no answer." + faultSentence(fault)};
  }
  if (hit == nullptr) {
    return {"no collision", roleOfHit(false),
            "Mighty Drake’s recipe finds no collision." + faultSentence(fault)};
  }
  const std::string name = edgesName(evidence, hit->a, hit->b);
  const std::string once = fault.starts_with(name + ": ") ? fault.substr(name.size()) : "";
  return {"hit at t = " + number(*hit->result.time), roleOfHit(true),
          fmt::format("Mighty Drake’s recipe says {} meet at t = {}{}{}{}.{}", name,
                      number(*hit->result.time), drawn ? ", as drawn" : "", once,
                      alikeText(evidence), once.empty() ? faultSentence(fault) : "")};
}

std::string sentenceAt(const Evidence& evidence, const RecipeProgress& progress) {
  switch (progress.phase) {
    case RecipePhase::objectBoxes:
      return boxesSentence(evidence);
    case RecipePhase::edgeBoxes:
      return edgeBoxesSentence(evidence);
    case RecipePhase::slopes:
      return slopesSentence(evidence);
    case RecipePhase::start:
      return startSentence(told(evidence), evidence.publishedSwept->reading);
    case RecipePhase::end:
      return endSentence(told(evidence));
    case RecipePhase::candidate:
      return candidateSentence(evidence, progress.index);
    case RecipePhase::sorted:
      return sortedSentence(evidence);
    case RecipePhase::rates:
      return ratesSentence(evidence);
    case RecipePhase::closing:
      return closingSentence(told(evidence));
    case RecipePhase::test:
      return testSentence(evidence, progress.index);
    case RecipePhase::time:
      return timeSentence(told(evidence));
    case RecipePhase::result:
      break;
  }
  return {};
}

}  // namespace

Verdict recipeVerdict(const Evidence& evidence, const ViewState& view) {
  const RecipeProgress progress = recipeProgress(evidence, view.step);
  if (progress.phase == RecipePhase::result)
    return resultVerdict(evidence, standsAtHit(evidence, view));
  const bool objects = progress.phase == RecipePhase::objectBoxes;
  return {objects ? "two bodies and their boxes"
                  : pairName(evidence, evidence.recipePair->a, evidence.recipePair->b),
          Role::other, sentenceAt(evidence, progress)};
}

}  // namespace sepax
