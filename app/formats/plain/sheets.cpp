#include "app/formats/plain/sheets.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/tables.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// A line of a sheet: what stands in its margin, and its cells.
struct SheetRow {
  std::size_t start = 0;
  std::size_t end = 0;
  std::size_t cells = 0;  ///< where they start
  std::string_view margin;
  char separator = 0;  ///< bar or tab; 0 where the line is of something else
};

SheetRow sheetRowAt(std::string_view text, std::size_t start) {
  SheetRow row{start, std::min(text.find('\n', start), text.size()), 0, {}, 0};
  const std::string_view line = text.substr(0, row.end);
  const std::size_t first = behindBlanks(line, start, "> ");
  const char separator = isAt(line, first, '|') ? '|' : '\t';
  const std::size_t margin = separator == '|' ? first + 1 : first;
  const std::size_t next = line.find(separator, margin);
  if (next == line.npos) return row;
  row.margin = trimmed(line.substr(margin, next - margin));
  row.cells = next + 1;
  row.separator = separator;
  return row;
}

std::vector<std::string_view> cellsOf(std::string_view text, const SheetRow& row) {
  std::vector<std::string_view> cells;
  std::string_view rest = trimmed(text.substr(row.cells, row.end - row.cells));
  if (row.separator == '|' && rest.ends_with('|')) rest.remove_suffix(1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(row.separator), rest.size());
    cells.push_back(trimmed(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return cells;
}

/// B and C: the letters of columns that stand beside each other.
bool isHeadOfSheet(std::string_view text, const SheetRow& row) {
  if (row.separator == 0 || !row.margin.empty()) return false;
  const std::vector<std::string_view> cells = cellsOf(text, row);
  char last = 0;
  for (const std::string_view cell : cells) {
    if (cell.size() != 1 || cell[0] < 'A' || cell[0] > 'Z') return false;
    if (last != 0 && cell[0] != last + 1) return false;
    last = cell[0];
  }
  return cells.size() > 1;
}

/// The rows from this place on, numbered one after the other.
std::vector<SheetRow> numberedRows(std::string_view text, std::size_t start, char separator) {
  std::vector<SheetRow> rows;
  double last = 0;
  while (start < text.size()) {
    const SheetRow row = sheetRowAt(text, start);
    const ScannedNumber number = wholeNumber(row.margin);
    const bool follows = rows.empty() || number.value == last + 1;
    if (row.separator != separator || number.state != NumberState::finite || !follows) break;
    last = number.value;
    rows.push_back(row);
    start = row.end + 1;
  }
  return rows;
}

bool holdsNumber(const std::vector<std::string_view>& cells) {
  return std::ranges::any_of(
      cells, [](std::string_view cell) { return wholeNumber(cell).state == NumberState::finite; });
}

/// The rows without their margins. Names of columns that stand in the first one change places with
/// the rule above it.
void writeSheet(std::string_view text, const SheetRow& head, const std::vector<SheetRow>& rows,
                Rewritten& rewritten) {
  const SheetRow& names = rows.front();
  const std::size_t rule = head.end + 1;
  const bool ruled = rule < names.start;
  const bool swaps = ruled && !holdsNumber(cellsOf(text, names));
  const auto cells = [&](const SheetRow& row) {
    const std::string_view sign = row.separator == '|' ? "|" : "";
    return fmt::format("{}{}", sign, text.substr(row.cells, row.end - row.cells));
  };
  rewritten.replace(head.start, head.end, "");
  if (ruled) rewritten.replace(rule, names.start - 1, swaps ? cells(names) : "");
  for (const SheetRow& row : rows)
    rewritten.replace(row.start, row.end, swaps && &row == &names ? "|---|---|" : cells(row));
}

}  // namespace

void withoutMarginsOfSheets(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t start = 0; start < text.size();) {
    const SheetRow head = sheetRowAt(text, start);
    start = head.end + 1;
    if (!isHeadOfSheet(text, head) || start >= text.size()) continue;
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const bool ruled = isRuleOfTable(text.substr(start, end - start));
    const auto rows = numberedRows(text, ruled ? end + 1 : start, head.separator);
    if (rows.size() < kFewestVertices) continue;
    writeSheet(text, head, rows, rewritten);
    start = rows.back().end + 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
