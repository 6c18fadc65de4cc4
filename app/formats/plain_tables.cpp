#include "app/formats/plain_tables.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/read_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The cells of id,x,y between commas.
std::vector<std::string_view> cellsOf(std::string_view line) {
  std::vector<std::string_view> cells;
  while (true) {
    const std::size_t comma = std::min(line.find(','), line.size());
    cells.push_back(trimmed(line.substr(0, comma)));
    if (comma == line.size()) return cells;
    line.remove_prefix(comma + 1);
  }
}

/// The places of x and y in the heading of a table, and of what parts its rows, if it has that
/// column; one more may count them.
struct Columns {
  std::size_t x = 0;
  std::size_t y = 0;
  std::optional<std::size_t> part;
};

std::optional<Columns> columnsOf(std::span<const std::string_view> heading) {
  constexpr std::string_view kCounts = " id i index n nr no point vertex ";
  Columns columns{heading.size(), heading.size(), {}};
  if (heading.size() < 2 || heading.size() > 3) return std::nullopt;
  for (std::size_t i = 0; i < heading.size(); ++i) {
    const std::string word = lowered(heading[i]);
    if (word == "z" || word.empty() || !std::ranges::all_of(word, isWordPart)) return std::nullopt;
    if (word == "x" || word == "lon")
      columns.x = i;
    else if (word == "y" || word == "lat")
      columns.y = i;
    else if (kCounts.find(fmt::format(" {} ", word)) == kCounts.npos)
      columns.part = i;
  }
  const bool both = std::max(columns.x, columns.y) < heading.size();
  return both ? std::optional(columns) : std::nullopt;
}

}  // namespace

void withTables(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t start = std::min(text.find('\n'), text.size() - 1) + 1; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const auto columns = columnsOf(cellsOf(trimmed(text.substr(start, end - start))));
    const std::size_t cells =
        columns ? cellsOf(trimmed(text.substr(start, end - start))).size() : 0;
    std::string points;
    std::string_view last;  // part
    std::size_t row = end + 1;
    std::size_t rows = 0;
    for (; columns && row < text.size(); ++rows) {
      const std::size_t close = std::min(text.find('\n', row), text.size());
      const std::vector<std::string_view> values = cellsOf(trimmed(text.substr(row, close - row)));
      const auto isNumber = [&](std::size_t at) {
        return wholeNumber(values[at]).state == NumberState::finite;
      };
      if (values.size() != cells || !isNumber(columns->x) || !isNumber(columns->y)) break;
      const std::string_view part = columns->part ? values[*columns->part] : std::string_view{};
      const bool starts = rows == 0 || part != last;
      last = part;
      points += fmt::format("{}[{}, {}]",
                            rows == 0 ? "["
                            : starts  ? "]\n["
                                      : ",\n",
                            values[columns->x], values[columns->y]);
      row = close + 1;
    }
    if (rows >= kFewestVertices) {
      changed.append(text.substr(done, start - done)).append("\n").append(points).append("]\n");
      done = start = std::min(row, text.size());
    } else {
      start = end + 1;
    }
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
}

}  // namespace sepax
