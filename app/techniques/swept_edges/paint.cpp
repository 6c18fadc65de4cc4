#include <algorithm>
#include <cmath>
#include <span>

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/swept_edges.h"

namespace sepax {

namespace {

using Phase = SweepProgress::Phase;
using Ends = std::array<Vec2, 2>;
using Marks = std::vector<CandidateMark>;
constexpr double kNarrationRoom = 44;  ///< logical pixels that long lines leave to the sentence

const BodyShape& bodyOf(const Evidence& evidence, Owner owner) {
  return evidence.bodies[static_cast<std::size_t>(owner == Owner::a ? evidence.a : evidence.b)];
}

Role roleOf(Owner owner) { return owner == Owner::a ? Role::a : Role::b; }

Vec2 velocityOf(const Evidence& evidence, Owner owner) { return bodyOf(evidence, owner).velocity; }

const Ends& endsOf(const EdgePairEvidence& pair, Owner owner) {
  return owner == Owner::a ? pair.endsA : pair.endsB;
}

void keepClear(Figure& figure, Vec2 center, double radius) {
  Box box;
  box.min = center - Vec2{radius, radius};
  box.max = center + Vec2{radius, radius};
  figure.keepClear.push_back(box);
}

/// The part of a segment that lies in the figure; its ends may be very far away.
std::vector<Vec2> clippedSegment(Vec2 from, Vec2 to, const Camera& camera) {
  const std::vector<Vec2> line =
      clippedLine(from, to - from, camera.width, camera.height - kNarrationRoom);
  if (line.empty()) return {};
  const double square = dot(to - from, to - from);
  const auto place = [&](Vec2 p) {
    return std::clamp(dot(p - from, to - from) / square, 0.0, 1.0);
  };
  const double first = place(line[0]);
  const double last = place(line[1]);
  if (!(first < last)) return {};
  return {lerp(from, to, first), lerp(from, to, last)};
}

void addSegment(Figure& figure, const Camera& camera, Layer layer, Vec2 from, Vec2 to, Paint paint,
                double width, Dash dash) {
  std::vector<Vec2> points = clippedSegment(camera.toScreen(from), camera.toScreen(to), camera);
  if (points.empty()) return;
  figure.add(Stroke{layer, std::move(points), false, paint, width, dash, Cap::butt});
}

// ---- boxes and edges ----------------------------------------------------------------------------

void addBox(Figure& figure, const Camera& camera, const SweptBox& box, const Outline& outline) {
  addPolygon(figure,
             onScreen({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, camera),
             outline);
}

const SweptEdge* edgeWith(const std::vector<SweptEdge>& edges, int index) {
  const auto found = std::find_if(edges.begin(), edges.end(),
                                  [index](const SweptEdge& edge) { return edge.index == index; });
  return found == edges.end() ? nullptr : &*found;
}

/// Boxes of the polygons; those of the edges only where the boxes are the matter.
void addBoxes(Figure& figure, const Evidence& evidence, const Camera& camera, Phase phase) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = *evidence.edgePair;
  const bool matter = phase == Phase::boxes;
  const double alpha = matter ? 0.75 : 0.38;
  addBox(figure, camera, edges.boxA, {Layer::ghost, Role::a, alpha, 1.2, 0, {2, 5}});
  addBox(figure, camera, edges.boxB, {Layer::ghost, Role::b, alpha, 1.2, 0, {2, 5}});
  if (!matter) return;
  const SweptEdge* a = edgeWith(edges.edgesA, pair.edgeA);
  const SweptEdge* b = edgeWith(edges.edgesB, pair.edgeB);
  if (a) addBox(figure, camera, a->box, {Layer::guide, Role::a, 1, 1.6, 0.12, {8, 4}});
  if (b) addBox(figure, camera, b->box, {Layer::guide, Role::b, 1, 1.6, 0.12, {8, 4}});
}

void addEdge(Figure& figure, const Camera& camera, const Ends& ends, Vec2 shift, Paint paint,
             double width) {
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen(ends[0] + shift), camera.toScreen(ends[1] + shift)},
                    false,
                    paint,
                    width,
                    {},
                    Cap::round});
}

bool isLit(const ViewState& view, Owner owner, int edge) {
  return view.hoveredAxis == AxisName{owner, edge};
}

void addChosenEdges(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const int edge = owner == Owner::a ? pair.edgeA : pair.edgeB;
    addEdge(figure, view.camera, endsOf(pair, owner), {}, {Role::text, 1},
            isLit(view, owner, edge) ? 8 : 5);
  }
}

/// Both edges, extended over the whole view, where they are at a time.
void addLines(Figure& figure, const Evidence& evidence, const Camera& camera, double time,
              double alpha) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const Ends& ends = endsOf(*evidence.edgePair, owner);
    const Vec2 shift = time * velocityOf(evidence, owner);
    const Vec2 from = camera.toScreen(ends[0] + shift);
    const std::vector<Vec2> line = clippedLine(from, camera.toScreen(ends[1] + shift) - from,
                                               camera.width, camera.height - kNarrationRoom);
    if (line.empty()) continue;
    figure.add(Stroke{Layer::guide, line, false, {roleOf(owner), alpha}, 1.2, {7, 5}, Cap::butt});
  }
}

// ---- the meeting point --------------------------------------------------------------------------

/// Its name, and its dot unless the disc of a candidate stands there.
void addMeetingDot(Figure& figure, const Camera& camera, const Marks& marks, Vec2 point,
                   std::string text, bool filled) {
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
  const std::vector<Vec2> seen =
      clippedSegment(camera.toScreen(pair.path->start), camera.toScreen(pair.path->end), camera);
  if (!seen.empty()) {
    figure.add(Stroke{Layer::evidence, seen, false, {Role::path, 1}, 2.6, {}, Cap::butt});
    addWay(figure, seen);
  }
  addMeetingDot(figure, camera, marks, pair.path->end, "lines meet at t = 1", true);
  if (view.time > 0) {
    addMeetingDot(figure, camera, marks, lerp(pair.path->start, pair.path->end, view.time),
                  "t = " + number(view.time), true);
  }
}

/// How parallel lines close: from A's line straight to B's.
void addClosing(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (!pair.parallel || pair.parallel->sameLine) return;
  const Vec2 across = turnedLeft(normalized(pair.endsB[1] - pair.endsB[0]));
  const Vec2 middle = lerp(pair.endsA[0], pair.endsA[1], 0.5);
  const Vec2 other = middle + dot(pair.endsB[0] - middle, across) * across;
  const Vec2 from = camera.toScreen(middle);
  const Vec2 to = camera.toScreen(other);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::path, 1}, 2, {3, 4}, Cap::butt});
  const bool closes = pair.parallel->direction > 0;
  addArrow(figure, Layer::evidence, closes ? lerp(from, to, 0.35) : lerp(from, to, 0.65),
           closes ? lerp(from, to, 0.6) : lerp(from, to, 0.4), {Role::path, 1}, 2.6);
  addLabel(
      figure, lerp(from, to, 0.5), turnedLeft(to - from),
      "gap " + number(pair.parallel->gap, 2) + ", closing at " + number(pair.parallel->speed, 2),
      Role::path, 8);
}

// ---- candidates ---------------------------------------------------------------------------------

/// The vertex of a candidate at the start.
Vec2 startOf(const EdgePairEvidence& pair, std::size_t candidate) {
  return endsOf(pair, candidate < 2 ? Owner::a : Owner::b)[candidate % 2];
}

/// The way of an end during the step and, fainter, beyond it to where it crosses.
void addEndPath(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index) {
  const EdgeCandidate& candidate = evidence.edgePair->candidates[index];
  if (!bodyOf(evidence, candidate.owner).moves) return;
  const Vec2 velocity = velocityOf(evidence, candidate.owner);
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

// ---- the contact --------------------------------------------------------------------------------

/// Both polygons where they first meet, else where the step ends.
void addPoses(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const bool meets = edges.contact == Contact::entering || edges.contact == Contact::grazing;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& shape = bodyOf(evidence, owner);
    if (!shape.moves) continue;
    const double time = meets ? *edges.time : 1;
    addPolygon(figure, onScreen(shape.vertices, camera, time * shape.velocity),
               {Layer::ghost, roleOf(owner), meets ? 0.95 : 0.6, 1.7, meets ? 0.12 : 0.04, {7, 5}});
  }
}

/// The first contact of the polygons where another pair is shown.
void addContact(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const auto& candidates = evidence.edgePair->candidates;
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
}

/// Where the recipe sees a hit that is none, as a hollow diamond.
void addPublishedHit(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedSwept& swept = *evidence.publishedSwept;
  if (swept.chosen < 0 || evidence.recipe->fault == RecipeFault::none) return;
  const auto& result = swept.pairs[static_cast<std::size_t>(swept.chosen)].result;
  if (!result.point) return;
  const Vec2 p = camera.toScreen(*result.point);
  if (!isNearPicture(p, camera)) return;
  constexpr double kReach = 15;  // logical pixels: around a candidate's disc
  figure.add(
      Stroke{Layer::handle,
             {p + Vec2{kReach, 0}, p + Vec2{0, kReach}, p - Vec2{kReach, 0}, p - Vec2{0, kReach}},
             true,
             {Role::text, 0.9},
             1.8,
             {4, 3},
             Cap::butt});
  keepClear(figure, p, kReach);
  addLabel(figure, p, {1, 1}, "the article's hit  t = " + number(*result.time), Role::text, 8);
  figure.labels.back().distance = kReach + 3;
}

}  // namespace

void paintSweptEdges(const Evidence& evidence, const ViewState& view, Figure& figure) {
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    addVelocity(figure, evidence, view, kSweptEdgesHandles, static_cast<int>(i));
  }
  if (!evidence.edges) return;
  const Camera& camera = view.camera;
  const SweepProgress progress = sweepProgress(view.step);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  const Marks marks =
      reached(Phase::candidates)
          ? candidateMarks(evidence, camera, progress.candidates, reached(Phase::first))
          : Marks{};
  addBoxes(figure, evidence, camera, progress.phase);
  addChosenEdges(figure, evidence, view);
  if (reached(Phase::start)) {
    addLines(figure, evidence, camera, 0, 0.85);
    addMeetingPath(figure, evidence, view, marks, progress.phase);
    addClosing(figure, evidence, camera);
  }
  if (reached(Phase::path)) addLines(figure, evidence, camera, 1, 0.35);
  if (reached(Phase::candidates)) {
    addCandidates(figure, evidence, camera, progress.candidates, marks);
  }
  if (view.time > 0) {
    for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
      addPose(figure, evidence.bodies[i], roleOf(evidence, static_cast<int>(i)), camera, view.time,
              0.35);
    }
    addLines(figure, evidence, camera, view.time, 0.6);
  }
  if (!reached(Phase::result)) return;
  addPoses(figure, evidence, camera);
  addContact(figure, evidence, camera);
  addPublishedHit(figure, evidence, camera);
}

}  // namespace sepax
