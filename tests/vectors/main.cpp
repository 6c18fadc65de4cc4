// vectors FILE.json: answers a file of exact cases through the public interface of core, one line
// of JSON per case: {"id": ..., "result": {...}}.

#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "core/polygon.h"
#include "core/predicates.h"
#include "core/published/cozic.h"
#include "core/sat.h"
#include "core/slide.h"
#include "core/sweep.h"
#include "core/transform.h"

namespace {

using Json = nlohmann::ordered_json;
using namespace sepax;

Vec2 vec(const Json& json) { return {json.at(0).get<double>(), json.at(1).get<double>()}; }
Json json(Vec2 v) { return Json::array({v.x, v.y}); }
Json json(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

std::vector<Vec2> points(const Json& list) {
  std::vector<Vec2> result;
  for (const Json& point : list) result.push_back(vec(point));
  return result;
}

const char* name(Relation relation) {
  switch (relation) {
    case Relation::disjoint:
      return "disjoint";
    case Relation::touching:
      return "touching";
    case Relation::overlapping:
      return "overlapping";
  }
  return "";
}

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

using Answer = Json (*)(const Json& input);

/// Wraps an answer about a convex pair.
template <Json (*answer)(const Pair&, const Json&)>
Json forConvexPair(const Json& input) {
  const Pair pair = convexPair(input);
  if (!pair.error.empty()) return {{"error", pair.error}};
  return answer(pair, input);
}

Json staticRelation(const Pair& pair, const Json&) {
  return {{"relation", name(relationOf(*pair.a, *pair.b))}};
}

Json convexMtv(const Pair& pair, const Json&) {
  const SatEvidence sat = satTest(*pair.a, *pair.b);
  return {{"relation", name(sat.relation)},
          {"depth", std::max(sat.depth, 0.0)},
          {"mtv", json(sat.mtv)}};
}

Json sweep(const Pair& pair, const Json& input) {
  const MotionEvidence motion =
      sweepTest(*pair.a, *pair.b, vec(input.at("va")), vec(input.at("vb")));
  return {{"initial", name(motion.initial)},
          {"hit", motion.time.has_value()},
          {"t", json(motion.time)},
          {"t_overlap", json(motion.overlapTime)},
          {"exit", json(motion.exit)},
          {"point", motion.points.empty() ? Json(nullptr) : json(motion.points.front())},
          {"normal", motion.normal ? json(*motion.normal) : Json(nullptr)}};
}

Json prediction(const Pair& pair, const Json& input) {
  const MotionEvidence motion = sweepTest(*pair.a, *pair.b, vec(input.at("v")), Vec2{});
  return {{"t", json(motion.unlimitedEntry)},
          {"exit", json(motion.unlimitedExit)},
          {"normal", motion.normal ? json(*motion.normal) : Json(nullptr)}};
}

Json slide(const Pair& pair, const Json& input) {
  const SlideStep step = slideOnce(*pair.a, *pair.b, vec(input.at("v")));
  return {{"t", json(step.time)},
          {"advance", json(step.advance)},
          {"slide", json(step.slide)},
          {"final", json(step.advance + step.slide)}};
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

const std::map<std::string, Answer> kFamilies{
    {"static_relation", forConvexPair<staticRelation>},
    {"mtv_convex", forConvexPair<convexMtv>},
    {"sweep", forConvexPair<sweep>},
    {"prediction", forConvexPair<prediction>},
    {"slide", forConvexPair<slide>},
    {"axis_projection", axisProjection},
    {"circle_pretest", circlePretest},
    {"polygon_props", polygonProps},
    {"pose_transform", poseTransform},
    {"seed_cozic", seedCozic},
};

int answerFile(const std::string& path) {
  std::ifstream file(path);
  if (!file) {
    std::cerr << "vectors: cannot read '" << path << "'; name a file of cases\n";
    return 2;
  }
  const Json cases = Json::parse(file);
  const std::string family = cases.at("query").get<std::string>();
  const auto row = kFamilies.find(family);
  if (row == kFamilies.end()) {
    std::cerr << "vectors: family '" << family << "' in '" << path << "' is not known\n";
    return 2;
  }
  for (const Json& entry : cases.at("cases")) {
    std::cout << Json{{"id", entry.at("id")}, {"result", row->second(entry.at("input"))}} << '\n';
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "vectors: give one file of cases: vectors FILE.json\n";
    return 2;
  }
  try {
    return answerFile(argv[1]);
  } catch (const std::exception& error) {
    std::cerr << "vectors: '" << argv[1] << "' is not a file of cases: " << error.what() << '\n';
    return 2;
  }
}
