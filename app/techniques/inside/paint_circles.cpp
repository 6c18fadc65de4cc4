#include "app/techniques/inside/paint_circles.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"

#include <fmt/format.h>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

/// A circle of the first phase with its radius, drawn into `direction` (screen).
void addCircle(Figure& figure, const Camera& camera, Vec2 center, double radius, Role role,
               Vec2 direction, bool loud) {
  if (radius == 0) return;  // of a point
  const PartScope part(figure, Part::circle);
  const Vec2 middle = camera.toScreen(center);
  const double reach = radius * camera.zoom;
  const double alpha = loud ? 1 : 0.6;
  figure.add(Stroke{
      Layer::guide, circlePoints(middle, reach), true, {role, alpha}, 1.4, {4, 5}, Cap::butt});
  const Vec2 rim = middle + reach * normalized(direction);
  figure.add(
      Stroke{Layer::guide, {middle, rim}, false, {role, 0.6 * alpha}, 1.2, {2, 4}, Cap::butt});
  figure.add(Dot{Layer::guide, middle, 3, {role, alpha}, {}, 0});
  addLabel(figure, rim, direction, "r = " + number(radius, 2), role, loud ? 5 : -1);
  figure.labels.back().text.size = 12;
  figure.labels.back().distance = 5;
}

}  // namespace

void addCircles(Figure& figure, const Evidence& evidence, const ViewState& view,
                const InsideShown& shown) {
  const CirclePhase& circles = evidence.inside->circles;
  const bool loud = !circles.meet || shown.progress.phase == Phase::circles;
  const bool aLeft = circles.centerA.x <= circles.centerB.x;
  const Vec2 left{-1, -1};
  const Vec2 right{1, -1};
  addCircle(figure, view.camera, circles.centerA, circles.radiusA, Role::a, aLeft ? left : right,
            loud);
  addCircle(figure, view.camera, circles.centerB, circles.radiusB, Role::b, aLeft ? right : left,
            loud);
  if (!loud) return;
  const Vec2 from = view.camera.toScreen(circles.centerA);
  const Vec2 to = view.camera.toScreen(circles.centerB);
  const Role role = circles.meet ? Role::overlap : Role::gap;
  const PartScope part(figure, Part::circleDistance);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2, {8, 5}, Cap::butt});
  addLabel(figure, (from + to) / 2, {0, 1},
           fmt::format("distance {} {} {}", number(circles.distance, 2), circles.meet ? "≤" : ">",
                       number(circles.radiusA + circles.radiusB, 2)),
           role, 8);
}

}  // namespace sepax
