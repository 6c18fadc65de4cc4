#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/paint_rays.h"
#include "app/techniques/inside/published_cast_paint.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_fault.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

// CD.detect on the canvas: circles, vertices after the casts, counters.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

constexpr std::size_t kMaxCounters = 24;  ///< vertices that have room for their counters

constexpr double kSameCircle = 0.5;  ///< logical pixels: nearer circles are drawn as one

/// The circle of the exact test lies there already.
bool isDrawn(const Camera& camera, Vec2 center, double radius, Vec2 exactCenter,
             double exactRadius) {
  return distance(center, exactCenter) * camera.zoom < kSameCircle &&
         std::fabs(radius - exactRadius) * camera.zoom < kSameCircle;
}

/// The circles of the page; beside the exact ones only those that are not the same.
void addRadii(const Evidence& evidence, const PublishedCrossing& found, const ViewState& view,
              Figure& figure) {
  const Camera& camera = view.camera;
  const bool left = found.legs.x <= 0;
  const auto add = [&](Vec2 center, double radius, bool toLeft) {
    const CirclePhase& exact = evidence.inside->circles;
    const bool alone = view.answers == Answers::published;
    if (!alone && (isDrawn(camera, center, radius, exact.centerA, exact.radiusA) ||
                   isDrawn(camera, center, radius, exact.centerB, exact.radiusB)))
      return;
    addPublishedCircle(figure, camera.toScreen(center), radius * camera.zoom,
                       {toLeft ? -1.0 : 1.0, 1}, "published r = " + number(radius, 2));
  };
  add(found.locationFirst, found.radiusFirst, left);
  add(found.locationSecond, found.radiusSecond, !left);
}

/// The virtual triangle between the locations.
void addTriangle(const PublishedCrossing& found, const Camera& camera, Figure& figure) {
  const Vec2 corner{found.locationFirst.x, found.locationSecond.y};
  const Vec2 from = camera.toScreen(found.locationFirst);
  const Vec2 to = camera.toScreen(found.locationSecond);
  addPublishedLine(figure, {from, camera.toScreen(corner), to}, true);
  const PartScope part(figure, Part::publishedLine);
  addLabel(figure, (from + camera.toScreen(corner)) / 2, {-1, 0}, "dy " + number(found.legs.y, 2),
           kPublishedRole, 6);
  addLabel(figure, (to + camera.toScreen(corner)) / 2, {0, 1}, "dx " + number(found.legs.x, 2),
           kPublishedRole, 6);
}

std::vector<Vec2> upTo(const std::vector<Vec2>& places, int count, const Camera& camera) {
  std::vector<Vec2> result;
  for (std::size_t i = 0; i < places.size() && static_cast<int>(i) < count; ++i)
    result.push_back(camera.toScreen(places[i]));
  return result;
}

/// Vertices of both bodies that have been turned to world space.
struct Turned {
  int first = 0;
  int second = 0;
};

Turned turnedIn(const PublishedCrossing& found, const PublishedPass& pass) {
  const int all = static_cast<int>(found.second.size());
  const int last = pass.beyond || found.nextAsTyped ? pass.side : pass.next;
  return {pass.vertex + 1, pass.vertex > 0 ? all : last + 1};
}

Turned turnedAt(const PublishedCrossing& found, const CrossingStep& step) {
  const int all = static_cast<int>(found.second.size());
  switch (step.phase) {
    case Phase::legs:
    case Phase::radii:
    case Phase::angles:
      return {};
    case Phase::turn:
      return {step.index + 1, step.index > 0 ? all : 0};
    case Phase::corners:
    case Phase::firstHalf:
    case Phase::secondHalf:
      return turnedIn(found, found.sides[static_cast<std::size_t>(step.index)]);
    case Phase::parity:
      return {step.index + 1, all};
    case Phase::result:
      break;
  }
  if (found.deciding >= 0) return {found.deciding + 1, all};
  return found.sides.empty() ? Turned{} : turnedIn(found, found.sides.back());
}

/// Beside the body itself.
void addCastName(Figure& figure, const std::vector<Vec2>& points) {
  const PartScope part(figure, Part::publishedBody);
  constexpr Vec2 kLeft{-1, 0};
  addLabel(figure, foremostOf(points, kLeft).middle, kLeft, "as the code sees it", kPublishedRole,
           -1);
  figure.labels.back().text.size = 12;
}

/// Of what the casts have moved the body, else its outline, as far as it is there; where that is
/// `drawn` as the body's own, it is not drawn again.
void addOutline(Figure& figure, const std::vector<Vec2>& points, bool closed, bool moved,
                bool drawn) {
  if (moved) {
    addPublishedBody(figure, points);
    if (drawn) addCastName(figure, points);
    return;
  }
  if (points.size() > 1 && !drawn) addPublishedLine(figure, points, closed);
}

/// The outlines that the turned vertices make, as far as they are known.
void addOutlines(const PublishedCrossing& found, const CrossingStep& step, const ViewState& view,
                 Figure& figure) {
  const Camera& camera = view.camera;
  const bool beside = step.phase == Phase::result && view.answers != Answers::published;
  const Turned turned = turnedAt(found, step);
  const std::vector<Vec2> a = upTo(found.first, turned.first, camera);
  const std::vector<Vec2> b = upTo(found.second, turned.second, camera);
  const bool all = a.size() == found.first.size();
  addOutline(figure, a, all, all && movesInCasts(found, found.turnsFirst), beside && all);
  const bool both = found.closed && b.size() == found.second.size();
  addOutline(figure, b, false, both && movesInCasts(found, found.turnsSecond), beside && both);
  addCasts(found, turned.first, turned.second, camera, figure);
  if (step.phase == Phase::turn) addPublishedPoint(figure, a.back(), "");
}

/// Sides that the loops have passed at the step.
int passedSides(const PublishedCrossing& found, const CrossingStep& step) {
  const auto before = [&](int vertex) {
    const auto first = std::ranges::find_if(
        found.sides, [&](const PublishedPass& side) { return side.vertex >= vertex; });
    return static_cast<int>(first - found.sides.begin());
  };
  switch (step.phase) {
    case Phase::turn:
      return before(step.index);
    case Phase::corners:
      return step.index;
    case Phase::firstHalf:
      return found.sides[static_cast<std::size_t>(step.index)].straddles ? step.index
                                                                         : step.index + 1;
    case Phase::secondHalf:
      return step.index + 1;
    case Phase::parity:
    case Phase::result: {
      const int last = step.phase == Phase::parity ? step.index : found.deciding;
      if (last < 0) break;
      return before(last + 1);
    }
    case Phase::legs:
    case Phase::radii:
    case Phase::angles:
      return 0;
  }
  return static_cast<int>(found.sides.size());
}

/// "counter 3 after A1"; "A1: 1, odd" where each vertex has its own.
std::string counterText(const Evidence& evidence, const PublishedCrossing& found,
                        const PublishedPass& side, bool done) {
  const std::string name = crossingVertexName(evidence, found, side.vertex);
  if (!found.perVertex)
    return fmt::format("counter {} {} {}", side.counter, done ? "after" : "at", name);
  if (!done) return fmt::format("{}: {}", name, side.counter);
  return fmt::format("{}: {}, {}", name, side.counter, side.counter % 2 == 1 ? "odd" : "even");
}

/// The vertex has moved the counter, or made it odd where each has its own.
bool isTelling(const PublishedCrossing& found, const PublishedPass& last) {
  if (found.perVertex) return last.counter % 2 == 1;
  return found.vertexCrossings.size() > static_cast<std::size_t>(last.vertex) &&
         found.vertexCrossings[static_cast<std::size_t>(last.vertex)] > 0;
}

/// What the one counter has come to from what it was, behind the exact count at the end of the
/// vertex's ray; of the total also the answer that comes of it.
void addCounterAtEnd(const Evidence& evidence, const PublishedCrossing& found,
                     const PublishedPass& side, int before, bool total, const Camera& camera,
                     Figure& figure) {
  const Vec2 vertex = camera.toScreen(found.first[static_cast<std::size_t>(side.vertex)]);
  const double end = std::max(rayEndOf(evidence, camera), vertex.x);
  const PartScope part(figure, Part::publishedPoint);
  constexpr double kBetween = 26;  // logical pixels
  double width = 0;                // of all, so that the sums stand below each other
  for (int i = 0; i < static_cast<int>(found.first.size()); ++i) {
    const std::string count = crossingVertexName(evidence, found, i) + ": 2 even";
    width = std::max(width, textWidth(count, Text{}.size, Weight::semibold));
  }
  const std::string sum =
      side.vertex > 0 ? fmt::format("{} + {} =", before, side.counter - before) : "counter";
  const Vec2 at{end + width + kBetween, vertex.y};
  const std::string words = fmt::format("{} {}", sum, side.counter);
  addLabel(figure, at, {1, 0}, words, kPublishedRole, 6);
  figure.labels.back().distance = 0;
  if (!total) return;
  // What comes of it, above or below all sums.
  const auto isAbove = [&](Vec2 other) {
    return other.y > found.first[static_cast<std::size_t>(side.vertex)].y;
  };
  const bool below = std::ranges::any_of(found.first, isAbove);
  const double way = below ? 1 : -1;
  const double half = textWidth(words, Text{}.size, Weight::semibold) / 2;
  constexpr double kBeyond = 11;  // logical pixels
  addLabel(figure, at + Vec2{half, way * kBeyond}, {0, way},
           side.counter % 2 == 1 ? "odd: a hit" : "even: no hit", kPublishedRole, 5);
  figure.labels.back().distance = 0;
}

/// The running counter beside every vertex that the loops have come to; beside the exact counts
/// only where it tells something else than the vertex before.
void addCounters(const Evidence& evidence, const PublishedCrossing& found, const CrossingStep& step,
                 const ViewState& view, Figure& figure) {
  const int passed = passedSides(found, step);
  if (found.first.size() > kMaxCounters) return;
  const Camera& camera = view.camera;
  const bool alone = view.answers == Answers::published;
  // What a cast moves has no exact ray.
  const bool atEnds = view.wording.still && !alone && !found.perVertex && evidence.inside &&
                      found.largestCast == 0 && hasRoomForSums(camera);
  const Vec2 middle = camera.toScreen(found.locationFirst);
  int before = 0;  // the counter after the vertex before
  for (int i = 0; i < passed; ++i) {
    const PublishedPass& side = found.sides[static_cast<std::size_t>(i)];
    const bool last = i + 1 == static_cast<int>(found.sides.size()) ||
                      found.sides[static_cast<std::size_t>(i) + 1].vertex != side.vertex;
    const bool now = i + 1 == passed && step.phase != Phase::result;
    if (!last && !now) continue;
    if (!alone && !now && !atEnds && !isTelling(found, side)) continue;
    if (atEnds) {
      const bool total = i + 1 == passed && step.phase == Phase::result && !found.outOfRange;
      addCounterAtEnd(evidence, found, side, std::exchange(before, side.counter), total, camera,
                      figure);
      continue;
    }
    const Vec2 at = camera.toScreen(found.first[static_cast<std::size_t>(side.vertex)]);
    addPublishedCount(figure, at, at - middle, counterText(evidence, found, side, last));
  }
}

/// The vertex and the side of the step, and where the side is at its height.
void addPair(const PublishedCrossing& found, const CrossingStep& step, const Camera& camera,
             Figure& figure) {
  if (step.phase != Phase::corners && step.phase != Phase::firstHalf &&
      step.phase != Phase::secondHalf)
    return;
  const PublishedPass& side = found.sides[static_cast<std::size_t>(step.index)];
  const auto from = static_cast<std::size_t>(side.side);
  const std::size_t to = side.beyond ? from : static_cast<std::size_t>(side.next);
  const Vec2 vertex = found.first[static_cast<std::size_t>(side.vertex)];
  const Vec2 at = camera.toScreen(vertex);
  {
    const PartScope part(figure, Part::publishedLine);
    figure.add(Stroke{Layer::evidence,
                      {camera.toScreen(found.second[from]), camera.toScreen(found.second[to])},
                      false,
                      {kPublishedRole, 1},
                      5,
                      {},
                      Cap::round});
  }
  addPublishedPoint(figure, at, "");
  if (step.phase != Phase::secondHalf) return;
  const Vec2 place = camera.toScreen({side.place, vertex.y});
  addPublishedLine(figure, {at, place});
  addPublishedPoint(figure, place, "x = " + number(side.place, 2));
}

/// What the passes up to the step take for sides, where they are not those of the body: lines to
/// another corner, and sides stood upright where the slope is gone.
void addMistakenSides(const PublishedCrossing& found, const CrossingStep& step,
                      const Camera& camera, Figure& figure) {
  if (!found.slopeAsTyped && !found.nextAsTyped) return;
  const int passed = passedSides(found, step);
  std::set<std::array<double, 4>> drawn;
  for (int i = 0; i < passed; ++i) {
    const PublishedPass& side = found.sides[static_cast<std::size_t>(i)];
    if (side.beyond) continue;
    const Vec2 from = found.second[static_cast<std::size_t>(side.side)];
    Vec2 to = found.second[static_cast<std::size_t>(side.next)];
    if (found.slopeAsTyped) to.x = from.x;
    if (found.slopeAsTyped && !side.straddles) continue;
    if (!drawn.insert({from.x, from.y, to.x, to.y}).second) continue;
    addPublishedLine(figure, {camera.toScreen(from), camera.toScreen(to)});
  }
}

/// What the page leaves out, at the vertex of B that lies inside, or else on the side of A that is
/// away from B; its answer stands in the badge.
void addAnswer(const Evidence& evidence, const PublishedCrossing& found, const Camera& camera,
               Figure& figure) {
  if (found.fault == CrossingFault::none || !testsOneWay(found)) return;
  const PartScope part(figure, Part::publishedLine);
  const std::vector<PointEvidence>& untested = evidence.inside->bInA;
  const auto inside = std::ranges::find(untested, Side::inside, &PointEvidence::side);
  if (inside != untested.end())
    return addLabel(figure, camera.toScreen(inside->point), {0, 1}, "published: not tested",
                    kPublishedRole, 8);
  const Vec2 way = camera.toScreen(found.locationFirst) - camera.toScreen(found.locationSecond);
  addPublishedWords(
      figure, upTo(found.first, static_cast<int>(found.first.size()), camera),
      way == Vec2{} ? Vec2{0, 1} : way,
      fmt::format("published: only points of {} tested", bodyName(evidence, evidence.a)));
  figure.labels.back().text.part = Part::publishedLine;
}

}  // namespace

void paintCrossing(const Evidence& evidence, const PublishedCrossing& found, const ViewState& view,
                   Figure& figure) {
  const CrossingStep step = crossingStepAt(found, view.step);
  if (view.answers == Answers::published) addPoses(figure, evidence, view);
  const bool triangle = step.phase == Phase::legs || step.phase == Phase::radii;
  if (triangle || !found.radiiOverlap) {  // in the loops the circles take no part
    addRadii(evidence, found, view, figure);
    addTriangle(found, view.camera, figure);
    return;
  }
  const bool asked = view.options[kRadii] != Radii::measured;
  if (step.phase == Phase::result && asked) addRadii(evidence, found, view, figure);
  addOutlines(found, step, view, figure);
  addMistakenSides(found, step, view.camera, figure);
  addCounters(evidence, found, step, view, figure);
  addPair(found, step, view.camera, figure);
  if (step.phase == Phase::result) addAnswer(evidence, found, view.camera, figure);
}

}  // namespace sepax
