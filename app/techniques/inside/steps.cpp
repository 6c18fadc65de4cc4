#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/row.h"
#include "app/techniques/inside/steps_result.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <string>

// The verdict of each step.

namespace sepax {
namespace {

using InsideStep = InsideProgress::Phase;

std::string meetingText(const Evidence& evidence, const RayCrossing& crossing) {
  const std::string edge = nameOf(evidence, {Owner::b, crossing.edge});
  switch (crossing.meeting) {
    case RayMeeting::counted:
      return crossing.vertex ? fmt::format(
                                   "edge {} has one end above the ray and one on it: it "
                                   "counts",
                                   edge)
                             : fmt::format("edge {} has its ends on both sides: it counts", edge);
    case RayMeeting::passedOver:
      return fmt::format("edge {} only touches the ray and does not rise above it: passed over",
                         edge);
    case RayMeeting::holdsPoint:
      break;
  }
  return fmt::format("edge {} holds the point itself: on the boundary", edge);
}

/// Of a step in the loop over the points of A.
Verdict pointVerdict(const Evidence& evidence, const InsideProgress& progress) {
  const InsideEvidence& inside = *evidence.inside;
  const PointEvidence& point = pointAt(inside, progress.point);
  const std::string name = pointName(evidence, progress.point);
  const std::string badge =
      fmt::format("Point {} of {} · {}", progress.point + 1, pointCount(inside), name);
  if (progress.phase == InsideStep::point) {
    return {
        badge, Role::accent,
        fmt::format("Send a ray from {} to the right and count the edges of {} that it crosses.",
                    name, bodyName(evidence, evidence.b))};
  }
  if (progress.phase == InsideStep::crossing) {
    const RayCrossing& met = point.ray[static_cast<std::size_t>(progress.meeting - 1)];
    return {badge, Role::accent,
            fmt::format("On the ray of {}, {}.", name, meetingText(evidence, met))};
  }
  return {badge, roleOf(point.side), fmt::format("{} has {}.", name, sideText(evidence, point))};
}

Verdict stepVerdict(const Evidence& evidence, const InsideProgress& progress) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  const CirclePhase& circles = inside.circles;
  if (progress.phase == InsideStep::circles) {
    return {circles.meet ? "Circles meet · go on" : "Circles apart · no hit",
            circles.meet ? Role::accent : Role::gap,
            fmt::format("The centres are {} apart, the radii together {}: {}.",
                        number(circles.distance), number(circles.radiusA + circles.radiusB),
                        circles.meet ? "the circles meet, so the points have to be tested"
                                     : "where they stand, nothing can meet")};
  }
  if (progress.phase == InsideStep::otherHalf) {
    return {fmt::format("The other half · {} in {}", b, a), Role::accent,
            fmt::format("Vertices of {} in {}: {}.", b, a, otherHalfText(evidence))};
  }
  if (progress.phase == InsideStep::edges) {
    return {"Edges against edges", Role::accent,
            fmt::format("The edges of {} and {} have {} in common.", a, b, sharedText(inside))};
  }
  return pointVerdict(evidence, progress);
}

/// Of bodies that turn, at the very time, as far as looking often tells.
Verdict firstContactVerdict(const Evidence& evidence, double time) {
  return {"First contact now", Role::result,
          fmt::format("At t = {} {} and {} meet.{}", number(time), bodyName(evidence, evidence.a),
                      bodyName(evidence, evidence.b), turnWords(evidence))};
}

}  // namespace

Verdict insideVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.inside) {
    return noAnswer(evidence, "inside", "The crossing number needs two simple polygons");
  }
  if (isBesideFrames(evidence, view)) return framesExactVerdict(evidence, view);
  const InsideProgress progress = insideProgress(*evidence.inside, view.step);
  if (progress.phase != InsideStep::result) return stepVerdict(evidence, progress);
  Verdict verdict = insideResult(evidence);
  const bool outside = !evidence.inside->intersects && evidence.inside->circles.meet;
  if (outside && !raysTell(evidence, view))
    verdict.badge = "Outside · no vertex inside, no edges meet";
  const std::optional<double> meeting = insideHold(evidence);
  if (evidence.inside->intersects && meeting == view.time)
    return firstContactVerdict(evidence, view.time);
  if (!evidence.inside->intersects && meeting && *meeting > view.time)
    verdict.role = Role::result;  // of the step, as where neither turns
  return verdict;
}

}  // namespace sepax
