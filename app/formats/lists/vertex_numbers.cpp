#include "app/formats/lists/vertex_numbers.h"

#include "app/formats/text/number.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

namespace sepax {

VertexNumbers vertexNumbersOf(const std::vector<double>& numbers, std::size_t count) {
  if (numbers.empty()) return {};
  const double first = *std::ranges::min_element(numbers) == 0 ? 0 : 1;
  VertexNumbers all;
  for (const double number : numbers) {
    const double at = number - first;
    if (!(at >= 0 && at < static_cast<double>(count)) || at != std::floor(at)) return {};
    all.push_back(static_cast<std::size_t>(at));
  }
  return all;
}

bool areDifferent(const VertexNumbers& numbers) {
  return std::set(numbers.begin(), numbers.end()).size() == numbers.size();
}

bool goAroundCells(std::size_t count, const std::vector<VertexNumbers>& cells) {
  std::set<std::pair<std::size_t, std::size_t>> edges;
  std::size_t triangles = 0;
  for (const VertexNumbers& cell : cells) {
    triangles += cell.size() - 2;
    for (std::size_t i = 0; i < cell.size(); ++i)
      edges.insert(std::minmax(cell[i], cell[(i + 1) % cell.size()]));
  }
  for (std::size_t i = 0; i < count; ++i)
    if (!edges.contains(std::minmax(i, (i + 1) % count))) return false;
  return triangles + 2 <= count;
}

bool partsPolygon(std::string_view text) {
  const std::string words = lowered(text);
  return words.find("earcut") != words.npos || words.find("tessellat") != words.npos ||
         (words.find("triangulat") != words.npos && words.find("poly") != words.npos);
}

RawPolygon polygonOfCell(const RawPolygon& vertices, const VertexNumbers& cell) {
  const std::ptrdiff_t each = vertices.arity == Arity::triple ? 3 : 2;
  RawPolygon polygon = vertices;
  polygon.numbers.clear();
  for (const std::size_t number : cell) {
    const auto at = vertices.numbers.begin() + static_cast<std::ptrdiff_t>(number) * each;
    polygon.numbers.insert(polygon.numbers.end(), at, at + each);
  }
  return polygon;
}

}  // namespace sepax
