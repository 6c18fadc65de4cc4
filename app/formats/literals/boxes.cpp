#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sepax {

namespace {

template <std::size_t Size>
bool isOneOf(std::string_view label, const std::array<std::string_view, Size>& names) {
  return std::ranges::find(names, lowered(label)) != names.end();
}

constexpr std::array<std::string_view, 2> kWidth = {"w", "width"};
constexpr std::array<std::string_view, 2> kHeight = {"h", "height"};
constexpr std::array<std::string_view, 6> kLow = {"min", "lower", "low",
                                                  "lo",  "mins",  "lowerbound"};
constexpr std::array<std::string_view, 6> kHigh = {"max", "upper", "high",
                                                   "hi",  "maxs",  "upperbound"};

/// The labelled number among the children of a group.
template <std::size_t Size>
std::optional<double> labelled(const LiteralTree& tree, std::uint32_t group,
                               const std::array<std::string_view, Size>& names) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind == LiteralKind::number && child.labelled && isOneOf(child.label, names))
      return child.value;
  }
  return std::nullopt;
}

/// upper = [(0, 0), (5, 0), (5, 3)]: an outline, and no bound of a box.
bool holdsCorners(const LiteralTree& tree, std::uint32_t group) {
  std::size_t corners = 0;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    corners += tree.nodes[at].kind == LiteralKind::group;
  return corners >= kFewestVertices;
}

/// The labelled group of a point among them, 0 when there is none.
template <std::size_t Size>
std::uint32_t labelledGroup(const LiteralTree& tree, std::uint32_t group,
                            const std::array<std::string_view, Size>& names) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind == LiteralKind::group && child.labelled && isOneOf(child.label, names) &&
        !holdsCorners(tree, at))
      return at;
  }
  return 0;
}

/// Of the corner of a box: x and y, or left and top.
std::optional<double> axisValue(const LiteralTree& tree, std::uint32_t group, char axis) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::number && tree.nodes[at].axis == axis)
      return tree.nodes[at].value;
  return labelled(tree, group, std::array<std::string_view, 1>{axis == 'x' ? "left" : "top"});
}

/// min: (0, 0, -2) and max: (5, 3, 2) have another z each.
bool isThick(const LiteralTree& tree, const ShapeOfGroup& low, const ShapeOfGroup& high) {
  const bool inSpace = low.shape == LiteralShape::point && high.shape == LiteralShape::point &&
                       low.arity == 3 && high.arity == 3;
  return inSpace && pointOf(tree, low)[2] != pointOf(tree, high)[2];
}

}  // namespace

bool isBox(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes, std::uint32_t group) {
  const std::uint32_t low = labelledGroup(tree, group, kLow);
  const std::uint32_t high = labelledGroup(tree, group, kHigh);
  if (low != 0 && high != 0) return !isThick(tree, shapes[low], shapes[high]);
  return axisValue(tree, group, 'x') && axisValue(tree, group, 'y') &&
         labelled(tree, group, kWidth) && labelled(tree, group, kHeight);
}

std::vector<double> boxCorners(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                               std::uint32_t group) {
  double x0 = 0;
  double y0 = 0;
  double x1 = 0;
  double y1 = 0;
  if (const std::uint32_t low = labelledGroup(tree, group, kLow); low != 0) {
    const std::uint32_t high = labelledGroup(tree, group, kHigh);
    if (shapes[low].shape != LiteralShape::point || shapes[high].shape != LiteralShape::point)
      return {};
    const std::array<double, 3> from = pointOf(tree, shapes[low]);
    const std::array<double, 3> to = pointOf(tree, shapes[high]);
    x0 = from[0], y0 = from[1], x1 = to[0], y1 = to[1];
  } else {
    x0 = *axisValue(tree, group, 'x');
    y0 = *axisValue(tree, group, 'y');
    x1 = x0 + *labelled(tree, group, kWidth);
    y1 = y0 + *labelled(tree, group, kHeight);
  }
  return {x0, y0, x1, y0, x1, y1, x0, y1};
}

bool isTurned(const LiteralTree& tree, std::uint32_t group) {
  constexpr std::array<std::string_view, 4> kAngle = {"rotation", "angle", "rot", "theta"};
  return labelled(tree, group, kAngle).value_or(0) != 0;
}

bool isCircle(const LiteralTree& tree, std::uint32_t group) {
  constexpr std::array<std::string_view, 4> kRadius = {"r", "radius", "rad", "diameter"};
  constexpr std::array<std::string_view, 2> kRound = {"ellipse", "circle"};
  std::size_t members = 0;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    members += tree.nodes[at].labelled;
    if (tree.nodes[at].labelled && tree.nodes[at].text == "true" &&
        isOneOf(tree.nodes[at].label, kRound))
      return true;  // "ellipse": true of Tiled
  }
  constexpr std::size_t kOfPoint = 3;  // x, y and the radius 0 of a corner
  const auto radius = labelled(tree, group, kRadius);
  return radius && (*radius != 0 || members > kOfPoint);
}

}  // namespace sepax
