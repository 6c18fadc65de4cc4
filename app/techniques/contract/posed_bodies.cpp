#include "app/techniques/contract/posed_bodies.h"

#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/words.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace sepax {

namespace {

Vec2 averageOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return points.empty() ? sum : sum / static_cast<double>(points.size());
}

/// Most marks of a body in a picture; more could not be told apart.
constexpr std::size_t kMaxMarks = 200;

/// Why a technique for convex polygons has no answer; empty when it has one.
std::string problemOf(const PolygonReport& report) {
  for (const Defect& defect : report.defects) {
    if (defect.kind == DefectKind::reflexVertex)
      return fmt::format("concave at vertex {}", defect.first);
    if (isError(defect.kind)) return describe(defect);
  }
  return {};
}

/// Errors first, so that notes cannot crowd them out; the first mark of a kind has its words.
std::vector<DefectMark> marksOf(const std::vector<Finding>& findings,
                                const std::vector<Vec2>& world) {
  std::vector<DefectMark> marks;
  for (const Finding& finding : findings) {
    std::string words = shortWords(finding, world);
    for (const Vec2 place : finding.places) {
      if (marks.size() == kMaxMarks) return marks;
      marks.push_back({place, finding.kind, std::exchange(words, {}), finding.error});
    }
  }
  return marks;
}

BodyShape shapeOf(const Body& body) {
  BodyShape shape;
  shape.name = body.name;
  shape.vertices = posed(body.vertices, body.position, body.angle);
  shape.position = body.position;
  shape.angle = body.angle;
  shape.velocity = body.velocity;
  shape.moves = body.velocity != Vec2{};
  PolygonReport report = checkPolygon(shape.vertices);
  shape.valid = report.polygon.has_value();
  shape.convex = shape.valid && report.polygon->convex;
  shape.clockwise = report.winding == Winding::clockwise;
  shape.centroid = shape.valid ? centroid(*report.polygon) : averageOf(shape.vertices);
  shape.problem = problemOf(report);
  shape.marks = marksOf(examinePosed(body, 0, shape.vertices, report), shape.vertices);
  if (shape.valid) shape.polygon = std::make_shared<const Polygon>(std::move(*report.polygon));
  return shape;
}

}  // namespace

std::vector<BodyShape> posedBodies(const Scene& scene) {
  std::vector<BodyShape> shapes;
  shapes.reserve(scene.bodies.size());
  for (const Body& body : scene.bodies) shapes.push_back(shapeOf(body));
  return shapes;
}

}  // namespace sepax
