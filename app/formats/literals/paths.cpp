#include "app/formats/literals/paths.h"

#include "app/formats/ring_order.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The direct child with this label, a list; 0 when there is none.
std::uint32_t listNamed(const LiteralTree& tree, std::uint32_t group, std::string_view label) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::group && tree.nodes[at].label == label) return at;
  return 0;
}

/// The numbers of a list that holds nothing else; empty where it does.
std::vector<double> numbersAlone(const LiteralTree& tree, std::uint32_t list) {
  std::vector<double> numbers;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; ++at) {
    if (tree.nodes[at].kind != LiteralKind::number) return {};
    numbers.push_back(tree.nodes[at].value);
  }
  return numbers;
}

/// The same of each list in this one; empty where one of them is none of numbers.
std::vector<std::vector<double>> listsOf(const LiteralTree& tree, std::uint32_t group) {
  std::vector<std::vector<double>> lists;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    lists.push_back(numbersAlone(tree, at));
    if (tree.nodes[at].kind != LiteralKind::group || lists.back().empty()) return {};
  }
  return lists;
}

}  // namespace

std::optional<bool> takePathsOfPoints(const LiteralTree& tree, std::uint32_t group,
                                      const std::string& name, RawGeometry& raw) {
  if (tree.nodes[group].text != "polygon") return std::nullopt;
  const std::uint32_t given = listNamed(tree, group, "points");
  const std::uint32_t order = listNamed(tree, group, "paths");
  if (given == 0 || order == 0) return std::nullopt;
  const std::vector<std::vector<double>> points = listsOf(tree, given);
  std::vector<std::vector<double>> paths = listsOf(tree, order);
  if (paths.empty()) paths.push_back(numbersAlone(tree, order));  // paths = [0, 1, 2]
  std::vector<RawPolygon> rings;
  for (const std::vector<double>& path : paths) {
    rings.push_back({name, tree.nodes[given].line, Arity::pair, {}});
    for (const double index : path) {
      const bool known = index >= 0 && index < static_cast<double>(points.size()) &&
                         index == std::floor(index) &&
                         points[static_cast<std::size_t>(index)].size() == 2;
      if (!known) return std::nullopt;
      const std::vector<double>& point = points[static_cast<std::size_t>(index)];
      rings.back().numbers.insert(rings.back().numbers.end(), point.begin(), point.end());
    }
  }
  if (rings.front().numbers.empty()) return std::nullopt;
  addNote(raw, "the paths tell the order of the points");
  rings = withHoles(std::move(rings), FillRule::evenOdd);
  const bool holes = std::ranges::any_of(rings, &RawPolygon::isHole);
  std::ranges::move(rings, std::back_inserter(raw.polygons));
  return holes;
}

}  // namespace sepax
