#include "app/formats/plain/matrices.h"

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

using Row = std::vector<std::string_view>;

/// The rows of [1 2 3; 4 5 6] without its brackets; none where anything but numbers stands there.
std::vector<Row> rowsOf(std::string_view inside) {
  const bool semicolons = inside.find(';') != inside.npos;
  // [1, 2,\n 3, 4] goes on in the next line
  if (!semicolons && inside.find(',') != inside.npos) return {};
  std::vector<Row> rows(1);
  for (std::size_t at = 0; at < inside.size();) {
    const char c = inside[at];
    if (c == ';' || c == '\n') {
      if (!rows.back().empty()) rows.emplace_back();
      ++at;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == ',') {
      ++at;
    } else if (inside.substr(at).starts_with("...")) {  // the row goes on in the next line
      const std::size_t end = inside.find('\n', at);
      if (end == inside.npos) return {};
      at = end + 1;
    } else {
      const std::size_t end = std::min(inside.find_first_of(" \t\r\n,;", at), inside.size());
      const std::string_view number = inside.substr(at, end - at);
      if (lowered(number) != "nan" && wholeNumber(number).state != NumberState::finite) return {};
      rows.back().push_back(number);
      at = end;
    }
  }
  if (rows.back().empty()) rows.pop_back();
  return rows;
}

/// A row of x and one of y, maybe one of z below them: more columns than any matrix of a transform.
bool areAxes(const std::vector<Row>& rows, bool turned) {
  if (rows.size() != 2 && rows.size() != 3) return false;
  const std::size_t columns = rows.front().size();
  const std::size_t fewest = turned ? kFewestVertices : rows.size() + 2;
  return columns >= fewest &&
         std::ranges::all_of(rows, [columns](const Row& row) { return row.size() == columns; });
}

/// As many rows as columns, and more than places in space have: the matrix of a system.
bool areSquare(const std::vector<Row>& rows) {
  constexpr std::size_t kFewest = 4;
  return rows.size() >= kFewest &&
         std::ranges::all_of(rows, [&](const Row& row) { return row.size() == rows.size(); });
}

/// /Vertices [1 2 3 4]: the array of a PDF, whose lines are no rows.
bool isOfPdf(std::string_view before) {
  before = trimmed(before);
  std::size_t start = before.size();
  while (start > 0 && isWordPart(before[start - 1])) --start;
  const std::string_view around = before.substr(0, start);
  return start < before.size() && around.ends_with('/') &&
         (around.size() == 1 || !isWordPart(around[around.size() - 2]));
}

}  // namespace

void withPointsOfColumns(PlainText& plain) {
  const std::string_view text = plain.text;
  std::string changed;
  std::size_t done = 0;  // of the text, in what is changed
  bool ofAxes = false;
  bool ofSystems = false;
  for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find_first_of("[]", open + 1);
    if (close == text.npos) break;
    if (text[close] == '[') continue;
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const std::string_view behind = text.substr(close + 1);
    const std::size_t turn = behind.starts_with("'") ? 1 : behind.starts_with(".'") ? 2 : 0;
    const std::vector<Row> rows = rowsOf(inside);
    constexpr std::size_t kFar = 100;
    const std::size_t far = std::min(open, kFar);
    const bool square = inside.find(';') != inside.npos && areSquare(rows);
    const bool axes = areAxes(rows, turn > 0);
    if (!(axes || square) || isOfPdf(text.substr(open - far, far))) continue;
    ofAxes = ofAxes || axes;
    ofSystems = ofSystems || square;
    changed += text.substr(done, open + 1 - done);
    for (std::size_t i = 0; axes && i < rows[0].size(); ++i)
      changed += fmt::format("{}{} {}", i == 0 ? "" : "; ", rows[0][i], rows[1][i]);
    changed.append(static_cast<std::size_t>(std::ranges::count(inside, '\n')), '\n');
    changed += ']';
    done = close + 1 + turn;
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
  if (ofAxes) plain.notes.emplace_back("the rows of a matrix were read as x and y");
  if (ofSystems) plain.notes.emplace_back("a matrix with as many rows as columns was left out");
}

}  // namespace sepax
