#include "app/techniques/motion/paint_contact.h"

#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/motion/lane_plan.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/motion_moment.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The push that the page computes is drawn as an arrow: in the world from where A's middle gets.
bool showsPublishedPush(const Evidence& evidence, const ViewState& view) {
  return laneAnswers(evidence, view).move && evidence.publishedSat->willIntersect &&
         evidence.publishedSat->mtv != Vec2{};
}

/// How large marks are beside bodies of which one is small, at the most 1.
double markShare(const Evidence& evidence, const Camera& camera) {
  constexpr double kUsual = 44;  // logical pixels, of the longer side of a body
  constexpr double kLeast = 0.4;
  double side = kUsual;
  for (const int body : {evidence.a, evidence.b}) {
    const BodyShape& shape = bodyAt(evidence, body);
    if (shape.thin) continue;
    const ScreenBounds bounds = screenBounds(shape, camera);
    side = std::min(side, std::max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y));
  }
  return std::max(kLeast, side / kUsual);
}

/// The arrow of the published push, from where A's middle gets, logical pixels.
std::pair<Vec2, Vec2> pushArrow(const Evidence& evidence, const Camera& camera) {
  const Vec2 from = bodyAt(evidence, evidence.a).centroid + evidence.publishedSat->velocity;
  return {camera.toScreen(from), camera.toScreen(from + evidence.publishedSat->mtv)};
}

bool liesAtPush(const Evidence& evidence, const ViewState& view, Vec2 point) {
  constexpr double kNear = 20;  // logical pixels
  if (!showsPublishedPush(evidence, view)) return false;
  const auto [from, to] = pushArrow(evidence, view.camera);
  return distance(point, nearestOnSegment(from, to, point)) < kNear;
}

/// Radius of the mark of a contact, logical pixels: between two samples it must not hide them, nor
/// the arrow of a published push.
double contactRadius(const Evidence& evidence, const ViewState& view, Vec2 point) {
  const bool between = sampleBefore(*evidence.motion) || liesAtPush(evidence, view, point);
  return std::min(between ? 4.0 : 7.0, 7 * markShare(evidence, view.camera));
}

/// Of the points of a contact the one that bears its normal and its words: away from the arrow of a
/// published push.
Vec2 namedPoint(const Evidence& evidence, const ViewState& view, const std::vector<Vec2>& points) {
  if (!showsPublishedPush(evidence, view)) return points.front();
  const auto [from, to] = pushArrow(evidence, view.camera);
  const Vec2 middle = (from + to) / 2;
  return *std::ranges::max_element(points, {}, [&](Vec2 point) { return distance(point, middle); });
}

}  // namespace

bool showsContactNormal(const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const double time = shownTime(evidence, view);
  const bool overSamples = time == 0 && sampleBefore(motion);  // it would lie on them
  return !motion.points.empty() && !overSamples && !standsBesideArticle(evidence, view) &&
         (time == 0 || stageAt(motion, time) != MotionStage::before);
}

void addContact(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.points.empty()) return;
  const Camera& camera = view.camera;
  const PartScope part(figure, Part::contact);
  const std::vector<Vec2> points = onScreen(motion.points, camera);
  const double time = shownTime(evidence, view);
  const MotionStage stage = stageAt(motion, time);
  if (points.size() == 2) {
    const double width = sampleBefore(motion) ? 2.4 : 5;  // beside it the gap to a sample is seen
    figure.add(Stroke{Layer::handle, points, false, {Role::result, 1}, width, {}, Cap::round});
  }
  for (const Vec2 p : points) {
    if (stage == MotionStage::contact)
      figure.add(Dot{Layer::handle, p, 15, {Role::result, 0.35}, {Role::result, 1}, 1.5});
    const double radius = contactRadius(evidence, view, p);
    figure.add(Dot{Layer::handle, p, radius, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 9);
  }
  const Vec2 way = Camera::turned(*motion.normal);
  const Vec2 named = namedPoint(evidence, view, points);
  if (showsContactNormal(evidence, view)) {
    const Vec2 tip = named + 46.0 * markShare(evidence, camera) * way;
    addArrow(figure, Layer::handle, named, tip, {Role::result, 1}, 2.4);
    addLabel(figure, tip, way, "normal", Role::result, 4);
  }
  // Above a contact of parts there are their names.
  addLabel(figure, named, motion.parts ? Vec2{-1, 1.4} : Vec2{-1, -1.4},
           (motion.contact == Contact::grazing ? "grazes at t = " : "first contact at t = ") +
               number(*motion.time),
           Role::result, isAboutThePush(evidence, view) ? 5 : 9);  // that has its words first
  figure.labels.back().distance = 30;
  figure.labels.back().leads = isAboutThePush(evidence, view);  // arrows end near it
}

}  // namespace sepax
