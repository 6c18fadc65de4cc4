#include "app/formats/plain/cell_lines.h"

#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/tree.h"
#include "app/formats/plain/axis_rows.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// A line that is not empty.
struct CellLine {
  std::string_view text;
  std::size_t start = 0;
  std::size_t end = 0;
};

std::vector<CellLine> cellLinesOf(std::string_view text) {
  std::vector<CellLine> cells;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    std::string_view cell = trimmed(text.substr(start, end - start));
    while (cell.starts_with('>')) cell = trimmed(cell.substr(1));  // quoted
    if (!cell.empty()) cells.push_back({cell, start, end});
    start = end + 1;
  }
  return cells;
}

bool isNumber(const CellLine& cell) { return wholeNumber(cell.text).state == NumberState::finite; }

/// A, P1 and Corner 3: what a row may be called.
bool mayNameRow(const CellLine& cell) {
  constexpr std::size_t kLongest = 20;
  return cell.text.size() <= kLongest && !isNumber(cell) &&
         std::ranges::all_of(cell.text,
                             [](char c) { return isWordPart(c) || c == ' ' || c == '.'; });
}

/// What stands in a row beside its x and y.
struct RowForm {
  bool named = false;    ///< before them a name
  bool counted = false;  ///< before them 1, 2, 3 and so on
  bool third = false;    ///< behind them one number more
  [[nodiscard]] std::size_t before() const { return named || counted ? 1 : 0; }
  [[nodiscard]] std::size_t cells() const { return before() + 2 + (third ? 1 : 0); }
};

bool isRow(std::span<const CellLine> row, const RowForm& form, std::size_t count) {
  const bool named = !form.named || mayNameRow(row.front());
  const bool counted = !form.counted || row.front().text == std::to_string(count) ||
                       row.front().text == std::to_string(count + 1);
  return named && counted && std::ranges::all_of(row.subspan(form.before()), isNumber);
}

/// The first and the second numbers of the rows.
struct CellRows {
  Numbers first;
  Numbers second;
  std::size_t cells = 0;
};

/// The rows that the cells begin with; none where a number is left over behind them.
CellRows rowsIn(std::span<const CellLine> cells, const RowForm& form) {
  CellRows rows;
  for (; rows.cells + form.cells() <= cells.size(); rows.cells += form.cells()) {
    const auto row = cells.subspan(rows.cells, form.cells());
    if (!isRow(row, form, rows.first.size())) break;
    rows.first.push_back(row[form.before()].text);
    rows.second.push_back(row[form.before() + 1].text);
  }
  const bool whole = rows.cells == cells.size() || !isNumber(cells[rows.cells]);
  return whole && rows.first.size() >= kFewestVertices ? rows : CellRows{};
}

/// The rows below a heading that ends before these cells, and that is known to have a column before
/// or to be of points.
CellRows rowsBelow(std::span<const CellLine> cells, bool hasColumnBefore, bool ofPoints) {
  for (const bool third : {false, true}) {
    const auto rows = cells.subspan(third ? 1 : 0);  // one name more in the heading
    const bool headed = !third || mayNameRow(cells.front());
    for (const RowForm form :
         {RowForm{false, true, third}, RowForm{true, false, third}, RowForm{false, false, third}}) {
      const bool mayBe = form.before() > 0 ? hasColumnBefore : ofPoints;
      if (!headed || !mayBe) continue;
      CellRows found = rowsIn(rows, form);
      found.cells += third ? 1 : 0;
      if (!found.first.empty()) return found;
    }
  }
  return {};
}

}  // namespace

void withPointsOfCellLines(PlainText& plain) {
  const std::string source = plain.text;
  const std::vector<CellLine> cells = cellLinesOf(source);
  const bool outlines = tellsOfOutlines(source);
  Rewritten changed(source);
  for (std::size_t at = 0; at + 2 < cells.size(); ++at) {
    const char axis = firstAxisOf(axisNamed(cells[at].text), axisNamed(cells[at + 1].text));
    if (axis == 0) continue;
    const bool before = at > 0 && mayNameRow(cells[at - 1]);
    const bool ofPoints = outlines || axisOf(axisNamed(cells[at].text)) == 0;  // Easting
    const CellRows rows =
        rowsBelow(std::span<const CellLine>(cells).subspan(at + 2), before, ofPoints);
    if (rows.first.empty() || (!outlines && goesOneWay(axis == 'x' ? rows.first : rows.second)))
      continue;
    const std::size_t last = at + 1 + rows.cells;
    changed.replace(cells[at + 1].end, cells[last].end,
                    "\n" + (axis == 'x' ? pointList(rows.first, rows.second)
                                        : pointList(rows.second, rows.first)));
    at = last;
  }
  changed.finish(plain, "cells below each other were read as the rows of a table");
}

}  // namespace sepax
