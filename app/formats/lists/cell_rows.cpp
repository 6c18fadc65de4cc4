#include "app/formats/lists/cell_rows.h"

#include "app/formats/lists/vertex_numbers.h"
#include "app/formats/literals/space.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "core/exact/vec2.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Whole numbers in a line, maybe with a word before the last of them.
struct CellRow {
  std::vector<double> numbers;
  std::size_t behindWord = 0;  ///< where those begin that stand behind it; 0 without
};

/// Rows one below the other, from a line on.
struct CellRows {
  std::size_t line = 0;
  std::vector<CellRow> rows;
};

/// Nothing where anything else stands in the line.
std::optional<CellRow> cellRowIn(std::string_view line) {
  constexpr std::size_t kLongest = 200;
  if (line.size() > kLongest) return std::nullopt;
  CellRow row;
  while (!(line = trimmed(line)).empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t,"), line.size());
    const std::string_view field = line.substr(0, end);
    const bool number = std::ranges::all_of(field, isDigit) && !field.empty();
    if (!number && (row.behindWord > 0 || row.numbers.empty() || !isWordStart(field.front())))
      return std::nullopt;
    if (number) row.numbers.push_back(wholeNumber(field).value);
    if (!number) row.behindWord = row.numbers.size();
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return row;
}

/// With as many numbers from this line on, up to any other line; none where they are too many.
std::vector<CellRow> cellRowsFrom(const TextCallings& lines, std::size_t line, std::size_t most) {
  std::vector<CellRow> rows;
  for (;; ++line) {
    auto row = cellRowIn(lines.lineAt(line));
    const bool alike = row && row->numbers.size() >= kFewestVertices &&
                       (rows.empty() || (row->numbers.size() == rows[0].numbers.size() &&
                                         row->behindWord == rows[0].behindWord));
    if (!alike) return rows;
    if (rows.size() == most) return {};
    rows.push_back(std::move(*row));
  }
}

/// The first number of each row is one more than that of the row before.
bool countsRows(const std::vector<CellRow>& rows) {
  for (std::size_t i = 1; i < rows.size(); ++i)
    if (rows[i].numbers[0] != rows[i - 1].numbers[0] + 1) return false;
  return true;
}

/// The cells of these rows without so many numbers at their start; none where one of them is none,
/// and where a vertex has no cell.
std::vector<VertexNumbers> cellsOfRows(const std::vector<CellRow>& rows, std::size_t first,
                                       std::size_t count) {
  if (rows.empty() || rows[0].numbers.size() < first + kFewestVertices) return {};
  std::vector<double> all;
  for (const CellRow& row : rows)
    all.insert(all.end(), row.numbers.begin() + static_cast<std::ptrdiff_t>(first),
               row.numbers.end());
  const VertexNumbers numbers = vertexNumbersOf(all, count);
  const auto each = static_cast<std::ptrdiff_t>(rows[0].numbers.size() - first);
  std::vector<VertexNumbers> cells;
  for (auto at = numbers.begin(); at != numbers.end(); at += each) {
    cells.emplace_back(at, at + each);
    if (!areDifferent(cells.back())) return {};
  }
  const bool whole = std::set(numbers.begin(), numbers.end()).size() == count;
  std::set<std::set<std::size_t>> different;
  for (const VertexNumbers& cell : cells) different.emplace(cell.begin(), cell.end());
  return whole && different.size() == cells.size() && cells.size() > 1
             ? cells
             : std::vector<VertexNumbers>{};
}

/// 3 0 1 2: each row begins with the number of its vertices.
bool countVertices(const std::vector<CellRow>& rows) {
  return std::ranges::all_of(rows, [](const CellRow& row) {
    return row.numbers[0] + 1 == static_cast<double>(row.numbers.size());
  });
}

/// The cells of `count` points, whose rows may be counted, have a group or begin with the number of
/// their vertices.
std::vector<VertexNumbers> cellsOf(const std::vector<CellRow>& rows, std::size_t count) {
  if (rows.empty()) return {};
  if (rows[0].behindWord > 0) return cellsOfRows(rows, rows[0].behindWord, count);
  if (countVertices(rows)) return cellsOfRows(rows, 1, count);
  auto cells = cellsOfRows(rows, 0, count);
  for (std::size_t first = 1; first <= 2 && cells.empty() && countsRows(rows); ++first)
    cells = cellsOfRows(rows, first, count);
  return cells;
}

/// The vertex of this number.
Vec2 placeOf(const RawPolygon& vertices, std::size_t number) {
  const std::size_t at = number * (vertices.arity == Arity::triple ? 3 : 2);
  return {vertices.numbers[at], vertices.numbers[at + 1]};
}

/// No two cells lie at the same side of an edge that they share.
bool lieBesideEachOther(const RawPolygon& vertices, const std::vector<VertexNumbers>& cells) {
  std::set<std::pair<std::size_t, std::size_t>> edges;  // in the direction that has its cell left
  for (const VertexNumbers& cell : cells) {
    double area = 0;
    for (std::size_t i = 0; i < cell.size(); ++i) {
      const Vec2 one = placeOf(vertices, cell[i]) - placeOf(vertices, cell[0]);
      const Vec2 next = placeOf(vertices, cell[(i + 1) % cell.size()]) - placeOf(vertices, cell[0]);
      area += one.x * next.y - one.y * next.x;
    }
    for (std::size_t i = 0; i < cell.size(); ++i) {
      std::pair edge(cell[i], cell[(i + 1) % cell.size()]);
      if (area < 0) std::swap(edge.first, edge.second);
      if (!edges.insert(edge).second) return false;
    }
  }
  return true;
}

/// The rows below as many points.
CellRows rowsBelow(const TextCallings& lines, const RawPolygon& points) {
  constexpr std::size_t kFar = 3;          // lines: a count and a title
  constexpr std::size_t kMostOfPoint = 2;  // cells: so many triangles a plane has
  CellRows found;
  for (std::size_t i = 0; i <= kFar && found.rows.empty(); ++i) {
    found.line = points.line + vertexCount(points) + i;
    if (lines.lineAt(found.line).find_first_of("([{`") != std::string_view::npos) return {};
    found.rows = cellRowsFrom(lines, found.line, kMostOfPoint * vertexCount(points));
  }
  return found;
}

/// Without a first row that says how many points follow.
RawPolygon withoutCounts(const RawPolygon& points) {
  const std::ptrdiff_t each = points.arity == Arity::triple ? 3 : 2;
  RawPolygon rest = points;
  if (points.numbers[0] + 1 == static_cast<double>(vertexCount(points)))
    rest.numbers.erase(rest.numbers.begin(), rest.numbers.begin() + each);
  return rest;
}

/// Puts the polygons of cells in the place of their vertices.
class MeshesInRows {
 public:
  MeshesInRows(RawGeometry& raw, std::string_view text)
      : raw_(raw), lines_(text), parts_(partsPolygon(text)) {}

  void run() {
    for (RawPolygon& list : std::exchange(raw_.polygons, {}))
      if (list.line < end_ && list.line >= start_)
        addNote(raw_, atLine(list.line) + "numbers of vertices were left out");
      else if (list.isHole || vertexCount(list) < kFewestVertices || !takes(list))
        raw_.polygons.push_back(std::move(list));
  }

 private:
  /// Whether polygons stand in its place.
  bool takes(const RawPolygon& points) {
    const CellRows below = rowsBelow(lines_, points);
    if (below.rows.size() < 2 || liesInSpace(points)) return false;
    const RawPolygon vertices = withoutCounts(points);
    const std::size_t count = vertexCount(vertices);
    const std::vector<VertexNumbers> cells = cellsOf(below.rows, count);
    if (cells.empty() || !lieBesideEachOther(vertices, cells)) return false;
    start_ = below.line;
    end_ = below.line + below.rows.size();
    if (parts_ || goAroundCells(count, cells)) return false;
    for (const VertexNumbers& cell : cells) raw_.polygons.push_back(polygonOfCell(vertices, cell));
    addNote(raw_,
            atLine(points.line) + "the rows below these points tell which of them make a polygon");
    return true;
  }

  RawGeometry& raw_;
  TextCallings lines_;
  bool parts_;             ///< the text tells of a polygon that is parted
  std::size_t start_ = 0;  ///< the lines of the last rows of cells
  std::size_t end_ = 0;
};

}  // namespace

void takeRowsOfCells(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 400;  // lists, of which each looks below itself
  if (!raw.polygons.empty() && raw.polygons.size() <= kMost) MeshesInRows(raw, text).run();
}

}  // namespace sepax
