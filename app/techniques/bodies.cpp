#include "app/techniques/bodies.h"

#include <fmt/format.h>

#include "core/polygon.h"
#include "core/transform.h"

namespace sepax {

namespace {

Vec2 averageOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return points.empty() ? sum : sum / static_cast<double>(points.size());
}

BodyShape shapeOf(const Body& body) {
  BodyShape shape;
  shape.name = body.name;
  shape.vertices = posed(body.vertices, body.position, body.angle);
  shape.position = body.position;
  shape.angle = body.angle;
  shape.velocity = body.velocity;
  const PolygonReport report = checkPolygon(shape.vertices);
  shape.valid = report.polygon.has_value();
  shape.convex = shape.valid && report.polygon->convex;
  shape.clockwise = report.winding == Winding::clockwise;
  shape.centroid = shape.valid ? centroid(*report.polygon) : averageOf(shape.vertices);
  for (const Defect& defect : report.defects) {
    const bool reflex = defect.kind == DefectKind::reflexVertex;
    if (!isError(defect.kind) && !reflex) continue;
    if (shape.problem.empty()) {
      shape.problem = reflex ? fmt::format("concave at vertex {}", defect.first) : describe(defect);
    }
    shape.marks.push_back({defect.place, nameOf(defect.kind), "", isError(defect.kind)});
  }
  return shape;
}

}  // namespace

std::vector<BodyShape> posedBodies(const Scene& scene) {
  std::vector<BodyShape> shapes;
  shapes.reserve(scene.bodies.size());
  for (const Body& body : scene.bodies) shapes.push_back(shapeOf(body));
  return shapes;
}

Role roleOf(const Evidence& evidence, int body) {
  return body == evidence.a ? Role::a : body == evidence.b ? Role::b : Role::other;
}

std::string nameOf(const Evidence& evidence, AxisName axis) {
  const int body = axis.owner == Owner::a ? evidence.a : evidence.b;
  if (body < 0) return {};
  const std::string& name = evidence.bodies[static_cast<std::size_t>(body)].name;
  // "A3" reads well; a longer name needs a sign between name and number.
  return fmt::format("{}{}{}", name, name.size() > 1 ? "·" : "", axis.edge);
}

}  // namespace sepax
