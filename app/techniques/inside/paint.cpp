#include "app/figure/numbers.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/paint_circles.h"
#include "app/techniques/inside/paint_edges.h"
#include "app/techniques/inside/paint_rays.h"
#include "app/techniques/inside/paint_ways.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/row.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

constexpr int kManyPoints = 8;  ///< beyond these only one ray is loud

Part partOf(Side side) {
  switch (side) {
    case Side::inside:
      return Part::pointInside;
    case Side::boundary:
      return Part::pointOnBoundary;
    case Side::outside:
      break;
  }
  return Part::pointOutside;
}

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
  keepClear(figure, at, radius + 1);
}

bool isCrowd(const InsideEvidence& inside) { return pointCount(inside) > kCrowd; }

/// One of a crowd: a dot on the outline where it is not outside, without a claim to clear ground.
void addCrowdDot(Figure& figure, Vec2 at, Side side) {
  if (side == Side::outside) return;
  figure.add(Dot{Layer::handle, at, 2.5, {roleOf(side), 1}, {}, 0});
}

/// The other half: vertices of B, quieter; those that do not lie outside stand out.
void addOtherHalf(Figure& figure, const Evidence& evidence, const ViewState& view,
                  const InsideShown& shown) {
  const bool now = shown.progress.phase == Phase::otherHalf || shown.ofB;
  const std::string& name = bodyName(evidence, evidence.b);
  const bool crowd = evidence.inside->bInA.size() > static_cast<std::size_t>(kCrowd);
  // In a picture alone a point of A that lies inside is the answer.
  const InsidePhase by = evidence.inside->decidedBy;
  const bool told = view.wording.still && !now &&
                    (by == InsidePhase::verticesOfA || by == InsidePhase::middlesOfA);
  // Where edges decide, it counts that no vertex lies inside.
  const bool all = now || (view.wording.still && by == InsidePhase::edges && !crowd);
  for (const PointEvidence& point : evidence.inside->bInA) {
    if (told || (point.side == Side::outside && !all)) continue;
    const PartScope part(figure, partOf(point.side));
    const Vec2 at = view.camera.toScreen(point.point);
    if (crowd) {
      addCrowdDot(figure, at, point.side);
      continue;
    }
    addMark(figure, at, point.side, all ? 6.5 : 5.5, all ? 1 : 0.85);
    if (point.side != Side::inside) continue;
    addLabel(figure, at, at - view.camera.toScreen(evidence.inside->circles.centerB),
             fmt::format("{}{}{}", name, name.size() > 1 ? "·" : "", point.index), Role::result, 3);
  }
}

/// The point lies on the boundary and no other one does, so that a picture has room to say it.
bool isOnlyOnBoundary(const InsideEvidence& inside, int index) {
  for (int i = 0; i < pointCount(inside); ++i)
    if ((pointAt(inside, i).side == Side::boundary) != (i == index)) return false;
  return true;
}

void addPoint(Figure& figure, const Evidence& evidence, const ViewState& view,
              const InsideShown& shown, int index) {
  const InsideEvidence& inside = *evidence.inside;
  const PointEvidence& point = pointAt(inside, index);
  const PartScope part(figure, partOf(point.side));
  const Vec2 at = view.camera.toScreen(point.point);
  const bool middle = isMiddle(inside, index);
  const bool hot = shown.focus == index;
  addMark(figure, at, point.side, (middle ? 5 : 6.5) + (hot ? 2 : 0), 1);
  // While time runs and rays are drawn, a point outside has its name at the end of its ray alone.
  const bool runs = view.time > 0 && view.step < 0 && raysTell(evidence, view);
  if (runs && point.side == Side::outside && !hot) return;
  const Vec2 outward = at - view.camera.toScreen(inside.circles.centerA);
  std::string name = pointName(evidence, index);
  if (view.wording.still && isOnlyOnBoundary(inside, index)) name += " on the boundary";
  addLabel(figure, at, outward, std::move(name), roleOf(point.side), middle ? 2 : 6);
}

/// The edge of B at which the step looks.
void addTestedEdge(Figure& figure, const Evidence& evidence, const ViewState& view,
                   const InsideShown& shown) {
  if (shown.progress.phase != Phase::crossing) return;
  const InsideEvidence& inside = *evidence.inside;
  const PointEvidence& point = pointAt(inside, shown.progress.point);
  const int edge = point.ray[static_cast<std::size_t>(shown.progress.meeting - 1)].edge;
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const int end = nextVertex(shape.form, inside.placesB.size(), edge).value_or(edge);
  const Vec2 from = inside.placesB[static_cast<std::size_t>(edge)];
  const Vec2 to = inside.placesB[static_cast<std::size_t>(end)];
  const PartScope part(figure, Part::chosenEdge);
  figure.add(Stroke{Layer::evidence,
                    {view.camera.toScreen(from), view.camera.toScreen(to)},
                    false,
                    {Role::text, 1},
                    5,
                    {},
                    Cap::round});
}

/// Points with a ray, the one in focus last so that it lies on top.
std::vector<int> pointsWithRay(const InsideEvidence& inside, const InsideShown& shown, int known) {
  std::vector<int> points;
  for (int i = 0; !isCrowd(inside) && i < known; ++i) {
    if (i != shown.focus) points.push_back(i);
  }
  if (shown.focus >= 0) points.push_back(shown.focus);
  return points;
}

/// In one picture of an article that moves the vertices the ray of the one that answers is enough.
bool castsTell(const Evidence& evidence, const ViewState& view) {
  return view.wording.still && standsBesideArticle(evidence, view) && evidence.publishedCrossing &&
         evidence.publishedCrossing->fault == CrossingFault::integerCast &&
         evidence.inside->decidedBy == InsidePhase::verticesOfA;
}

/// The point whose side is not known yet.
void addCurrentPoint(Figure& figure, const Evidence& evidence, const ViewState& view, int index) {
  const PartScope part(figure, Part::currentPoint);
  const Vec2 at = view.camera.toScreen(pointAt(*evidence.inside, index).point);
  figure.add(Dot{Layer::handle, at, 8, {Role::accent, 1}, {Role::text, 1}, 2});
  addLabel(figure, at, {-1, -1}, pointName(evidence, index), Role::accent, 8);
}

void addPoints(Figure& figure, const Evidence& evidence, const ViewState& view,
               const InsideShown& shown) {
  const InsideEvidence& inside = *evidence.inside;
  const InsideProgress& progress = shown.progress;
  const bool all = progress.phase >= Phase::otherHalf;
  const int known = all ? pointCount(inside) : progress.point + 1;
  addTestedEdge(figure, evidence, view, shown);
  const bool rays = progress.phase != Phase::otherHalf && progress.phase != Phase::edges;
  if (rays && raysTell(evidence, view)) {
    InsideShown ofA = shown;
    ofA.ofB = false;
    ofA.dim = shown.ofB && !shown.halves;
    const std::vector<int> points = castsTell(evidence, view)
                                        ? std::vector<int>{tellingPoint(inside.aInB)}
                                        : pointsWithRay(inside, shown, known);
    addRays(figure, evidence, view, ofA, points);
  }
  const bool undecided = progress.phase == Phase::point || progress.phase == Phase::crossing;
  for (int i = 0; i < known; ++i) {
    if (undecided && i == progress.point) continue;
    if (isCrowd(inside) && i != shown.focus) {
      const PointEvidence& point = pointAt(inside, i);
      const PartScope part(figure, partOf(point.side));
      addCrowdDot(figure, view.camera.toScreen(point.point), point.side);
    } else {
      addPoint(figure, evidence, view, shown, i);
    }
  }
  if (undecided) addCurrentPoint(figure, evidence, view, progress.point);
}

/// The rays of B's vertices, over those of A; of two halves only the one that decides.
void addRaysOfB(Figure& figure, const Evidence& evidence, const ViewState& view,
                InsideShown shown) {
  const auto count = static_cast<int>(evidence.inside->bInA.size());
  shown.focus = focusedVertexOfB(evidence, view);
  if (shown.focus < 0 && count > kManyPoints) shown.focus = tellingPoint(evidence.inside->bInA);
  std::vector<int> points;
  for (int i = 0; i < count && count <= kCrowd && !shown.halves; ++i)
    if (i != shown.focus) points.push_back(i);
  if (shown.focus >= 0) points.push_back(shown.focus);
  addRays(figure, evidence, view, shown, points);
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

std::optional<LaterPose> insidePose(const Evidence& evidence, const ViewState&, int body) {
  if (!evidence.inside) return std::nullopt;
  if (body == evidence.a) return evidence.laterA;
  return body == evidence.b ? evidence.laterB : std::nullopt;
}

void addPoses(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const InsideEvidence& inside = *evidence.inside;
  for (const int body : {evidence.b, evidence.a}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    const std::vector<Vec2>& places = body == evidence.a ? inside.placesA : inside.placesB;
    if (shape.moves && view.time == 0) addVelocity(figure, evidence, view, {}, body);
    if (!insidePose(evidence, view, body)) continue;
    const PartScope part(figure, Part::pose);
    addOutlines(figure, shape, places, view.camera,
                {Layer::outline, roleOf(evidence, body), 1, 2.4, 0.3, {}});
  }
}

namespace {

/// Bodies that turn where they first meet, as long as that is to come, and a point in which they
/// do.
void addFirstMeeting(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const std::optional<double> time = insideHold(evidence);
  if (!time || view.time > 0) return;
  addContact(figure, *evidence.insideMeetingPoint, "first contact at t = " + number(*time),
             view.camera);
  const PartScope part(figure, Part::pose);
  for (const int body : {evidence.b, evidence.a}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    if (!shape.moves && shape.spin == 0) continue;
    const BodyShape then = movedToSeen(
        shape,
        {shape.position, shape.position + *time * shape.velocity, rotationOf(*time * shape.spin)});
    addOutlines(figure, then, view.camera,
                {Layer::ghost, roleOf(evidence, body), 1, 1.8, 0.12, {2, 3}});
  }
}

/// Circles that meet say nothing of polygons that meet, too, nor of where an article goes wrong;
/// those of an article may be others.
bool circlesTell(const Evidence& evidence, const ViewState& view, const InsideShown& shown) {
  const InsideEvidence& inside = *evidence.inside;
  const bool beside = standsBesideArticle(evidence, view);
  return shown.progress.phase != Phase::result || !inside.circles.meet ||
         (!inside.intersects && !beside) || view.options[kRadii] != Radii::measured;
}

}  // namespace

void paintInside(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!evidence.inside) return;
  if (isBesideFrames(evidence, view)) return paintFramesExact(evidence, view, figure);
  const InsideEvidence& inside = *evidence.inside;
  InsideShown shown;
  shown.progress = insideProgress(inside, view.step);
  shown.focus = focusedPoint(evidence, view);
  if (shown.focus < 0) shown.focus = defaultFocus(inside);
  // While time runs the ray that decides is enough, unless others are asked for: rays of vertices
  // on their way would cross.
  const bool decided = inside.decidedBy == InsidePhase::verticesOfA && inside.intersects &&
                       view.options[kRaysOf] == RaysOf::deciding;
  if (shown.focus < 0 && view.time > 0 && view.step < 0 && decided)
    shown.focus = tellingPoint(inside.aInB);
  shown.rayEnd = rayEndOf(evidence, view.camera);
  shown.ofB = shown.progress.phase == Phase::result && raysAreOfB(evidence, view);
  shown.halves = shown.ofB && view.options[kRaysOf] == RaysOf::deciding &&
                 focusedVertexOfB(evidence, view) >= 0 && pointCount(inside) <= kManyPoints;
  addPoses(figure, evidence, view);
  if (shown.progress.phase == Phase::result) addFirstMeeting(figure, evidence, view);
  if (circlesTell(evidence, view, shown)) addCircles(figure, evidence, view, shown);
  if (shown.progress.phase == Phase::circles) return;
  const bool needed = inside.circles.meet || shown.focus >= 0;
  if (needed) addPoints(figure, evidence, view, shown);
  if (shown.ofB && inside.circles.meet) addRaysOfB(figure, evidence, view, shown);
  if (shown.progress.phase >= Phase::otherHalf) addOtherHalf(figure, evidence, view, shown);
  if (shown.progress.phase >= Phase::edges) addMeetings(figure, evidence, view, shown);
  if (shown.progress.phase == Phase::result) addWays(figure, evidence, view.camera);
}

}  // namespace sepax
