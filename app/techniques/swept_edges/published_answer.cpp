#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_words.h"

#include <fmt/format.h>

#include <vector>

// The answer of the recipe on the canvas, and what makes it a wrong one.

namespace sepax {

namespace {

constexpr double kReach = 15;  ///< around a disc or a handle that may stand there, logical pixels

/// A polygon where the recipe sees it at a time that it names.
void addBodyAt(Figure& figure, const Evidence& evidence, Owner owner, double time,
               const Camera& camera) {
  const BodyShape& body = bodyOf(evidence, owner);
  if (!body.moves) return;
  const std::vector<Vec2> outline = onScreen(body.vertices, camera, time * body.velocity);
  addPublishedBody(figure, outline);
  const bool second = owner == Owner::b && bodyOf(evidence, Owner::a).moves;
  if (second && !hasRoomForNames(evidence, camera)) return;  // one of them is enough
  addPublishedWords(figure, outline, {0, -1},
                    fmt::format("{} at t = {}, as published", body.name, number(time)));
}

/// An edge where its polygon is at a time.
void addEdgeAt(Figure& figure, const Evidence& evidence, Owner owner, int edge, double time,
               const Camera& camera) {
  const EdgeEnds ends = edgeEnds(evidence, owner, edge);
  const Vec2 way = time * bodyOf(evidence, owner).velocity;
  addRecipeEdge(figure, {ends[0] + way, ends[1] + way}, camera);
}

/// Where a hit that lies beside the other segment passes for a point of it; null = it does not.
const DrakeCandidate* besideIn(const PublishedEdgePair& hit) {
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  const bool beside =
      hit.result.kind == DrakeCase::crossing && accepted != nullptr && accepted->beside;
  return beside ? accepted : nullptr;
}

void paintHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
              const Camera& camera, bool alone) {
  const RecipeComparison& recipe = *evidence.recipe;
  const double time = *hit.result.time;
  if (alone || recipe.contactDiffers || recipe.timeDiffers) {
    addBodyAt(figure, evidence, Owner::a, time, camera);
    addBodyAt(figure, evidence, Owner::b, time, camera);
    addEdgeAt(figure, evidence, Owner::a, hit.a, time, camera);
    addEdgeAt(figure, evidence, Owner::b, hit.b, time, camera);
  }
  if (const DrakeCandidate* beside = besideIn(hit)) addRecipeLens(figure, *beside, camera);
  addRecipePoint(figure, *hit.result.point, "published hit  t = " + number(time), camera, kReach);
}

/// The quotient that has no value, where it is told.
void paintUndefined(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedSweptSegments* told = toldPair(evidence);
  if (told == nullptr) return;
  if (told->kind == DrakeCase::crossing) {
    addRecipeMeeting(figure, evidence, *told, true, camera);
    return;
  }
  addRecipeLines(figure, evidence, toldEdges(evidence), 0, camera);
  if (told->outcome == DrakeOutcome::divisionByZero) addUndefinedClosing(figure, evidence, camera);
}

/// Polygons that meet at the start and are not noticed: they go on to the end of the step.
void paintUnnoticed(Figure& figure, const Evidence& evidence, const Camera& camera) {
  addBodyAt(figure, evidence, Owner::a, 1, camera);
  addBodyAt(figure, evidence, Owner::b, 1, camera);
  const BodyShape& a = bodyOf(evidence, Owner::a);
  addRecipePoint(figure, a.centroid + a.velocity, "no collision as published", camera, kReach);
}

}  // namespace

bool mayHaveLens(const Evidence& evidence, const ViewState& view) {
  if (!evidence.recipe) return false;
  const PublishedEdgePair* hit = recipeHit(evidence);
  return view.step >= 0 || evidence.recipe->meant || (hit != nullptr && besideIn(*hit) != nullptr);
}

/// The lines of the pair that hits where it is told to, and the way of their meeting point.
void paintWayToHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
                   const Camera& camera) {
  addRecipeLines(figure, evidence, {hit.a, hit.b}, *hit.result.time, camera);
  if (hit.result.kind == DrakeCase::crossing)
    addRecipeMeeting(figure, evidence, hit.result, true, camera);
}

/// Of hits that are alike the one that is told.
const PublishedEdgePair& shownHit(const Evidence& evidence, const PublishedEdgePair& hit) {
  const RecipePair& told = *evidence.recipePair;
  return told.alike ? evidence.publishedSwept->pairs[static_cast<std::size_t>(told.index)] : hit;
}

void paintRecipeAnswer(Figure& figure, const Evidence& evidence, const Camera& camera, bool alone) {
  const RecipeComparison& recipe = *evidence.recipe;
  const PublishedEdgePair* const hit = recipeHit(evidence);
  const bool wrongWay =
      recipe.fault == RecipeFault::wrongIntercept || recipe.fault == RecipeFault::farMeetingPoint;
  if (alone && hit != nullptr)
    paintWayToHit(figure, evidence, shownHit(evidence, *hit), camera);
  else if (wrongWay && toldPair(evidence) != nullptr)
    addRecipeMeeting(figure, evidence, *toldPair(evidence), true, camera);
  if (recipe.meant) addRecipeLens(figure, *recipe.meant, camera);
  if (hit != nullptr) {
    paintHit(figure, evidence, shownHit(evidence, *hit), camera, alone);
  } else if (recipe.undefined) {
    paintUndefined(figure, evidence, camera);
  } else if (evidence.edges->point) {
    addRecipePoint(figure, *evidence.edges->point, "not found as published", camera, kReach);
  } else if (recipe.fault == RecipeFault::neverLooksAtStart) {
    paintUnnoticed(figure, evidence, camera);
  }
}

}  // namespace sepax
