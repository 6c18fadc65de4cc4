#include "app/formats/plain/swmm.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

struct Row {
  std::string_view name;
  std::string_view x;
  std::string_view y;
};

/// A name and two numbers with blanks between them.
std::optional<Row> rowOf(std::string_view line) {
  std::vector<std::string_view> cells;
  constexpr std::size_t kCells = 3;
  for (line = trimmed(line); !line.empty() && cells.size() <= kCells; line = trimmed(line)) {
    cells.push_back(line.substr(0, line.find_first_of(" \t")));
    line.remove_prefix(cells.back().size());
  }
  const auto isNumber = [](std::string_view cell) {
    return wholeNumber(cell).state == NumberState::finite;
  };
  if (cells.size() != kCells || !isNumber(cells[1]) || !isNumber(cells[2])) return std::nullopt;
  return Row{cells[0], cells[1], cells[2]};
}

/// The rows of one section, up to a line that is neither one nor a comment; `place` is then there.
std::vector<Row> takeRows(std::string_view text, std::size_t& place) {
  std::vector<Row> rows;
  while (place < text.size()) {
    const std::size_t end = std::min(text.find('\n', place), text.size());
    const std::string_view line = trimmed(text.substr(place, end - place));
    const auto row = rowOf(line);
    if (!row && !line.starts_with(';')) break;
    if (row) rows.push_back(*row);
    place = std::min(end + 1, text.size());
  }
  return rows;
}

std::string polygonsOf(const std::vector<Row>& rows) {
  std::string polygons;
  Numbers numbers;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    numbers.insert(numbers.end(), {rows[i].x, rows[i].y});
    if (i + 1 < rows.size() && rows[i + 1].name == rows[i].name) continue;
    if (numbers.size() >= 2 * kFewestVertices)
      polygons += "\"" + std::string(rows[i].name) + "\" = " + pointList(numbers, 2) + ";\n";
    numbers.clear();
  }
  return polygons;
}

}  // namespace

void withPolygonsOfSwmm(PlainText& plain) {
  constexpr auto kOthers =
      std::to_array<std::string_view>({"[coordinates]", "[vertices]", "[symbols]"});
  constexpr std::string_view kPolygons = "[polygons]";
  if (lowered(plain.text).find(kPolygons) == std::string::npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t start = 0; start < text.size();) {
    std::size_t place = std::min(text.find('\n', start), text.size() - 1) + 1;
    const std::string heading = lowered(trimmed(text.substr(start, place - start)));
    const bool other = std::ranges::find(kOthers, heading) != kOthers.end();
    if (other || heading == kPolygons) {
      const std::vector<Row> rows = takeRows(text, place);
      changed.replace(start, place, other ? "\n" : "\n" + polygonsOf(rows));
    }
    start = place;
  }
  changed.finish(plain, "of the sections of SWMM those with polygons were read");
}

}  // namespace sepax
