#include "app/formats/plain/decimal_tables.h"

#include "app/formats/literals/tree.h"
#include "app/formats/plain/decimals.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

using Cells = std::vector<std::string_view>;

/// What stands between bars or between blanks; tabs are signs of a file, whose reader knows such
/// commas.
Cells cellsOf(std::string_view line) {
  if (line.find('\t') != line.npos) return {};
  const std::string_view signs = line.find('|') == line.npos ? " " : "|";
  Cells cells;
  for (std::size_t start = 0; start <= line.size();) {
    const std::size_t end = std::min(line.find_first_of(signs, start), line.size());
    const std::string_view cell = trimmed(line.substr(start, end - start));
    if (!cell.empty()) cells.push_back(cell);
    start = end + 1;
  }
  return cells;
}

/// The columns of a table by its heading.
struct TableColumns {
  std::size_t count = 0;
  std::size_t x = 0;
  std::size_t y = 0;
};

/// Of a line without numbers that names x and y; nothing of any other one.
std::optional<TableColumns> columnsOf(std::string_view line) {
  constexpr std::size_t kLongest = 200;
  if (line.size() > kLongest || std::ranges::any_of(line, isDigit)) return std::nullopt;
  const Cells cells = cellsOf(line);
  TableColumns columns{cells.size(), cells.size(), cells.size()};
  for (std::size_t i = cells.size(); i-- > 0;) {
    const auto end = std::ranges::find_if_not(cells[i], isWordPart);
    const char axis = axisOf(cells[i].substr(0, static_cast<std::size_t>(end - cells[i].begin())));
    if (axis == 'x') columns.x = i;
    if (axis == 'y') columns.y = i;
  }
  const bool named = columns.x < columns.count && columns.y < columns.count;
  return named ? std::optional(columns) : std::nullopt;
}

/// A row of such a table.
struct TableRow {
  bool isRow = false;
  std::vector<std::size_t> commas;  ///< of decimals, counted from the start of the line
};

TableRow rowOf(std::string_view line, const TableColumns& columns) {
  const Cells cells = cellsOf(line);
  TableRow row{cells.size() == columns.count, {}};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto comma = decimalCommaOf(cells[i]);
    const bool number = comma || wholeNumber(cells[i]).state == NumberState::finite;
    if ((i == columns.x || i == columns.y) && !number) row.isRow = false;
    if (comma)
      row.commas.push_back(static_cast<std::size_t>(cells[i].data() - line.data()) + *comma);
  }
  return row;
}

/// 3,5 and 0,125; in 3,500 the comma may part thousands.
bool partsNoThousands(std::string_view text, std::size_t comma) {
  constexpr std::size_t kGroup = 3;  // digits
  const std::size_t end = std::min(text.find_first_not_of("0123456789", comma + 1), text.size());
  const bool zero = text[comma - 1] == '0' && (comma < 2 || !isDigit(text[comma - 2]));
  return zero || end - comma - 1 != kGroup;
}

/// 2,5;7,25 and 4;7,25: a row of two columns.
struct TwoColumns {
  bool isRow = false;
  bool isSure = false;  ///< 2,5;7,25 may be two points, 4;7,25 and what a tab parts are none
  std::vector<std::size_t> commas;
};

TwoColumns twoColumnsOf(std::string_view line) {
  const std::size_t sign = line.find_first_of(";\t");
  if (sign == line.npos) return {};
  TwoColumns row{true, line[sign] == '\t', {}};
  for (const std::string_view part : {line.substr(0, sign), line.substr(sign + 1)}) {
    const std::string_view cell = trimmed(part);
    const auto comma = decimalCommaOf(cell);
    if (comma)
      row.commas.push_back(static_cast<std::size_t>(cell.data() - line.data()) + *comma);
    else if (wholeNumber(cell).state != NumberState::finite)
      return {};
    row.isSure = row.isSure || !comma;
  }
  return row;
}

bool isRule(std::string_view line) { return line.find_first_not_of("|+-=: \t\r") == line.npos; }

/// Puts points there where there are rows enough and some comma parts no thousands.
void putPoints(std::string& text, const std::vector<std::size_t>& commas, std::size_t rows) {
  const auto isSure = [&](std::size_t comma) { return partsNoThousands(text, comma); };
  if (rows < kFewestVertices || std::ranges::none_of(commas, isSure)) return;
  for (const std::size_t comma : commas) text[comma] = '.';
}

}  // namespace

void pointDecimalsOfColumns(std::string& text) {
  std::vector<std::size_t> commas;
  std::size_t rows = 0;
  bool sure = false;
  bool within = false;  // a line of another kind, with no columns, is above
  const auto finish = [&] {
    if (sure) putPoints(text, commas, rows);
    commas.clear();
    rows = 0;
    sure = false;
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = std::string_view(text).substr(start, end - start);
    const TwoColumns row = within ? twoColumnsOf(line) : TwoColumns{};
    if (row.isRow) {
      ++rows;
      sure = sure || row.isSure;
      for (const std::size_t comma : row.commas) commas.push_back(start + comma);
    } else {
      finish();
      within = line.find_first_of(";\t") == line.npos && (within || !trimmed(line).empty());
    }
    start = end + 1;
  }
  finish();
}

void pointDecimalsOfTables(std::string& text) {
  std::optional<TableColumns> columns;
  std::vector<std::size_t> commas;
  std::size_t rows = 0;
  const auto finish = [&] {
    putPoints(text, commas, rows);
    commas.clear();
    rows = 0;
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = std::string_view(text).substr(start, end - start);
    const TableRow row = columns ? rowOf(line, *columns) : TableRow{};
    if (row.isRow) {
      ++rows;
      for (const std::size_t comma : row.commas) commas.push_back(start + comma);
    } else if (!columns || rows > 0 || !isRule(line)) {
      columns = columnsOf(line);
      finish();
    }
    start = end + 1;
  }
  finish();
}

}  // namespace sepax
