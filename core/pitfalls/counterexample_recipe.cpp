#include "core/evidence/published_drake.h"
#include "core/evidence/swept_edges.h"
#include "core/exact/short_text.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_pair.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/published/drake.h"
#include "core/published/drake_fault.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The recipe of "Collision point of two non-rotating polygons": a rule for each way in which it
// goes wrong. Every fault of its answer is told by one of them.

namespace sepax::rules {

namespace {

using Symptom = bool (*)(const PublishedSweptSegments& result);

/// One way in which the recipe goes wrong.
struct RecipeRule {
  std::string_view id;
  /// Where no pair of edges has it, the exact answer need not be asked for. Null = always.
  Symptom symptom = nullptr;
  Difference (*differs)(const RecipeAnswers& answers) = nullptr;
  RecipeReading reading = RecipeReading::figures;  ///< of the text, in which it goes wrong so
};

/// Null when it reports none.
const PublishedSweptSegments* hitOf(const RecipeAnswers& answers) {
  const PublishedSwept& recipe = answers.recipe;
  return recipe.chosen < 0 ? nullptr
                           : &recipe.pairs[static_cast<std::size_t>(recipe.chosen)].result;
}

/// The candidate that it takes for the contact, which there must be.
const DrakeCandidate& acceptedOf(const RecipeAnswers& answers) {
  const std::vector<DrakeCandidate>& candidates = hitOf(answers)->candidates;
  return *std::find_if(candidates.begin(), candidates.end(),
                       [](const DrakeCandidate& c) { return c.verdict == DrakeVerdict::accepted; });
}

std::string exactText(const RecipeAnswers& answers) {
  if (answers.exact.contact == Contact::initial) return "exact: they meet at t = 0, the start";
  return answers.exact.time ? "exact: first contact at t = " + shortText(*answers.exact.time)
                            : "exact: no contact during the step, t in [0, 1]";
}

Difference bothAnswers(const RecipeAnswers& answers) {
  const PublishedSweptSegments* hit = hitOf(answers);
  const std::string published = hit ? "collision at t = " + shortText(*hit->time) : "no collision";
  return "published: " + published + "; " + exactText(answers);
}

bool hasFault(const RecipeAnswers& answers, std::initializer_list<RecipeFault> faults) {
  const std::vector<RecipeFault>& found = answers.compared.faults;
  return std::any_of(faults.begin(), faults.end(), [&](RecipeFault fault) {
    return std::find(found.begin(), found.end(), fault) != found.end();
  });
}

/// Both answers where one of these is among the recipe's faults.
template <RecipeFault... faults>
Difference faulted(const RecipeAnswers& answers) {
  return hasFault(answers, {faults...}) ? bothAnswers(answers) : std::nullopt;
}

bool collides(const PublishedSweptSegments& result) {
  return result.outcome == DrakeOutcome::collision;
}

bool isParallel(const PublishedSweptSegments& result) { return result.kind != DrakeCase::crossing; }

bool isUndefined(const PublishedSweptSegments& result) {
  return result.outcome == DrakeOutcome::zeroOverZero ||
         result.outcome == DrakeOutcome::divisionByZero;
}

bool isVertical(const PublishedSweptSegments& result) { return result.oneVertical; }

bool isUndefinedParallel(const PublishedSweptSegments& result) {
  return isParallel(result) && isUndefined(result);
}

bool missesParallel(const PublishedSweptSegments& result) {
  return isParallel(result) && result.outcome == DrakeOutcome::noCollision;
}

template <DrakeVerdict verdict>
bool hasCandidate(const PublishedSweptSegments& result) {
  return std::any_of(result.candidates.begin(), result.candidates.end(),
                     [](const DrakeCandidate& c) { return c.verdict == verdict; });
}

bool hitsTooEarly(const RecipeAnswers& answers) {
  return answers.compared.fault == RecipeFault::edgesDoNotMeet ||
         answers.compared.fault == RecipeFault::wrongTime;
}

Difference timeOutside(const RecipeAnswers& answers) {
  if (answers.compared.fault != RecipeFault::outsideStep) return {};
  return answers.exact.contact == Contact::initial ? std::nullopt : bothAnswers(answers);
}

Difference besideEdge(const RecipeAnswers& answers) {
  if (!hitsTooEarly(answers) || !acceptedOf(answers).beside) return {};
  const PublishedSweptSegments& hit = *hitOf(answers);
  const std::string exact =
      answers.exact.time ? "first contact at t = " + shortText(*answers.exact.time) : "no contact";
  return "published: " + shortText(*hit.point) + " at t = " + shortText(*hit.time) +
         " counts as on the edge; exact: it lies beside it, " + exact;
}

Difference behindStart(const RecipeAnswers& answers) {
  return hitsTooEarly(answers) && acceptedOf(answers).behind ? bothAnswers(answers) : std::nullopt;
}

Difference byRounding(const RecipeAnswers& answers) {
  const bool early = hitsTooEarly(answers) && !acceptedOf(answers).behind;
  const bool rounded = hasFault(
      answers, {RecipeFault::roundedPath, RecipeFault::roundedAway, RecipeFault::laterCandidate});
  return early || rounded ? bothAnswers(answers) : std::nullopt;
}

Difference noQuotient(const RecipeAnswers& answers) {
  if (!answers.compared.undefined) return {};
  return "published: no answer, a quotient divides by 0; " + exactText(answers);
}

constexpr RecipeRule kTimeRange{"time-range", collides, timeOutside};
constexpr RecipeRule kLensOnSegment{"lens-on-segment", collides, besideEdge};
constexpr RecipeRule kUnsignedDistance{"unsigned-distance", collides, behindStart};
constexpr RecipeRule kContactAtStart{"contact-at-start", nullptr,
                                     faulted<RecipeFault::neverLooksAtStart>};
constexpr RecipeRule kRestingMeetingPoint{"resting-meeting-point", isUndefined,
                                          faulted<RecipeFault::restingPoint>};
constexpr RecipeRule kNoClosingSpeed{
    "no-closing-speed", isUndefinedParallel,
    faulted<RecipeFault::closingAlongLine, RecipeFault::noClosingSpeed>};
constexpr RecipeRule kDivisionByZero{"division-by-zero", isUndefined, noQuotient};
constexpr RecipeRule kStrictDistance{"strict-distance", missesParallel,
                                     faulted<RecipeFault::equalEdges, RecipeFault::cornersOnly>};
constexpr RecipeRule kNearParallel{
    "near-parallel", isParallel,
    faulted<RecipeFault::treatedAsParallel, RecipeFault::hitAsParallel>};
constexpr RecipeRule kRestingEnd{"resting-end", hasCandidate<DrakeVerdict::noPath>,
                                 faulted<RecipeFault::restingEnd>};
constexpr RecipeRule kParallelPaths{"parallel-paths", hasCandidate<DrakeVerdict::pathsParallel>,
                                    faulted<RecipeFault::parallelPaths>};
constexpr RecipeRule kRecipeRounding{"recipe-rounding", nullptr, byRounding};
constexpr RecipeRule kVerticalIntercept{"vertical-intercept", isVertical,
                                        faulted<RecipeFault::wrongIntercept>,
                                        RecipeReading::describedIntercept};
constexpr RecipeRule kSegmentAsDrawn{
    "segment-as-drawn", nullptr, faulted<RecipeFault::drawnElsewhere>, RecipeReading::drawnSegment};

constexpr std::array kRules{
    kTimeRange,      kLensOnSegment,       kUnsignedDistance,  kContactAtStart, kNoClosingSpeed,
    kDivisionByZero, kRestingMeetingPoint, kStrictDistance,    kNearParallel,   kRestingEnd,
    kParallelPaths,  kRecipeRounding,      kVerticalIntercept, kSegmentAsDrawn};

Difference inScene(const PitfallScene& scene, const RecipeRule& rule) {
  const bool turns = std::any_of(scene.bodies.begin(), scene.bodies.end(),
                                 [](const PitfallBody& body) { return body.spin != 0; });
  if (turns) return {};  // the recipe knows no rotation, and the sweep has no answer
  const std::optional<RulePair> pair = outlinedPairOf(scene);
  if (!pair) return {};
  const auto read = [&](RecipeReading reading) {
    return published::sweptPolygons(pair->worldA, pair->va, pair->worldB, pair->vb, reading);
  };
  const PublishedSwept recipe = read(rule.reading);
  if (rule.symptom != nullptr &&
      std::none_of(recipe.pairs.begin(), recipe.pairs.end(),
                   [&](const PublishedEdgePair& row) { return rule.symptom(row.result); })) {
    return {};
  }
  const SweptEdgesEvidence exact = sweptEdgesTest(pair->a, pair->b, pair->va, pair->vb);
  const RecipeComparison compared = published::compareRecipe(
      pair->a, pair->b, {pair->va, pair->vb}, exact, recipe, read(RecipeReading::figures));
  return rule.differs({recipe, exact, compared});
}

}  // namespace

Difference timeRange(const PitfallScene& scene) { return inScene(scene, kTimeRange); }
Difference lensOnSegment(const PitfallScene& scene) { return inScene(scene, kLensOnSegment); }
Difference unsignedDistance(const PitfallScene& scene) { return inScene(scene, kUnsignedDistance); }
Difference contactAtStart(const PitfallScene& scene) { return inScene(scene, kContactAtStart); }
Difference restingMeetingPoint(const PitfallScene& scene) {
  return inScene(scene, kRestingMeetingPoint);
}
Difference noClosingSpeed(const PitfallScene& scene) { return inScene(scene, kNoClosingSpeed); }
Difference divisionByZero(const PitfallScene& scene) { return inScene(scene, kDivisionByZero); }
Difference strictDistance(const PitfallScene& scene) { return inScene(scene, kStrictDistance); }
Difference nearParallel(const PitfallScene& scene) { return inScene(scene, kNearParallel); }
Difference restingEnd(const PitfallScene& scene) { return inScene(scene, kRestingEnd); }
Difference parallelPaths(const PitfallScene& scene) { return inScene(scene, kParallelPaths); }
Difference recipeRounding(const PitfallScene& scene) { return inScene(scene, kRecipeRounding); }
Difference verticalIntercept(const PitfallScene& scene) {
  return inScene(scene, kVerticalIntercept);
}
Difference segmentAsDrawn(const PitfallScene& scene) { return inScene(scene, kSegmentAsDrawn); }

}  // namespace sepax::rules

namespace sepax {

std::optional<std::string> recipeDifference(std::string_view id, const RecipeAnswers& answers) {
  const auto rule = std::ranges::find(rules::kRules, id, &rules::RecipeRule::id);
  return rule == rules::kRules.end() ? std::nullopt : rule->differs(answers);
}

}  // namespace sepax
