#include "app/figure/numbers.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_rounded.h"
#include "app/techniques/swept_edges/published_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

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

/// The same in outline, where the edges are what counts.
void addOutlinesAt(Figure& figure, const Evidence& evidence, double time, const Camera& camera) {
  const PartScope part(figure, Part::publishedBody);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, owner);
    if (body.moves)
      figure.add(Stroke{Layer::ghost,
                        onScreen(body.vertices, camera, time * body.velocity),
                        true,
                        {kPublishedRole, 0.9},
                        1.6,
                        kPublishedDash,
                        Cap::butt});
  }
}

/// "A at t = 0.857" at the top of each of these.
void addNamesAt(Figure& figure, const Evidence& evidence, double time, const Camera& camera) {
  const PartScope part(figure, Part::publishedBody);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, owner);
    if (!body.moves) continue;
    addGhostWords(figure, body, kPublishedRole, camera, time * body.velocity, {0, -1},
                  fmt::format("{} at t = {}", body.name, number(time)));
  }
}

/// An edge where its polygon is at a time.
void addEdgeAt(Figure& figure, const Evidence& evidence, Owner owner, int edge, double time,
               const Camera& camera) {
  const EdgeEnds ends = edgeEnds(evidence, owner, edge);
  const Vec2 way = time * bodyOf(evidence, owner).velocity;
  addRecipeEdge(figure, {ends[0] + way, ends[1] + way}, camera, kRecipeEdge);
}

/// A picture alone of the first contact has what the recipe sees later in outline.
bool isLater(const Evidence& evidence, const ViewState& view) {
  return !standsAtHit(evidence, view) && drawnSweepTime(evidence, view) > view.time;
}

/// Of a body that moves, where the recipe sees it: "A at t = 0.333", or of another edge than one
/// that has its name at the start "edge A2 at t = 0.333"; of a body at rest such an edge alone.
void addEdgeWords(Figure& figure, const Evidence& evidence, Owner owner, int edge, double time,
                  const ViewState& view) {
  const Camera& camera = view.camera;
  const BodyShape& body = bodyOf(evidence, owner);
  const auto& shown = evidence.edgePair;
  const bool other =
      view.wording.still || !shown || edge != (owner == Owner::a ? shown->edgeA : shown->edgeB);
  if (!other && !body.moves) return;
  const std::string name = other ? "edge " + indexedName(body.name, edge) : body.name;
  // Where all bodies of one picture are drawn at that time one name tells it.
  const bool later = isLater(evidence, view);
  const bool first = body.moves && (owner == Owner::a || !bodyOf(evidence, Owner::a).moves);
  const bool timed = (first && later) || (body.moves && (!view.wording.still || time > 1));
  const EdgeEnds ends = edgeEnds(evidence, owner, edge);
  const Vec2 way = time * body.velocity;
  // Of an edge that is not drawn, the name stands near the hit that it is said to make.
  constexpr double kNearHit = 0.3;  // of the way from there to the middle of the edge
  const Vec2 named = lerp(ends[0], ends[1], 0.5) + way;
  const bool nearHit = timed && later;
  const Vec2 middle = camera.toScreen(
      nearHit ? lerp(*shownRecipeHit(evidence)->result.point, named, kNearHit) : named);
  const PartScope part(figure, later ? Part::name : kRecipeEdge);
  // On the side of its body: the edge of the other one may be right beside it.
  const Vec2 inward = camera.toScreen(body.centroid + way) - middle;
  const Vec2 below{middle.x < camera.toScreen(named).x ? -1.0 : 1.0,
                   1.0};  // of the words of the hit
  addLabel(figure, middle, nearHit ? below : inward,
           timed ? fmt::format("{} at t = {}", name, number(time)) : name, roleOf(owner),
           nearHit ? 3 : -1);
  figure.labels.back().text.size = 12;
  constexpr std::array kCrowded{RecipeFault::hitAsParallel, RecipeFault::edgesDoNotMeet,
                                RecipeFault::outsideStep};  // lines of both edges meet there
  figure.labels.back().leads =
      first || timed || std::ranges::find(kCrowded, evidence.recipe->fault) != kCrowded.end();
}

/// Where a hit that lies beside the other segment passes for a point of it; null = it does not.
const DrakeCandidate* besideIn(const PublishedEdgePair& hit) {
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  const bool beside =
      hit.result.kind == DrakeCase::crossing && accepted != nullptr && accepted->beside;
  return beside ? accepted : nullptr;
}

/// The bodies where they did meet at the hit: it lies before the start of the step.
void addBefore(Figure& figure, const Evidence& evidence, double time, Vec2 hit,
               const Camera& camera) {
  const PartScope part(figure, Part::publishedBody);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, owner);
    if (!body.moves) continue;
    std::vector<Vec2> outline = onScreen(body.vertices, camera, -time * body.velocity);
    const Vec2 away = camera.toScreen(body.centroid - time * body.velocity) - camera.toScreen(hit);
    const Vec2 farthest = foremostOf(outline, normalized(away)).middle;
    figure.add(Stroke{
        Layer::outline, std::move(outline), true, {kPublishedRole, 0.9}, 1.6, {3, 4}, Cap::butt});
    addLabel(figure, farthest, away,
             fmt::format("{} at t = {}, before the start", body.name, number(-time)),
             kPublishedRole, 6);
    figure.labels.back().text.size = 12;
    figure.labels.back().priority = -1;
  }
}

/// The edges are apart where they are said to meet; what rounds to nothing is not told.
void addGap(Figure& figure, const PublishedSweptSegments& hit, const Camera& camera) {
  const Vec2 from = camera.toScreen(*hit.point);
  const Vec2 to = camera.toScreen(*hit.fartherPoint);
  const double apart = distance(*hit.point, *hit.fartherPoint);
  constexpr double kShown = 1000;  // parts of a unit, those of the digits that are shown
  if (std::round(kShown * apart) == 0) return;
  const PartScope part(figure, Part::publishedPoint);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::gap, 1}, 3, {2, 3}, Cap::butt});
  addLabel(figure, lerp(from, to, 0.5), turnedLeft(to - from),
           fmt::format("here {} apart", number(apart)), Role::gap, 6);
}

/// Around the place of the hit while time stands there.
void addHitNow(Figure& figure, Vec2 place) {
  const PartScope part(figure, Part::publishedPoint);
  figure.add(Dot{Layer::evidence, place, 22, {kPublishedRole, 0.3}, {kPublishedRole, 1}, 1.5});
}

/// Half the width of the mark of a hit, so that the disc of the first contact stands clear of it.
double reachBeside(const Evidence& evidence, Vec2 hit, const Camera& camera) {
  constexpr double kLeast = 5;  // logical pixels
  constexpr double kBetween = 2;
  double reach = kHitReach;
  for (const Vec2 point : evidence.edges->points) {
    const Vec2 away = camera.toScreen(point) - camera.toScreen(hit);
    reach = std::min(reach, (std::abs(away.x) + std::abs(away.y)) / 2 - kBetween);
  }
  return std::max(reach, kLeast);
}

void paintHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
              const ViewState& view, bool alone) {
  const Camera& camera = view.camera;
  const double time = *hit.result.time;
  const bool drawnThere = standsAtHit(evidence, view);
  // Where the time itself is impossible, that alone is the point.
  const bool impossible = evidence.recipe->fault == RecipeFault::outsideStep;
  // How far edges are apart that are in outline is another matter.
  const bool later = isLater(evidence, view);
  if (alone || hasEdgesAtHit(evidence)) {
    // Bodies that stand there would be there once more.
    if (!drawnThere && (alone || later || impossible || !view.wording.still))
      addOutlinesAt(figure, evidence, time, camera);
    if (later) addNamesAt(figure, evidence, time, camera);
    for (const auto& [owner, edge] : {std::pair(Owner::a, hit.a), std::pair(Owner::b, hit.b)}) {
      if (!later) addEdgeAt(figure, evidence, owner, edge, time, camera);
      // A page has no room for it beside the hit that it is said to make.
      if (!alone && view.names && !(later && view.wording.paper))
        addEdgeWords(figure, evidence, owner, edge, time, view);
    }
  }
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  if (accepted != nullptr && accepted->behind && !accepted->beside && !impossible)
    addBefore(figure, evidence, time, *hit.result.point, camera);
  if (const DrakeCandidate* beside = besideIn(hit))
    addRecipeLens(figure, evidence, {hit.a, hit.b}, *beside, camera);
  if (const std::optional<RoundedWays> rounded = roundedWays(evidence, view)) {
    addRoundedWays(figure, *rounded, camera);
  } else if (alone || (hasEdgesAtHit(evidence) && !later && !(impossible && view.wording.still))) {
    addGap(figure, hit.result, camera);
  }
  if (!alone && view.time == time) addHitNow(figure, camera.toScreen(*hit.result.point));
  // On a page, where the badge has its time, the words would stand across the bodies.
  const bool brief = view.wording.paper && roundedWays(evidence, view);
  const std::string words = brief ? "published hit" : "published hit at t = " + number(time);
  if (later)
    addPublishedPoint(figure, camera.toScreen(*hit.result.point), words,
                      reachBeside(evidence, *hit.result.point, camera));
  else
    addRecipePoint(figure, evidence, *hit.result.point, words, camera, kHitReach);
}

/// What moves where the recipe sees the hit, in outline: of a wrong intercept the places of the
/// start tell, and here what comes of it.
void paintHitOfMovers(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedEdgePair* const hit = shownRecipeHit(evidence);
  if (hit == nullptr) return;
  const double time = *hit->result.time;
  addOutlinesAt(figure, evidence, time, camera);
  const Owner mover = bodyOf(evidence, Owner::a).moves ? Owner::a : Owner::b;
  const BodyShape& body = bodyOf(evidence, mover);
  addPublishedWords(figure, onScreen(body.vertices, camera, time * body.velocity), {0, 1},
                    "published hit at t = " + number(time));
  figure.labels.back().priority = 9;  // before both places of the start
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
    return paintHitOfMovers(figure, evidence, camera);
  const bool misses = shown == nullptr && !recipe.undefined && hasPathLane(evidence);
  if (alone && misses && toldPair(evidence) != nullptr) paintMissedPair(figure, evidence, camera);
  if (shown != nullptr) {
    paintHit(figure, evidence, *shown, view, alone);
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
