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

/// The cells of id,x,y between commas, or between blanks.
std::vector<std::string_view> cellsOf(std::string_view line, bool commas) {
  std::vector<std::string_view> cells;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(commas ? ',' : ' '), line.size());
    cells.push_back(trimmed(line.substr(0, end)));
    line.remove_prefix(std::min(end + 1, line.size()));
    if (!commas) line = trimmed(line);
  }
  return cells;
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

/// Two numbers and the name of what they are a point of.
bool isLabelled(std::span<const std::string_view> cells) {
  const auto isNumber = [](std::string_view cell) {
    return wholeNumber(cell).state == NumberState::finite;
  };
  return cells.size() == 3 && isNumber(cells[0]) && isNumber(cells[1]) && !cells[2].empty() &&
         std::ranges::all_of(cells[2], isWordPart) && !isDigit(cells[2].front());
}

}  // namespace

void withTables(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  std::string changed;
  std::size_t done = 0;
  constexpr std::size_t kLongest = 80;  // heading
  // a text that starts with such rows is a table as a whole
  bool below =
      isLabelled(cellsOf(trimmed(text.substr(0, std::min(text.find('\n'), kLongest))), true));
  for (std::size_t start = std::min(text.find('\n'), text.size() - 1) + 1; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view heading = trimmed(text.substr(start, end - start));
    const bool commas = heading.find(',') != heading.npos;
    const auto first = cellsOf(heading.substr(0, kLongest), commas);
    const bool bare = isLabelled(first) && !below;  // 0,0,a
    below = isLabelled(first);
    const auto columns = heading.size() > kLongest ? std::nullopt
                         : bare                    ? std::optional(Columns{0, 1, 2})
                                                   : columnsOf(first);
    const std::size_t cells = columns ? first.size() : 0;
    std::string points;
    std::string_view last;  // part
    std::size_t row = bare ? start : end + 1;
    std::size_t rows = 0;
    for (; columns && row < text.size(); ++rows) {
      const std::size_t close = std::min(text.find('\n', row), text.size());
      std::vector<std::string_view> values =
          cellsOf(trimmed(text.substr(row, close - row)), commas);
      // pandas numbers the rows
      if (!commas && values.size() == cells + 1) values.erase(values.begin());
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
