#include "app/formats/lists/numbered.h"

#include "app/formats/lists/vertex_numbers.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

CallingWords callingsOf(const TextCallings& callings, const RawPolygon& list) {
  CallingWords words = callings.of(list.line);
  std::ranges::move(wordsOf(list.name), std::back_inserter(words));
  return words;
}

bool callsTriangles(const CallingWords& words) {
  return holdsWord(words, {"triangles", "tris", "tri", "triangle", "simplices"});
}

bool callsCells(const CallingWords& words) {
  return callsTriangles(words) ||
         holdsWord(words, {"cells", "cell", "faces", "face", "elements", "connectivity", "facets",
                           "elems", "polys", "quads", "conn"});
}

bool callsHull(const CallingWords& words) {
  return holdsWord(words, {"hull", "outline", "boundary", "contour"});
}

bool callsNumbers(const CallingWords& words) {
  return holdsWord(words, {"indices", "indexes", "index", "idx", "simplices", "connectivity",
                           "neighbors", "neighbours", "adjacency", "edges", "segments", "links"});
}

/// Cells with three vertices each; none where one has a vertex twice.
std::vector<VertexNumbers> threeEach(const VertexNumbers& numbers) {
  std::vector<VertexNumbers> cells;
  if (numbers.size() % 3 != 0) return {};
  for (auto at = numbers.begin(); at != numbers.end(); at += 3) {
    cells.emplace_back(at, at + 3);
    if (!areDifferent(cells.back())) return {};
  }
  return cells;
}

/// Looks for lists that number vertices and puts their polygons in the place of these.
class CellLists {
 public:
  CellLists(RawGeometry& raw, std::string_view text)
      : raw_(raw), text_(text), callings_(text), read_(raw.polygons.size()) {}

  void run() {
    const std::size_t count = raw_.polygons.size();
    std::vector<bool> isGone(count);
    bool found = false;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t vertices = verticesAbove(i);
      if (vertices == count || isGone[vertices]) continue;
      std::size_t end = i + 1;
      const std::vector<VertexNumbers> cells = cellsFrom(i, vertices, end);
      if (cells.empty()) continue;
      for (std::size_t gone = i; gone < end; ++gone) isGone[gone] = true;
      isGone[vertices] = true;
      for (const VertexNumbers& cell : cells)
        read_[vertices].push_back(polygonOfCell(raw_.polygons[vertices], cell));
      addNote(raw_, fmt::format("{}the numbers tell which vertices make a polygon",
                                atLine(raw_.polygons[i].line)));
      found = true;
      i = end - 1;
    }
    if (!found) return;
    std::vector<RawPolygon> all;
    for (std::size_t i = 0; i < count; ++i) {
      if (!isGone[i]) all.push_back(std::move(raw_.polygons[i]));
      std::ranges::move(read_[i], std::back_inserter(all));
    }
    raw_.polygons = std::move(all);
  }

 private:
  /// The last list of points above this one.
  [[nodiscard]] std::size_t verticesAbove(std::size_t list) const {
    std::size_t found = raw_.polygons.size();
    for (std::size_t i = 0; i < list; ++i) {
      const RawPolygon& one = raw_.polygons[i];
      if (one.isHole) {
        found = raw_.polygons.size();
      } else if (one.arity != Arity::flat && one.line <= raw_.polygons[list].line) {
        found = i;
      }
    }
    return found;
  }

  /// The cells that the lists from this one on name, up to `end`; none where they are no cells, or
  /// where the vertices go around them.
  std::vector<VertexNumbers> cellsFrom(std::size_t list, std::size_t vertices, std::size_t& end) {
    const RawPolygon& first = raw_.polygons[list];
    if (first.isHole || first.arity == Arity::pair || liesInSpace(raw_.polygons[vertices]))
      return {};
    const std::size_t count = vertexCount(raw_.polygons[vertices]);
    const VertexNumbers numbers = vertexNumbersOf(first.numbers, count);
    if (numbers.size() < kFewestVertices) return {};
    const CallingWords words = callingsOf(callings_, first);
    if (first.arity == Arity::flat && callsHull(words) && areDifferent(numbers) &&
        !std::ranges::is_sorted(numbers))
      return {numbers};
    if (!callsCells(words)) return {};
    std::vector<VertexNumbers> cells;
    if (first.arity == Arity::triple || callsTriangles(words) || !areDifferent(numbers))
      cells = threeEach(numbers);
    else
      cells = rowsFrom(list, count, end);
    const bool mesh = cells.size() > 1 && !partsPolygon(text_) && !goAroundCells(count, cells);
    return mesh ? cells : std::vector<VertexNumbers>{};
  }

  /// [[0, 1, 2, 3], [1, 4, 5, 2]]: a list for each cell.
  std::vector<VertexNumbers> rowsFrom(std::size_t list, std::size_t count, std::size_t& end) {
    std::vector<double> all;
    for (end = list; end < raw_.polygons.size(); ++end) {
      const RawPolygon& row = raw_.polygons[end];
      if (row.arity != Arity::flat || row.name != raw_.polygons[list].name) break;
      all.insert(all.end(), row.numbers.begin(), row.numbers.end());
    }
    const VertexNumbers numbers = vertexNumbersOf(all, count);
    std::vector<VertexNumbers> cells;
    auto at = numbers.begin();
    for (std::size_t i = list; i < end && !numbers.empty(); ++i) {
      const auto size = static_cast<std::ptrdiff_t>(raw_.polygons[i].numbers.size());
      cells.emplace_back(at, at + size);
      at += size;
      if (cells.back().size() < kFewestVertices || !areDifferent(cells.back())) return {};
    }
    return cells;
  }

  RawGeometry& raw_;
  std::string_view text_;
  TextCallings callings_;
  std::vector<std::vector<RawPolygon>> read_;  ///< in the place of each list
};

/// 0 1, 1 2, 0 3: no pair has a number twice.
bool areDifferentPairs(const std::vector<double>& numbers) {
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    if (numbers[i] == numbers[i + 1]) return false;
  return true;
}

/// They may be numbers of so many vertices: no pair, and none of three, has one twice.
bool mayNumber(const RawPolygon& list, std::size_t count) {
  const VertexNumbers numbers = vertexNumbersOf(list.numbers, count);
  if (count < kFewestVertices || numbers.empty()) return false;
  if (list.arity == Arity::pair) return areDifferentPairs(list.numbers);
  return !threeEach(numbers).empty() || (list.arity == Arity::flat && areDifferent(numbers));
}

bool callsNumbersOf(const RawPolygon& list, const CallingWords& words) {
  if (holdsWord(words, {"polygon", "polygons", "poly", "outline", "ring", "contour"})) return false;
  return callsNumbers(words) || (list.arity != Arity::pair && callsCells(words));
}

/// The polygons that calls of Godot number, navigation.add_polygon(PoolIntArray([0, 1, 2, 5])),
/// from 0 on; none where one of them says something else.
std::vector<VertexNumbers> addedPolygons(std::string_view text, std::size_t vertices) {
  constexpr std::string_view kCall = "add_polygon(";
  constexpr std::string_view kBetween = ", \t\r\n";
  std::vector<VertexNumbers> added;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    std::size_t place = at + kCall.size();
    while (place < text.size() && isWordPart(text[place])) ++place;  // PoolIntArray
    if (isAt(text, place, '(')) ++place;
    if (!isAt(text, place, '[')) return {};
    ++place;
    std::vector<double> numbers{0};
    for (const std::string_view number : numbersFrom(text, place, kBetween))
      numbers.push_back(wholeNumber(number).value);
    VertexNumbers polygon = vertexNumbersOf(numbers, vertices);
    if (polygon.empty() || !isAt(text, behindBlanks(text, place, kBetween), ']')) return {};
    polygon.erase(polygon.begin());
    if (polygon.size() < kFewestVertices || !areDifferent(polygon)) return {};
    added.push_back(std::move(polygon));
  }
  return added;
}

/// In the place of the only list of points.
void takeAddedPolygons(RawGeometry& raw, std::string_view text) {
  const auto isList = [](const RawPolygon& list) { return list.arity == Arity::pair; };
  const auto vertices = std::ranges::find_if(raw.polygons, isList);
  if (vertices == raw.polygons.end() || std::ranges::count_if(raw.polygons, isList) > 1) return;
  const std::vector<VertexNumbers> added = addedPolygons(text, vertexCount(*vertices));
  if (added.empty()) return;
  std::vector<RawPolygon> polygons;
  for (const VertexNumbers& numbers : added) polygons.push_back(polygonOfCell(*vertices, numbers));
  const TextCallings callings(text);
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    return isList(list) || callings.lineAt(list.line).find("add_polygon(") != text.npos;
  });
  std::ranges::move(polygons, std::back_inserter(raw.polygons));
  addNote(raw, "the numbers in the calls of add_polygon tell which vertices make a polygon");
}

}  // namespace

void takeCells(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 400;  // each looks for its vertices
  takeAddedPolygons(raw, text);
  if (raw.polygons.size() > 1 && raw.polygons.size() <= kMost) CellLists(raw, text).run();
}

void leaveOutCalledIndices(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2) return;
  const TextCallings callings(text);
  std::size_t count = 0;  // vertices of the largest list above
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool indices = !list.isHole && !list.isRing && mayNumber(list, count) &&
                         callsNumbersOf(list, callingsOf(callings, list));
    if (indices)
      addNote(raw, fmt::format("{}numbers of vertices were left out", atLine(list.line)));
    else
      count = std::max(count, vertexCount(list));
    return indices;
  });
}

}  // namespace sepax
