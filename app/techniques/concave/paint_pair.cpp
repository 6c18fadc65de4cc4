#include "app/techniques/concave/paint_pair.h"

#include "app/techniques/concave/options.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/ruler.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace sepax {

namespace {

constexpr double kRulerMargin = 46;  ///< from the shapes, logical pixels

void addBox(Figure& figure, const PartEvidence& part, const Camera& camera, Role role) {
  const PartScope scope(figure, Part::boundingBox);
  const auto [left, right] = std::ranges::minmax(part.vertices, {}, &Vec2::x);
  const auto [low, high] = std::ranges::minmax(part.vertices, {}, &Vec2::y);
  const std::vector<Vec2> corners{
      {left.x, low.y}, {right.x, low.y}, {right.x, high.y}, {left.x, high.y}};
  figure.add(
      Stroke{Layer::guide, onScreen(corners, camera), true, {role, 1}, 1.6, {3, 4}, Cap::butt});
}

/// As the ruler of the bodies, but each bar is that of a part.
void addAxisOfPair(Figure& figure, const Evidence& evidence, const Camera& camera,
                   const PartPair& pair) {
  addChosenEdge(figure, camera, evidence, pair.axis->name);
  const std::vector<BodyShape> bodies{evidence.bodies[static_cast<std::size_t>(evidence.a)],
                                      evidence.bodies[static_cast<std::size_t>(evidence.b)]};
  RulerData data = rulerData(evidence, *pair.axis);
  std::tie(data.bodyA, data.bodyB) = partNames(evidence, pair);
  const double offset =
      rulerOffset(figure, camera, data, bodies, kRulerMargin, RulerSide::roomier, RulerGround::any);
  addRuler(figure, camera, data, offset);
}

}  // namespace

int testedPair(const ConcaveEvidence& concave, const ViewState& view) {
  const bool chosen = view.step < 0 && view.options[kPartPair] >= 0;
  const bool stepped = concaveProgress(concave, view.step).phase == ConcaveProgress::Phase::pairs;
  return chosen || stepped ? shownPair(concave, view) : -1;
}

void addPairTest(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const int tested = testedPair(concave, view);
  if (tested < 0) return;
  const PartPair& pair = concave.pairs[static_cast<std::size_t>(tested)];
  addBox(figure, concave.partsA[static_cast<std::size_t>(pair.a)], view.camera, Role::a);
  addBox(figure, concave.partsB[static_cast<std::size_t>(pair.b)], view.camera, Role::b);
  if (pair.axis) addAxisOfPair(figure, evidence, view.camera, pair);
}

}  // namespace sepax
