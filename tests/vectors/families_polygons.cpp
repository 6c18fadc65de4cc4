#include "tests/vectors/families_polygons.h"

#include "core/exact/segment.h"
#include "core/exact/transform.h"
#include "core/inside/crossing.h"
#include "core/overlap/concave.h"
#include "core/overlap/distance.h"
#include "core/polygon/bounding.h"
#include "core/polygon/polygon.h"
#include "core/sweep/broad_phase.h"
#include "core/sweep/point_sweep.h"
#include "core/sweep/sweep.h"
#include "core/sweep/swept_edges.h"
#include "core/sweep/swept_segments.h"

#include <optional>
#include <stdexcept>
#include <vector>

namespace sepax::test {

namespace {

using test::json;  // beside the overloads below
using test::name;  // beside the overloads below

std::optional<Polygon> polygon(const Json& list) { return checkPolygon(points(list)).polygon; }

const char* name(Side side) {
  constexpr const char* kNames[] = {"outside", "boundary", "inside"};
  return kNames[static_cast<int>(side)];
}

const char* name(SegmentMeeting kind) {
  constexpr const char* kNames[] = {"none", "point", "segment"};
  return kNames[static_cast<int>(kind)];
}

Json notAPolygon() { return {{"error", "not a polygon"}}; }

Json json(const SegmentIntersection& common) {
  Json result{{"kind", name(common.kind)}, {"p", nullptr}, {"q", nullptr}};
  if (common.kind != SegmentMeeting::none) result["p"] = json(common.p);
  if (common.kind == SegmentMeeting::segment) result["q"] = json(common.q);
  return result;
}

Json segmentIntersectionAnswer(const Json& input) {
  return json(segmentIntersection(vec(input.at("a")), vec(input.at("b")), vec(input.at("c")),
                                  vec(input.at("d"))));
}

Json pointAnswer(const Json& input) {
  const auto shape = polygon(input.at("polygon"));
  if (!shape) return notAPolygon();
  const PointEvidence evidence = pointInPolygon(*shape, vec(input.at("p")));
  return {{"side", name(evidence.side)}, {"parity", evidence.parity}};
}

std::optional<Polygon> posedPolygon(const Json& body) {
  return checkPolygon(posed(points(body.at("model")), vec(body.at("location")),
                            body.at("angle_deg").get<double>()))
      .polygon;
}

Json posedAnswer(const Json& input) {
  const auto a = posedPolygon(input.at("a"));
  const auto b = posedPolygon(input.at("b"));
  if (!a || !b) return notAPolygon();
  const Relation relation = polygonRelation(*a, *b);
  return {{"relation", name(relation)}, {"collided", relation != Relation::disjoint}};
}

/// Wraps an answer about a pair of simple polygons.
template <Json (*answer)(const Polygon&, const Polygon&, const Json&)>
Json forPair(const Json& input) {
  const auto a = polygon(input.at("a"));
  const auto b = polygon(input.at("b"));
  return a && b ? answer(*a, *b, input) : notAPolygon();
}

Json relationAnswer(const Polygon& a, const Polygon& b, const Json&) {
  return {{"relation", name(polygonRelation(a, b))}};
}

Json pushAnswer(const Polygon& a, const Polygon& b, const Json&) {
  const ConcaveEvidence evidence = concaveTest(a, b);
  return {{"relation", name(evidence.relation)},
          {"depth", evidence.depth},
          {"mtv", json(evidence.mtv)}};
}

Json distanceAnswer(const Polygon& a, const Polygon& b, const Json&) {
  const Distance result = distanceOf(a, b);
  return {{"distance", result.distance}, {"closest", {json(result.onA), json(result.onB)}}};
}

Json convexSweepAnswer(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  const MotionEvidence motion = sweepTest(a, b, va, vb);
  const Json point = motion.points.empty() ? Json(nullptr) : json(motion.points.front());
  return {{"initial", name(motion.initial)}, {"hit", motion.time.has_value()},
          {"t", json(motion.time)},          {"t_overlap", json(motion.overlapTime)},
          {"exit", json(motion.exit)},       {"point", point},
          {"normal", json(motion.normal)}};
}

Json sweepAnswer(const Polygon& a, const Polygon& b, const Json& input) {
  const Vec2 va = vec(input.at("va"));
  const Vec2 vb = vec(input.at("vb"));
  if (a.convex && b.convex) return convexSweepAnswer(a, b, va, vb);
  const SweptEdgesEvidence edges = sweptEdgesTest(a, b, va, vb);
  return {{"initial", name(edges.initial)}, {"hit", edges.time.has_value()},
          {"t", json(edges.time)},          {"t_overlap", json(edges.overlapTime)},
          {"point", json(edges.point)},     {"normal", json(edges.normal)}};
}

Segment segment(const Json& ends) { return {vec(ends.at(0)), vec(ends.at(1))}; }

Json sweptSegmentsAnswer(const Json& input) {
  const SweptSegments swept = sweptSegments(
      {segment(input.at("p")), segment(input.at("q")), {vec(input.at("vp")), vec(input.at("vq"))}});
  return {{"initial", swept.initial},
          {"hit", swept.time.has_value()},
          {"t", json(swept.time)},
          {"contact", swept.time ? json(swept.contact) : Json(nullptr)}};
}

Json pointSweepAnswer(const Json& input) {
  const auto shape = polygon(input.at("polygon"));
  if (!shape) return notAPolygon();
  const PointSweepEvidence sweep = pointSweep(*shape, vec(input.at("p")), vec(input.at("v")));
  return {{"initial", name(sweep.initial)}, {"hit", sweep.time.has_value()},
          {"t", json(sweep.time)},          {"t_enter", json(sweep.enterTime)},
          {"point", json(sweep.point)},     {"edges", sweep.edges}};
}

Json sweptBoxAnswer(const Json& input) {
  const Bounds box = sweptBox(points(input.at("polygon")), vec(input.at("v")));
  return {{"aabb", {box.min.x, box.min.y, box.max.x, box.max.y}}};
}

Json broadPhaseAnswer(const Json& input) {
  std::vector<MovingBody> bodies;
  std::vector<Bounds> boxes;
  for (const Json& body : input.at("bodies")) {
    const auto shape = polygon(body.at("polygon"));
    if (!shape) return notAPolygon();
    bodies.push_back({*shape, vec(body.at("v"))});
    boxes.push_back(sweptBox(shape->vertices, bodies.back().velocity));
  }
  Json candidates = Json::array(), contacts = Json::array(), initial = Json::array();
  for (const BodyPair pair : candidatePairs(boxes).pairs) {
    candidates.push_back({pair.a, pair.b});
  }
  for (const CandidatePair& pair : broadPhaseTest(bodies).pairs) {
    if (pair.time) contacts.push_back({pair.a, pair.b, *pair.time});
    if (pair.initial) initial.push_back({pair.a, pair.b});
  }
  return {{"candidates", candidates}, {"contacts", contacts}, {"initial", initial}};
}

}  // namespace

const Families& polygonFamilies() {
  static const Families kFamilies{
      {"segment_intersection", segmentIntersectionAnswer},
      {"point_in_polygon", pointAnswer},
      {"posed_detect", posedAnswer},
      {"static_relation", forPair<relationAnswer>},
      {"mtv_concave", forPair<pushAnswer>},
      {"distance", forPair<distanceAnswer>},
      {"sweep", forPair<sweepAnswer>},
      {"swept_segments", sweptSegmentsAnswer},
      {"point_sweep", pointSweepAnswer},
      {"swept_aabb", sweptBoxAnswer},
      {"broadphase", broadPhaseAnswer},
  };
  return kFamilies;
}

}  // namespace sepax::test
