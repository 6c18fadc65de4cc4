#include "tests/vectors/families_convex.h"

#include "core/exact/predicates.h"
#include "core/exact/transform.h"
#include "core/overlap/sat.h"
#include "core/polygon/polygon.h"
#include "core/published/cozic.h"
#include "core/sweep/slide.h"
#include "core/sweep/sweep.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sepax::test {

namespace {

struct Pair {
  std::optional<Polygon> a;
  std::optional<Polygon> b;
  std::string error;  ///< why there is no convex pair
};

Pair convexPair(const Json& input) {
  Pair pair{checkPolygon(points(input.at("a"))).polygon,
            checkPolygon(points(input.at("b"))).polygon, ""};
  if (!pair.a || !pair.b) {
    pair.error = "not a polygon";
  } else if (!pair.a->convex || !pair.b->convex) {
    pair.error = "concave";
  }
  return pair;
}

/// Wraps an answer about a convex pair.
template <Json (*answer)(const Pair&, const Json&)>
Json forConvexPair(const Json& input) {
  const Pair pair = convexPair(input);
  if (!pair.error.empty()) return {{"error", pair.error}};
  return answer(pair, input);
}

Json convexMtv(const Pair& pair, const Json&) {
  const SatEvidence sat = satTest(*pair.a, *pair.b);
  return {{"relation", name(sat.relation)},
          {"depth", sat.depth > 0 ? sat.depth : 0.0},
          {"mtv", json(sat.mtv)}};
}

Json prediction(const Pair& pair, const Json& input) {
  const MotionEvidence motion = sweepTest(*pair.a, *pair.b, vec(input.at("v")), Vec2{});
  return {{"t", json(motion.unlimitedEntry)},
          {"exit", json(motion.unlimitedExit)},
          {"normal", motion.normal ? json(*motion.normal) : Json(nullptr)}};
}

Json slide(const Json& input) {
  const PolygonReport a = checkPolygon(points(input.at("a")));
  const PolygonReport b = checkPolygon(points(input.at("b")));
  if (!a.polygon || !b.polygon) return {{"error", "not a polygon"}};
  const Vec2 v = vec(input.at("v"));
  const std::vector<SlideHit> hits = slideAmong(*a.polygon, std::array{*b.polygon}, v).hits;
  const bool free = hits.empty();  // also where they only graze
  const Vec2 advance = free ? v : hits[0].advance;
  const Vec2 kept = free ? Vec2{} : v * (1 - hits[0].time) - hits[0].removed;
  return {{"t", json(firstContact(*a.polygon, *b.polygon, v, Vec2{}).time)},
          {"advance", json(advance)},
          {"slide", json(kept)},
          {"final", json(advance + kept)}};
}

Json axisProjection(const Json& input) {
  const PolygonReport a = checkPolygon(points(input.at("a")));
  const PolygonReport b = checkPolygon(points(input.at("b")));
  if (!a.polygon || !b.polygon) return {{"error", "not a polygon"}};
  const Vec2 axis = vec(input.at("axis"));
  const SatAxis shadows = projectOnto(axis, *a.polygon, *b.polygon);
  const double scale = length(axis);  // the cases state the intervals times the axis' length
  const auto interval = [scale](const Projection& p) {
    return Json::array({p.interval.low * scale, p.interval.high * scale});
  };
  return {{"a", interval(shadows.a)},
          {"b", interval(shadows.b)},
          {"gap", -shadows.depth},
          {"push_plus", shadows.pushAlong},
          {"push_minus", shadows.pushAgainst}};
}

Json circlePretest(const Json& input) {
  return {{"overlap", discsMeet(vec(input.at("c1")), input.at("r1").get<double>(),
                                vec(input.at("c2")), input.at("r2").get<double>())}};
}

Json polygonProps(const Json& input) {
  const PolygonReport report = checkPolygon(points(input.at("polygon")));
  if (!report.polygon) {
    return {{"valid", false}, {"reason", nameOf(report.defects.front().kind)}};
  }
  const Polygon& polygon = *report.polygon;
  const Bounds box = boundsOf(polygon.vertices);
  const bool ccw = report.winding == Winding::counterclockwise;
  return {{"valid", true},
          {"reason", "ok"},
          {"convex", polygon.convex},
          {"winding", ccw ? "ccw" : "cw"},
          {"area", area(polygon)},
          {"centroid", json(centroid(polygon))},
          {"aabb", {box.min.x, box.min.y, box.max.x, box.max.y}},
          {"radius", radiusAbout(centroid(polygon), polygon.vertices)}};
}

Json poseTransform(const Json& input) {
  Json world = Json::array();
  for (const Vec2 vertex : posed(points(input.at("model")), vec(input.at("location")),
                                 input.at("angle_deg").get<double>())) {
    world.push_back(json(vertex));
  }
  return {{"world", world}};
}

Json seedCozic(const Json& input) {
  const PublishedSat result = published::polygonCollision(
      points(input.at("a")), points(input.at("b")), vec(input.at("velocity")));
  return {{"intersect", result.intersect},
          {"will_intersect", result.willIntersect},
          {"mtv", json(result.mtv)}};
}

}  // namespace

const Families& convexFamilies() {
  static const Families families{
      {"mtv_convex", forConvexPair<convexMtv>},
      {"prediction", forConvexPair<prediction>},
      {"slide", slide},
      {"axis_projection", axisProjection},
      {"circle_pretest", circlePretest},
      {"polygon_props", polygonProps},
      {"pose_transform", poseTransform},
      {"seed_cozic", seedCozic},
  };
  return families;
}

}  // namespace sepax::test
