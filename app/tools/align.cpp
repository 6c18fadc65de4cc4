#include "app/tools/align.h"

#include "app/tools/pick.h"
#include "app/tools/snapping.h"
#include "core/polygon.h"
#include "core/transform.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace sepax {
namespace {

/// An angle this near to whole degrees, degrees, is meant to be whole: more than the rounding of an
/// arctangent and less than what shows anywhere.
constexpr double kWholeDegrees = 1e-12;

struct Segment {
  Vec2 from;
  Vec2 to;
};

/// The edge with the inside of its body on the left, in the coordinates of `points`.
Segment counterclockwiseEdge(const std::vector<Vec2>& points, int index) {
  const std::size_t i = static_cast<std::size_t>(index);
  const Segment edge{points[i], points[(i + 1) % points.size()]};
  const bool clockwise = checkPolygon(points).winding == Winding::clockwise;
  return clockwise ? Segment{edge.to, edge.from} : edge;
}

double degreesOf(Vec2 direction) {
  return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
}

double settled(double degrees) {
  const double whole = std::round(degrees);
  return wrappedAngle(std::abs(degrees - whole) < kWholeDegrees ? whole : degrees);
}

std::string problemOf(const Scene& scene, const Target& moving, const Target& fixed) {
  const auto isEdge = [&](const Target& target) {
    return target.kind == Target::Kind::edge && exists(target, scene);
  };
  if (!isEdge(moving) || !isEdge(fixed)) return "Choose an edge of each of two shapes to align.";
  if (moving.body == fixed.body) return "An edge aligns with an edge of another shape.";
  return {};
}

}  // namespace

std::string alignEdgeTo(Document& document, ViewState& view, const Target& movingEdge,
                        const Target& fixedEdge) {
  Scene scene = document.committed();
  std::string problem = problemOf(scene, movingEdge, fixedEdge);
  if (!problem.empty()) return problem;
  const Body& other = scene.bodies[static_cast<std::size_t>(fixedEdge.body)];
  Body& body = scene.bodies[static_cast<std::size_t>(movingEdge.body)];
  const Segment goal =
      counterclockwiseEdge(posed(other.vertices, other.position, other.angle), fixedEdge.index);
  const Segment edge = counterclockwiseEdge(body.vertices, movingEdge.index);
  if (goal.from == goal.to || edge.from == edge.to) {
    return "An edge without length has no direction; move one of its ends first.";
  }
  body.angle = settled(degreesOf(goal.from - goal.to) - degreesOf(edge.to - edge.from));
  const Vec2 middle = posed((edge.from + edge.to) / 2, {}, rotationOf(body.angle));
  body.position = (goal.from + goal.to) / 2 - middle;
  problem = document.apply(std::move(scene));
  if (!problem.empty()) return problem;
  view.group.clear();
  view.selected = movingEdge;
  return {};
}

}  // namespace sepax
