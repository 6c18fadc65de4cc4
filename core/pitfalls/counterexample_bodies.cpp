#include "core/evidence/published_cozic.h"
#include "core/evidence/published_crossing.h"
#include "core/evidence/published_gpwiki.h"
#include "core/evidence/terms.h"
#include "core/exact/segment.h"
#include "core/exact/short_text.h"
#include "core/exact/transform.h"
#include "core/exact/vec2.h"
#include "core/inside/crossing.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_pair.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/polygon/polygon.h"
#include "core/polygon/thin.h"
#include "core/published/cozic.h"
#include "core/published/gamecodeschool.h"
#include "core/published/gpwiki_edges.h"
#include "core/published/landing.h"
#include "core/sweep/point_ways.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace sepax::rules {

namespace {

Relation restingRelation(const RulePair& pair) {
  return firstContact(pair.a, pair.b, {}, {}).initial;
}

published::CollisionPackage packageOf(const PitfallBody& body) {
  return {body.vertices, body.position, radiusAbout({}, body.vertices), body.angle};
}

/// The article's detection with B's first vertex repeated.
PublishedCrossing detected(const PitfallScene& scene, const published::CrossingReading& reading) {
  published::CollisionPackage second = packageOf(scene.bodies[1]);
  second.vertices = published::padded(second.vertices);
  return published::detect(packageOf(scene.bodies[0]), second, reading);
}

std::vector<PointEvidence> verticesIn(const std::vector<Vec2>& vertices, const Polygon& polygon) {
  std::vector<PointEvidence> points;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    points.push_back(
        {static_cast<int>(i), vertices[i], sideOf(polygon, vertices[i]), 0, false, {}, {}});
  }
  return points;
}

std::array<Vec2, 2> edgeOf(const std::vector<Vec2>& vertices, std::size_t edge) {
  return {vertices[edge], vertices[(edge + 1) % vertices.size()]};
}

/// The polygon or the segment of these vertices, nothing when they are neither.
std::optional<Polygon> outlineOf(std::span<const Vec2> vertices) {
  if (vertices.size() == 2 && vertices[0] != vertices[1]) return thinPolygon(vertices);
  return checkPolygon(vertices).polygon;
}

}  // namespace

std::optional<RulePair> pairOf(const PitfallScene& scene) {
  std::optional<RulePair> pair = outlinedPairOf(scene);
  if (pair && (isThin(pair->a) || isThin(pair->b))) pair.reset();
  return pair;
}

std::optional<RulePair> outlinedPairOf(const PitfallScene& scene) {
  if (scene.bodies.size() < 2) return {};
  RulePair pair;
  const PitfallBody& a = scene.bodies[0];
  const PitfallBody& b = scene.bodies[1];
  pair.worldA = posed(a.vertices, a.position, a.angle);
  pair.worldB = posed(b.vertices, b.position, b.angle);
  pair.va = a.velocity;
  pair.vb = b.velocity;
  const std::optional<Polygon> outlineA = outlineOf(pair.worldA);
  const std::optional<Polygon> outlineB = outlineOf(pair.worldB);
  if (!outlineA || !outlineB) return {};
  pair.a = *outlineA;
  pair.b = *outlineB;
  return pair;
}

std::optional<RulePair> convexPairOf(const PitfallScene& scene) {
  std::optional<RulePair> pair = pairOf(scene);
  if (pair && (!pair->a.convex || !pair->b.convex)) pair.reset();
  return pair;
}

Difference concave(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair || (pair->a.convex && pair->b.convex)) return {};
  const PublishedSat found = published::besideExact(
      published::withLandings(published::polygonCollision(pair->worldA, pair->worldB, {}),
                              pair->worldA, pair->worldB),
      pair->a, pair->b);
  const std::string exact = "; exact: " + std::string(nameOf(found.exact));
  switch (found.fault) {
    case PushFault::verdict:
      return (found.intersect ? "published: they intersect" : "published: they are apart") + exact;
    case PushFault::leavesOverlap:
      return "published: push " + shortText(found.mtv) + ", which leaves an overlap" + exact +
             ", push " + shortText(found.exactPush);
    case PushFault::tooLong:
      return "published: push " + shortText(found.mtv) + exact + ", push " +
             shortText(found.exactPush);
    case PushFault::none:
      break;
  }
  return {};
}

Difference verticesOnly(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair || published::verticesInside(pair->worldA, pair->worldB).intersects) return {};
  if (restingRelation(*pair) != Relation::overlapping) return {};
  return "published: no vertex lies inside, so no collision; exact: they overlap";
}

Difference parallelEdges(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair) return {};
  for (std::size_t i = 0; i < pair->worldA.size(); ++i) {
    const std::array<Vec2, 2> edgeA = edgeOf(pair->worldA, i);
    for (std::size_t j = 0; j < pair->worldB.size(); ++j) {
      const std::array<Vec2, 2> edgeB = edgeOf(pair->worldB, j);
      const PublishedEdgeIntersection published =
          published::edgeIntersection(edgeA[0], edgeA[1], edgeB[0], edgeB[1]);
      if (!published.reported || published.point) continue;
      if (segmentIntersection(edgeA[0], edgeA[1], edgeB[0], edgeB[1]).kind !=
          SegmentMeeting::none) {
        continue;
      }
      return "published: edge " + std::to_string(i) + " of A and edge " + std::to_string(j) +
             " of B meet at (NaN, NaN); exact: they have no point in common";
    }
  }
  return {};
}

Difference oneCounter(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair) return {};
  const std::size_t inside = published::verticesInside(pair->worldA, pair->worldB).aInB.size();
  const PublishedCrossing published = detected(scene, {});
  if (!published.radiiOverlap || published.collided || inside < 2) return {};
  published::CrossingReading perVertex;
  perVertex.oneCounter = false;
  if (!detected(scene, perVertex).collided) return {};
  return "published: " + std::to_string(published.crossings) +
         " crossings in all, even, no collision; exact: " + std::to_string(inside) +
         " vertices of A are inside B";
}

Difference jumpedOver(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair || scene.bodies[0].spin != 0 || scene.bodies[1].spin != 0) return {};
  PitfallScene end = scene;
  for (PitfallBody& body : end.bodies) body.position += body.velocity;
  const std::optional<RulePair> after = pairOf(end);
  if (!after || detected(scene, {}).collided || detected(end, {}).collided) return {};
  const PointWays ways =
      pointWays(verticesIn(pair->worldA, pair->b), verticesIn(after->worldA, after->b), 0, pair->va,
                pair->b, pair->vb);
  if (!passesUnseen(ways)) return {};
  const PointWay& way = ways.ways[static_cast<std::size_t>(ways.inside)];
  return "published: no hit at t = 0 and at t = 1; exact: vertex " + std::to_string(way.index) +
         " of A enters B at t = " + shortText(*way.sweep.enterTime);
}

Difference integerCast(const PitfallScene& scene) {
  const std::optional<RulePair> pair = pairOf(scene);
  if (!pair) return {};
  published::CrossingReading reading;
  reading.oneCounter = false;
  const bool cast = detected(scene, reading).collided;
  reading.integerCasts = false;
  const bool kept = detected(scene, reading).collided;
  const bool exact = !published::verticesInside(pair->worldA, pair->worldB).aInB.empty();
  if (cast == kept || kept != exact || detected(scene, {}).collided == exact) return {};
  const std::string word = exact ? "a vertex of A is inside B" : "no vertex of A is inside B";
  return "published: the casts move vertices and the answer turns to " +
         std::string(cast ? "a collision" : "no collision") + "; exact: " + word;
}

}  // namespace sepax::rules
