#include "app/formats/raw_poses.h"

#include "core/polygon/polygon.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>
#include <utility>

namespace sepax {

namespace {

constexpr auto kNoCentroidNote =
    "the vertices stay where they are written: they enclose no area with a centroid to be placed";
constexpr double kFullTurn = 2 * std::numbers::pi;  ///< radians

bool contains(const Bounds& box, Vec2 p) {
  return p.x >= box.min.x && p.y >= box.min.y && p.x <= box.max.x && p.y <= box.max.y;
}

std::string turnNote(const RawAngle& angle, const AngleReading& reading) {
  const bool says = angle.unit && !reading.chosen;
  return fmt::format("the vertices were turned by their angle, read as {}: {}",
                     kAngleChoices[static_cast<std::size_t>(unitOf(angle, reading))].title,
                     says ? angle.reason : reading.reason);
}

Vec2 turned(Vec2 p, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {c * p.x - s * p.y, s * p.x + c * p.y};
}

/// Where the pivot of the pose is among the vertices; nowhere in what has no area.
std::optional<Vec2> pivotOf(const RawPose& pose, std::size_t y, const std::vector<Vec2>& vertices) {
  if (pose.pivotKind == PosePivot::point) return Vec2{pose.pivot[0], pose.pivot[y]};
  if (pose.pivotKind == PosePivot::centroid) {
    const PolygonReport report = checkPolygon(vertices);
    return report.polygon ? std::optional(centroid(*report.polygon)) : std::nullopt;
  }
  const Bounds extent = boundsOf(vertices);
  return 0.5 * (extent.max - extent.min);
}

void apply(const RawPose& pose, std::size_t y, const AngleReading& reading, PosedVertices& posed) {
  const Vec2 scale{pose.scale[0], pose.scale[y]};
  const auto place = pose.position.value_or(std::array<double, 3>{});
  const Vec2 position{place[0], place[y]};
  const double angle = pose.angle ? pose.angle->value : 0;
  const auto about = pivotOf(pose, y, posed.vertices);
  if (!about) {
    posed.notes.emplace_back(kNoCentroidNote);
    return;
  }
  const Vec2 pivot = *about;
  if (position == pivot && angle == 0 && scale == Vec2{1, 1}) return;
  const Bounds extent = boundsOf(posed.vertices);
  if (pose.position && pose.maybeDone && contains(extent, position) && !contains(extent, {})) {
    posed.notes.emplace_back("the vertices stand about their position already and were left there");
    return;
  }
  const bool inDegrees = pose.angle && unitOf(*pose.angle, reading) == AngleUnit::degrees;
  const double turn = inDegrees ? angle * std::numbers::pi / 180 : angle;
  for (Vec2& p : posed.vertices) {
    const Vec2 scaled{scale.x * (p.x - pivot.x), scale.y * (p.y - pivot.y)};
    p = position + (angle == 0 ? scaled : turned(scaled, turn));
  }
  if (scale != Vec2{1, 1})
    posed.notes.emplace_back("the vertices were scaled by the scale beside them");
  if (angle != 0) posed.notes.push_back(turnNote(*pose.angle, reading));
  if (position != pivot) posed.notes.push_back(pose.positionNote);
}

}  // namespace

AngleReading angleReading(std::span<const RawAngle> angles, std::optional<AngleUnit> chosen) {
  if (chosen) return {*chosen, "so it was chosen", true};
  for (const RawAngle& angle : angles)
    if (!angle.unit && std::fabs(angle.value) > kFullTurn)
      return {AngleUnit::degrees,
              fmt::format("{} is more than a full turn in radians", angle.value)};
  return {AngleUnit::radians, "none is more than a full turn in radians"};
}

AngleUnit unitOf(const RawAngle& angle, const AngleReading& reading) {
  return reading.chosen ? reading.unit : angle.unit.value_or(reading.unit);
}

PosedVertices posedBy(std::span<const RawPose> poses, std::vector<Vec2> vertices, std::size_t y,
                      const AngleReading& reading) {
  PosedVertices posed{std::move(vertices), {}};
  if (posed.vertices.empty()) return posed;
  for (const RawPose& pose : poses) apply(pose, y, reading, posed);
  return posed;
}

}  // namespace sepax
