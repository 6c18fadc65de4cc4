#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/ray/options.h"
#include "tests/support/ray_case.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using namespace sepax;
using namespace sepax::test;

namespace {

/// Names and numbers that the evidence has, as viewers write them.
struct Known {
  std::set<std::string> names;
  std::set<std::string> numbers;

  void add(double value) {
    for (const double v : {value, -value}) {
      numbers.insert(number(v, 2));
      numbers.insert(number(v, 3));
    }
  }
  void add(const std::optional<double>& value) {
    if (value) add(*value);
  }
  void add(Vec2 value) {
    add(value.x);
    add(value.y);
  }
  void add(Interval value) {
    add(value.low);
    add(value.high);
  }
  void count(std::int64_t value) { numbers.insert(number(static_cast<double>(value), 0)); }
  void countTo(std::size_t value) {
    for (std::size_t i = 0; i <= value; ++i) count(static_cast<std::int64_t>(i));
  }
};

Known knownTo(const Evidence& evidence, const SatEvidence& sat) {
  Known known;
  known.countTo(sat.axes.size());
  known.add(sat.mtv);
  for (const SatAxis& axis : sat.axes) {
    known.names.insert(nameOf(evidence, axis.name));
    known.add(axis.normal);
    known.add(axis.a.interval);
    known.add(axis.b.interval);
    for (const double value : {axis.pushAlong, axis.pushAgainst, axis.depth}) known.add(value);
  }
  return known;
}

Known knownTo(const Evidence& evidence, const MotionEvidence& motion) {
  Known known;
  known.countTo(motion.axes.size());
  known.add(motion.time);
  known.add(motion.exit);
  for (const MotionAxis& axis : motion.axes) {
    known.names.insert(nameOf(evidence, axis.name));
    for (const double value : {axis.entry, axis.exit, axis.speed, axis.depth}) known.add(value);
  }
  return known;
}

void addPair(Known& known, const Evidence& evidence, const EdgePairEvidence& pair) {
  known.names.insert(nameOf(evidence, {Owner::a, pair.edgeA}));
  known.names.insert(nameOf(evidence, {Owner::b, pair.edgeB}));
  known.add(pair.time);
  for (const EdgeCandidate& candidate : pair.candidates) {
    known.names.insert(nameOf(evidence, {candidate.owner, candidate.vertex}));
    known.add(candidate.time);
    known.add(candidate.place);
    known.add(candidate.gap);
    known.add(candidate.closing);
  }
  if (pair.path) known.add(pair.path->start);
  if (pair.path) known.add(pair.path->end);
  if (!pair.parallel) return;
  known.add(pair.parallel->gap);
  known.add(pair.parallel->speed);
  known.add(pair.parallel->time);
}

Known knownTo(const Evidence& evidence, const SweptEdgesEvidence& edges) {
  Known known;
  known.countTo(4);
  for (const int value : {edges.tested, edges.culled, edges.tested + edges.culled}) {
    known.count(value);
  }
  known.add(edges.time);
  known.add(edges.overlapTime);
  const auto velocityOf = [&](int body) {
    return evidence.bodies[static_cast<std::size_t>(body)].velocity;
  };
  known.add(velocityOf(evidence.a) - velocityOf(evidence.b));
  addPair(known, evidence, *evidence.edgePair);
  if (edges.pair) addPair(known, evidence, *edges.pair);
  return known;
}

Known knownTo(const Evidence& evidence, const InsideEvidence& inside) {
  Known known;
  known.add(inside.circles.distance);
  known.add(inside.circles.radiusA + inside.circles.radiusB);
  known.count(static_cast<std::int64_t>(inside.meetings.size()));
  known.count(evidence.publishedCrossing->crossings);
  known.countTo(std::max(inside.aInB.size(), inside.bInA.size()));
  for (const EdgeMeeting& meeting : inside.meetings) known.add(meeting.point);
  for (const PointEvidence& point : inside.aInB) {
    known.names.insert(nameOf(evidence, {Owner::a, point.index}));
    known.add(point.point);
    known.countTo(point.ray.size());
    for (const RayCrossing& crossing : point.ray) known.add(crossing.point.x);
  }
  if (evidence.insideWays) {
    for (const PointWay& way : evidence.insideWays->ways) known.add(way.sweep.time);
  }
  for (const PointEvidence& point : inside.bInA) {
    known.names.insert(nameOf(evidence, {Owner::b, point.index}));
  }
  return known;
}

void addPixel(Known& known, Pixel pixel) {
  known.count(pixel.x);
  known.count(pixel.y);
}

Known knownTo(const RayEvidence& ray, const RayWalk& walk) {
  Known known;
  known.countTo(walk.pixels.size());
  known.count(walk.tested);
  addPixel(known, ray.firstPixel);
  addPixel(known, ray.lastPixel);
  for (const WalkPixel& pixel : walk.pixels) {
    addPixel(known, pixel.pixel);
    addPixel(known, pixel.tile);
    addPixel(known, pixel.local);
    known.count(pixel.index);
  }
  for (const DiagonalLeak& leak : walk.leaks) addPixel(known, leak.to);
  for (const Vec2 end : {ray.from, ray.to}) {
    known.add(end.x);
    known.add(end.y);
  }
  if (ray.entry) known.add(ray.entry->t);
  if (!ray.conservative) return known;
  known.add(ray.conservative->entry.t);
  addPixel(known, ray.conservative->pixel);
  return known;
}

/// Constants of the sentences and of the algorithm's lines: "t = 0", "0 ≤ t ≤ 1".
bool isKnown(const Known& known, const std::string& number) {
  return number == "0" || number == "1" || known.numbers.contains(number);
}

void checkWords(const Known& known, const std::string& words) {
  CAPTURE(words);
  for (const std::string& name : namesIn(words)) {
    CHECK_MESSAGE(known.names.contains(name), name, " is no name of the evidence");
  }
  for (const std::string& number : numbersIn(words)) {
    CHECK_MESSAGE(isKnown(known, number), number, " is no number of the evidence");
  }
}

/// At every step, and of the whole answer.
void checkSteps(const Known& known, const Evidence& evidence, ViewState view) {
  const Technique& technique = *findTechnique(view.technique);
  const int count = technique.stepCount ? technique.stepCount(evidence, view) : 0;
  for (view.step = -1; view.step < count; ++view.step) {
    checkWords(known, wordsOf(technique, evidence, view));
  }
}

template <class Part>
void checkPairs(const char* technique, ExactCase (*make)(std::uint64_t), Part part) {
  for (int seed = 0; seed < viewerCases(300); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = evidenceOf(make(static_cast<std::uint64_t>(seed)).scene, technique);
    checkSteps(knownTo(evidence, part(evidence)), evidence, viewAt(technique, -1));
  }
}

}  // namespace

TEST_SUITE("viewers names") {
  TEST_CASE("law: every name and number of the static test is the evidence's") {
    checkPairs("sat", convexCase, [](const Evidence& evidence) { return *evidence.sat; });
  }

  TEST_CASE("law: every name and number of a motion is the evidence's") {
    checkPairs("motion", convexCase, [](const Evidence& evidence) { return *evidence.motion; });
  }

  TEST_CASE("law: every name and number of swept edges is the evidence's") {
    checkPairs("swept_edges", simpleCase, [](const Evidence& evidence) { return *evidence.edges; });
  }

  TEST_CASE("law: every name and number of points in polygons is the evidence's") {
    checkPairs("inside", simpleCase, [](const Evidence& evidence) { return *evidence.inside; });
  }

  TEST_CASE("law: every number of a ray is the evidence's") {
    for (int seed = 0; seed < viewerCases(300); ++seed) {
      INFO("seed " << seed);
      AnalysisOptions options;
      options.technique = "ray";
      const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene, options);
      const RayWalks& walks = *evidence.rayWalks;
      for (const RayWalkId id : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
        ViewState view = viewAt("ray", -1);
        view.options.set(kWalk, id);
        const RayWalk& walk = id == RayWalkId::bresenham   ? walks.bresenham
                              : id == RayWalkId::published ? walks.published
                                                           : walks.cells;
        checkSteps(knownTo(*evidence.ray, walk), evidence, view);
      }
    }
  }
}
