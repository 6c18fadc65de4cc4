#include "app/figure/numbers.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/paint_pair.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/convex_parts.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Phase = ConcaveProgress::Phase;

constexpr double kSamePlace = 0x1p-20;  ///< of the push: corners as deep as that are equally deep

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

void addPart(Figure& figure, const PartEvidence& part, const Camera& camera, Role role,
             double fill) {
  const PartScope scope(figure, Part::convexPart);
  addPolygon(figure, onScreen(part.vertices, camera), {Layer::guide, role, 1, 3, fill, {}});
}

/// The two parts at hand stand out where there are others; parts that are apart by their outlines
/// alone.
void addPair(Figure& figure, const ConcaveEvidence& concave, int pair, const Camera& camera) {
  if (pair < 0 || concave.partsA.size() + concave.partsB.size() == 2) return;
  const PartPair& shown = concave.pairs[static_cast<std::size_t>(pair)];
  const double fill = shown.relation == Relation::disjoint ? 0 : 0.3;
  addPart(figure, concave.partsA[static_cast<std::size_t>(shown.a)], camera, Role::a, fill);
  addPart(figure, concave.partsB[static_cast<std::size_t>(shown.b)], camera, Role::b, fill);
}

/// Where the push of a pair takes hold: of what the two parts share the place that lies deepest in
/// B against the push. It is on A's outline, and the push ends on B's.
Vec2 holdOf(const PartPair& pair, Vec2 push) {
  const auto deep = [&](Vec2 place) { return -dot(place, push); };
  Vec2 deepest = pair.region.front();
  for (const Vec2 corner : pair.region)
    if (deep(corner) > deep(deepest)) deepest = corner;
  const double slack = kSamePlace * squaredLength(push);
  Vec2 sum;
  int count = 0;
  for (const Vec2 corner : pair.region) {
    if (deep(corner) < deep(deepest) - slack) continue;
    sum += corner;
    ++count;
  }
  return sum / count;
}

/// The overlapping pair that the shortest push has to do with first.
const PartPair& heldPair(const ConcaveEvidence& concave) {
  for (const int index : concave.limitedBy) {
    const PartPair& pair = concave.pairs[static_cast<std::size_t>(index)];
    if (!pair.region.empty()) return pair;
  }
  return concave.pairs[static_cast<std::size_t>(concave.chosen)];
}

void addMove(Figure& figure, const Camera& camera, const PartPair& pair, Vec2 push, bool whole) {
  if (pair.region.empty()) return;  // too small to be drawn
  const Vec2 hold = holdOf(pair, push);
  const Vec2 from = camera.toScreen(hold);
  const Vec2 to = camera.toScreen(hold + push);
  const PartScope scope(figure, whole ? Part::push : Part::singlePush);
  const Role role = whole ? Role::result : Role::muted;
  if (whole)  // it often lies along an edge
    figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::ground, 0.9}, 12, {}, Cap::butt});
  addArrow(figure, Layer::handle, from, to, {role, 1}, whole ? 4 : 2, whole ? Dash{} : Dash{6, 4});
  figure.add(Dot{Layer::handle, from, whole ? 4.0 : 3.0, {role, 1}, {Role::ground, 1}, 1.2});
  Box around;
  around.min = {std::min(from.x, to.x) - 5, std::min(from.y, to.y) - 5};
  around.max = {std::max(from.x, to.x) + 5, std::max(from.y, to.y) + 5};
  figure.keepClear.push_back(around);
  for (const Vec2 corner : onScreen(pair.region, camera)) keepClear(figure, corner, 4);
}

void addGhost(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 push,
              bool whole) {
  const PartScope scope(figure, whole ? Part::pushedBody : Part::singlePush);
  addOutlines(figure, bodyA(evidence), camera,
              {Layer::ghost, whole ? Role::a : Role::muted, whole ? 0.65 : 0.7, whole ? 1.8 : 1.2,
               0, whole ? Dash{6, 4} : Dash{2, 4}},
              push);
}

/// Words at the side of A's ghost that lies foremost in a direction of the screen, beyond what else
/// stands there.
void addGhostWords(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 push,
                   Vec2 way, std::string words, Part part, Role role) {
  const std::vector<Vec2>& vertices = bodyA(evidence).vertices;
  const Foremost side = foremostOf(onScreen(vertices, camera, push), way);
  const Foremost other = foremostOf(onScreen(vertices, camera, evidence.concave->mtv), way);
  const PartScope scope(figure, part);
  addLabel(figure, side.middle, way, std::move(words), role, 9);
  figure.labels.back().distance = 6 + std::max(other.reach - side.reach, 0.0);
}

/// Across the push, on the screen, away from B: where nothing else of the push stands.
Vec2 besidePush(const Evidence& evidence, Vec2 push) {
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const Vec2 across = normalized(turnedLeft(push));
  const bool towardsB = dot(across, b.centroid - bodyA(evidence).centroid) > 0;
  return Camera::turned(towardsB ? -across : across);
}

/// What the parts share now.
void addOverlaps(Figure& figure, const ConcaveEvidence& concave, const Camera& camera) {
  for (const PartPair& pair : concave.pairs)
    if (pair.region.size() >= 3) addSharedArea(figure, pair.region, camera);
}

/// In a picture alone: which parts share them, and how deep these two alone are in each other.
void addOverlapNames(Figure& figure, const Evidence& evidence, const Camera& camera) {
  constexpr std::ptrdiff_t kMost = 6;  // more of them nobody tells apart
  const std::vector<PartPair>& pairs = evidence.concave->pairs;
  const auto shares = [](const PartPair& pair) { return pair.region.size() >= 3; };
  if (std::ranges::count_if(pairs, shares) > kMost) return;
  const PartScope scope(figure, Part::overlap);
  for (const PartPair& pair : pairs) {
    if (!shares(pair)) continue;
    Vec2 sum;
    for (const Vec2 corner : pair.region) sum += camera.toScreen(corner);
    addLabel(figure, sum / static_cast<double>(pair.region.size()), {0, 1},
             fmt::format("{}: {}", pairName(evidence, pair), number(pair.depth, 3)), Role::overlap,
             3);
  }
}

/// What the push of one pair alone would leave overlapping, at the place to which it leads.
void addRemaining(Figure& figure, const PartPair& pair, const Camera& camera) {
  const PartScope scope(figure, Part::singlePush);
  for (const RemainingOverlap& left : pair.remaining) {
    if (left.region.empty()) continue;
    figure.add(Stroke{Layer::evidence,
                      onScreen(left.region, camera),
                      true,
                      {Role::muted, 1},
                      2,
                      {2, 3},
                      Cap::butt});
  }
}

/// "A·2 and B·1 alone, 0.657 long: not enough"; on a page, where the text is large, without the
/// number.
std::string singleWords(const Evidence& evidence, const ViewState& view, const PartPair& pair) {
  const std::string length = view.wording.paper ? "" : fmt::format(", {} long", number(pair.depth));
  return pairName(evidence, pair) + " alone" + length +
         (pair.separates ? ": enough" : ": not enough");
}

/// The shortest push of all, at the tip of its arrow.
void addPushWords(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const PartPair& held = heldPair(concave);
  if (held.region.empty()) return;
  const Vec2 tip = view.camera.toScreen(holdOf(held, concave.mtv) + concave.mtv);
  const std::string vector = view.wording.paper ? "" : numbers(concave.mtv) + ", ";
  const PartScope scope(figure, Part::push);
  addLabel(figure, tip, Vec2{concave.mtv.x, -concave.mtv.y},
           fmt::format("MTV {}{} long", vector, number(concave.depth)), Role::result, 9);
}

/// The push of one pair, and where it leads.
void addSinglePush(Figure& figure, const Evidence& evidence, const ViewState& view,
                   const PartPair& pair) {
  const Camera& camera = view.camera;
  addMove(figure, camera, pair, pair.push, false);
  const Vec2 way = normalized(Camera::turned(pair.push));
  addGhost(figure, evidence, camera, pair.push, false);
  addRemaining(figure, pair, camera);
  addGhostWords(figure, evidence, camera, pair.push, way, singleWords(evidence, view, pair),
                Part::singlePush, Role::muted);
}

void addPush(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const Camera& camera = view.camera;
  addOverlaps(figure, concave, camera);
  if (view.wording.still && view.names && concave.pairs.size() > 1)
    addOverlapNames(figure, evidence, camera);
  addGhost(figure, evidence, camera, concave.mtv, true);
  addGhostWords(figure, evidence, camera, concave.mtv, besidePush(evidence, concave.mtv),
                bodyA(evidence).name + " after the push", Part::pushedBody, Role::a);
  if (concave.pushEdge) {  // which the push is at a right angle to
    addChosenEdge(figure, camera, evidence, *concave.pushEdge, {.normal = !view.wording.still});
    addEdgeName(figure, camera, evidence, *concave.pushEdge, 0.25, 7);
  }
  // In a picture alone the sentence tells of it.
  if (const int single = singlePushPair(concave, view); single >= 0 && !view.wording.still)
    addSinglePush(figure, evidence, view, concave.pairs[static_cast<std::size_t>(single)]);
  addMove(figure, camera, heldPair(concave), concave.mtv, true);
  addPushWords(figure, evidence, view);
}

/// "distance 0.812", with the parts that are so near where there are several that have names.
std::string distanceWords(const Evidence& evidence, bool named) {
  const ConcaveEvidence& concave = *evidence.concave;
  const std::string distance = "distance " + number(concave.distance->distance, 3);
  if (concave.pairs.size() == 1 || !named) return distance;
  return pairName(evidence, concave.pairs[static_cast<std::size_t>(*concave.nearest)]) + ": " +
         distance;
}

void addDistance(Figure& figure, const Evidence& evidence, const Camera& camera, bool named) {
  const Distance& found = *evidence.concave->distance;
  const PartScope scope(figure, Part::distance);
  const Vec2 from = camera.toScreen(found.onA);
  const Vec2 to = camera.toScreen(found.onB);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::gap, 1}, 3, {2, 4}, Cap::butt});
  for (const Vec2 end : {from, to}) {  // a vertex there has a handle over it
    figure.add(Dot{Layer::evidence, end, 10, {Role::gap, 0.35}, {Role::gap, 1}, 2});
    figure.add(Dot{Layer::evidence, end, 5, {Role::gap, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, end, 10);
  }
  addLabel(figure, (from + to) / 2, turnedLeft(to - from), distanceWords(evidence, named),
           Role::gap, 9);
  figure.labels.back().distance = 14;  // clear of the rings
}

/// The parts of A and, where they are known, of B, with their names, and the pair at hand.
void addParts(Figure& figure, const Evidence& evidence, const ViewState& view, bool ofBoth) {
  const ConcaveEvidence& concave = *evidence.concave;
  addConvexParts(figure, evidence, view, evidence.a);
  if (ofBoth) addConvexParts(figure, evidence, view, evidence.b);
  addPair(figure, concave, shownPair(concave, view), view.camera);
}

}  // namespace

void paintConcave(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!evidence.concave) return;
  const ConcaveEvidence& concave = *evidence.concave;
  const ConcaveProgress progress = concaveProgress(concave, view.step);
  const bool answered = progress.phase == Phase::result;
  // In a picture alone that has the answer of an article, too, the whole bodies are the matter.
  const bool parts = !answered || !view.wording.still || !standsBesideArticle(evidence, view);
  if (parts) addParts(figure, evidence, view, progress.phase >= Phase::partsOfB);
  addPairTest(figure, evidence, view);
  if (!answered) return;
  if (concave.relation == Relation::overlapping) addPush(figure, evidence, view);
  const auto isPushed = [](const Item& item) { return partOf(item) == Part::publishedBody; };
  // Beside an article's push the badge has how far they are apart.
  const bool told = !parts && std::ranges::any_of(figure.items, isPushed);
  if (concave.distance && !told) addDistance(figure, evidence, view.camera, parts);
}

}  // namespace sepax
