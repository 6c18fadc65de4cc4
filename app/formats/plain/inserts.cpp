#include "app/formats/plain/inserts.h"

#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/axes.h"
#include "app/formats/plain/r_vectors.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Row = std::vector<std::string_view>;

/// The parts of what the bracket at this place holds, which has none in it; the place is behind it
/// then. Empty where no such bracket stands.
Row takeRow(std::string_view text, std::size_t& place) {
  const std::size_t open = behindBlanks(text, place, kAllBlanks);
  const std::size_t close = isAt(text, open, '(') ? text.find_first_of("()", open + 1) : text.npos;
  if (close == text.npos || text[close] == '(') return {};
  place = close + 1;
  return argumentsOfR(text.substr(open + 1, close - open - 1));
}

/// vertex_x of `vertex_x` and "vertex_x".
std::string_view withoutQuotes(std::string_view name) {
  constexpr std::string_view kQuotes = "`\"[]'";
  while (!name.empty() && kQuotes.find(name.front()) != kQuotes.npos) name.remove_prefix(1);
  while (!name.empty() && kQuotes.find(name.back()) != kQuotes.npos) name.remove_suffix(1);
  return name;
}

/// The places of x and y among columns.
struct Axes {
  std::size_t x = 0;
  std::size_t y = 0;
};

/// The first two that stand side by side.
std::optional<Axes> axesAmong(const Row& columns) {
  for (std::size_t i = 0; i + 1 < columns.size(); ++i) {
    const std::string_view first = withoutQuotes(columns[i]);
    const std::string_view second = withoutQuotes(columns[i + 1]);
    if (axisPair(first, second)) return Axes{i, i + 1};
    if (axisPair(second, first)) return Axes{i + 1, i};
  }
  return std::nullopt;
}

/// INSERT INTO name (columns) VALUES (row), (row), ... at a place of a text.
struct Insert {
  Axes axes;
  std::vector<Row> rows;
  std::size_t end = 0;  ///< behind the last one; 0 where the table is none of points
};

/// `place` is behind INSERT INTO.
Insert insertAt(std::string_view text, std::size_t place) {
  constexpr std::string_view kValues = "values";
  constexpr std::size_t kLongest = 2000;  // of a heading
  Insert insert;
  const std::size_t open =
      text.substr(0, place + std::min(kLongest, text.size() - place)).find_first_of("(;", place);
  if (!isAt(text, open, '(')) return insert;
  std::size_t at = open;
  const Row columns = takeRow(text, at);
  const std::string_view heading = text.substr(place, at - place);
  const auto axes = axesAmong(columns);
  at = behindBlanks(text, at, kAllBlanks);
  if (!axes || !tellsOfOutlines(heading) || lowered(text.substr(at, kValues.size())) != kValues)
    return insert;
  insert.axes = *axes;
  at += kValues.size();
  for (Row row = takeRow(text, at); row.size() == columns.size(); row = takeRow(text, at)) {
    insert.rows.push_back(std::move(row));
    insert.end = at;
    at = behindBlanks(text, at, kAllBlanks);
    if (!isAt(text, at, ',')) break;
    ++at;
  }
  return insert;
}

/// The column that counts the rows, 0, 1, 2 or 1, 2, 3 at first.
std::optional<std::size_t> countOf(const Insert& insert) {
  const auto value = [&](std::size_t row, std::size_t column) {
    return wholeNumber(insert.rows[row][column]);
  };
  for (std::size_t i = 0; i < insert.rows[0].size(); ++i) {
    const bool place = i == insert.axes.x || i == insert.axes.y;
    const double first = value(0, i).value;
    const bool finite = value(0, i).state == NumberState::finite;
    if (!place && finite && (first == 0 || first == 1) && value(1, i).value == first + 1 &&
        value(2, i).value == first + 2)
      return i;
  }
  return std::nullopt;
}

/// A list of points each time that the rows are counted anew; empty where a place is no number.
std::string listsOf(const Insert& insert, std::size_t count) {
  std::string lists;
  Numbers points;
  for (std::size_t i = 0; i <= insert.rows.size(); ++i) {
    const bool ends = i == insert.rows.size();
    if (ends || (i > 0 && insert.rows[i][count] == insert.rows[0][count])) {
      lists += pointList(points, 2) + "; ";
      points.clear();
    }
    if (ends) break;
    for (const std::size_t axis : {insert.axes.x, insert.axes.y}) {
      points.push_back(insert.rows[i][axis]);
      if (wholeNumber(points.back()).state != NumberState::finite) return {};
    }
  }
  return lists;
}

}  // namespace

void withPointsOfInserts(PlainText& plain) {
  constexpr std::string_view kInsert = "insert into";
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::string small = lowered(text);
  Rewritten rewritten(source);
  for (std::size_t at = small.find(kInsert); at != small.npos; at = small.find(kInsert, at + 1)) {
    const Insert insert = insertAt(text, at + kInsert.size());
    if (insert.rows.size() < kFewestVertices || at < rewritten.done()) continue;
    const auto count = countOf(insert);
    const std::string lists = count ? listsOf(insert, *count) : std::string();
    if (!lists.empty()) rewritten.replace(at, insert.end, lists);
  }
  rewritten.finish(plain, "the columns of x and y were read as points");
}

}  // namespace sepax
