#include "app/techniques/inside/paint_circles.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

/// From a rim on the screen to the nearest vertex of both.
double roomAt(Vec2 rim, const InsideEvidence& inside, const Camera& camera) {
  double room = kInfinity;
  for (const std::vector<PointEvidence>* points : {&inside.aInB, &inside.bInA})
    for (const PointEvidence& point : *points)
      room = std::min(room, distance(rim, camera.toScreen(point.point)));
  return room;
}

/// Where the radius is drawn to, on this side (-1 = left): first up slantwise, else where its words
/// stand farther from those of a vertex.
Vec2 radiusDirection(Vec2 center, double radius, double side, const InsideEvidence& inside,
                     const Camera& camera) {
  constexpr double kEnough = 70;  // logical pixels
  constexpr std::array kWays{Vec2{1, -1}, Vec2{1, -2}, Vec2{2, -1}, Vec2{1, 1}, Vec2{1, 2}};
  Vec2 best;
  double most = -1;
  for (const Vec2 way : kWays) {
    const Vec2 direction{side * way.x, way.y};
    const Vec2 rim = camera.toScreen(center) + radius * camera.zoom * normalized(direction);
    const double room = std::min(kEnough, roomAt(rim, inside, camera));
    if (room <= most) continue;
    most = room;
    best = direction;
  }
  return best;
}

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
  const auto rests = [&](int body) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    return !shape.moves && shape.spin == 0;
  };
  const bool still = rests(evidence.a) && rests(evidence.b);  // else it would leap about
  const auto add = [&](Vec2 center, double radius, Role role, bool left) {
    const double side = left ? -1 : 1;
    const Vec2 way = still ? radiusDirection(center, radius, side, *evidence.inside, view.camera)
                           : Vec2{side, -1};
    addCircle(figure, view.camera, center, radius, role, way, loud);
  };
  add(circles.centerA, circles.radiusA, Role::a, aLeft);
  add(circles.centerB, circles.radiusB, Role::b, !aLeft);
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
