#pragma once

#include "app/techniques/contract/published_method.h"

#include <string>
#include <string_view>
#include <vector>

/// "Collision point of two non-rotating polygons" (Mighty Drake): the recipe for one pair of edges,
/// told in its own quantities, and what it says of all pairs.
namespace sepax {

/// What is known at a step of the recipe.
struct RecipeProgress {
  enum class Phase {
    objectBoxes,
    edgeBoxes,
    slopes,
    start,      ///< the first meeting point
    end,        ///< the last one, and the path
    candidate,  ///< `index`: 0 and 1 are A's ends, 2 and 3 B's
    sorted,
    rates,    ///< parallel lines
    closing,  ///< when they coincide
    test,     ///< `index` into DrakeCandidate's sorted list
    time,
    result
  } phase = Phase::result;
  int index = 0;
};
/// view.step as progress; step -1 and steps past the end are the result.
[[nodiscard]] RecipeProgress recipeProgress(const Evidence& evidence, int step);

/// "the recipe of its figures", "the recipe, intercept as described".
[[nodiscard]] std::string_view recipeName(const Evidence& evidence);
/// The same stages as the exact side's, see SweepStage.
[[nodiscard]] int recipeStage(const Evidence& evidence, int step);

[[nodiscard]] bool knowsRecipe(const Evidence& evidence);
[[nodiscard]] int recipeStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> recipeSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the exact answer is true of the exact contacts.
[[nodiscard]] Verdict recipeVerdict(const Evidence& evidence, const ViewState& view);
void paintRecipe(const Evidence& evidence, const ViewState& view, Figure& figure);
/// The roots that it takes for a time.
[[nodiscard]] std::vector<PitfallLines> recipeDetours(const Evidence& evidence);
/// The time of its hit where that is another one than the first contact.
[[nodiscard]] std::optional<double> recipeHitTime(const Evidence& evidence);
/// What is wrong is a time; else its lane would only say once more when the edges meet.
[[nodiscard]] bool laneTellsOfRecipe(const Evidence& evidence);
[[nodiscard]] std::vector<ComparedRow> recipeCompared(const Evidence& evidence);

/// The pair that is told; null when the boxes cull it.
[[nodiscard]] const PublishedSweptSegments* toldPair(const Evidence& evidence);
/// What the recipe takes for the first contact of all pairs, null when it reports none.
[[nodiscard]] const PublishedEdgePair* recipeHit(const Evidence& evidence);
/// The same; of hits that are alike the one that is told.
[[nodiscard]] const PublishedEdgePair* shownRecipeHit(const Evidence& evidence);
/// A step or the answer shows where a point passes for one of an edge beside which it lies.
[[nodiscard]] bool mayHaveLens(const Evidence& evidence, const ViewState& view);
/// The candidate of an end: 0 and 1 are A's, 2 and 3 B's. Null when the recipe has none.
[[nodiscard]] const DrakeCandidate* candidateOfEnd(const PublishedSweptSegments& told, int end);
/// The candidate that is accepted, null when none is.
[[nodiscard]] const DrakeCandidate* acceptedOf(const PublishedSweptSegments& told);
/// "A2": the vertex that is this end of the pair's edge; without a pair, of the told one's.
[[nodiscard]] std::string recipeEndName(const Evidence& evidence, const PublishedEdgePair& pair,
                                        const DrakeCandidate& candidate);
[[nodiscard]] std::string recipeEndName(const Evidence& evidence, const DrakeCandidate& candidate);
/// "A2": the owner's edge of the told pair.
[[nodiscard]] std::string toldEdge(const Evidence& evidence, Owner owner);

}  // namespace sepax
