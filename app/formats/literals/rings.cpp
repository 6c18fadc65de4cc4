#include "app/formats/literals/rings.h"

#include "app/formats/literals/holes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// The direct child with this label; 0 when there is none.
std::uint32_t childNamed(const LiteralTree& tree, std::uint32_t group, std::string_view label) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].labelled && tree.nodes[at].label == label) return at;
  return 0;
}

bool isGapWord(const LiteralNode& node) {
  return node.kind == LiteralKind::word && lowered(node.text) == "nan";
}

/// Twice the area of a ring, positive when it is counterclockwise.
double turn(const RawPolygon& ring) {
  const std::size_t stride = ring.arity == Arity::triple ? 3 : 2;
  const std::vector<double>& all = ring.numbers;
  double sum = 0;
  for (std::size_t i = 0; i + 1 < all.size(); i += stride) {
    const std::size_t next = i + stride + 1 < all.size() ? i + stride : 0;
    sum +=
        (all[i] - all[0]) * (all[next + 1] - all[1]) - (all[next] - all[0]) * (all[i + 1] - all[1]);
  }
  return sum;
}

/// x and y of [(0, 0), (5, 0), ...]; none where anything but points stands in it.
std::vector<double> pairsOfRing(const LiteralTree& tree, std::uint32_t ring) {
  std::vector<double> pairs;
  for (std::uint32_t at = ring + 1; at < tree.nodes[ring].end; at = tree.nodes[at].end) {
    const std::uint32_t numbers = tree.nodes[at].end - at - 1;
    const bool point = tree.nodes[at].kind == LiteralKind::group && numbers >= 2 && numbers <= 3 &&
                       areHoleStarts(tree, at);
    if (!point) return {};
    pairs.insert(pairs.end(), {tree.nodes[at + 1].value, tree.nodes[at + 2].value});
  }
  return pairs;
}

/// All points of one are within the box of the other.
bool liesInBox(const std::vector<double>& inner, const std::vector<double>& outer) {
  const auto [low, high] = [&] {
    std::array<double, 2> least{outer[0], outer[1]};
    std::array<double, 2> most = least;
    for (std::size_t i = 0; i < outer.size(); ++i) {
      least[i % 2] = std::min(least[i % 2], outer[i]);
      most[i % 2] = std::max(most[i % 2], outer[i]);
    }
    return std::pair(least, most);
  }();
  for (std::size_t i = 0; i < inner.size(); ++i)
    if (inner[i] < low[i % 2] || inner[i] > high[i % 2]) return false;
  return true;
}

/// [[(0, 0), ...], [(1, 1), ...]]: rings that come back to their start, two or more where there
/// must be `several`, of which the others lie in the box of the first one.
bool areNestedRings(const LiteralTree& tree, std::uint32_t list, bool several) {
  if (tree.nodes[list].kind != LiteralKind::group || tree.nodes[list].bracket != '[') return false;
  std::vector<double> outline;
  std::size_t rings = 0;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end, ++rings) {
    if (tree.nodes[at].kind != LiteralKind::group) return false;
    std::vector<double> ring = pairsOfRing(tree, at);
    if (ring.size() <= 2 * kFewestVertices || isOpen(ring)) return false;
    if (rings > 0 && !liesInBox(ring, outline)) return false;
    if (rings == 0) outline = std::move(ring);
  }
  return rings > (several ? 1 : 0);
}

/// The list is what GI.Polygon([...]) and turf.polygon([...]) are given.
bool isGivenToPolygon(const LiteralTree& tree, std::uint32_t list) {
  if (list == 0) return false;
  const LiteralNode& call = tree.nodes[list - 1];
  return call.kind == LiteralKind::group && call.end >= tree.nodes[list].end &&
         call.bracket == '(' && lowered(call.text) == "polygon";
}

/// [[[(0, 0), ...], [(1, 1), ...]], ...]: polygons with their rings, as GeoJSON nests them.
bool arePolygonsOfRings(const LiteralTree& tree, std::uint32_t list) {
  if (tree.nodes[list].bracket != '[' || list + 1 >= tree.nodes[list].end) return false;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end)
    if (!areNestedRings(tree, at, false)) return false;
  return true;
}

}  // namespace

void addRingLists(const LiteralTree& tree, std::uint32_t group, std::vector<std::uint32_t>& lists) {
  if (isGivenToPolygon(tree, group) && areNestedRings(tree, group, true)) lists.push_back(group);
  if (arePolygonsOfRings(tree, group))
    for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
      lists.push_back(at);
  const std::uint32_t type = childNamed(tree, group, "type");
  const std::uint32_t rings = childNamed(tree, group, "coordinates");
  if (type == 0 || rings == 0) return;
  if (tree.nodes[type].text == "Polygon") lists.push_back(rings);
  if (tree.nodes[type].text != "MultiPolygon") return;
  for (std::uint32_t at = rings + 1; at < tree.nodes[rings].end; at = tree.nodes[at].end)
    lists.push_back(at);
}

bool isPartedByGaps(const LiteralTree& tree, std::uint32_t group) {
  constexpr std::size_t kFewest = 2 * kFewestVertices;
  std::size_t values = 0;
  std::size_t gaps = 0;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end;
       at = tree.nodes[at].end, ++values) {
    const LiteralNode& node = tree.nodes[at];
    if (node.kind != LiteralKind::number && !isGapWord(node)) return false;
    const bool gap = node.kind == LiteralKind::word;
    const bool first = values % 2 == 0;
    if (node.labelled || (!first && gap != isGapWord(tree.nodes[at - 1]))) return false;
    gaps += gap && first;
  }
  return gaps > 0 && values % 2 == 0 && values - 2 * gaps >= kFewest;
}

bool takePartedByGaps(const LiteralTree& tree, std::uint32_t group, const std::string& name,
                      RawGeometry& raw) {
  std::vector<RawPolygon> rings;
  bool parted = true;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    const bool gap = node.kind != LiteralKind::number;
    if (!gap && parted) rings.push_back({name, node.line, Arity::pair, {}});
    if (!gap) rings.back().numbers.push_back(node.value);
    parted = gap;
  }
  raw.hasGaps = true;
  rings = withHoles(std::move(rings), FillRule::evenOdd);
  const bool holes = std::ranges::any_of(rings, &RawPolygon::isHole);
  std::ranges::move(rings, std::back_inserter(raw.polygons));
  return holes;
}

namespace {

/// The least and the greatest x of its vertices for axis 0, y for 1.
std::pair<double, double> extentOf(const RawPolygon& ring, std::size_t axis) {
  const std::size_t each = ring.arity == Arity::triple ? 3 : 2;
  std::pair<double, double> extent{ring.numbers.at(axis), ring.numbers.at(axis)};
  for (std::size_t i = axis; i < ring.numbers.size(); i += each) {
    extent.first = std::min(extent.first, ring.numbers[i]);
    extent.second = std::max(extent.second, ring.numbers[i]);
  }
  return extent;
}

/// A ring is no hole of an outline beside it: the box around it does not lie in that of the
/// outline.
bool maybeWithin(const RawPolygon& ring, const RawPolygon& outline) {
  for (const std::size_t axis : {0U, 1U}) {
    const auto [least, most] = extentOf(ring, axis);
    const auto [outerLeast, outerMost] = extentOf(outline, axis);
    if (least < outerLeast || most > outerMost) return false;
  }
  return true;
}

}  // namespace

Problem becomeTurnedHoles(RawGeometry& raw, std::size_t first) {
  if (raw.polygons.size() <= first) return {};
  const double outline = turn(raw.polygons[first]);
  const auto begin = raw.polygons.begin() + static_cast<std::ptrdiff_t>(first);
  const std::vector<RawPolygon> rings(begin, raw.polygons.end());
  const auto isTurned = [&](const RawPolygon& ring) {
    return turn(ring) * outline < 0 && std::ranges::any_of(rings, [&](const RawPolygon& other) {
             return turn(other) * outline > 0 && maybeWithin(ring, other);
           });
  };
  const auto hole = std::stable_partition(begin, raw.polygons.end(), std::not_fn(isTurned));
  if (hole == raw.polygons.end()) return {};
  if (hole - begin > 1)
    return atLine(hole->line) +
           "holes beside several polygons; write each polygon with its own holes";
  becomeHoles(raw, first, first + 1);
  return {};
}

}  // namespace sepax
