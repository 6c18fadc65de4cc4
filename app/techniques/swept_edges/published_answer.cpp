#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_words.h"

// The answer of the recipe on the canvas, and what makes it a wrong one.

namespace sepax {

namespace {

constexpr double kReach = 15;  ///< around the disc of a candidate that may stand there, pixels

/// A polygon where the recipe sees it in contact.
void addBodyAt(Figure& figure, const Evidence& evidence, Owner owner, double time,
               const Camera& camera) {
  const BodyShape& body = bodyOf(evidence, owner);
  if (body.moves) addPublishedBody(figure, onScreen(body.vertices, camera, time * body.velocity));
}

/// Where a hit that lies beside the other segment passes for a point of it; null = it does not.
const DrakeCandidate* besideIn(const PublishedEdgePair& hit) {
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  const bool beside =
      hit.result.kind == DrakeCase::crossing && accepted != nullptr && accepted->beside;
  return beside ? accepted : nullptr;
}

void paintHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
              const Camera& camera) {
  const RecipeComparison& recipe = *evidence.recipe;
  const double time = *hit.result.time;
  addRecipeEdge(figure, edgeEnds(evidence, Owner::a, hit.a), camera);
  addRecipeEdge(figure, edgeEnds(evidence, Owner::b, hit.b), camera);
  if (recipe.contactDiffers || recipe.timeDiffers) {
    addBodyAt(figure, evidence, Owner::a, time, camera);
    addBodyAt(figure, evidence, Owner::b, time, camera);
  }
  if (const DrakeCandidate* beside = besideIn(hit)) addRecipeLens(figure, *beside, camera);
  addRecipePoint(figure, *hit.result.point, "published hit  t = " + number(time), camera, kReach);
}

/// The quotient that has no value, where it is told.
void paintUndefined(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedSweptSegments* told = toldPair(evidence);
  if (told == nullptr) return;
  if (told->kind == DrakeCase::crossing) {
    addRecipeMeeting(figure, evidence, true, camera);
    return;
  }
  addRecipeLines(figure, evidence, 0, camera);
  if (told->outcome == DrakeOutcome::divisionByZero) addUndefinedClosing(figure, evidence, camera);
}

/// Polygons that meet at the start and are not noticed: they go on to the end of the step.
void paintUnnoticed(Figure& figure, const Evidence& evidence, const Camera& camera) {
  addBodyAt(figure, evidence, Owner::a, 1, camera);
  addBodyAt(figure, evidence, Owner::b, 1, camera);
  const BodyShape& a = bodyOf(evidence, Owner::a);
  addRecipePoint(figure, a.centroid + a.velocity, "no collision as published", camera);
}

}  // namespace

bool mayHaveLens(const Evidence& evidence, const ViewState& view) {
  if (!evidence.recipe) return false;
  const PublishedEdgePair* hit = recipeHit(evidence);
  return view.step >= 0 || evidence.recipe->meant || (hit != nullptr && besideIn(*hit) != nullptr);
}

void paintRecipeAnswer(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const RecipeComparison& recipe = *evidence.recipe;
  if (recipe.fault == RecipeFault::wrongIntercept || recipe.fault == RecipeFault::farMeetingPoint)
    addRecipeMeeting(figure, evidence, true, camera);
  if (recipe.meant) addRecipeLens(figure, *recipe.meant, camera);
  if (const PublishedEdgePair* hit = recipeHit(evidence)) {
    paintHit(figure, evidence, *hit, camera);
  } else if (recipe.undefined) {
    paintUndefined(figure, evidence, camera);
  } else if (evidence.edges->point) {
    addRecipePoint(figure, *evidence.edges->point, "not found as published", camera, kReach);
  } else if (recipe.fault == RecipeFault::neverLooksAtStart) {
    paintUnnoticed(figure, evidence, camera);
  }
}

}  // namespace sepax
