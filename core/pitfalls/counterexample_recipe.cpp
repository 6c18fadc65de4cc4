#include "core/evidence/published_drake.h"
#include "core/evidence/swept_edges.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_pair.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/published/drake.h"
#include "core/published/drake_fault.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

// The recipe of "Collision point of two non-rotating polygons": a rule for each way in which it
// goes wrong. Every fault of its answer is told by one of them.

namespace sepax::rules {

namespace {

/// Both answers, and why they differ.
struct RecipeAnswers {
  PublishedSwept recipe;
  SweptEdgesEvidence exact;
  RecipeComparison compared;

  /// Null when it reports none.
  [[nodiscard]] const PublishedSweptSegments* hit() const {
    return recipe.chosen < 0 ? nullptr
                             : &recipe.pairs[static_cast<std::size_t>(recipe.chosen)].result;
  }
  /// The candidate that it takes for the contact.
  [[nodiscard]] const DrakeCandidate* accepted() const {
    const PublishedSweptSegments* result = hit();
    if (result == nullptr) return nullptr;
    const auto found =
        std::find_if(result->candidates.begin(), result->candidates.end(),
                     [](const DrakeCandidate& c) { return c.verdict == DrakeVerdict::accepted; });
    return found == result->candidates.end() ? nullptr : &*found;
  }
};

using Symptom = bool (*)(const PublishedSweptSegments& result);

/// Nothing where no pair of edges has the symptom: what the exact answer costs is saved there.
std::optional<RecipeAnswers> answersOf(const PitfallScene& scene, Symptom symptom) {
  const bool turns = std::any_of(scene.bodies.begin(), scene.bodies.end(),
                                 [](const PitfallBody& body) { return body.spin != 0; });
  if (turns) return {};  // the recipe knows no rotation, and the sweep has no answer
  const std::optional<RulePair> pair = outlinedPairOf(scene);
  if (!pair) return {};
  RecipeAnswers answers;
  answers.recipe = published::sweptPolygons(pair->worldA, pair->va, pair->worldB, pair->vb);
  if (symptom != nullptr &&
      std::none_of(answers.recipe.pairs.begin(), answers.recipe.pairs.end(),
                   [symptom](const PublishedEdgePair& row) { return symptom(row.result); })) {
    return {};
  }
  answers.exact = sweptEdgesTest(pair->a, pair->b, pair->va, pair->vb);
  answers.compared = published::compareRecipe(pair->a, pair->b, {pair->va, pair->vb}, answers.exact,
                                              answers.recipe);
  return answers;
}

std::string bothAnswers(const RecipeAnswers& answers) {
  const PublishedSweptSegments* hit = answers.hit();
  const std::string published = hit ? "collision at t = " + text(*hit->time) : "no collision";
  if (answers.exact.contact == Contact::initial)
    return "published: " + published + "; exact: they meet at t = 0, the start";
  const std::string exact = answers.exact.time ? "first contact at t = " + text(*answers.exact.time)
                                               : "no contact during the step, t in [0, 1]";
  return "published: " + published + "; exact: " + exact;
}

bool hasFault(const RecipeAnswers& answers, std::initializer_list<RecipeFault> faults) {
  const std::vector<RecipeFault>& found = answers.compared.faults;
  return std::any_of(faults.begin(), faults.end(), [&](RecipeFault fault) {
    return std::find(found.begin(), found.end(), fault) != found.end();
  });
}

/// Both answers where one of these is among the recipe's faults.
Difference faulted(const PitfallScene& scene, Symptom symptom,
                   std::initializer_list<RecipeFault> faults) {
  const std::optional<RecipeAnswers> answers = answersOf(scene, symptom);
  if (!answers || !hasFault(*answers, faults)) return {};
  return bothAnswers(*answers);
}

bool collides(const PublishedSweptSegments& result) {
  return result.outcome == DrakeOutcome::collision;
}

bool isParallel(const PublishedSweptSegments& result) { return result.kind != DrakeCase::crossing; }

bool isUndefined(const PublishedSweptSegments& result) {
  return result.outcome == DrakeOutcome::zeroOverZero ||
         result.outcome == DrakeOutcome::divisionByZero;
}

bool misses(const PublishedSweptSegments& result) {
  return result.outcome == DrakeOutcome::noCollision;
}

bool hasCandidate(const PublishedSweptSegments& result, DrakeVerdict verdict) {
  return std::any_of(result.candidates.begin(), result.candidates.end(),
                     [verdict](const DrakeCandidate& c) { return c.verdict == verdict; });
}

bool hitsTooEarly(const RecipeAnswers& answers) {
  return answers.compared.fault == RecipeFault::edgesDoNotMeet ||
         answers.compared.fault == RecipeFault::wrongTime;
}

}  // namespace

Difference timeRange(const PitfallScene& scene) {
  const std::optional<RecipeAnswers> answers = answersOf(scene, collides);
  if (!answers || answers->compared.fault != RecipeFault::outsideStep) return {};
  if (answers->exact.contact == Contact::initial) return {};
  return bothAnswers(*answers);
}

Difference lensOnSegment(const PitfallScene& scene) {
  const std::optional<RecipeAnswers> answers = answersOf(scene, collides);
  if (!answers || !hitsTooEarly(*answers) || !answers->accepted()->beside) return {};
  const PublishedSweptSegments& hit = *answers->hit();
  const std::string exact =
      answers->exact.time ? "first contact at t = " + text(*answers->exact.time) : "no contact";
  return "published: " + text(*hit.point) + " at t = " + text(*hit.time) +
         " counts as on the edge; exact: it lies beside it, " + exact;
}

Difference unsignedDistance(const PitfallScene& scene) {
  const std::optional<RecipeAnswers> answers = answersOf(scene, collides);
  if (!answers || !hitsTooEarly(*answers) || !answers->accepted()->behind) return {};
  return bothAnswers(*answers);
}

Difference contactAtStart(const PitfallScene& scene) {
  return faulted(scene, nullptr, {RecipeFault::neverLooksAtStart});
}

Difference restingMeetingPoint(const PitfallScene& scene) {
  return faulted(scene, isUndefined, {RecipeFault::restingPoint});
}

Difference noClosingSpeed(const PitfallScene& scene) {
  return faulted(scene,
                 [](const PublishedSweptSegments& result) {
                   return isParallel(result) && isUndefined(result);
                 },
                 {RecipeFault::closingAlongLine, RecipeFault::noClosingSpeed});
}

Difference strictDistance(const PitfallScene& scene) {
  return faulted(
      scene,
      [](const PublishedSweptSegments& result) { return isParallel(result) && misses(result); },
      {RecipeFault::equalEdges, RecipeFault::cornersOnly});
}

Difference nearParallel(const PitfallScene& scene) {
  return faulted(scene, isParallel, {RecipeFault::treatedAsParallel, RecipeFault::hitAsParallel});
}

Difference restingEnd(const PitfallScene& scene) {
  return faulted(scene,
                 [](const PublishedSweptSegments& result) {
                   return hasCandidate(result, DrakeVerdict::noPath);
                 },
                 {RecipeFault::restingEnd});
}

Difference parallelPaths(const PitfallScene& scene) {
  return faulted(scene,
                 [](const PublishedSweptSegments& result) {
                   return hasCandidate(result, DrakeVerdict::pathsParallel);
                 },
                 {RecipeFault::parallelPaths});
}

Difference recipeRounding(const PitfallScene& scene) {
  const std::optional<RecipeAnswers> answers = answersOf(scene, nullptr);
  if (!answers) return {};
  const bool early = hitsTooEarly(*answers) && !answers->accepted()->behind;
  const bool rounded = hasFault(
      *answers, {RecipeFault::roundedPath, RecipeFault::roundedAway, RecipeFault::laterCandidate});
  return early || rounded ? Difference(bothAnswers(*answers)) : std::nullopt;
}

}  // namespace sepax::rules
