#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"

#include <array>
#include <map>
#include <utility>

namespace sepax {

bool isCoordinate(const LiteralNode& number) { return !number.labelled || number.axis != 0; }

std::vector<double> numbersOf(const LiteralTree& tree, std::uint32_t group) {
  std::vector<double> numbers;
  std::vector<double> named;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    numbers.push_back(child.value);
    if (child.axis != 0) named.push_back(child.value);
  }
  return named.empty() ? numbers : named;
}

std::array<double, 3> pointOf(const LiteralTree& tree, const ShapeOfGroup& point) {
  std::array<double, 3> inOrder{};
  std::array<double, 3> named{};
  std::array<char, 3> axes{};
  std::size_t count = 0;
  std::size_t namedCount = 0;
  for (std::uint32_t at = point.place + 1; at < tree.nodes[point.place].end;
       at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    if (child.axis == 0 && count < 3) inOrder[count++] = child.value;
    if (child.axis == 0 || namedCount == 3) continue;
    axes[namedCount] = child.axis;
    named[namedCount++] = child.value;
  }
  if (namedCount == 0) return inOrder;
  // {y: 1, x: 2}; two of x, y, z make a pair in their order
  for (std::size_t i = 1; i < namedCount; ++i)
    for (std::size_t k = i; k > 0 && axes[k] < axes[k - 1]; --k) {
      std::swap(axes[k], axes[k - 1]);
      std::swap(named[k], named[k - 1]);
    }
  return named;
}

std::string_view repeatedPart(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                              std::uint32_t group) {
  if (tree.nodes[group].bracket != '{') return {};
  std::map<std::string_view, std::size_t> counts;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& part = tree.nodes[at];
    if (part.kind != LiteralKind::group || shapes[at].shape != LiteralShape::point) continue;
    const bool message = part.bracket == '{' && tree.nodes[at + 1].axis != 0;
    if (!message || part.text.empty() || startsPath(part.text)) return {};
    ++counts[part.text];
  }
  std::string_view repeated;
  for (const auto& [name, count] : counts) {
    if (count > 1 && !repeated.empty()) return {};
    if (count > 1) repeated = name;
  }
  return counts.size() > 1 && counts[repeated] >= kFewestVertices ? repeated : std::string_view{};
}

RawPolygon listOfPoints(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                        std::uint32_t group, const std::string& name) {
  const ShapeOfGroup& list = shapes[group];
  RawPolygon polygon{
      name, tree.nodes[group].line, list.arity == 3 ? Arity::triple : Arity::pair, {}};
  const std::string_view part = repeatedPart(tree, shapes, group);
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    if (tree.nodes[at].kind != LiteralKind::group) continue;
    const bool inList = shapes[at].shape == LiteralShape::points && shapes[at].place != 0;
    if (shapes[at].shape != LiteralShape::point && !inList) continue;
    if (!part.empty() && tree.nodes[at].text != part) continue;
    const std::array<double, 3> point = pointOf(tree, shapes[at]);
    polygon.numbers.insert(polygon.numbers.end(), point.begin(), point.begin() + list.arity);
  }
  return polygon;
}

std::string_view stemOfLabel(std::string_view label) {
  while (!label.empty() && isDigit(label.back())) label.remove_suffix(1);
  return label;
}

}  // namespace sepax
