#include "app/formats/literal_rings.h"

#include "app/formats/literal_holes.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace sepax {

namespace {

/// The direct child with this label; 0 when there is none.
std::uint32_t childNamed(const LiteralTree& tree, std::uint32_t group, std::string_view label) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].labelled && tree.nodes[at].label == label) return at;
  return 0;
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

}  // namespace

void addRingLists(const LiteralTree& tree, std::uint32_t group, std::vector<std::uint32_t>& lists) {
  const std::uint32_t type = childNamed(tree, group, "type");
  const std::uint32_t rings = childNamed(tree, group, "coordinates");
  if (type == 0 || rings == 0) return;
  if (tree.nodes[type].text == "Polygon") lists.push_back(rings);
  if (tree.nodes[type].text != "MultiPolygon") return;
  for (std::uint32_t at = rings + 1; at < tree.nodes[rings].end; at = tree.nodes[at].end)
    lists.push_back(at);
}

Problem becomeTurnedHoles(RawGeometry& raw, std::size_t first) {
  if (raw.polygons.size() <= first) return {};
  const double outline = turn(raw.polygons[first]);
  const auto isTurned = [outline](const RawPolygon& ring) { return turn(ring) * outline < 0; };
  const auto begin = raw.polygons.begin() + static_cast<std::ptrdiff_t>(first);
  const auto hole = std::stable_partition(begin, raw.polygons.end(), std::not_fn(isTurned));
  if (hole == raw.polygons.end()) return {};
  if (hole - begin > 1)
    return atLine(hole->line) +
           "holes beside several polygons; write each polygon with its own holes";
  becomeHoles(raw, first, first + 1);
  return {};
}

}  // namespace sepax
