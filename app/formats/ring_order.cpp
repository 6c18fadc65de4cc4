#include "app/formats/ring_order.h"

#include <fmt/format.h>

namespace sepax {

std::optional<std::vector<OrderedRing>> ringOrder(std::span<const std::vector<Vec2>> rings,
                                                  FillRule rule) {
  const auto holes = holesOf(rings, rule);
  if (!holes) return std::nullopt;
  std::vector<std::vector<std::size_t>> holesIn(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i)
    for (const std::size_t outline : (*holes)[i]) holesIn[outline].push_back(i);
  std::vector<OrderedRing> ordered;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    if (!(*holes)[i].empty()) continue;
    ordered.push_back({i, false});
    for (const std::size_t hole : holesIn[i]) ordered.push_back({hole, true});
  }
  return ordered;
}

std::vector<RawPolygon> withHoles(std::vector<RawPolygon> rings, FillRule rule) {
  std::vector<std::vector<Vec2>> vertices;
  for (const RawPolygon& ring : rings) {
    vertices.emplace_back();
    for (std::size_t i = 0; i + 1 < ring.numbers.size(); i += 2)
      vertices.back().push_back({ring.numbers[i], ring.numbers[i + 1]});
    const bool closed =
        vertices.back().size() > 1 && vertices.back().front() == vertices.back().back();
    if (closed) vertices.back().pop_back();
  }
  const auto order = ringOrder(vertices, rule);
  if (!order) return rings;
  std::vector<RawPolygon> ordered;
  for (const OrderedRing& next : *order) {
    ordered.push_back(rings[next.ring]);
    ordered.back().isHole = next.isHole;
  }
  return ordered;
}

std::string wktOf(const std::vector<RawPolygon>& rings) {
  std::string text;
  for (const RawPolygon& ring : rings) {
    if (ring.isHole && !text.empty()) text.pop_back();
    text += ring.isHole && !text.empty() ? ", (" : "\nPOLYGON ((";
    for (std::size_t i = 0; i + 1 < ring.numbers.size(); i += 2)
      text += fmt::format("{}{} {}", i == 0 ? "" : ", ", ring.numbers[i], ring.numbers[i + 1]);
    text += "))";
  }
  return text;
}

}  // namespace sepax
