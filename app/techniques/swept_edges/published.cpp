#include "app/techniques/swept_edges/published.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_words.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

// The steps of the recipe, and both answers side by side.

namespace sepax {

namespace {

using RecipePhase = RecipeProgress::Phase;

void addTests(std::vector<RecipeProgress>& steps, const PublishedSweptSegments& told) {
  for (std::size_t i = 0; i < told.candidates.size(); ++i) {
    const DrakeVerdict verdict = told.candidates[i].verdict;
    if (verdict == DrakeVerdict::accepted || verdict == DrakeVerdict::outsideSegment)
      steps.push_back({RecipePhase::test, static_cast<int>(i)});
  }
}

/// Lines that cross.
void addMeeting(std::vector<RecipeProgress>& steps, const PublishedSweptSegments& told) {
  steps.push_back({RecipePhase::start, 0});
  if (!told.initial || !told.final) return;
  steps.push_back({RecipePhase::end, 0});
  if (told.outcome == DrakeOutcome::zeroOverZero) return;
  for (int end = 0; end < 4; ++end) steps.push_back({RecipePhase::candidate, end});
  steps.push_back({RecipePhase::sorted, 0});
  addTests(steps, told);
  if (told.outcome == DrakeOutcome::collision) steps.push_back({RecipePhase::time, 0});
}

std::vector<RecipeProgress> allSteps(const Evidence& evidence) {
  std::vector<RecipeProgress> steps{{RecipePhase::objectBoxes, 0}, {RecipePhase::edgeBoxes, 0}};
  if (const PublishedSweptSegments* told = toldPair(evidence)) {
    steps.push_back({RecipePhase::slopes, 0});
    if (told->kind == DrakeCase::crossing) {
      addMeeting(steps, *told);
    } else {
      steps.push_back({RecipePhase::rates, 0});
      steps.push_back({RecipePhase::closing, 0});
      addTests(steps, *told);
    }
  }
  steps.push_back({RecipePhase::result, 0});
  return steps;
}

std::string exactPoint(const SweptEdgesEvidence& edges) {
  if (!edges.time) return "none";
  return edges.point ? numbers(*edges.point) : "they meet already";
}

/// Of the points of the exact contact the one that the recipe names, but for its rounding.
Vec2 pointBeside(const SweptEdgesEvidence& edges, Vec2 point) {
  return *std::ranges::min_element(edges.points, {},
                                   [point](Vec2 other) { return squaredLength(other - point); });
}

ComparedRow pointRow(const Evidence& evidence, const PublishedEdgePair* hit) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const RecipeComparison& recipe = *evidence.recipe;
  if (hit == nullptr || !edges.point || edges.points.empty())
    return comparedWords("point", hit ? numbers(*hit->result.point) : "none", exactPoint(edges));
  const Vec2 point = *hit->result.point;
  return comparedPlace("point", point,
                       recipe.pointDiffers ? *edges.point : pointBeside(edges, point),
                       recipe.pointDiffers);
}

/// Time, point and pair; a pair that is in contact first is the exact one, or beside it.
void addContactRows(const Evidence& evidence, const PublishedEdgePair* hit,
                    std::vector<ComparedRow>& rows) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const RecipeComparison& recipe = *evidence.recipe;
  if (hit != nullptr && edges.time) {
    rows.push_back(comparedNumber("time", *hit->result.time, *edges.time, recipe.timeDiffers));
  } else {
    rows.push_back(comparedWords("time", hit ? number(*hit->result.time) : "none",
                                 edges.time ? number(*edges.time) : "none"));
  }
  rows.push_back(pointRow(evidence, hit));
  const std::string pair = hit ? pairName(evidence, hit->a, hit->b) : "none";
  const std::string exact = edges.edgeA ? contactPairText(evidence) : "none";
  if (hit == nullptr || !edges.edgeA || recipe.pairDiffers) {
    rows.push_back(comparedWords("pair", pair, exact));
    return;
  }
  rows.push_back(comparedWords("pair", pair, pair));
  if (exact != pair) rows.push_back(exactFact("shown of them", exact));
}

/// Of the told pair: where its lines meet, where the page errs there, and what its time costs.
void addToldRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedSweptSegments* told = toldPair(evidence);
  if (told == nullptr) return;
  const bool described = told->printedElsewhere &&
                         evidence.publishedSwept->reading == RecipeReading::describedIntercept;
  if (told->initial && told->initialOnLines)
    rows.push_back(comparedPlace("I₀", *told->initial, *told->initialOnLines, described));
  if (told->coarse && told->initial)
    rows.push_back(publishedFact("I₀, far away", placeText(*told->initial, *told)));
  if (told->coarse && told->avoided)
    rows.push_back(publishedFact("I₀, avoided", placeText(*told->avoided, *told)));
  if (told->outcome == DrakeOutcome::zeroOverZero || told->outcome == DrakeOutcome::divisionByZero)
    rows.push_back(publishedFact("quotient", closingText(*told)));
  rows.push_back(comparedWords("square roots", std::to_string(told->roots.squares),
                               std::to_string(told->roots.ratio)));
  if (told->kind == DrakeCase::crossing && told->outcome == DrakeOutcome::collision) {
    rows.push_back(publishedFact("t by distances", fractionText(*told)));
    rows.push_back(publishedFact("… with the fix, by dot products", ratioText(*told)));
  }
  if (told->roots.plain != told->roots.squares)
    rows.push_back(publishedFact("… without squares", std::to_string(told->roots.plain)));
}

}  // namespace

std::string_view recipeName(const Evidence& evidence) {
  switch (evidence.publishedSwept->reading) {
    case RecipeReading::figures:
      return "the recipe of its figures";
    case RecipeReading::describedIntercept:
      return "the recipe with the intercept as described";
    case RecipeReading::drawnSegment:
      return "the recipe with the segment as drawn";
    case RecipeReading::noShortcut:
      break;
  }
  return "the recipe with nearly parallel lines crossed";
}

bool knowsRecipe(const Evidence& evidence) {
  return evidence.publishedSwept && evidence.recipe && evidence.recipePair;
}

int recipeStepCount(const Evidence& evidence) {
  return knowsRecipe(evidence) ? static_cast<int>(allSteps(evidence).size()) : 0;
}

RecipeProgress recipeProgress(const Evidence& evidence, int step) {
  const std::vector<RecipeProgress> steps = allSteps(evidence);
  if (step < 0 || step >= static_cast<int>(steps.size())) return {};
  return steps[static_cast<std::size_t>(step)];
}

int recipeStage(const Evidence& evidence, int step) {
  const RecipeProgress progress = recipeProgress(evidence, step);
  switch (progress.phase) {
    case RecipePhase::objectBoxes:
      return static_cast<int>(SweepStage::objects);
    case RecipePhase::edgeBoxes:
      return static_cast<int>(SweepStage::boxes);
    case RecipePhase::slopes:
    case RecipePhase::start:
    case RecipePhase::rates:
      return static_cast<int>(SweepStage::lines);
    case RecipePhase::end:
    case RecipePhase::closing:
      return static_cast<int>(SweepStage::path);
    case RecipePhase::candidate:
      return static_cast<int>(SweepStage::end0) + progress.index;
    case RecipePhase::sorted:
    case RecipePhase::test:
    case RecipePhase::time:
    case RecipePhase::result:
      break;
  }
  return static_cast<int>(SweepStage::first);
}

const PublishedSweptSegments* toldPair(const Evidence& evidence) {
  const int index = evidence.recipePair->index;
  return index < 0 ? nullptr
                   : &evidence.publishedSwept->pairs[static_cast<std::size_t>(index)].result;
}

const PublishedEdgePair* recipeHit(const Evidence& evidence) {
  const PublishedSwept& swept = *evidence.publishedSwept;
  return swept.chosen < 0 ? nullptr : &swept.pairs[static_cast<std::size_t>(swept.chosen)];
}

const PublishedEdgePair* shownRecipeHit(const Evidence& evidence) {
  const RecipePair& told = *evidence.recipePair;
  const PublishedEdgePair* const hit = recipeHit(evidence);
  if (hit == nullptr || !told.alike) return hit;
  return &evidence.publishedSwept->pairs[static_cast<std::size_t>(told.index)];
}

const DrakeCandidate* candidateOfEnd(const PublishedSweptSegments& told, int end) {
  const auto found = std::ranges::find_if(told.candidates, [end](const DrakeCandidate& candidate) {
    return candidate.end + (candidate.owner == Owner::a ? 0 : 2) == end;
  });
  return found == told.candidates.end() ? nullptr : &*found;
}

const DrakeCandidate* acceptedOf(const PublishedSweptSegments& told) {
  const auto found =
      std::ranges::find(told.candidates, DrakeVerdict::accepted, &DrakeCandidate::verdict);
  return found == told.candidates.end() ? nullptr : &*found;
}

std::string recipeEndName(const Evidence& evidence, const PublishedEdgePair& pair,
                          const DrakeCandidate& candidate) {
  const bool ofA = candidate.owner == Owner::a;
  const auto body = static_cast<std::size_t>(ofA ? evidence.a : evidence.b);
  const int count = static_cast<int>(evidence.bodies[body].vertices.size());
  return nameOf(evidence, {candidate.owner, ((ofA ? pair.a : pair.b) + candidate.end) % count});
}

std::string recipeEndName(const Evidence& evidence, const DrakeCandidate& candidate) {
  return recipeEndName(evidence, {evidence.recipePair->a, evidence.recipePair->b, {}}, candidate);
}

std::string toldEdge(const Evidence& evidence, Owner owner) {
  return nameOf(evidence,
                {owner, owner == Owner::a ? evidence.recipePair->a : evidence.recipePair->b});
}

std::optional<double> recipeHitTime(const Evidence& evidence) {
  if (!evidence.recipe || !hasEdgesAtHit(evidence)) return std::nullopt;
  return shownRecipeHit(evidence)->result.time;
}

bool laneTellsOfRecipe(const Evidence& evidence) {
  using enum RecipeFault;
  const RecipeFault fault = evidence.recipe->fault;
  return fault == none || fault == outsideStep || fault == wrongTime || fault == laterCandidate;
}

std::vector<PitfallLines> recipeDetours(const Evidence& evidence) {
  const PublishedSweptSegments* told = toldPair(evidence);
  if (told == nullptr || told->roots.squares <= told->roots.ratio) return {};
  return {
      {"For the time the page takes two roots. A quotient of two dot products gives the same "
       "time with its sign, and takes none.",
       "", "t = |X − I₀| / |I₁ − I₀|", "t = (X − I₀) · (I₁ − I₀) / |I₁ − I₀|²"}};
}

std::vector<ComparedRow> recipeCompared(const Evidence& evidence) {
  const RecipeComparison& recipe = *evidence.recipe;
  const SweptEdgesEvidence& edges = *evidence.edges;
  const PublishedEdgePair* hit = recipeHit(evidence);
  std::vector<ComparedRow> rows;
  const std::string exact = edges.time ? "contact" : "no contact";
  if (recipe.rests) {
    rows.push_back(publishedFact("contact", "nothing moves"));
    rows.push_back(exactFact("contact", exact));
  } else {
    rows.push_back(comparedWords("contact",
                                 hit                ? "contact"
                                 : recipe.undefined ? "no answer"
                                                    : "no contact",
                                 exact));
    if (hit != nullptr || edges.time) addContactRows(evidence, hit, rows);
  }
  addToldRows(evidence, rows);
  return rows;
}

}  // namespace sepax
