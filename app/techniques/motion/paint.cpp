#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

const BodyShape& bodyAt(const Evidence& evidence, int index) {
  return evidence.bodies[static_cast<std::size_t>(index)];
}

std::vector<BodyShape> movedPair(const Evidence& evidence, double time) {
  std::vector<BodyShape> shapes{bodyAt(evidence, evidence.a), bodyAt(evidence, evidence.b)};
  for (BodyShape& shape : shapes) {
    for (Vec2& vertex : shape.vertices) vertex += time * shape.velocity;
  }
  return shapes;
}

/// Velocity of A as seen from B, where both move.
void addRelativeVelocity(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const Vec2 velocity = evidence.motion->relativeVelocity;
  const BodyShape& a = bodyAt(evidence, evidence.a);
  if (!bodyAt(evidence, evidence.b).moves || evidence.motion->atRest) return;
  const PartScope part(figure, Part::relativeVelocity);
  const Vec2 tail = view.camera.toScreen(a.centroid);
  const Vec2 tip = view.camera.toScreen(a.centroid + velocity);
  addArrow(figure, Layer::guide, tail, tip, {Role::accent, 0.9}, 1.6, {3, 4});
  addLabel(figure, tip, tip - tail, "velocity A−B " + numbers(velocity), Role::accent, 4);
}

void addAxisRuler(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(shownAxis(motion, view))];
  RulerData data = rulerData(evidence, axis);
  const MotionProgress progress = motionProgress(motion, view.step);
  const bool moved = progress.phase >= MotionProgress::Phase::speed;
  if (axis.direction != 0 && moved) data.extendedA = axis.extended;
  RulerData placed = data;  // where it stands it stays through the phases
  placed.extendedA = axis.extended;
  addRuler(figure, view.camera, data,
           rulerOffset(view.camera, placed, shapesOnTheWay(evidence), kRulerMargin));
  addChosenEdge(figure, view.camera, evidence, axis.name);
}

void addContact(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.points.empty()) return;
  const Camera& camera = view.camera;
  const PartScope part(figure, Part::contact);
  const std::vector<Vec2> points = onScreen(motion.points, camera);
  if (points.size() == 2) {
    figure.add(Stroke{Layer::handle, points, false, {Role::result, 1}, 5, {}, Cap::round});
  }
  for (const Vec2 p : points) {
    figure.add(Dot{Layer::handle, p, 7, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 9);
  }
  const Vec2 way = Camera::turned(*motion.normal);
  addArrow(figure, Layer::handle, points[0], points[0] + 46.0 * way, {Role::result, 1}, 2.4);
  addLabel(figure, points[0], {-1, -1.4},
           (motion.contact == Contact::grazing ? "grazes at t = " : "first contact  t = ") +
               number(*motion.time),
           Role::result, 9);
  figure.labels.back().distance = 30;
}

}  // namespace

std::vector<BodyShape> shapesOnTheWay(const Evidence& evidence) {
  std::vector<BodyShape> shapes = movedPair(evidence, 0);
  for (const double time : {evidence.motion->time.value_or(1.0), 1.0}) {
    for (BodyShape& shape : movedPair(evidence, time)) shapes.push_back(std::move(shape));
  }
  return shapes;
}

int shownAxis(const MotionEvidence& motion, const ViewState& view) {
  const MotionProgress progress = motionProgress(motion, view.step);
  if (progress.phase != MotionProgress::Phase::result) return progress.axis;
  if (view.step >= 0) return motion.deciding;
  for (const auto& name : {view.hoveredAxis, view.selectedAxis}) {
    if (!name) continue;
    for (std::size_t i = 0; i < motion.axes.size(); ++i) {
      if (motion.axes[i].name == *name) return static_cast<int>(i);
    }
  }
  return motion.deciding;
}

void paintMotion(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (view.options[kSlide]) return paintSlide(evidence, view, figure);
  const Camera& camera = view.camera;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const int index = static_cast<int>(i);
    addGhosts(figure, evidence.bodies[i], roleOf(evidence, index), camera);
    addVelocity(figure, evidence, view, kMotionHandles, index);
  }
  if (!evidence.motion) return;
  const MotionEvidence& motion = *evidence.motion;
  addRelativeVelocity(figure, evidence, view);
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  if (answered && (motion.contact == Contact::entering || motion.contact == Contact::grazing)) {
    for (const int body : {evidence.a, evidence.b}) {
      addPose(figure, bodyAt(evidence, body), roleOf(evidence, body), camera, *motion.time, 0.3);
    }
  }
  if (view.time > 0) {
    for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
      addPose(figure, evidence.bodies[i], roleOf(evidence, static_cast<int>(i)), camera, view.time,
              0.45);
    }
  }
  addAxisRuler(figure, evidence, view);
  if (answered) addContact(figure, evidence, view);
}

}  // namespace sepax
