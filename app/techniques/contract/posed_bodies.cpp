#include "app/techniques/contract/posed_bodies.h"

#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/words.h"
#include "core/exact/transform.h"
#include "core/polygon/edge_meeting.h"
#include "core/polygon/parts.h"
#include "core/polygon/thin.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

Vec2 averageOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return points.empty() ? sum : sum / static_cast<double>(points.size());
}

/// Most marks of a body in a picture; more could not be told apart.
constexpr std::size_t kMaxMarks = 200;

/// "concave at vertices A4 and A5": all of them; beyond a few they are counted.
std::string concaveWords(const PolygonReport& report, const std::string& body) {
  constexpr std::size_t kNamed = 4;
  std::vector<std::string> names;
  for (const Defect& defect : report.defects)
    if (defect.kind == DefectKind::reflexVertex) names.push_back(indexedName(body, defect.first));
  std::string words = names.size() == 1 ? "concave at vertex " : "concave at vertices ";
  const std::size_t named = std::min(kNamed, names.size());
  for (std::size_t i = 0; i < named; ++i)
    words += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  if (named < names.size()) words += fmt::format(" and {} more", names.size() - named);
  return words;
}

/// Why a technique for convex polygons has no answer; empty when it has one.
std::string problemOf(const PolygonReport& report, const BodyShape& shape) {
  for (const Defect& defect : report.defects) {
    if (defect.kind == DefectKind::reflexVertex) return concaveWords(report, shape.name);
    if (isError(defect.kind)) return describe(defect, shape.name, shape.form, shape.vertices);
  }
  return {};
}

/// Errors first; the first mark of a finding has its words, and is there however many there are.
std::vector<DefectMark> marksOf(const std::vector<Finding>& findings, const Body& body,
                                const std::vector<Vec2>& world) {
  std::vector<DefectMark> marks;
  for (const Finding& finding : findings) {
    std::string words = shortWords(finding, body, world);
    for (const Vec2 place : finding.places) {
      if (marks.size() >= kMaxMarks && words.empty()) break;
      marks.push_back({place, finding.kind, std::exchange(words, {}), finding.error});
    }
  }
  return marks;
}

/// Of one polygon.
void addPolygon(BodyShape& shape, PolygonReport report) {
  shape.valid = report.polygon.has_value();
  shape.convex = shape.valid && report.polygon->convex;
  shape.clockwise = report.winding == Winding::clockwise;
  if (shape.valid) shape.centroid = centroid(*report.polygon);
  shape.problem = problemOf(report, shape);
  if (shape.valid) shape.polygon = std::make_shared<const Polygon>(std::move(*report.polygon));
}

/// Of a body of several polygons.
void addParts(BodyShape& shape, const std::vector<PartReport>& parts) {
  shape.edges = edgeStates(parts, shape.vertices);
  shape.valid = true;
  Vec2 moment;
  double whole = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const PolygonReport& report = parts[i].report;
    if (!report.polygon) {
      if (shape.valid)
        shape.problem = fmt::format("{} part {}: {}", shape.name, i + 1, problemOf(report, shape));
      shape.valid = false;
      continue;
    }
    shape.clockwise = shape.clockwise || report.winding == Winding::clockwise;
    moment += area(*report.polygon) * centroid(*report.polygon);
    whole += area(*report.polygon);
  }
  if (!shape.valid) return;
  shape.centroid = moment / whole;
  std::vector<Polygon> polygons;
  for (const PartReport& part : parts) polygons.push_back(*part.report.polygon);
  shape.parts = std::make_shared<const std::vector<Polygon>>(std::move(polygons));
}

BodyShape shapeOf(const Body& body) {
  BodyShape shape;
  shape.name = body.name;
  shape.vertices = posed(body.vertices, body.position, body.angle);
  shape.form = body.form;
  shape.position = body.position;
  shape.angle = body.angle;
  shape.velocity = body.velocity;
  shape.moves = body.velocity != Vec2{};
  shape.spin = body.spin;
  shape.centroid = averageOf(shape.vertices);
  if (isThin(body.form)) {
    shape.valid = true;
    shape.thin = std::make_shared<const Polygon>(thinPolygon(shape.vertices));
    return shape;
  }
  std::vector<PartReport> parts = checkParts(body.form, shape.vertices);
  shape.marks = marksOf(examinePosed(body, 0, shape.vertices, parts), body, shape.vertices);
  if (body.form.parts.empty())
    addPolygon(shape, std::move(parts.front().report));
  else
    addParts(shape, parts);
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
