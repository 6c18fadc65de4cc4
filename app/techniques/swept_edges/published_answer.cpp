#include "app/figure/numbers.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/published_hit.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_rounded.h"
#include "app/techniques/swept_edges/published_words.h"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <utility>

// The answer of the recipe on the canvas, and what makes it a wrong one.

namespace sepax {

namespace {

/// Both polygons where the recipe sees them at a time that its mark names: those that rest are
/// where they are.
void addBodiesAt(Figure& figure, const Evidence& evidence, double time, const Camera& camera) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, owner);
    if (body.moves) addPublishedBody(figure, onScreen(body.vertices, camera, time * body.velocity));
  }
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

/// The edges that the words are about, and their lines, where nothing of them is a hit.
void paintMissedPair(Figure& figure, const Evidence& evidence, const Camera& camera) {
  addRecipeEdge(figure, toldEnds(evidence, Owner::a), camera);
  addRecipeEdge(figure, toldEnds(evidence, Owner::b), camera);
  addRecipeLines(figure, evidence, toldEdges(evidence), 0, camera);
}

/// Beside the first contact that is not found: what is in the way of it.
std::string missedWords(const Evidence& evidence) {
  using enum RecipeFault;
  switch (evidence.recipe->fault) {
    case restingPoint:
    case closingAlongLine:
      return "published: missed, t = 0 / 0";
    case noClosingSpeed:
      return "published: missed, divided by 0";
    case equalEdges: {
      const EdgeEnds edge = toldEnds(evidence, Owner::a);
      const std::string length = number(distance(edge[0], edge[1]), 2);
      return fmt::format("published: missed, {} < {} fails", length, length);
    }
    case cornersOnly:
      return "published: missed, distance < length fails";
    case treatedAsParallel:
      return "published: missed, parallel";
    case restingEnd:
      return "published: missed, no path";
    case parallelPaths:
      return "published: missed, no crossing";
    case drawnElsewhere:
      return "published: missed, edge sought at t = 0";
    default:
      return "published: missed";
  }
}

/// A length with its number, beside the edge and as long as it.
void addLengthBeside(Figure& figure, Vec2 from, Vec2 to, Vec2 beside, std::string words) {
  const Vec2 mid = (from + to) / 2 + beside;
  addArrow(figure, Layer::evidence, mid, from + beside, {kPublishedRole, 1}, 1.6);
  addArrow(figure, Layer::evidence, mid, to + beside, {kPublishedRole, 1}, 1.6);
  addLabel(figure, mid, beside, std::move(words), kPublishedRole, 4);
  figure.labels.back().text.size = 12;
}

/// Equal edges: the length that the recipe asks for, and how far the corner is from the other end
/// where they meet.
void addEqualLengths(Figure& figure, const Evidence& evidence, const Camera& camera) {
  constexpr double kBeside = 16;  // logical pixels
  const PartScope part(figure, Part::publishedPoint);
  const EdgeEnds edge = toldEnds(evidence, Owner::b);
  const Vec2 way = *evidence.edges->time * bodyOf(evidence, Owner::b).velocity;
  const Vec2 from = camera.toScreen(edge[0] + way);
  const Vec2 to = camera.toScreen(edge[1] + way);
  const Vec2 outward =
      normalized(from + to - 2 * camera.toScreen(bodyOf(evidence, Owner::b).centroid + way));
  const std::string length = number(distance(edge[0], edge[1]), 2);
  addLengthBeside(figure, from, to, -kBeside * outward, "length " + length);
  addLengthBeside(figure, from, to, kBeside * outward, "corner to far end " + length);
}

/// Polygons that meet at the start and are not noticed: they go on to the end of the step.
void paintUnnoticed(Figure& figure, const Evidence& evidence, const ViewState& view) {
  addBodiesAt(figure, evidence, 1, view.camera);
  const BodyShape& a = bodyOf(evidence, Owner::a);
  addRecipePoint(figure, evidence, a.centroid + a.velocity, "no collision as published",
                 view.camera, kHitReach);
}

}  // namespace

bool hasEdgesAtHit(const Evidence& evidence) {
  const RecipeComparison& recipe = *evidence.recipe;
  return shownRecipeHit(evidence) != nullptr && (recipe.contactDiffers || recipe.timeDiffers);
}

std::optional<CloseUp> sweepCloseUp(const Evidence& evidence, const ViewState& view) {
  if (!evidence.recipe || !recipeShown(evidence, view)) return std::nullopt;
  const PublishedEdgePair* const hit = shownRecipeHit(evidence);
  const bool answered = recipeProgress(evidence, view.step).phase == RecipeProgress::Phase::result;
  if (!answered || hit == nullptr) return std::nullopt;
  if (const std::optional<RoundedWays> rounded = roundedWays(evidence, view))
    return roundedCloseUp(*rounded, view);
  const PublishedSweptSegments& claim = hit->result;
  const double apart = distance(*claim.point, *claim.fartherPoint);
  constexpr double kAround = 1.6;
  if (!(apart > 0)) return std::nullopt;
  return CloseUp{lerp(*claim.point, *claim.fartherPoint, 0.5), kAround * apart};
}

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

void paintRecipeAnswer(Figure& figure, const Evidence& evidence, const ViewState& view,
                       bool alone) {
  const Camera& camera = view.camera;
  const RecipeComparison& recipe = *evidence.recipe;
  const PublishedEdgePair* const shown = shownRecipeHit(evidence);
  const bool wrongWay =
      recipe.fault == RecipeFault::wrongIntercept || recipe.fault == RecipeFault::farMeetingPoint;
  if (alone && shown != nullptr)
    paintWayToHit(figure, evidence, *shown, camera);
  else if (wrongWay && toldPair(evidence) != nullptr)
    addRecipeMeeting(figure, evidence, *toldPair(evidence), true, camera);
  if (recipe.meant)
    addRecipeLens(figure, evidence, {recipe.edgeA, recipe.edgeB}, *recipe.meant, camera);
  if (recipe.fault == RecipeFault::wrongIntercept && !alone && view.wording.still)
    return paintWrongIntercept(figure, evidence, camera);
  const bool misses = shown == nullptr && !recipe.undefined && hasPathLane(evidence);
  if (alone && misses && toldPair(evidence) != nullptr) paintMissedPair(figure, evidence, camera);
  if (shown != nullptr) {
    paintRecipeHit(figure, evidence, *shown, view, alone);
  } else if (recipe.undefined) {
    paintUndefined(figure, evidence, camera);
  } else if (evidence.edges->point && !alone && view.wording.still) {
    // One picture has one mark there, that of the contact.
    const PartScope part(figure, Part::publishedPoint);
    addLabel(figure, camera.toScreen(*evidence.edges->point), {1, -1}, missedWords(evidence),
             kPublishedRole, 7);
    figure.labels.back().distance = kHitReach;
    if (recipe.fault == RecipeFault::equalEdges) addEqualLengths(figure, evidence, camera);
  } else if (evidence.edges->point) {
    addRecipePoint(figure, evidence, *evidence.edges->point, missedWords(evidence), camera,
                   kHitReach);
  } else if (recipe.fault == RecipeFault::neverLooksAtStart) {
    paintUnnoticed(figure, evidence, view);
  }
}

}  // namespace sepax
