#include "app/formats/plain/counts.h"

#include "app/formats/literals/indices.h"
#include "app/formats/literals/tree.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/units.h"
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

/// Three or four numbers in a line or in a bracket, the first of them a whole one.
struct CountedRow {
  std::size_t start = 0;  ///< its first number
  std::size_t end = 0;    ///< behind it, and behind its bracket if it has one
  double count = 0;
  std::size_t rest = 0;  ///< where the second number is
  Numbers numbers;       ///< the others
};

bool isDigits(std::string_view number) {
  return !number.empty() && std::ranges::all_of(number, isDigit);
}

/// The row that starts at this place and ends before this one.
std::optional<CountedRow> countedRowIn(std::string_view text, std::size_t start, std::size_t end) {
  constexpr std::string_view kBetween = " \t\r,;";
  std::size_t behind = 0;
  const std::string_view row = text.substr(start, end - start);
  const Numbers numbers = numbersFrom(row, behind, kBetween);
  constexpr std::size_t kMost = 4;  // with z
  if (numbers.size() < 3 || numbers.size() > kMost || !isDigits(numbers[0])) return std::nullopt;
  if (row.find_first_not_of(kBetween, behind) != row.npos) return std::nullopt;
  const auto placeOf = [&](std::string_view number) {
    return static_cast<std::size_t>(number.data() - text.data());
  };
  return CountedRow{placeOf(numbers[0]),
                    end,
                    wholeNumber(numbers[0]).value,
                    placeOf(numbers[1]),
                    {numbers.begin() + 1, numbers.end()}};
}

/// Rows that stand one behind the other.
using CountedRows = std::vector<CountedRow>;

bool isSame(const CountedRow& a, const CountedRow& b) {
  return a.count == b.count && a.numbers == b.numbers;
}

/// Where lists start whose rows count from 0 or 1 on, three of them or more in each; none where a
/// row does not go on. The first row may stand at the end again.
std::vector<std::size_t> startsOf(const CountedRows& rows) {
  std::vector<std::size_t> starts;
  if (rows.empty() || rows.front().count > 1) return {};
  const std::size_t last = rows.size() - (isSame(rows.front(), rows.back()) ? 1 : 0);
  for (std::size_t i = 0; i < last; ++i) {
    const bool again = rows[i].count == rows.front().count;
    if (!again && rows[i].count != rows[i - 1].count + 1) return {};
    if (rows[i].numbers.size() != rows.front().numbers.size()) return {};
    if (!again) continue;
    if (i > 0 && i - starts.back() < kFewestVertices) return {};
    starts.push_back(i);
  }
  return !starts.empty() && last - starts.back() >= kFewestVertices ? starts
                                                                    : std::vector<std::size_t>{};
}

bool changes(const CountedRows& rows, std::size_t column) {
  return std::ranges::any_of(rows, [&](const CountedRow& row) {
    return wholeNumber(row.numbers[column]).value !=
           wholeNumber(rows.front().numbers[column]).value;
  });
}

/// What the words of a text say of its rows.
struct RowWords {
  bool ofMatrices = false;
  bool ofFaces = false;  ///< which number vertices

  explicit RowWords(std::string_view text) : ofMatrices(tellsOfMatrices(text)) {
    const std::string small = lowered(text);
    for (const std::string_view word :
         {"triang", "face", "indic", "element", "mesh", "edge", "segment"})
      ofFaces = ofFaces || small.find(word) != small.npos;
  }
};

/// 1, 2, 3 and 2, 4, 3: small whole numbers, as those of vertices are, which count from 1 on, too.
bool mayNumberVertices(const CountedRows& rows) {
  const auto most = 3 * static_cast<double>(rows.size());
  return std::ranges::all_of(rows, [&](const CountedRow& row) {
    return std::ranges::all_of(row.numbers, [&](std::string_view number) {
      const double value = wholeNumber(number).value;
      return isDigits(number) && value >= rows.front().count && value <= most;
    });
  });
}

/// Points in space may have 1, 2 and 3 as their x, and so may the rows of a small matrix: three
/// rows are sure only with numbers as these do not have.
bool areSure(const CountedRows& rows, const RowWords& words) {
  if (!changes(rows, 0) || !changes(rows, 1)) return false;
  const bool inSpace = rows.front().numbers.size() > 2;
  if ((inSpace || words.ofFaces) && mayNumberVertices(rows)) return false;
  if (rows.size() > kFewestVertices) return true;
  if (inSpace) return !words.ofMatrices;
  constexpr double kSmall = 100;
  return !words.ofMatrices && std::ranges::any_of(rows, [&](const CountedRow& row) {
    return std::ranges::all_of(row.numbers, [&](std::string_view number) {
      return number.find('.') != number.npos || wholeNumber(number).value >= kSmall;
    });
  });
}

/// The words of a line, without what parts the columns of a table.
std::vector<std::string> columnsIn(std::string_view line) {
  constexpr std::string_view kParting = " \t\r,;|#\"";
  std::vector<std::string> columns;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(kParting), line.size()));
    if (line.empty()) return columns;
    const std::size_t length = std::min(line.find_first_of(kParting), line.size());
    columns.push_back(lowered(line.substr(0, length)));
    line.remove_prefix(length);
  }
}

/// The line above heads the columns of a row, epoch, loss, time or x, y, z, or all but that of an
/// index.
bool isHeaded(std::string_view text, std::size_t start, const CountedRow& row) {
  if (start == 0) return false;
  const std::string_view above = text.substr(0, start - 1);
  const std::string heading = withoutUnitsInBrackets(above.substr(above.rfind('\n') + 1));
  const std::vector<std::string> columns = columnsIn(heading);
  const auto isWord = [](const std::string& column) {
    return isWordStart(column.front()) && std::ranges::all_of(column, isWordPart);
  };
  const std::size_t others = row.numbers.size();
  if (columns.size() < others || !std::ranges::all_of(columns, isWord)) return false;
  if (columns.size() == others) return axisOf(columns.front()) != 0 && axisOf(columns.back()) != 0;
  const bool inSpace = *(columns.end() - 3) == "x" && columns.back() == "z";
  return columns.size() == others + 1 || (others == 2 && inSpace);
}

/// Lines one below the other, with nothing above them that heads columns.
std::vector<CountedRows> runsOfLines(std::string_view text) {
  std::vector<CountedRows> runs(1);
  bool headed = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::size_t first = text.find_first_not_of("> ", start);
    auto row = first < end ? countedRowIn(text, first, end) : std::nullopt;
    headed = row && runs.back().empty() && (headed || isHeaded(text, start, *row));
    if (row && !headed)
      runs.back().push_back(std::move(*row));
    else if (!runs.back().empty())
      runs.emplace_back();
    start = end + 1;
  }
  return runs;
}

/// (1, 0.5, 3), (2, 4.5, 3), ...: what is called by a name is a point in space.
std::vector<CountedRows> runsOfBrackets(std::string_view text) {
  constexpr std::string_view kParting = " \t\r\n,;>";
  std::vector<CountedRows> runs(1);
  for (std::size_t open = text.find_first_of("([{"); open != text.npos;
       open = text.find_first_of("([{", open + 1)) {
    const std::size_t close = std::min(text.find_first_of("([{)]}", open + 1), text.size());
    const bool called = open > 0 && isWordPart(text[open - 1]);
    const bool inmost =
        close < text.size() && std::string_view(")]}").find(text[close]) != text.npos;
    auto row = inmost && !called ? countedRowIn(text, open + 1, close) : std::nullopt;
    const CountedRows& last = runs.back();
    if (!last.empty() && (!row || text.find_first_not_of(kParting, last.back().end + 1) != open))
      runs.emplace_back();
    if (row) runs.back().push_back(std::move(*row));
  }
  return runs;
}

/// The rows of lists, each in a bracket.
std::string countedLists(const CountedRows& rows, const std::vector<std::size_t>& starts) {
  std::string lists;
  Numbers numbers;
  const std::size_t each = rows.front().numbers.size();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool begins = i > 0 && std::ranges::find(starts, i) != starts.end();
    if (begins) lists += pointList(std::exchange(numbers, {}), each) + "; ";
    numbers.insert(numbers.end(), rows[i].numbers.begin(), rows[i].numbers.end());
  }
  return lists + pointList(numbers, each);
}

}  // namespace

void withoutRowNumbers(PlainText& plain) {
  constexpr std::string_view kNote = "numbers that count the rows were left out";
  const RowWords words(plain.text);
  const std::string brackets = plain.text;
  Rewritten inBrackets(brackets);
  for (const CountedRows& rows : runsOfBrackets(brackets)) {
    if (startsOf(rows).size() != 1 || !areSure(rows, words)) continue;
    for (const CountedRow& row : rows) inBrackets.replace(row.start, row.rest, "");
  }
  inBrackets.finish(plain, kNote);
  const std::string lines = plain.text;
  Rewritten inLines(lines);
  for (const CountedRows& rows : runsOfLines(lines)) {
    const std::vector<std::size_t> starts = startsOf(rows);
    if (starts.empty() || !areSure(rows, words)) continue;
    if (starts.size() > 1)
      inLines.replace(rows.front().start, rows.back().end, countedLists(rows, starts));
    else
      for (const CountedRow& row : rows) inLines.replace(row.start, row.rest, "");
  }
  inLines.finish(plain, kNote);
}

}  // namespace sepax
