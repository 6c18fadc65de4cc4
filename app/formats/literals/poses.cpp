#include "app/formats/literals/poses.h"

#include "app/formats/text/number.h"
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

/// "xz" of {x: 5, z: 3}, whatever the order; empty where no letters say the axes.
std::string axesIn(const LiteralTree& tree, std::uint32_t group) {
  std::string axes;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::number && tree.nodes[at].axis != 0)
      axes += tree.nodes[at].axis;
  std::ranges::sort(axes);
  return axes;
}

/// The axes of the first vertex in the lists of a group.
std::string axesOfVertices(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                           std::uint32_t group) {
  for (std::uint32_t list = group + 1; list < tree.nodes[group].end; list = tree.nodes[list].end) {
    if (shapes[list].shape != LiteralShape::points && shapes[list].shape != LiteralShape::parts)
      continue;
    for (std::uint32_t at = list + 1; at < tree.nodes[list].end; ++at)
      if (shapes[at].shape == LiteralShape::point) return axesIn(tree, shapes[at].place);
  }
  return {};
}

/// position: {x: 5, y: 64, z: 3} beside vertices {x: 1, z: 2}: the place lies in space, and the
/// vertices on the ground.
bool hasOtherAxes(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                  std::uint32_t group, std::uint32_t position) {
  constexpr std::string_view kSpace = "xyz";
  if (axesIn(tree, shapes[position].place) != kSpace) return false;
  const std::string axes = axesOfVertices(tree, shapes, group);
  return axes.size() == 2 && axes != kSpace.substr(0, 2);
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

/// posedBy: "Box2D" tells that the rules of this engine hold, posedAbout: "centroid" one of these.
void takeEngine(RawPose& pose, const LiteralNode& word) {
  if (word.label == "posedBy") pose.maybeDone = false;
  if (word.label != "posedAbout") return;
  const bool centroid = word.text == "centroid";
  pose.pivotKind = centroid ? PosePivot::centroid : PosePivot::halfOfExtent;
  pose.positionNote =
      centroid ? "the centroid of the vertices was moved to the place that Matter.js gives it"
               : "the vertices were moved to the place that Phaser gives the middle of their width "
                 "and height";
}

/// calcPoints of SAT.js and of what is made of it: the vertices with angle and offset, but without
/// the place; 0 without.
std::uint32_t turnedPointsIn(const LiteralTree& tree, std::uint32_t group) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::group && tree.nodes[at].label == "calcPoints")
      return at;
  return 0;
}

/// The place is that of a shape with an offset of its own.
bool isOffset(const LiteralTree& tree, std::uint32_t at) {
  return lowered(tree.nodes[at].label) == "offset";
}

/// {pos: (5, 5), calcPoints: [...], points: [...]}: the points are the same once more.
RawPose placeOfTurned(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                      std::uint32_t group, std::vector<std::uint32_t>& parts) {
  RawPose pose;
  pose.maybeDone = false;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind != LiteralKind::group || !child.labelled) continue;
    const bool place = shapes[at].shape == LiteralShape::point &&
                       isOneOf(child.label, kPositions) && !isOffset(tree, at);
    if (place) pose.position = pointOf(tree, shapes[at]);
    if (place || isOffset(tree, at) || child.label == "points") parts.push_back(at);
  }
  return pose;
}

/// The offset of a shape that also has a place: its vertices are moved by it before they are
/// turned.
std::optional<RawPose> offsetOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                                std::uint32_t group) {
  std::optional<RawPose> pose;
  bool placed = false;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const bool point = tree.nodes[at].labelled && shapes[at].shape == LiteralShape::point &&
                       tree.nodes[at].kind == LiteralKind::group &&
                       isOneOf(tree.nodes[at].label, kPositions);
    if (point && isOffset(tree, at)) {
      pose.emplace().position = pointOf(tree, shapes[at]);
      pose->positionNote = "the offset of each shape was added to its vertices";
    }
    placed = placed || (point && !isOffset(tree, at));
  }
  return placed && hasVertices(tree, shapes, group) ? pose : std::nullopt;
}

RawPose poseOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
               std::uint32_t group, bool offset, LiteralPoses& found) {
  RawPose pose;
  std::string_view engine;  // whose rules hold
  if (!hasVertices(tree, shapes, group)) return pose;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (!child.labelled) continue;
    const bool scale = lowered(child.label) == "scale";
    const bool pivot = child.label == "posedAbout";
    const bool point = child.kind == LiteralKind::group && shapes[at].shape == LiteralShape::point;
    if (point && (scale || pivot || isOneOf(child.label, kPositions))) {
      const std::array<double, 3> numbers = pointOf(tree, shapes[at]);
      const bool other = !scale && !pivot && hasOtherAxes(tree, shapes, group, at);
      if (!other && (!offset || !isOffset(tree, at)))
        (scale ? pose.scale : pivot ? pose.pivot : pose.position.emplace()) = numbers;
      if (other) found.leftOut = "a place in space beside vertices of two axes was left out";
      found.parts.push_back(at);
    }
    if (child.label == "posedBy") engine = child.text;
    if (child.kind == LiteralKind::text) takeEngine(pose, child);
    if (child.kind != LiteralKind::number) continue;
    if (scale) pose.scale = {child.value, child.value, child.value};
    if (const auto angle = angleOf(child)) pose.angle = angle;
  }
  if (pose.angle && !engine.empty()) pose.angle->reason = fmt::format("{} takes them", engine);
  return pose;
}

/// polygon.setAngle(0.5), where the group is what `polygon` is; 0 without.
std::uint32_t satAngleCall(const LiteralTree& tree, const LiteralNode& group) {
  if (!group.labelled) return 0;
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at)
    if (tree.nodes[at].text == "setAngle" && tree.nodes[at].base == group.label) return at;
  return 0;
}

/// The number in that call, where nothing else is.
std::optional<RawAngle> satAngle(const LiteralTree& tree, std::uint32_t call) {
  if (call == 0 || tree.nodes[call].end != call + 2) return std::nullopt;
  const LiteralNode& angle = tree.nodes[call + 1];
  if (angle.kind != LiteralKind::number) return std::nullopt;
  return RawAngle{angle.value, AngleUnit::radians, "setAngle takes them"};
}

/// The point in new SAT.Polygon(new SAT.Vector(10, 20), [...]).
std::optional<RawPose> satPose(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                               std::uint32_t group, LiteralPoses& found) {
  const LiteralNode& node = tree.nodes[group];
  const bool translated = (node.text == "Polygon" && node.base == "SAT") || node.text == "P";
  if (!translated) return std::nullopt;
  RawPose pose;
  pose.maybeDone = false;
  const std::uint32_t call = satAngleCall(tree, node);
  pose.angle = satAngle(tree, call);
  if (call != 0 && !pose.angle)
    found.leftOut = "the angle of the SAT.js polygon is no number and was left out";
  pose.positionNote = "the position of the SAT.js polygon was added to its vertices";
  for (std::uint32_t at = group + 1; at < node.end; at = tree.nodes[at].end) {
    if (tree.nodes[at].kind != LiteralKind::group || shapes[at].shape != LiteralShape::point)
      continue;
    pose.position = pointOf(tree, shapes[at]);
    found.parts.push_back(at);
  }
  return pose;
}

/// {"x": 64, "y": 128, "vertices": [...]}
bool hasPlace(const LiteralTree& tree, std::uint32_t group) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& part = tree.nodes[at];
    const bool coordinate = part.axis == 'x' || part.axis == 'y';
    if (part.kind == LiteralKind::number && part.labelled && coordinate) return true;
  }
  return false;
}

}  // namespace

bool LiteralPoses::isPart(std::uint32_t node) const {
  return std::ranges::find(parts, node) != parts.end();
}

LiteralPoses posesIn(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                     std::uint32_t group) {
  LiteralPoses found;
  if (auto pose = satPose(tree, shapes, group, found)) found.poses.push_back(*pose);
  const auto offset = offsetOf(tree, shapes, group);
  const bool turned = turnedPointsIn(tree, group) != 0;
  if (offset && !turned) found.poses.push_back(*offset);
  RawPose own = turned ? placeOfTurned(tree, shapes, group, found.parts)
                       : poseOf(tree, shapes, group, offset.has_value(), found);
  if (own.angle || own.position || own.scale != RawPose{}.scale)
    found.poses.push_back(std::move(own));
  if (hasPlace(tree, group))
    found.leftOut = "the numbers x and y beside the vertices were left out";
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
