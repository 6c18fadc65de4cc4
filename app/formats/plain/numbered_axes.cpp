#include "app/formats/plain/numbered_axes.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
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
std::vector<AskedAxis> askedAxes(std::string_view text) {
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

/// The rows of a list in braces, one where it has no inner ones.
struct BracedList {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<Numbers> rows;
};

/// That of name[][4] = {{0, 1}, {2, 3}}; nothing where it has anything but numbers.
std::optional<BracedList> bracedList(std::string_view text, std::string_view name) {
  constexpr std::string_view kBetween = ", \t\r\n";
  constexpr int kMost = 20;  // uses of the name
  std::size_t at = text.find(name);
  for (int i = 0; i < kMost && at != text.npos; ++i, at = text.find(name, at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    const std::size_t sign =
        std::min(text.find_first_not_of("[]0123456789 ", at + name.size()), text.size());
    const std::size_t open = behindBlanks(text, sign + 1, kAllBlanks);
    if (!isAt(text, sign, '=') || !isAt(text, open, '{')) continue;
    BracedList list{open, behindBlanks(text, open + 1, kBetween), {}};
    const bool inner = isAt(text, list.end, '{');
    do {
      if (inner) ++list.end;
      list.rows.push_back(numbersFrom(text, list.end, kBetween));
      list.end = behindBlanks(text, list.end, kBetween);
      if (!isAt(text, list.end, '}')) return std::nullopt;
      if (inner) list.end = behindBlanks(text, list.end + 1, kBetween);
    } while (inner && isAt(text, list.end, '{'));
    if (!isAt(text, list.end++, '}')) return std::nullopt;
    return list;
  }
  return std::nullopt;
}

/// The cells as lists of points; empty where one has a number that there is no point for.
std::string pointsOfCells(const Numbers& x, const Numbers& y, const std::vector<Numbers>& cells) {
  std::string lists;
  for (const Numbers& cell : cells) {
    Numbers points;
    for (const std::string_view number : cell) {
      const double place = wholeNumber(number).value;
      const bool known = place >= 0 && place < static_cast<double>(std::min(x.size(), y.size()));
      if (!known || place != std::floor(place)) return {};
      const auto index = static_cast<std::size_t>(place);
      points.insert(points.end(), {x[index], y[index]});
    }
    if (cell.size() < kFewestVertices) return {};
    lists += (lists.empty() ? "" : ", ") + pointList(points, 2);
  }
  return "[" + lists + "]";
}

}  // namespace

void withCellsOfAxes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<AskedAxis> axes = askedAxes(text);
  if (axes.empty()) return;
  const auto x = bracedList(text, axes[0].axis);
  const auto y = bracedList(text, axes[1].axis);
  const auto cells = bracedList(text, axes[0].cells);
  if (!x || !y || !cells || x->rows.size() != 1 || y->rows.size() != 1) return;
  if (x->end > y->start || y->end > cells->start) return;
  const std::string lists = pointsOfCells(x->rows[0], y->rows[0], cells->rows);
  if (lists.empty()) return;
  Rewritten rewritten(source);
  rewritten.replace(x->start, x->end, "{}");
  rewritten.replace(y->start, y->end, "{}");
  rewritten.replace(cells->start, cells->end, lists);
  rewritten.finish(plain, "each row of numbers became a polygon of the points that it numbers");
}

}  // namespace sepax
