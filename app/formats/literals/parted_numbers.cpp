#include "app/formats/literals/parted_numbers.h"

#include "app/formats/lists/rows.h"
#include "app/formats/ring_order.h"

#include <cstddef>
#include <utility>

namespace sepax {

namespace {

/// How many elements of a list stand above each empty line in it, and how many there are.
std::vector<std::size_t> countsAboveLines(const LiteralTree& tree, std::uint32_t list) {
  std::vector<std::size_t> counts;
  std::size_t element = 0;
  bool parted = false;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    parted = parted || (node.afterBlankLine && element > 0);
    if (node.kind == LiteralKind::word) continue;  // new of new Point(3, 4)
    if (std::exchange(parted, false)) counts.push_back(element);
    ++element;
  }
  counts.push_back(element);
  return counts;
}

/// The numbers up to each of these places.
std::vector<std::vector<double>> partsOf(const std::vector<double>& numbers,
                                         const std::vector<std::size_t>& places) {
  std::vector<std::vector<double>> parts;
  auto start = numbers.begin();
  for (const std::size_t place : places) {
    const auto end = numbers.begin() + static_cast<std::ptrdiff_t>(place);
    parts.emplace_back(start, end);
    start = end;
  }
  return parts;
}

/// The parts of these numbers that end at the places; empty where they are not whole polygons.
std::vector<RawPolygon> ringsOf(const RawPolygon& list, const std::vector<std::size_t>& places) {
  if (places.size() < 2 || places.back() != list.numbers.size()) return {};
  const std::vector<std::vector<double>> parts = partsOf(list.numbers, places);
  if (!areRowsOfPolygons(parts)) return {};
  std::vector<RawPolygon> rings;
  for (const std::vector<double>& part : parts)
    rings.push_back({list.name, list.line, Arity::pair, part});
  return withHoles(std::move(rings), FillRule::evenOdd);
}

}  // namespace

std::vector<RawPolygon> partedNumbers(const LiteralTree& tree, std::uint32_t list,
                                      const RawPolygon& numbers) {
  if (numbers.arity == Arity::triple) return {};
  return ringsOf(numbers, countsAboveLines(tree, list));
}

std::vector<RawPolygon> partedPoints(const LiteralTree& tree, std::uint32_t list,
                                     RawPolygon points) {
  std::vector<std::size_t> places = countsAboveLines(tree, list);
  for (std::size_t& place : places) place *= 2;
  const bool pairs = points.arity == Arity::pair && !points.isRing && points.poses.empty();
  std::vector<RawPolygon> rings = pairs ? ringsOf(points, places) : std::vector<RawPolygon>{};
  if (rings.empty()) rings.push_back(std::move(points));
  return rings;
}

}  // namespace sepax
