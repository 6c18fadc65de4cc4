#include "app/techniques/sat/paint_approximations.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/sat/approximation_words.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/paint_pixels.h"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr Dash kDash{5, 4};

void addCircle(Figure& figure, const Camera& camera, Vec2 center, double radius, Role role) {
  const Vec2 middle = camera.toScreen(center);
  const PartScope part(figure, Part::boundingCircle);
  if (radius > 0) {
    figure.add(Stroke{Layer::guide,
                      circlePoints(middle, radius * camera.zoom),
                      true,
                      {role, 1},
                      1.8,
                      kDash,
                      Cap::butt});
  }
  figure.add(Dot{Layer::guide, middle, 3, {role, 1}, {}, 0});
}

/// Square to the way between two places, upwards on the screen.
Vec2 upAcross(Vec2 from, Vec2 to) {
  const Vec2 across = turnedLeft(to - from);
  return across.y < 0 ? across : -across;
}

/// The upper one of the points in which the circles cross, off the bodies, or the middle between
/// the centres; logical pixels.
Vec2 placeOfCircles(const CircleApproximation& circles, const Camera& camera) {
  const Vec2 from = camera.toScreen(circles.centerA);
  const Vec2 to = camera.toScreen(circles.centerB);
  const double apart = distance(from, to);
  if (!(apart > 0)) return from;
  const double a = circles.radiusA * camera.zoom;
  const double b = circles.radiusB * camera.zoom;
  const double along = (apart * apart + a * a - b * b) / (2 * apart);
  const double square = a * a - along * along;
  if (!(square > 0)) return lerp(from, to, 0.5);
  return lerp(from, to, along / apart) + std::sqrt(square) * normalized(upAcross(from, to));
}

void addCircles(Figure& figure, const CircleApproximation& circles, const Camera& camera) {
  addCircle(figure, camera, circles.centerA, circles.radiusA, Role::a);
  addCircle(figure, camera, circles.centerB, circles.radiusB, Role::b);
  const Vec2 from = camera.toScreen(circles.centerA);
  const Vec2 to = camera.toScreen(circles.centerB);
  const Role role = roleOf(circles.answer);
  const PartScope part(figure, Part::circleDistance);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2, {8, 5}, Cap::butt});
  addLabel(figure, placeOfCircles(circles, camera), upAcross(from, to),
           fmt::format("centres {} {} radii {}{}", number(circles.distance, 2),
                       circles.answer.meet ? "≤" : ">",
                       number(circles.radiusA + circles.radiusB, 2), judgement(circles.answer)),
           role, 8);
}

std::vector<Vec2> cornersOf(const Bounds& box, const Camera& camera) {
  return onScreen({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, camera);
}

void addBox(Figure& figure, std::vector<Vec2> corners, Role role) {
  const PartScope part(figure, Part::boundingBox);
  figure.add(Stroke{Layer::guide, std::move(corners), true, {role, 1}, 1.8, kDash, Cap::butt});
}

/// The boxes with their common part, and the answer.
void addBoxes(Figure& figure, const BoxApproximation& boxes, const Camera& camera) {
  addBox(figure, cornersOf(boxes.a, camera), Role::a);
  addBox(figure, cornersOf(boxes.b, camera), Role::b);
  const PartScope part(figure, boxes.common ? Part::commonBox : Part::boundingBox);
  const Bounds place = boxes.common.value_or(boxes.a);
  const std::vector<Vec2> corners = cornersOf(place, camera);
  if (boxes.common) {
    figure.add(Fill{Layer::fill, corners, {Role::overlap, kDepthTint}});
    figure.add(Fill{Layer::fill, corners, {Role::overlap, 0.8}, Hatch::cross});
    figure.add(Stroke{Layer::guide, corners, true, {Role::overlap, 1}, 1.4, {}, Cap::butt});
  }
  // Where the borders cross, off both bodies.
  const Vec2 up = upAcross(camera.toScreen((boxes.a.min + boxes.a.max) / 2),
                           camera.toScreen((boxes.b.min + boxes.b.max) / 2));
  addLabel(figure, foremostOf(corners, up).middle, up,
           (boxes.common ? "boxes meet" : "boxes apart") + judgement(boxes.answer),
           roleOf(boxes.answer), 8);
}

}  // namespace

void addApproximation(Figure& figure, const Evidence& evidence, const ViewState& view) {
  if (!evidence.approximations) return;
  const ApproximationEvidence& found = *evidence.approximations;
  switch (view.options[kApproximation]) {
    case Approximation::none:
      break;
    case Approximation::circles:
      return addCircles(figure, found.circles, view.camera);
    case Approximation::boxes:
      return addBoxes(figure, found.boxes, view.camera);
    case Approximation::pixels:
      if (found.pixels) addPixels(figure, *found.pixels, view.camera);
      break;
  }
}

}  // namespace sepax
