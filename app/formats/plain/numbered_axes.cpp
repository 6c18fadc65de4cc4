#include "app/formats/plain/numbered_axes.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// x[cells[: a list of coordinates, and the one whose numbers it is asked by.
struct AskedAxis {
  std::string_view axis;
  std::string_view cells;
};

std::string_view wordEndingAt(std::string_view text, std::size_t end) {
  std::size_t start = end;
  while (start > 0 && isWordPart(text[start - 1])) --start;
  return text.substr(start, end - start);
}

/// The first two that differ and are asked by one list.
std::vector<AskedAxis> axesInTurn(std::string_view text) {
  std::vector<AskedAxis> axes;
  for (std::size_t open = text.find('['); open != text.npos && axes.size() < 2;
       open = text.find('[', open + 1)) {
    std::size_t end = open + 1;
    while (end < text.size() && isWordPart(text[end])) ++end;
    const AskedAxis found{wordEndingAt(text, open), text.substr(open + 1, end - open - 1)};
    if (found.axis.empty() || found.cells.empty() || isDigit(found.cells[0])) continue;
    if (!isAt(text, end, '[')) continue;
    if (axes.empty() || (axes[0].cells == found.cells && axes[0].axis != found.axis))
      axes.push_back(found);
  }
  return axes.size() == 2 ? axes : std::vector<AskedAxis>{};
}

/// The rows of a list in brackets, one where it has no inner ones.
struct RowsInBrackets {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<std::vector<double>> rows;
  bool hasTerms = false;  ///< 1./4., which were computed
};

constexpr std::string_view kBetween = ", \t\r\n";

/// The numbers from list.end on, which is then behind them.
std::vector<double> takeTerms(std::string_view text, RowsInBrackets& list) {
  std::vector<double> numbers;
  for (;;) {
    const std::size_t start = behindBlanks(text, list.end, kBetween);
    const std::size_t length = numberLength(text, start);
    if (length == 0) return numbers;
    double value = wholeNumber(text.substr(start, length)).value;
    list.end = start + length;
    const std::size_t slash = behindBlanks(text, list.end);
    const std::size_t divisor = behindBlanks(text, slash + 1);
    const std::size_t more = isAt(text, slash, '/') ? numberLength(text, divisor) : 0;
    if (more > 0) {
      value /= wholeNumber(text.substr(divisor, more)).value;
      list.end = divisor + more;
      list.hasTerms = true;
    }
    numbers.push_back(value);
  }
}

/// That of name[][4] = {{0, 1}, {2, 3}} and name = [[0, 1], [2, 3]]; nothing where it has anything
/// but numbers.
std::optional<RowsInBrackets> rowsOf(std::string_view text, std::string_view name) {
  constexpr int kMost = 20;  // uses of the name
  std::size_t at = text.find(name);
  for (int i = 0; i < kMost && at != text.npos; ++i, at = text.find(name, at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    const std::size_t sign =
        std::min(text.find_first_not_of("[]0123456789 ", at + name.size()), text.size());
    const std::size_t open = behindBlanks(text, sign + 1, kAllBlanks);
    const bool square = isAt(text, open, '[');
    if (!isAt(text, sign, '=') || !(square || isAt(text, open, '{'))) continue;
    const char opening = square ? '[' : '{';
    const char closing = square ? ']' : '}';
    RowsInBrackets list{open, behindBlanks(text, open + 1, kBetween), {}};
    const bool inner = isAt(text, list.end, opening);
    do {
      if (inner) ++list.end;
      list.rows.push_back(takeTerms(text, list));
      list.end = behindBlanks(text, list.end, kBetween);
      if (!isAt(text, list.end, closing)) return std::nullopt;
      if (inner) list.end = behindBlanks(text, list.end + 1, kBetween);
    } while (inner && isAt(text, list.end, opening));
    if (!isAt(text, list.end++, closing)) return std::nullopt;
    return list;
  }
  return std::nullopt;
}

bool isOfFourOrMore(const std::vector<double>& row) { return row.size() > kFewestVertices; }

/// x, y and a list of rows that a name says to number vertices.
std::vector<AskedAxis> axesByName(std::string_view text) {
  constexpr auto kAxes = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"x", "y"}, {"xs", "ys"}, {"X", "Y"}, {"px", "py"}, {"vx", "vy"}});
  constexpr auto kCells = std::to_array<std::string_view>(
      {"conn", "connectivity", "cells", "quads", "faces", "elements", "polys", "polygons"});
  for (const std::string_view cells : kCells) {
    const auto rows = text.find(cells) == text.npos ? std::nullopt : rowsOf(text, cells);
    // triangles may be what an outline was parted into
    if (!rows || rows->rows.size() < 2 || !std::ranges::any_of(rows->rows, isOfFourOrMore))
      continue;
    for (const auto& [x, y] : kAxes)
      if (rowsOf(text, x) && rowsOf(text, y)) return {{x, cells}, {y, cells}};
  }
  return {};
}

/// The cells as lists of points; empty where one has a number that there is no point for.
std::string pointsOfCells(const std::vector<double>& x, const std::vector<double>& y,
                          const std::vector<std::vector<double>>& cells) {
  std::string lists;
  for (const std::vector<double>& cell : cells) {
    if (cell.size() < kFewestVertices) return {};
    std::string points;
    for (const double place : cell) {
      const bool known = place >= 0 && place < static_cast<double>(std::min(x.size(), y.size()));
      if (!known || place != std::floor(place)) return {};
      const auto index = static_cast<std::size_t>(place);
      points += fmt::format("{}[{}, {}]", points.empty() ? "" : ", ", x[index], y[index]);
    }
    lists += (lists.empty() ? "[" : ", [") + points + "]";
  }
  return "[" + lists + "]";
}

}  // namespace

void withCellsOfAxes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  std::vector<AskedAxis> axes = axesInTurn(text);
  if (axes.empty()) axes = axesByName(text);
  if (axes.empty()) return;
  const auto x = rowsOf(text, axes[0].axis);
  const auto y = rowsOf(text, axes[1].axis);
  const auto cells = rowsOf(text, axes[0].cells);
  if (!x || !y || !cells || x->rows.size() != 1 || y->rows.size() != 1) return;
  if (x->end > y->start || y->end > cells->start) return;
  const std::string lists = pointsOfCells(x->rows[0], y->rows[0], cells->rows);
  if (lists.empty()) return;
  Rewritten rewritten(source);
  rewritten.replace(x->start, x->end, "{}");
  rewritten.replace(y->start, y->end, "{}");
  rewritten.replace(cells->start, cells->end, lists);
  rewritten.finish(plain, "each row of numbers became a polygon of the points that it numbers");
  if (x->hasTerms || y->hasTerms) plain.notes.emplace_back("terms of numbers were computed");
}

}  // namespace sepax
