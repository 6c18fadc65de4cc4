#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "tests/support/exact_edges.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

using namespace sepax;
using namespace sepax::test;

namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The words for an end, from its exact time and place.
std::string wordsFor(const ExactEnd& end, bool first, bool contact) {
  if (end.rests) return "no relative motion";
  if (!end.time) return "keeps its distance";
  if (end.time->numerator < 0) return "too early, t < 0";
  if (!end.onTime()) return "too late, t > 1";
  if (end.onEdge())
    return !first ? "on the edge, later" : contact ? "first contact" : "first of this pair";
  return end.place.numerator < 0 ? "beyond the first" : "beyond the second";
}

/// Whether an end is the first one of its pair, and of all pairs.
struct Earliest {
  bool ofPair = false;
  bool ofAll = false;
};

/// What is said of an end of the shown pair.
void checkEnd(const Evidence& evidence, const ExactEnd& end, std::size_t index, const Earliest& is,
              const std::string& sentence) {
  const EdgeCandidate& shown = evidence.edgePair->candidates[index];
  const std::string words = wordsFor(end, is.ofPair, is.ofAll);
  if (words.starts_with("beyond")) {
    const std::size_t other = (index < 2 ? 2u : 0u) + (words == "beyond the second" ? 1u : 0u);
    CHECK(fateText(evidence, shown, true) ==
          "passes beyond " + endName(evidence, evidence.edgePair->candidates[other]));
  } else {
    CHECK(fateText(evidence, shown, true) == words);
  }
  CAPTURE(sentence);
  if (!end.time) return;
  CHECK(contains(sentence, "t = " + number(end.time->rounded()) + ","));
  CHECK(contains(sentence, "u = " + number(end.place.rounded(), 2) + " on"));
}

/// Of bodies that meet at the start, or of whose edges the boxes leave none, no pair is stepped.
void checkPair(const ExactCase& pair, const Evidence& evidence) {
  const EdgePairEvidence& shown = *evidence.edgePair;
  const bool apart = relationAtStart(pair) == OracleRelation::disjoint;
  CHECK(sweptEdgesStepCount(evidence) == (!apart ? 2 : evidence.edges->tested == 0 ? 3 : 10));
  if (sweptEdgesStepCount(evidence) < 10) return;
  const ExactEdgePair exact = exactPair(pair, shown.edgeA, shown.edgeB);
  for (std::size_t i = 0; i < exact.ends.size(); ++i) {
    const ExactEnd& end = exact.ends[i];
    Earliest is;
    is.ofPair = end.onTime() && end.onEdge() && compare(*end.time, *exact.first) == 0;
    is.ofAll = is.ofPair && compare(*exact.first, *firstContact(pair)) == 0;
    const int step = 4 + static_cast<int>(i);
    checkEnd(evidence, end, i, is,
             sweptEdgesVerdict(evidence, viewAt("swept_edges", step)).sentence);
  }
  const std::string way = sweptEdgesVerdict(evidence, viewAt("swept_edges", 3)).sentence;
  CAPTURE(way);
  CHECK(contains(way, "Parallel edges") == exact.parallel);
  CHECK(contains(way, "Both lines stay where they are") == (exact.bothSlide && !exact.parallel));
  const std::string answer = sweptEdgesVerdict(evidence, viewAt("swept_edges", 8)).badge;
  CHECK(contains(answer, "do not meet") == !exact.first);
  if (exact.first) CHECK(contains(answer, "meet at t = " + number(exact.first->rounded())));
}

void checkAnswer(const ExactCase& pair, const Evidence& evidence) {
  const Verdict verdict = sweptEdgesVerdict(evidence, viewAt("swept_edges", -1));
  CAPTURE(verdict.badge);
  CAPTURE(verdict.sentence);
  const bool touching = verdict.badge == "Touching at the start";
  const bool overlapping = verdict.badge == "Overlapping at the start";
  const OracleRelation start = relationAtStart(pair);
  CHECK(touching == (start == OracleRelation::touching));
  CHECK(overlapping == (start == OracleRelation::overlapping));
  if (touching || overlapping) return;
  const std::optional<Fraction> first = firstContact(pair);
  CHECK((verdict.badge == "No collision in this step") == !first);
  if (!first) return;
  CHECK(contains(verdict.badge, " at t = " + number(first->rounded()) + " ·"));
  const EdgePairEvidence& hit = *evidence.edgePair;
  const ExactEdgePair exact = exactPair(pair, hit.edgeA, hit.edgeB);
  CHECK(compare(*exact.first, *first) == 0);
  CHECK(contains(verdict.sentence, "along a piece of both") == exact.alongPiece);
}

bool allFirstRest(const ExactCase& pair, const ExactEdgePair& exact) {
  bool rest = true;
  for (std::size_t i = 0; i < exact.ends.size(); ++i) {
    const ExactEnd& end = exact.ends[i];
    if (!end.onTime() || !end.onEdge() || compare(*end.time, *exact.first) != 0) continue;
    rest = rest && (i < 2 ? pair.velocityA : pair.velocityB) == WidePoint{};
  }
  return rest;
}

/// What the words say of the recipe's pair is true of its exact contact.
void checkFault(const ExactCase& pair, const Evidence& evidence) {
  const std::string fault = recipeFault(evidence);
  const RecipeComparison& recipe = *evidence.recipe;
  CAPTURE(fault);
  if (recipe.edgeA < 0) return;
  const std::string named = "edges " + nameOf(evidence, {Owner::a, recipe.edgeA}) + " and " +
                            nameOf(evidence, {Owner::b, recipe.edgeB}) + ": ";
  CHECK(fault.starts_with(named) == (recipe.fault != RecipeFault::restingEnd));
  const ExactEdgePair exact = exactPair(pair, recipe.edgeA, recipe.edgeB);
  if (contains(fault, "they do not meet")) CHECK_FALSE(exact.first);
  if (contains(fault, "they meet at")) {
    CHECK(contains(fault, "t = " + number(exact.first->rounded()) + ", not"));
  }
  if (contains(fault, "slides along its own line")) CHECK(exact.bothSlide);
  if (contains(fault, "closing speed")) CHECK(exact.parallel);
  if (contains(fault, "nearly parallel")) CHECK_FALSE(exact.parallel);
  if (contains(fault, "here the two are equal")) CHECK((exact.parallel && exact.alongPiece));
  if (contains(fault, "only corners meet")) CHECK((exact.parallel && !exact.alongPiece));
  if (contains(fault, "corner that hits rests")) CHECK(allFirstRest(pair, exact));
}

std::vector<StepPair> pairsOf(const Evidence& evidence) {
  const Technique& technique = *findTechnique("swept_edges");
  return stepPairs(technique, technique.published.front(), evidence, {});
}

}  // namespace

TEST_SUITE("viewers swept edges") {
  TEST_CASE("law: what is said of swept edges is true of their exact contacts") {
    forExactCases(viewerCases(1500), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      REQUIRE(evidence.edges);
      checkPair(pair, evidence);
      checkAnswer(pair, evidence);
      checkFault(pair, evidence);
    });
  }

  TEST_CASE("law: the recipe has no fault exactly where it gives the exact answer") {
    forExactCases(viewerCases(1500), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      const PublishedSwept& swept = *evidence.publishedSwept;
      const std::optional<double>& exact = evidence.edges->time;
      bool same = exact.has_value() == (swept.chosen >= 0);
      if (same && exact) {
        const double time = *swept.pairs[static_cast<std::size_t>(swept.chosen)].result.time;
        same = std::fabs(time - *exact) < 1e-7;
      }
      const bool rests = pair.velocityA == WidePoint{} && pair.velocityB == WidePoint{};
      const bool divides = std::ranges::any_of(swept.pairs, [](const PublishedEdgePair& row) {
        return row.result.outcome == DrakeOutcome::zeroOverZero ||
               row.result.outcome == DrakeOutcome::divisionByZero;
      });
      const bool undefined = same && !exact && !rests && divides;
      CHECK(evidence.recipe->undefined == undefined);
      CHECK(evidence.recipe->rests == (rests && swept.chosen < 0));
      CHECK(recipeFault(evidence).empty() == ((same || rests) && !undefined));
    });
  }

  TEST_CASE("edges that the recipe takes for parallel are not said to be") {
    const Case pair{{{0.5, 0}, {1.5, 0}, {1.5, 1}, {0.5, 1}},
                    {{10, -1.9}, {0, -2}, {0, -5}, {10, -5}},
                    {0, -4},
                    {}};
    const std::string fault = recipeFault(evidenceOf(pair, "swept_edges"));
    CHECK(fault == "edges A0 and B0: it treats nearly parallel edges as parallel");
  }

  TEST_CASE("an edge that ends a contact in a corner is not called a piece") {
    // Two pairs of corners touch at once; the first ones lie on one line.
    const Case pair{{{0, 0}, {1, 0}, {1, 3}, {0, 3}}, {{4, 3}, {5, 3}, {5, 4}, {4, 4}}, {3, 0}, {}};
    const Evidence evidence = evidenceOf(pair, "swept_edges");
    const std::string sentence = sweptEdgesVerdict(evidence, viewAt("swept_edges", -1)).sentence;
    CHECK_FALSE(contains(sentence, "along a piece"));
  }

  TEST_CASE("both sides are in the same stage of the recipe at each step") {
    const Evidence third = analyze(builtin("figure-swept-3"));
    const StepPair start = pairsOf(third).at(3);
    CHECK(recipeProgress(third, start.published).phase == RecipeProgress::Phase::start);
    CHECK(sweepProgress(third, start.exact).phase == SweepProgress::Phase::start);
    const Evidence sixth = analyze(builtin("figure-swept-6"));
    const StepPair test = pairsOf(sixth).at(10);
    CHECK(recipeProgress(sixth, test.published).phase == RecipeProgress::Phase::test);
    CHECK(sweepProgress(sixth, test.exact).phase == SweepProgress::Phase::first);
    forExactCases(viewerCases(300), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      const std::vector<StepPair> pairs = pairsOf(evidence);
      CHECK(pairs.back() ==
            StepPair{recipeStepCount(evidence) - 1, sweptEdgesStepCount(evidence) - 1});
      const PublishedSweptSegments* told = toldPair(evidence);
      if (told == nullptr || told->candidates.empty() || told->kind != DrakeCase::crossing) return;
      if (sweptEdgesStepCount(evidence) < 10) {  // it has answered before it comes to the pair
        for (std::size_t i = 3; i < pairs.size(); ++i)
          CHECK(pairs[i].exact == sweptEdgesStepCount(evidence) - 1);
        return;
      }
      for (const StepPair& step : pairs)
        CHECK(recipeStage(evidence, step.published) == sweepStage(evidence, step.exact));
    });
  }
}
