#include "app/techniques/inside/analyze_published.h"

#include "app/techniques/inside/analyze_packages.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "core/published/crossing_fault.h"
#include "core/published/gamecodeschool.h"
#include "core/published/gpwiki_edges.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool anyLies(const InsideEvidence& inside, Side side) {
  return std::ranges::any_of(std::array{&inside.aInB, &inside.middles}, [&](const auto* points) {
    return std::ranges::any_of(*points,
                               [&](const PointEvidence& point) { return point.side == side; });
  });
}

/// The exact sides of the tested points in the order of these names.
std::vector<Side> sidesOf(const InsideEvidence& inside, std::span<const PublishedVertex> names) {
  std::vector<Side> sides;
  for (const PublishedVertex& name : names) {
    const auto& points = name.middle ? inside.middles : inside.aInB;
    const auto found = std::ranges::lower_bound(points, name.index, {}, &PointEvidence::index);
    const bool known = found != points.end() && found->index == name.index;
    sides.push_back(known ? found->side : Side::outside);
  }
  return sides;
}

/// As meant: the counter reset for each vertex, and no casts.
published::CrossingReading readingAsMeant() {
  published::CrossingReading meant;
  meant.oneCounter = false;
  meant.integerCasts = false;
  return meant;
}

/// As printed, with the lines as typed that are asked for, else both.
published::CrossingReading readingAsTyped(Slips slips) {
  published::CrossingReading typed = published::kLiteralReading;
  typed.slopeAsPrinted = slips != Slips::index;
  typed.nextVertexAsPrinted = slips != Slips::slope;
  return typed;
}

/// CD.detect in all its readings.
void addCrossings(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  const Body& a = bodyOf(scene, evidence.a);
  const auto pair = packagesOf(a, bodyOf(scene, evidence.b), options);
  const bool few = pair[0].vertices.size() * pair[1].vertices.size() <= kMaxToldSides;
  const published::ExactCrossing exact{evidence.inside->relation,
                                       anyLies(*evidence.inside, Side::inside),
                                       anyLies(*evidence.inside, Side::boundary)};
  const std::vector<PublishedVertex> names =
      published::namesOf(a.vertices, options.options[kMiddles]);
  const std::vector<Side> sides = sidesOf(*evidence.inside, names);
  const auto exchanged = exchangedPackages(a, bodyOf(scene, evidence.b), options);
  const auto detected = [&](const published::CrossingReading& reading) {
    const auto told = few ? published::Told::everySide : published::Told::answer;
    PublishedCrossing found =
        published::withBoundary(published::detect(pair[0], pair[1], reading, told), sides);
    found.fault = published::faultOf(pair[0], pair[1], reading, exact);
    const PublishedCrossing other = published::detect(exchanged[0], exchanged[1], reading);
    if (!other.outOfRange) found.exchanged = other.collided;
    if (few) found.names = names;
    return found;
  };
  const Slips slips = options.options[kSlips];
  evidence.publishedCrossing = detected({});
  evidence.publishedCrossingMeant = detected(readingAsMeant());
  evidence.publishedCrossingTyped = detected(readingAsTyped(slips));
  evidence.typedAsked = slips != Slips::meant;
  published::CrossingReading doubles = readingAsMeant();
  doubles.doubles = true;
  evidence.publishedCrossingDoubles = detected(doubles);
}

/// The test of vertices as a game calls it, once a frame.
void addVertexFrames(const Scene& scene, Evidence& evidence) {
  if (!insideMoves(scene)) return;
  const auto testedAt = [&](double time) {
    return published::verticesInside(worldAt(bodyOf(scene, evidence.a), time),
                                     worldAt(bodyOf(scene, evidence.b), time));
  };
  PublishedVertexFrames frames{testedAt(0), testedAt(1), false};
  const bool enters = evidence.insideWays && evidence.insideWays->inside >= 0;
  frames.tooLate = enters && !frames.start.intersects && !frames.end.intersects;
  evidence.publishedVertexFrames = frames;
}

void addEdges(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  if (isThin(bodyOf(scene, evidence.a).form) || isThin(bodyOf(scene, evidence.b).form)) {
    evidence.skipped["published.edges"] = "the loop of sides takes polygons only";
    return;
  }
  const std::vector<Vec2> a = worldAt(bodyOf(scene, evidence.a), options.time);
  const std::vector<Vec2> b = worldAt(bodyOf(scene, evidence.b), options.time);
  evidence.publishedVertices = published::verticesInside(a, b);
  addVertexFrames(scene, evidence);
  if (a.size() * b.size() <= kMaxToldSides)
    evidence.publishedEdges =
        published::edgeLoop(a, b, evidence.inside->relation, options.options[kContraction]);
  else
    evidence.skipped["published.edges"] = "the bodies have too many vertices to tell every pair";
}

}  // namespace

void addPublished(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  addEdges(scene, options, evidence);
  addCrossings(scene, options, evidence);
  addRounds(scene, options, evidence);
}

}  // namespace sepax
