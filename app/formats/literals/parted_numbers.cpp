#include "app/formats/literals/parted_numbers.h"

#include "app/formats/lists/rows.h"
#include "app/formats/literals/number_rows.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace sepax {

namespace {

/// How many elements of a list stand above each empty line in it, and how many there are.
std::vector<std::size_t> countsAboveLines(const LiteralTree& tree, std::uint32_t list) {
  std::vector<std::size_t> counts;
  std::size_t element = 0;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end, ++element)
    if (element > 0 && tree.nodes[at].afterBlankLine) counts.push_back(element);
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

std::vector<RawPolygon> polygonsOf(std::vector<std::vector<double>> parts, const RawPolygon& list) {
  std::vector<RawPolygon> polygons;
  for (std::vector<double>& part : parts)
    polygons.push_back({list.name, list.line, Arity::pair, std::move(part)});
  return polygons;
}

}  // namespace

bool takePartedNumbers(const LiteralTree& tree, std::uint32_t list, const std::string& name,
                       RawGeometry& raw) {
  const std::vector<std::size_t> places = countsAboveLines(tree, list);
  if (places.size() < 2) return false;
  const NumberRows rows = rowsOf(tree, list);
  if (rows.each != 2) return false;
  std::vector<std::vector<double>> parts = partsOf(rows.numbers, places);
  if (!areRowsOfPolygons(parts)) return false;
  std::ranges::move(polygonsOf(std::move(parts), {name, tree.nodes[list].line, Arity::pair, {}}),
                    std::back_inserter(raw.polygons));
  return true;
}

std::vector<RawPolygon> partedPoints(const LiteralTree& tree, std::uint32_t list,
                                     RawPolygon points) {
  std::vector<std::size_t> places = countsAboveLines(tree, list);
  for (std::size_t& place : places) place *= 2;
  const bool pairs = points.arity == Arity::pair && !points.isRing && points.poses.empty();
  if (!pairs || places.size() < 2 || places.back() != points.numbers.size())
    return {std::move(points)};
  std::vector<std::vector<double>> parts = partsOf(points.numbers, places);
  if (!areRowsOfPolygons(parts)) return {std::move(points)};
  return polygonsOf(std::move(parts), points);
}

}  // namespace sepax
