#include "app/formats/literal_poses.h"

#include "app/formats/read_number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sepax {

namespace {

template <std::size_t Size>
bool isOneOf(std::string_view label, const std::array<std::string_view, Size>& names) {
  return std::ranges::find(names, lowered(label)) != names.end();
}

constexpr std::array<std::string_view, 6> kPositions = {"position", "pos",       "translation",
                                                        "location", "translate", "offset"};

/// Whether the list is one of vertices.
bool hasVertices(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                 std::uint32_t group) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::group &&
        (shapes[at].shape == LiteralShape::points || shapes[at].shape == LiteralShape::numbers ||
         shapes[at].shape == LiteralShape::parts))
      return true;
  return false;
}

/// The number as an angle, where its label says that it is one: rotation, angle_deg, rotRadians.
std::optional<RawAngle> angleOf(const LiteralNode& number) {
  std::string name = lowered(number.label);
  std::erase(name, '_');
  for (const std::string_view base : {"angle", "rotation", "rot"}) {
    if (!name.starts_with(base)) continue;
    const std::string_view unit = std::string_view(name).substr(base.size());
    if (unit.empty()) return RawAngle{number.value, std::nullopt, {}};
    const bool degrees = unit == "deg" || unit == "degrees";
    const bool radians = unit == "rad" || unit == "radians";
    if (degrees || radians)
      return RawAngle{number.value, degrees ? AngleUnit::degrees : AngleUnit::radians,
                      fmt::format("its name {} says so", inQuotes(number.label))};
  }
  return std::nullopt;
}

RawPose poseOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
               std::uint32_t group, std::vector<std::uint32_t>& parts) {
  RawPose pose;
  if (!hasVertices(tree, shapes, group)) return pose;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (!child.labelled) continue;
    const bool scale = lowered(child.label) == "scale";
    const bool point = child.kind == LiteralKind::group && shapes[at].shape == LiteralShape::point;
    if (point && (scale || isOneOf(child.label, kPositions))) {
      if (scale) pose.scale = pointOf(tree, shapes[at]);
      if (!scale) pose.position = pointOf(tree, shapes[at]);
      parts.push_back(at);
    }
    if (child.kind != LiteralKind::number) continue;
    if (scale) pose.scale = {child.value, child.value, child.value};
    if (const auto angle = angleOf(child)) pose.angle = angle;
  }
  return pose;
}

/// The point in new SAT.Polygon(new SAT.Vector(10, 20), [...]).
std::optional<RawPose> satPose(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                               std::uint32_t group, std::vector<std::uint32_t>& parts) {
  const LiteralNode& node = tree.nodes[group];
  const bool translated = (node.text == "Polygon" && node.base == "SAT") || node.text == "P";
  if (!translated) return std::nullopt;
  RawPose pose;
  pose.maybeDone = false;
  pose.positionNote = "the position of the SAT.js polygon was added to its vertices";
  for (std::uint32_t at = group + 1; at < node.end; at = tree.nodes[at].end) {
    if (tree.nodes[at].kind != LiteralKind::group || shapes[at].shape != LiteralShape::point)
      continue;
    pose.position = pointOf(tree, shapes[at]);
    parts.push_back(at);
  }
  return pose;
}

/// The numbers x and y of {"x": 64, "y": 128, "rotation": 30, "polygon": [...]}.
struct Place {
  std::array<double, 3> at{};
  bool any = false;
  bool isTiled = false;  ///< it is the origin of the polygon, as in a map of Tiled
};

Place placeIn(const LiteralTree& tree, std::uint32_t group) {
  Place place;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& part = tree.nodes[at];
    const bool list = part.kind == LiteralKind::group;
    place.isTiled =
        place.isTiled || (list && (part.label == "polygon" || part.label == "polyline"));
    if (part.kind != LiteralKind::number || !part.labelled) continue;
    if (part.axis != 'x' && part.axis != 'y') continue;
    place.any = true;
    place.at[part.axis == 'x' ? 0 : 1] = part.value;
  }
  return place;
}

}  // namespace

bool LiteralPoses::isPart(std::uint32_t node) const {
  return std::ranges::find(parts, node) != parts.end();
}

LiteralPoses posesIn(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                     std::uint32_t group) {
  LiteralPoses found;
  if (auto pose = satPose(tree, shapes, group, found.parts)) found.poses.push_back(*pose);
  RawPose own = poseOf(tree, shapes, group, found.parts);
  const Place place = placeIn(tree, group);
  const bool tiled = place.any && place.isTiled;
  if (tiled && own.angle && !own.angle->unit) {
    own.angle->unit = AngleUnit::degrees;
    own.angle->reason = "Tiled writes degrees";
  }
  if (own.angle || own.position || own.scale != RawPose{}.scale)
    found.poses.push_back(std::move(own));
  if (place.any && !tiled) found.leftOut = "the numbers x and y beside the vertices were left out";
  if (!tiled) return found;
  RawPose moved;
  moved.position = place.at;
  moved.maybeDone = false;
  moved.positionNote = "the place of the object was added to its polygon";
  found.poses.push_back(std::move(moved));
  return found;
}

void addPoses(RawGeometry& raw, std::size_t first, const LiteralPoses& poses) {
  for (std::size_t i = first; i < raw.polygons.size(); ++i)
    raw.polygons[i].poses.insert(raw.polygons[i].poses.end(), poses.poses.begin(),
                                 poses.poses.end());
}

bool LiteralPushes::take(const LiteralTree& tree, std::uint32_t group) {
  constexpr std::array<std::string_view, 7> kCalls = {"push_back", "push",         "append",  "add",
                                                      "addall",    "emplace_back", "pushback"};
  const LiteralNode& node = tree.nodes[group];
  if (node.base.empty() || !isOneOf(node.text, kCalls)) return false;
  const LiteralNode& inside = tree.nodes[group + 1];
  if (inside.kind != LiteralKind::number || inside.end != node.end) return false;
  const auto list = std::ranges::find(lists_, node.base, &RawPolygon::name);
  if (list == lists_.end())
    lists_.push_back({std::string(node.base), node.line, Arity::flat, {inside.value}});
  else
    list->numbers.push_back(inside.value);
  return true;
}

std::vector<RawPolygon> LiteralPushes::finished() const {
  constexpr std::size_t kFewest = 6;  // numbers of a polygon
  std::vector<RawPolygon> whole;
  for (const RawPolygon& list : lists_)
    if (list.numbers.size() >= kFewest) whole.push_back(list);
  return whole;
}

}  // namespace sepax
