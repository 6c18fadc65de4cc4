#include "app/techniques/inside/analyze_published.h"

#include "app/techniques/inside/options.h"
#include "core/exact/transform.h"
#include "core/overlap/concave.h"
#include "core/polygon/polygon.h"
#include "core/published/crossing_fault.h"
#include "core/published/gpwiki_edges.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Vertices of A times sides of another body up to which every pass of the articles' loops is told.
constexpr std::size_t kMaxToldSides = 4'000;
/// Other bodies up to which A is tested against all of them: the analysis follows every change.
constexpr std::size_t kMaxOthers = 200;

const Body& bodyAt(const Scene& scene, int index) {
  return scene.bodies[static_cast<std::size_t>(index)];
}

std::vector<Vec2> posedAt(const Body& body, double time) {
  return posed(body.vertices, body.position + time * body.velocity, body.angle + time * body.spin);
}

double halfHeight(const std::vector<Vec2>& vertices) {
  const auto y = std::ranges::minmax(vertices, {}, &Vec2::y);
  return (y.max.y - y.min.y) / 2;
}

/// The radius that the article is given for a body of these model vertices.
double radiusOf(const std::vector<Vec2>& vertices, Radii radii, double given) {
  if (radii == Radii::halfHeight) return halfHeight(vertices);
  return radii == Radii::given ? given : radiusAbout({}, vertices);
}

published::CollisionPackage packageOf(const Body& body, const AnalysisOptions& options,
                                      const Option<double>& given) {
  return {body.vertices, body.position + options.time * body.velocity,
          radiusOf(body.vertices, options.options[kRadii], options.options[given]),
          body.angle + options.time * body.spin};
}

/// What CD.detect gets for A and another body.
std::array<published::CollisionPackage, 2> packagesOf(const Body& a, const Body& other,
                                                      const AnalysisOptions& options) {
  std::array<published::CollisionPackage, 2> pair{packageOf(a, options, kRadiusA),
                                                  packageOf(other, options, kRadiusB)};
  if (options.options[kMiddles]) pair[0].vertices = published::withMidpoints(pair[0].vertices);
  pair[1].vertices = published::padded(pair[1].vertices);
  return pair;
}

bool anyLies(const InsideEvidence& inside, Side side) {
  return std::ranges::any_of(std::array{&inside.aInB, &inside.middles}, [&](const auto* points) {
    return std::ranges::any_of(*points,
                               [&](const PointEvidence& point) { return point.side == side; });
  });
}

/// CD.detect of both readings: as printed, and as meant.
void addCrossings(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  const Body& a = bodyAt(scene, evidence.a);
  const auto pair = packagesOf(a, bodyAt(scene, evidence.b), options);
  const bool few = pair[0].vertices.size() * pair[1].vertices.size() <= kMaxToldSides;
  const published::ExactCrossing exact{evidence.inside->relation,
                                       anyLies(*evidence.inside, Side::inside),
                                       anyLies(*evidence.inside, Side::boundary)};
  const auto detected = [&](const published::CrossingReading& reading) {
    const auto told = few ? published::Told::everySide : published::Told::answer;
    PublishedCrossing found = published::detect(pair[0], pair[1], reading, told);
    found.fault = published::faultOf(pair[0], pair[1], reading, exact);
    if (few) found.names = published::namesOf(a.vertices, options.options[kMiddles]);
    return found;
  };
  evidence.publishedCrossing = detected({});
  published::CrossingReading meant;
  meant.oneCounter = false;
  meant.integerCasts = false;
  evidence.publishedCrossingMeant = detected(meant);
}

void addEdges(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  const std::vector<Vec2> a = posedAt(bodyAt(scene, evidence.a), options.time);
  const std::vector<Vec2> b = posedAt(bodyAt(scene, evidence.b), options.time);
  evidence.publishedVertices = published::verticesInside(a, b);
  if (a.size() * b.size() <= kMaxToldSides)
    evidence.publishedEdges = published::edgeLoop(a, b, evidence.inside->relation);
  else
    evidence.skipped["published.edges"] = "the bodies have too many vertices to tell every pair";
}

/// One call of CD.detect, with what is exact of it.
PublishedCall callOf(const Body& a, const Body& other, const AnalysisOptions& options) {
  PublishedCall call;
  const PolygonReport first = checkPolygon(posedAt(a, options.time));
  const PolygonReport second = checkPolygon(posedAt(other, options.time));
  call.skipped = !first.polygon || !second.polygon ||
                 a.vertices.size() * other.vertices.size() > kMaxToldSides;
  if (call.skipped) return call;
  const auto pair = packagesOf(a, other, options);
  const PublishedCrossing found = published::detect(pair[0], pair[1]);
  call.radiiOverlap = found.radiiOverlap;
  call.collided = found.collided;
  call.distance = found.distance;
  call.reach = found.reach;
  if (found.radiiOverlap)
    call.sides = static_cast<int>(pair[0].vertices.size() * (pair[1].vertices.size() - 1));
  call.meets = polygonRelation(*first.polygon, *second.polygon) != Relation::disjoint;
  return call;
}

/// One frame of the article's loop: the ship against every asteroid.
void addRound(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  if (scene.bodies.size() > kMaxOthers + 1) {
    evidence.skipped["published.round"] = "there are too many bodies for A against all of them";
    return;
  }
  PublishedRound round;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (static_cast<int>(i) == evidence.a) continue;
    PublishedCall call = callOf(bodyAt(scene, evidence.a), scene.bodies[i], options);
    call.body = static_cast<int>(i);
    round.skipped += call.skipped ? 1 : 0;
    round.pretests += call.skipped ? 0 : 1;
    round.exactTests += call.radiiOverlap ? 1 : 0;
    round.sides += call.sides;
    round.hits += call.collided ? 1 : 0;
    round.calls.push_back(call);
  }
  evidence.publishedRound = std::move(round);
}

}  // namespace

void addPublished(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  addEdges(scene, options, evidence);
  addCrossings(scene, options, evidence);
  addRound(scene, options, evidence);
}

}  // namespace sepax
