#include <algorithm>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/paint_rays.h"
#include "app/techniques/drawing/moving.h"

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

constexpr int kManyPoints = 8;  ///< beyond these only one ray is loud

std::vector<Vec2> placesOf(const std::vector<PointEvidence>& points) {
  std::vector<Vec2> places;
  for (const PointEvidence& point : points) places.push_back(point.point);
  return places;
}

// ---- bodies and circles -------------------------------------------------------------------------

/// Bodies that turn or move, where they are at the time that the test is about.
void addPoses(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const InsideEvidence& inside = *evidence.inside;
  for (const int body : {evidence.b, evidence.a}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    const std::vector<Vec2> places = placesOf(body == evidence.a ? inside.aInB : inside.bInA);
    if (shape.moves && view.time == 0) addVelocity(figure, evidence, view, {}, body);
    if (!hasLeftStart(evidence, body)) continue;
    addPolygon(figure, onScreen(places, view.camera),
               {Layer::outline, roleOf(evidence, body), 1, 2.4, 0.3, {}});
  }
}

std::vector<Vec2> circlePoints(Vec2 center, double radius) {
  constexpr int kSides = 120;
  std::vector<Vec2> points;
  for (int i = 0; i < kSides; ++i) {
    const double angle = 2 * std::numbers::pi * i / kSides;
    points.push_back(center + radius * Vec2{std::cos(angle), std::sin(angle)});
  }
  return points;
}

/// A circle of the first phase with its radius, drawn into `direction` (screen).
void addCircle(Figure& figure, const Camera& camera, Vec2 center, double radius, Role role,
               Vec2 direction, bool loud) {
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
  figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2, {8, 5}, Cap::butt});
  addLabel(figure, (from + to) / 2, {0, 1},
           fmt::format("distance {} {} {}", number(circles.distance, 2), circles.meet ? "≤" : ">",
                       number(circles.radiusA + circles.radiusB, 2)),
           role, 8);
}

// ---- marks --------------------------------------------------------------------------------------

/// Inside: a full disc; outside: a ring; on the boundary: a ring with a dot.
void addMark(Figure& figure, Vec2 at, Side side, double radius, double alpha) {
  const Role role = roleOf(side);
  const bool full = side == Side::inside;
  figure.add(Dot{Layer::handle,
                 at,
                 radius,
                 {full ? role : Role::ground, alpha},
                 {full ? Role::text : role, alpha},
                 full ? 1.5 : 2.2});
  if (side == Side::boundary) {
    figure.add(Dot{Layer::handle, at, radius * 0.42, {role, alpha}, {}, 0});
  }
  Box around;
  around.min = at - Vec2{radius + 1, radius + 1};
  around.max = at + Vec2{radius + 1, radius + 1};
  figure.keepClear.push_back(around);
}

/// A crowd of points is drawn without its rays and names: only the point in focus has them.
constexpr int kCrowd = 200;

bool isCrowd(const InsideEvidence& inside) { return pointCount(inside) > kCrowd; }

/// One of a crowd: a dot on the outline where it is not outside, without a claim to clear ground.
void addCrowdDot(Figure& figure, Vec2 at, Side side) {
  if (side == Side::outside) return;
  figure.add(Dot{Layer::handle, at, 2.5, {roleOf(side), 1}, {}, 0});
}

/// The other half: vertices of B, quieter; those that do not lie outside stand out.
void addOtherHalf(Figure& figure, const Evidence& evidence, const ViewState& view,
                  const InsideShown& shown) {
  const bool now = shown.progress.phase == Phase::otherHalf;
  const std::string& name = evidence.bodies[static_cast<std::size_t>(evidence.b)].name;
  const bool crowd = evidence.inside->bInA.size() > static_cast<std::size_t>(kCrowd);
  for (const PointEvidence& point : evidence.inside->bInA) {
    if (point.side == Side::outside && !now) continue;
    const Vec2 at = view.camera.toScreen(point.point);
    if (crowd) {
      addCrowdDot(figure, at, point.side);
      continue;
    }
    addMark(figure, at, point.side, now ? 6.5 : 5.5, now ? 1 : 0.85);
    if (point.side != Side::inside) continue;
    addLabel(figure, at, {0.4, -1},
             fmt::format("{}{}{}", name, name.size() > 1 ? "·" : "", point.index), Role::result, 3);
  }
}

// ---- points -------------------------------------------------------------------------------------

void addPoint(Figure& figure, const Evidence& evidence, const ViewState& view,
              const InsideShown& shown, int index) {
  const InsideEvidence& inside = *evidence.inside;
  const PointEvidence& point = pointAt(inside, index);
  const Vec2 at = view.camera.toScreen(point.point);
  const bool middle = static_cast<std::size_t>(index) >= inside.aInB.size();
  const bool hot = shown.focus == index;
  addMark(figure, at, point.side, (middle ? 5 : 6.5) + (hot ? 2 : 0), 1);
  const Vec2 outward = at - view.camera.toScreen(inside.circles.centerA);
  addLabel(figure, at, outward, pointName(evidence, index), roleOf(point.side), middle ? 2 : 6);
}

/// The edge of B at which the step looks.
void addTestedEdge(Figure& figure, const Evidence& evidence, const ViewState& view,
                   const InsideShown& shown) {
  if (shown.progress.phase != Phase::crossing) return;
  const InsideEvidence& inside = *evidence.inside;
  const PointEvidence& point = pointAt(inside, shown.progress.point);
  const auto edge = static_cast<std::size_t>(
      point.ray[static_cast<std::size_t>(shown.progress.meeting - 1)].edge);
  const Vec2 from = inside.bInA[edge].point;
  const Vec2 to = inside.bInA[(edge + 1) % inside.bInA.size()].point;
  figure.add(Stroke{Layer::evidence,
                    {view.camera.toScreen(from), view.camera.toScreen(to)},
                    false,
                    {Role::text, 1},
                    5,
                    {},
                    Cap::round});
}

void addPoints(Figure& figure, const Evidence& evidence, const ViewState& view,
               const InsideShown& shown) {
  const InsideProgress& progress = shown.progress;
  const int count = pointCount(*evidence.inside);
  const bool all = progress.phase >= Phase::otherHalf;
  const int known = all ? count : progress.point + 1;
  addTestedEdge(figure, evidence, view, shown);
  const bool rays = progress.phase != Phase::otherHalf && progress.phase != Phase::edges;
  const bool crowd = isCrowd(*evidence.inside);
  std::vector<int> withRay;
  for (int i = 0; rays && !crowd && i < known; ++i) {
    if (i != shown.focus) withRay.push_back(i);
  }
  if (rays && shown.focus >= 0) withRay.push_back(shown.focus);
  addRays(figure, evidence, view, shown, withRay);
  const bool undecided = progress.phase == Phase::point || progress.phase == Phase::crossing;
  for (int i = 0; i < known; ++i) {
    if (undecided && i == progress.point) continue;
    if (crowd && i != shown.focus) {
      const PointEvidence& point = pointAt(*evidence.inside, i);
      addCrowdDot(figure, view.camera.toScreen(point.point), point.side);
    } else {
      addPoint(figure, evidence, view, shown, i);
    }
  }
  if (!undecided) return;
  const Vec2 at = view.camera.toScreen(pointAt(*evidence.inside, progress.point).point);
  figure.add(Dot{Layer::handle, at, 8, {Role::accent, 1}, {Role::text, 1}, 2});
  addLabel(figure, at, {-1, -1}, pointName(evidence, progress.point), Role::accent, 8);
}

// ---- edges --------------------------------------------------------------------------------------

/// Whether the number of a counter stands there.
bool hasCounter(const Figure& figure, Vec2 at) {
  return std::ranges::any_of(figure.items, [at](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->layer == Layer::handle && distance(text->position, at) < 8;
  });
}

/// Where edges cross: a full diamond, or a hollow one around the counter that stands there.
void addDiamond(Figure& figure, Vec2 at) {
  const bool around = hasCounter(figure, at);
  const double half = around ? 15 : 6;
  const std::vector<Vec2> diamond{at + Vec2{0, -half}, at + Vec2{half, 0}, at + Vec2{0, half},
                                  at + Vec2{-half, 0}};
  if (!around) figure.add(Fill{Layer::handle, diamond, {Role::overlap, 1}, Hatch::none});
  figure.add(Stroke{Layer::handle,
                    diamond,
                    true,
                    {around ? Role::overlap : Role::ground, 1},
                    around ? 2.0 : 1.2,
                    {},
                    Cap::butt});
  Box clear;
  clear.min = at - Vec2{half, half};
  clear.max = at + Vec2{half, half};
  figure.keepClear.push_back(clear);
}

void addMeetings(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const InsideShown& shown) {
  const InsideEvidence& inside = *evidence.inside;
  for (const EdgeOverlap& overlap : inside.overlaps) {
    figure.add(Stroke{Layer::evidence,
                      {view.camera.toScreen(overlap.from), view.camera.toScreen(overlap.to)},
                      false,
                      {Role::overlap, 0.9},
                      6,
                      {8, 4},
                      Cap::butt});
  }
  constexpr std::size_t kManyMeetings = 8;
  const bool now = shown.progress.phase == Phase::edges;
  const bool crowd = inside.meetings.size() > static_cast<std::size_t>(kCrowd);
  for (const EdgeMeeting& meeting : inside.meetings) {
    const Vec2 at = view.camera.toScreen(meeting.point);
    if (crowd) {
      figure.add(Dot{Layer::handle, at, 2.5, {Role::overlap, 1}, {}, 0});
      continue;
    }
    addDiamond(figure, at);
    if (inside.meetings.size() > kManyMeetings && !now) continue;
    addLabel(figure, at, {-1, 1},
             fmt::format("t {}  u {}", number(meeting.t, 2), number(meeting.u, 2)), Role::overlap,
             now ? 8 : -1);
    figure.labels.back().text.size = 12;
  }
}

/// With many rays one is loud: the first that tells of a vertex inside, else the first one.
int defaultFocus(const InsideEvidence& inside) {
  if (pointCount(inside) <= kManyPoints) return -1;
  for (int i = 0; i < pointCount(inside); ++i) {
    if (pointAt(inside, i).side == Side::inside) return i;
  }
  return 0;
}

}  // namespace

bool hasLeftStart(const Evidence& evidence, int body) {
  if (!evidence.inside) return false;
  return (body == evidence.a && evidence.leftStartA) || (body == evidence.b && evidence.leftStartB);
}

void paintInside(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!evidence.inside) return;
  const InsideEvidence& inside = *evidence.inside;
  InsideShown shown;
  shown.progress = insideProgress(inside, view.step);
  shown.focus = focusedPoint(evidence, view);
  if (shown.focus < 0) shown.focus = defaultFocus(inside);
  shown.rayEnd = rayEndOf(evidence, view.camera);
  addPoses(figure, evidence, view);
  addCircles(figure, evidence, view, shown);
  if (shown.progress.phase == Phase::circles) return;
  const bool needed = inside.circles.meet || shown.focus >= 0;
  if (needed) addPoints(figure, evidence, view, shown);
  if (shown.progress.phase >= Phase::otherHalf) addOtherHalf(figure, evidence, view, shown);
  if (shown.progress.phase >= Phase::edges) addMeetings(figure, evidence, view, shown);
}

}  // namespace sepax
