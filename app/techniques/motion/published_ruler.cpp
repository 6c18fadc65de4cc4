#include "app/techniques/motion/published_ruler.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/motion/legend.h"
#include "app/techniques/motion/motion.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// World points whose shadows are the ends of those of two bodies.
using Feet = std::vector<std::pair<Vec2, Role>>;

/// What lies between two shadows that are apart.
Interval between(Interval a, Interval b) {
  return {std::min(a.high, b.high), std::max(a.low, b.low)};
}

/// What the page takes for the overlap of two shadows that meet: from where the second one begins
/// to where the first one ends, which is too much where the first one holds the second.
Interval overlapOfPage(Interval a, Interval b) {
  return a.low < b.low ? Interval{b.low, a.high} : Interval{a.low, b.high};
}

/// All bodies that the answer draws: A after the pushes, too.
std::vector<BodyShape> shapesOfAnswer(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedSat;
  std::vector<BodyShape> shapes = shapesOnTheWay(evidence);
  for (const Vec2 push : {found.mtv, evidence.publishedMove->neededPush}) {
    BodyShape pushed = evidence.bodies[static_cast<std::size_t>(evidence.a)];
    for (Vec2& vertex : pushed.vertices) vertex = vertex + found.velocity + push;
    shapes.push_back(std::move(pushed));
  }
  return shapes;
}

/// The vertices that make the ends of both shadows; of A those at both ends of its way.
Feet feetOf(const Evidence& evidence, Vec2 axis, Vec2 way) {
  const auto along = [axis](Vec2 p) { return dot(axis, p); };
  Feet feet;
  const auto& a = evidence.bodies[static_cast<std::size_t>(evidence.a)].vertices;
  const auto& b = evidence.bodies[static_cast<std::size_t>(evidence.b)].vertices;
  const auto [lowA, highA] = std::ranges::minmax(a, {}, along);
  const auto [lowB, highB] = std::ranges::minmax(b, {}, along);
  const bool forward = dot(axis, way) > 0;
  feet.emplace_back(forward ? lowA : lowA + way, Role::a);
  feet.emplace_back(forward ? highA + way : highA, Role::a);
  feet.emplace_back(lowB, Role::b);
  feet.emplace_back(highB, Role::b);
  return feet;
}

/// Of the feet of both shadows those between which they overlap.
Feet facing(const Feet& feet, const PublishedAxis& axis) {
  return axis.swept.low < axis.b.low ? Feet{feet[1], feet[2]} : Feet{feet[0], feet[3]};
}

}  // namespace

void addMoveRuler(Figure& figure, const Evidence& evidence, const MoveProgress& progress,
                  const Camera& camera) {
  using Phase = MoveProgress::Phase;
  const PublishedSat& found = *evidence.publishedSat;
  const PublishedAxis& axis = found.axes[static_cast<std::size_t>(progress.axis)];
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  PublishedRuler ruler{nameOf(evidence, axis.name), axis.axis, {}, {}, {}, ""};
  if (reached(Phase::project)) ruler.a = axis.a;
  if (reached(Phase::project)) ruler.b = axis.b;
  if (reached(Phase::stretch)) ruler.stretched = axis.swept;
  if (reached(Phase::distance)) ruler.words = distanceWords(axis.a, axis.b, axis.distance);
  if (reached(Phase::sweptDistance))
    ruler.words = distanceWords(axis.swept, axis.b, axis.sweptDistance);
  const bool answered = progress.phase == Phase::result;
  // Beside the axis that proves the page wrong it is on the other side, and quiet.
  ruler.dim = answered && hasGapAcross(evidence);
  if (ruler.dim) ruler.side = RulerSide::roomier;
  if (reached(Phase::sweptDistance) && (!axis.willIntersect || answered)) {
    const bool meet = axis.willIntersect;
    ruler.gap = meet ? overlapOfPage(axis.swept, axis.b) : between(axis.swept, axis.b);
    const std::string value = number(std::fabs(axis.sweptDistance));
    // The sentence of the answer speaks of the way.
    if (answered && meet)
      ruler.gapWords = "shadow of the whole way overlaps by " + value;
    else
      ruler.gapWords = fmt::format("stretched {} {}", meet ? "overlap" : "gap", value);
    if (answered) {
      ruler.words.clear();
      ruler.feet = feetOf(evidence, axis.axis, found.velocity);
      if (ruler.dim) ruler.feet = facing(ruler.feet, axis);
    }
  }
  ruler.whole = hullOf(hullOf(axis.a, axis.swept), axis.b);
  ruler.exact = exactAxis(evidence, axis.name);
  ruler.margin = kRulerMargin;
  addPublishedRuler(
      figure, camera, ruler,
      answered && axis.willIntersect ? shapesOfAnswer(evidence) : shapesOnTheWay(evidence));
  if (progress.phase == Phase::axis)
    addPublishedPerpendicular(figure, camera, evidence, axis.name, axis.axis);
  if (progress.phase == Phase::compare && axis.kept) addPublishedCentres(figure, camera, found);
}

void addAcrossRuler(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PublishedAxis& across = *evidence.publishedSat->across;
  RulerData data;
  data.name = "across the motion";  // the sentence says that the page leaves it out
  data.normal = across.axis;
  data.a = across.a;
  data.b = across.b;
  data.depth = -across.sweptDistance;
  data.sign = -1;
  data.pushesAlong = across.a.low >= across.b.low;
  data.proves = true;
  for (const auto& [foot, role] : feetOf(evidence, across.axis, {}))
    (role == Role::a ? data.lowHighA : data.lowHighB).push_back(foot);
  addRuler(figure, camera, data,
           rulerOffset(figure, camera, data, shapesOnTheWay(evidence), kRulerMargin,
                       RulerSide::roomier));
  // Its name is the last one: where that has no room beside it, its gap tells what it is for.
  if (!figure.labels.empty()) figure.labels.back().priority = -1;
}

}  // namespace sepax
