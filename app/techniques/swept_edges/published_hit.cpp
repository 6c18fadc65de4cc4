#include "app/techniques/swept_edges/published_hit.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/published_rounded.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

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

/// Where the end of a candidate starts.
Vec2 cornerOf(const Evidence& evidence, const PublishedEdgePair& hit,
              const DrakeCandidate& candidate) {
  const int edge = candidate.owner == Owner::a ? hit.a : hit.b;
  return edgeEnds(evidence, candidate.owner, edge)[static_cast<std::size_t>(candidate.end)];
}

/// Which corner was at the hit, and when: before the start of the step. A wrong intercept has its
/// hits elsewhere.
void addCornerBefore(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
                     const Camera& camera) {
  const DrakeCandidate& accepted = *acceptedOf(hit.result);
  const Vec2 place = camera.toScreen(*hit.result.point);
  const Vec2 way = *hit.result.time * bodyOf(evidence, accepted.owner).velocity;
  const Vec2 before = camera.toScreen(cornerOf(evidence, hit, accepted) - way);
  constexpr double kThere = 1;  // logical pixels
  if (!(distance(before, place) < kThere)) return;
  const PartScope part(figure, Part::publishedPoint);
  addLabel(figure, place, {0, -1},
           fmt::format("{} at t = {}", recipeEndName(evidence, hit, accepted),
                       number(-*hit.result.time)),
           kPublishedRole, 9);
  figure.labels.back().text.size = 12;
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

/// Where nearly parallel edges are taken for parallel: their distance is that of the first corner
/// of B's edge from the line of A's, which it has reached at the time of the hit.
void addMeasuredGap(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
                    const Camera& camera) {
  const double time = *hit.result.time;
  const EdgeEnds edge = edgeEnds(evidence, Owner::a, hit.a);
  const Vec2 measured =
      edgeEnds(evidence, Owner::b, hit.b)[0] + time * bodyOf(evidence, Owner::b).velocity;
  const Vec2 way = time * bodyOf(evidence, Owner::a).velocity;
  const bool first = distance(edge[0] + way, measured) < distance(edge[1] + way, measured);
  const Vec2 place = camera.toScreen(measured);
  addPublishedLine(figure, {camera.toScreen(edge[first ? 0 : 1] + way), place});
  const PartScope part(figure, Part::publishedPoint);
  addLabel(figure, place, {0, 1}, "gap measured here", kPublishedRole, 5);
  figure.labels.back().text.size = 12;
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

/// So far before the middle of the mark of a hit the way that leads there ends; logical pixels.
constexpr double kWayEnds = 9;

/// The way of the corner whose crossing with the way of the meeting point is taken for the hit.
void addWayToHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
                 const Camera& camera) {
  const DrakeCandidate& accepted = *acceptedOf(hit.result);
  const PartScope part(figure, Part::publishedPoint);
  const Vec2 tip = camera.toScreen(*hit.result.point);
  const Vec2 from = camera.toScreen(cornerOf(evidence, hit, accepted));
  const Vec2 foot = tip - kWayEnds * normalized(tip - from);
  addArrow(figure, Layer::evidence, from, foot, {kPublishedRole, 1}, 1.8);
  addLabel(figure, lerp(from, foot, 0.5), {0, -1},
           "way of corner " + recipeEndName(evidence, hit, accepted), kPublishedRole, 5);
  figure.labels.back().text.size = 12;
}

}  // namespace

const DrakeCandidate* besideIn(const PublishedEdgePair& hit) {
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  const bool beside =
      hit.result.kind == DrakeCase::crossing && accepted != nullptr && accepted->beside;
  return beside ? accepted : nullptr;
}

void paintRecipeHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
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
  if (evidence.recipe->fault == RecipeFault::hitAsParallel && view.wording.still)
    addMeasuredGap(figure, evidence, hit, camera);
  if (const DrakeCandidate* beside = besideIn(hit)) {
    addRecipeLens(figure, evidence, {hit.a, hit.b}, *beside, camera);
    if (beside->behind && view.wording.still) addCornerBefore(figure, evidence, hit, camera);
  }
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

void paintWrongIntercept(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedEdgePair* const hit = shownRecipeHit(evidence);
  if (hit == nullptr) return;
  const double time = *hit->result.time;
  addOutlinesAt(figure, evidence, time, camera);
  if (acceptedOf(hit->result) != nullptr) addWayToHit(figure, evidence, *hit, camera);
  addGap(figure, hit->result, camera);
  addRecipePoint(figure, evidence, *hit->result.point, "published hit at t = " + number(time),
                 camera);
  figure.labels.back().priority = 9;  // before both places of the start
}

}  // namespace sepax
