#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/paint_crowd.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "app/techniques/swept_edges/paint_path.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

using Phase = SweepProgress::Phase;
using Marks = std::vector<CandidateMark>;

void addSegment(Figure& figure, const Camera& camera, Layer layer, Vec2 from, Vec2 to, Paint paint,
                double width, Dash dash) {
  std::vector<Vec2> points = clippedSegment(camera.toScreen(from), camera.toScreen(to), camera);
  if (points.empty()) return;
  figure.add(Stroke{layer, std::move(points), false, paint, width, dash, Cap::butt});
}

/// The vertex of a candidate at the start.
Vec2 startOf(const EdgePairEvidence& pair, std::size_t candidate) {
  return endsOf(pair, candidate < 2 ? Owner::a : Owner::b)[candidate % 2];
}

/// The way of an end during the step and, fainter, beyond it to where it crosses.
void addEndPath(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index) {
  const EdgeCandidate& candidate = evidence.edgePair->candidates[index];
  if (!bodyOf(evidence, candidate.owner).moves) return;
  const Vec2 velocity = bodyOf(evidence, candidate.owner).velocity;
  const PartScope part(figure, Part::endPath);
  const Vec2 start = startOf(*evidence.edgePair, index);
  const Role role = roleOf(candidate.owner);
  addSegment(figure, camera, Layer::guide, start, start + velocity, {role, 0.95}, 1.6, {2, 4});
  const bool early = candidate.fate == CandidateFate::beforeStart;
  if (!candidate.point || (!early && candidate.fate != CandidateFate::afterEnd)) return;
  const Vec2 near = early ? start : start + velocity;
  addSegment(figure, camera, Layer::guide, near, *candidate.point, {role, 0.4}, 1, {2, 6});
}

void addCandidates(Figure& figure, const Evidence& evidence, const Camera& camera, int known,
                   const Marks& marks) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(known); ++i) {
    addEndPath(figure, evidence, camera, i);
  }
  for (const CandidateMark& mark : marks) addCandidateMark(figure, mark, camera);
}

/// Both polygons where they first meet, else where the step ends.
void addPoses(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const bool meets = edges.contact == Contact::entering || edges.contact == Contact::grazing;
  const PartScope part(figure, Part::pose);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& shape = bodyOf(evidence, owner);
    if (!shape.moves) continue;
    const double time = meets ? *edges.time : 1;
    addOutlines(figure, shape, camera,
                {Layer::ghost, roleOf(owner), meets ? 0.95 : 0.6, 1.7, meets ? 0.12 : 0.04, {7, 5}},
                time * shape.velocity);
  }
}

/// The first contact of the polygons where another pair is shown.
void addContact(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const auto& candidates = evidence.edgePair->candidates;
  const PartScope part(figure, Part::contact);
  for (const Vec2 point : edges.points) {
    const Vec2 p = camera.toScreen(point);
    const bool marked =
        std::any_of(candidates.begin(), candidates.end(), [&](const EdgeCandidate& candidate) {
          return candidate.first && distance(camera.toScreen(*candidate.point), p) < 2;
        });
    if (marked) continue;
    figure.add(Dot{Layer::handle, p, 7, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 8);
    addLabel(figure, p, {-1, -1}, "first contact  t = " + number(*edges.time), Role::result, 9);
  }
  if (!edges.normal || edges.points.empty()) return;
  const Vec2 tail = camera.toScreen(edges.points.front());
  const Vec2 way = Camera::turned(*edges.normal);
  addArrow(figure, Layer::handle, tail + 13.0 * way, tail + 52.0 * way, {Role::result, 1}, 2.4);
  for (const double along : {20.0, 34.0, 48.0}) keepClear(figure, tail + along * way, 8);
}

}  // namespace

void paintSweptEdges(const Evidence& evidence, const ViewState& view, Figure& figure) {
  addVelocities(figure, evidence, view, kSweptEdgesHandles);
  if (!evidence.edges) return;
  const Camera& camera = view.camera;
  const SweepProgress progress = sweepProgress(evidence, view.step);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  const Marks marks =
      reached(Phase::candidates)
          ? candidateMarks(evidence, camera, progress.candidates, reached(Phase::first))
          : Marks{};
  if (reached(Phase::boxes)) {
    addBoxes(figure, evidence, camera, progress.phase);
    addCrowd(figure, evidence, camera, progress.phase == Phase::boxes);
    addChosenEdges(figure, evidence, view);
  }
  if (reached(Phase::start)) {
    addLines(figure, evidence, camera, 0, 0.85);
    addMeetingPath(figure, evidence, view, marks, progress.phase);
    addClosing(figure, evidence, camera);
  }
  if (reached(Phase::path)) addLines(figure, evidence, camera, 1, 0.35);
  if (progress.phase == Phase::path) addEdgesAtEnd(figure, evidence, camera);
  if (reached(Phase::candidates)) {
    addCandidates(figure, evidence, camera, progress.candidates, marks);
  }
  if (view.time > 0) {
    for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
      addPose(figure, evidence.bodies[i], roleOf(evidence, static_cast<int>(i)), camera, view.time);
    }
    addLines(figure, evidence, camera, view.time, 0.6);
  }
  if (!reached(Phase::result)) return;
  addPoses(figure, evidence, camera);
  addContact(figure, evidence, camera);
}

}  // namespace sepax
