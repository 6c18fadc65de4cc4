#include "app/formats/literal_poses.h"

#include "app/formats/read_number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sepax {

namespace {

template <std::size_t Size>
bool isOneOf(std::string_view label, const std::array<std::string_view, Size>& names) {
  return std::ranges::find(names, lowered(label)) != names.end();
}

constexpr std::array<std::string_view, 6> kPositions = {"position", "pos",       "translation",
                                                        "location", "translate", "offset"};
constexpr std::array<std::string_view, 5> kAngles = {"angle", "rotation", "rot", "angle_deg",
                                                     "rotation_degrees"};

constexpr double kFar = std::numeric_limits<double>::infinity();

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

struct Extent {
  Vec2 low{kFar, kFar};
  Vec2 high{-kFar, -kFar};
  [[nodiscard]] bool has(Vec2 p) const {
    return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y;
  }
};

std::size_t strideOf(const RawPolygon& polygon) { return polygon.arity == Arity::triple ? 3 : 2; }

Extent extentOf(const RawPolygon& polygon) {
  Extent extent;
  for (std::size_t i = 0; i + 1 < polygon.numbers.size(); i += strideOf(polygon)) {
    const Vec2 p{polygon.numbers[i], polygon.numbers[i + 1]};
    extent.low = {std::min(extent.low.x, p.x), std::min(extent.low.y, p.y)};
    extent.high = {std::max(extent.high.x, p.x), std::max(extent.high.y, p.y)};
  }
  return extent;
}

}  // namespace

bool LiteralPose::isPart(std::uint32_t node) const {
  return std::ranges::find(parts, node) != parts.end();
}

LiteralPose poseIn(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                   std::uint32_t group) {
  LiteralPose pose;
  if (!hasVertices(tree, shapes, group)) return pose;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (!child.labelled) continue;
    const bool point = child.kind == LiteralKind::group && shapes[at].shape == LiteralShape::point;
    if (point && isOneOf(child.label, kPositions)) {
      const std::array<double, 3> place = pointOf(tree, shapes[at]);
      pose.position = Vec2{place[0], place[1]};
      pose.parts.push_back(at);
    }
    if (point && lowered(child.label) == "scale") {
      const std::array<double, 3> scale = pointOf(tree, shapes[at]);
      pose.scale = {scale[0], scale[1]};
      pose.parts.push_back(at);
    }
    if (child.kind != LiteralKind::number) continue;
    if (lowered(child.label) == "scale") pose.scale = {child.value, child.value};
    if (!isOneOf(child.label, kAngles)) continue;
    pose.angle = child.value;
    pose.inDegrees = lowered(child.label).find("deg") != std::string::npos ||
                     std::fabs(child.value) > 2 * std::numbers::pi;
  }
  return pose;
}

std::vector<std::string> posePolygon(const LiteralPose& pose, RawPolygon& polygon) {
  std::vector<std::string> notes;
  const Vec2 position = pose.position.value_or(Vec2{});
  const double angle = pose.angle.value_or(0);
  if (position == Vec2{} && angle == 0 && pose.scale == Vec2{1, 1}) return notes;
  const Extent extent = extentOf(polygon);
  if (pose.position && extent.has(position) && !extent.has({})) {
    notes.emplace_back("the vertices stand about their position already and were left there");
    return notes;
  }
  const double turn = pose.inDegrees ? angle * std::numbers::pi / 180 : angle;
  const double c = std::cos(turn);
  const double s = std::sin(turn);
  for (std::size_t i = 0; i + 1 < polygon.numbers.size(); i += strideOf(polygon)) {
    const Vec2 p{pose.scale.x * polygon.numbers[i], pose.scale.y * polygon.numbers[i + 1]};
    const Vec2 turned = angle == 0 ? p : Vec2{c * p.x - s * p.y, s * p.x + c * p.y};
    polygon.numbers[i] = position.x + turned.x;
    polygon.numbers[i + 1] = position.y + turned.y;
  }
  if (pose.scale != Vec2{1, 1})
    notes.emplace_back("the vertices were scaled by the scale beside them");
  if (angle != 0)
    notes.push_back(fmt::format("the vertices were turned by their angle, taken as {}",
                                pose.inDegrees ? "degrees" : "radians"));
  if (position != Vec2{}) notes.emplace_back("the position of each body was added to its vertices");
  return notes;
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
