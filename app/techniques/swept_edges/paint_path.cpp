#include "app/techniques/swept_edges/paint_path.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/swept_edges/paint_pair.h"

#include <algorithm>
#include <string>
#include <utility>

namespace sepax {

namespace {

/// Along A's edge: off its middle, where the arrow of a segment's velocity starts.
constexpr double kBesideArrow = 0.25;

using Phase = SweepProgress::Phase;
using Marks = std::vector<CandidateMark>;

/// Its name, and its dot unless the disc of a candidate stands there.
void addMeetingDot(Figure& figure, const Camera& camera, const Marks& marks, Vec2 point,
                   std::string text, bool filled) {
  const PartScope part(figure, Part::meetingPoint);
  const Vec2 p = camera.toScreen(point);
  if (std::ranges::none_of(marks, [p](const CandidateMark& mark) { return hides(mark, p); })) {
    figure.add(
        Dot{Layer::handle, p, 6, {filled ? Role::path : Role::ground, 1}, {Role::path, 1}, 2});
    keepClear(figure, p, 7);
  }
  addLabel(figure, p, {1, -0.4}, std::move(text), Role::path, 7);
}

/// The arrow in the middle of what is seen of the path.
void addWay(Figure& figure, const std::vector<Vec2>& seen) {
  if (distance(seen[0], seen[1]) < 60) return;
  const Vec2 way = normalized(seen[1] - seen[0]);
  const Vec2 tip = lerp(seen[0], seen[1], 0.78);
  addArrow(figure, Layer::evidence, tip - 12.0 * way, tip, {Role::path, 1}, 3.4);
}

/// The path as far as it is seen.
void addPath(Figure& figure, const MeetingPath& path, const Camera& camera) {
  const PartScope part(figure, Part::meetingPath);
  const std::vector<Vec2> seen =
      clippedSegment(camera.toScreen(path.start), camera.toScreen(path.end), camera);
  if (seen.empty()) return;
  figure.add(Stroke{Layer::evidence, seen, false, {Role::path, 1}, 2.6, {}, Cap::butt});
  addWay(figure, seen);
}

}  // namespace

void addMeetingPath(Figure& figure, const Evidence& evidence, const ViewState& view,
                    const Marks& marks, Phase phase) {
  const Camera& camera = view.camera;
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (!pair.path) return;
  if (pair.path->rests) {
    addMeetingDot(figure, camera, marks, pair.path->start, "lines meet here all the time", true);
    return;
  }
  addMeetingDot(figure, camera, marks, pair.path->start, "lines meet at t = 0", false);
  if (phase == Phase::start) return;
  addPath(figure, *pair.path, camera);
  addMeetingDot(figure, camera, marks, pair.path->end, "lines meet at t = 1", true);
  if (view.time > 0) {
    addMeetingDot(figure, camera, marks, lerp(pair.path->start, pair.path->end, view.time),
                  "t = " + number(view.time), true);
  }
}

/// From A's line straight to B's.
void addClosing(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (!pair.parallel || pair.parallel->sameLine) return;
  const PartScope part(figure, Part::closing);
  const Vec2 across = turnedLeft(normalized(pair.endsB[1] - pair.endsB[0]));
  const Vec2 foot = lerp(pair.endsA[0], pair.endsA[1], kBesideArrow);
  const Vec2 other = foot + dot(pair.endsB[0] - foot, across) * across;
  const Vec2 from = camera.toScreen(foot);
  const Vec2 to = camera.toScreen(other);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::path, 1}, 2, {3, 4}, Cap::butt});
  const int direction = pair.parallel->direction;
  if (direction != 0) {
    addArrow(figure, Layer::evidence, lerp(from, to, direction > 0 ? 0.35 : 0.65),
             lerp(from, to, direction > 0 ? 0.6 : 0.4), {Role::path, 1}, 2.6);
  }
  addLabel(
      figure, lerp(from, to, 0.5), turnedLeft(to - from),
      "gap " + number(pair.parallel->gap, 2) + ", closing at " + number(pair.parallel->speed, 2),
      Role::path, 8);
}

}  // namespace sepax
