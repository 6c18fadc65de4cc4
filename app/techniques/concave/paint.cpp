#include "app/figure/numbers.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/drawing/draw.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using Phase = ConcaveProgress::Phase;

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// The sides of the parts that are no edges of the polygon.
void addCuts(Figure& figure, const std::vector<PartEvidence>& parts, const Camera& camera,
             Role role) {
  const PartScope scope(figure, Part::convexCut);
  for (const PartEvidence& part : parts) {
    const std::vector<Vec2> outline = onScreen(part.vertices, camera);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      if (!part.isCut[i]) continue;
      figure.add(Stroke{Layer::guide,
                        {outline[i], outline[(i + 1) % outline.size()]},
                        false,
                        {role, 0.8},
                        1.4,
                        {5, 4},
                        Cap::butt});
    }
  }
}

/// "P2" in each part of a polygon that has several, counted from 1 as in the texts.
void addPartNames(Figure& figure, const std::vector<PartEvidence>& parts, const Camera& camera,
                  Role role) {
  if (parts.size() < 2) return;
  const PartScope scope(figure, Part::name);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Vec2 sum;
    for (const Vec2 vertex : parts[i].vertices) sum += vertex;
    const Vec2 middle = sum / static_cast<double>(parts[i].vertices.size());
    addLabel(figure, camera.toScreen(middle), {}, fmt::format("P{}", i + 1), role, -1);
    figure.labels.back().text.size = 12;
    figure.labels.back().distance = 0;
  }
}

void addPart(Figure& figure, const PartEvidence& part, const Camera& camera, Role role) {
  const PartScope scope(figure, Part::convexPart);
  addPolygon(figure, onScreen(part.vertices, camera), {Layer::guide, role, 1, 3, 0.3, {}});
}

/// The two parts at hand stand out.
void addPair(Figure& figure, const ConcaveEvidence& concave, int pair, const Camera& camera) {
  if (pair < 0) return;
  const PartPair& shown = concave.pairs[static_cast<std::size_t>(pair)];
  addPart(figure, concave.partsA[static_cast<std::size_t>(shown.a)], camera, Role::a);
  addPart(figure, concave.partsB[static_cast<std::size_t>(shown.b)], camera, Role::b);
}

void addMove(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 push,
             const std::string& words, bool whole) {
  const Vec2 from = camera.toScreen(bodyA(evidence).centroid);
  const Vec2 to = camera.toScreen(bodyA(evidence).centroid + push);
  const PartScope scope(figure, whole ? Part::push : Part::singlePush);
  const Role role = whole ? Role::result : Role::muted;
  addArrow(figure, Layer::handle, from, to, {role, 1}, whole ? 4 : 2, whole ? Dash{} : Dash{6, 4});
  Box around;
  around.min = {std::min(from.x, to.x) - 5, std::min(from.y, to.y) - 5};
  around.max = {std::max(from.x, to.x) + 5, std::max(from.y, to.y) + 5};
  figure.keepClear.push_back(around);
  addLabel(figure, to, to - from, words, role, 9);
}

void addPush(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const ConcaveEvidence& concave = *evidence.concave;
  {
    const PartScope scope(figure, Part::pushedBody);
    addPolygon(figure, onScreen(bodyA(evidence).vertices, camera, concave.mtv),
               {Layer::ghost, Role::a, 0.5, 1.8, 0.08, {6, 4}});
  }
  if (concave.differs) {
    const PartPair& best = concave.pairs[static_cast<std::size_t>(*concave.bestPair)];
    addMove(figure, evidence, camera, best.push,
            fmt::format("one pair alone |{}|{}", number(best.depth, 2),
                        best.separates ? "" : " · not enough"),
            false);
  }
  addMove(figure, evidence, camera, concave.mtv,
          "MTV " + numbers(concave.mtv) + "  |" + number(concave.depth, 2) + "|", true);
}

void addDistance(Figure& figure, const Distance& found, const Camera& camera) {
  const PartScope scope(figure, Part::distance);
  const Vec2 from = camera.toScreen(found.onA);
  const Vec2 to = camera.toScreen(found.onB);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::gap, 1}, 3, {2, 4}, Cap::butt});
  for (const Vec2 end : {from, to})
    figure.add(Dot{Layer::evidence, end, 5, {Role::gap, 1}, {Role::ground, 1}, 1.5});
  addLabel(figure, (from + to) / 2, turnedLeft(to - from), "distance " + number(found.distance, 3),
           Role::gap, 9);
}

}  // namespace

void paintConcave(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!evidence.concave) return;
  const ConcaveEvidence& concave = *evidence.concave;
  const ConcaveProgress progress = concaveProgress(concave, view.step);
  addCuts(figure, concave.partsA, view.camera, Role::a);
  if (progress.phase >= Phase::partsOfB) addCuts(figure, concave.partsB, view.camera, Role::b);
  if (view.names) addPartNames(figure, concave.partsA, view.camera, Role::a);
  if (view.names && progress.phase >= Phase::partsOfB)
    addPartNames(figure, concave.partsB, view.camera, Role::b);
  addPair(figure, concave, shownPair(concave, view), view.camera);
  if (progress.phase != Phase::result) return;
  if (concave.relation == Relation::overlapping) addPush(figure, evidence, view.camera);
  if (concave.distance) addDistance(figure, *concave.distance, view.camera);
}

}  // namespace sepax
