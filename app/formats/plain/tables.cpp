#include "app/formats/plain/tables.h"

#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/units.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

char axisOfColumn(std::string_view word) {
  const std::string small = lowered(word);
  for (const std::string_view name :
       {"x", "lon", "este", "easting", "east", "est", "ost", "rechtswert"})
    if (small == name) return 'x';
  for (const std::string_view name : {"y", "lat", "norte", "northing", "north", "nord", "hochwert"})
    if (small == name) return 'y';
  return 0;
}

bool isRuleOfTable(std::string_view line) {
  line = trimmed(line);
  return !line.empty() && line.find_first_not_of("-=|:+_ ") == line.npos;
}

namespace {

/// The line that starts at the place, without the > of a quote.
std::string_view rowFrom(std::string_view text, std::size_t place) {
  std::string_view line = trimmed(text.substr(place, text.find('\n', place) - place));
  while (line.starts_with("> ")) line = trimmed(line.substr(1));
  return line;
}

/// What parts the cells of | id | x | y |, of id,x,y and of id x y.
char separatorIn(std::string_view heading) {
  if (heading.starts_with('|')) return '|';
  return heading.find(',') != heading.npos ? ',' : ' ';
}

std::vector<std::string_view> cellsOf(std::string_view line, char separator) {
  std::vector<std::string_view> cells;
  if (separator == '|' && line.size() > 1 && line.starts_with('|') && line.ends_with('|'))
    line = line.substr(1, line.size() - 2);
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(separator), line.size());
    cells.push_back(trimmed(line.substr(0, end)));
    line.remove_prefix(std::min(end + 1, line.size()));
    if (separator == ' ') line = trimmed(line);
  }
  return cells;
}

/// The places of x and y in the heading of a table, and of what parts its rows, if it has that
/// column; one more may count them, and z may stand beside them.
struct Columns {
  std::size_t x = 0;
  std::size_t y = 0;
  std::optional<std::size_t> part;
  std::optional<std::size_t> count;  ///< numbers the rows, or the parts where it stays the same
  bool hasZ = false;
};

std::optional<Columns> columnsOf(std::span<const std::string_view> heading) {
  constexpr std::string_view kCounts = " # id i index n nr no point vertex ";
  constexpr std::size_t kMost = 4;
  constexpr std::string_view kHeights = " z elev elevation height ";
  Columns columns{heading.size(), heading.size(), {}, {}};
  if (heading.size() < 2 || heading.size() > kMost) return std::nullopt;
  const bool letters = std::ranges::any_of(  // N and E
      heading, [](std::string_view word) { return word == "E" || word == "e"; });
  std::size_t others = 0;
  for (std::size_t i = 0; i < heading.size(); ++i) {
    std::string word = lowered(heading[i]);
    if (word.ends_with('.')) word.pop_back();
    if (word.empty() || (word != "#" && !std::ranges::all_of(word, isWordPart)))
      return std::nullopt;
    if (axisOfColumn(word) == 'x' || (letters && word == "e"))
      columns.x = i;
    else if (axisOfColumn(word) == 'y' || (letters && word == "n"))
      columns.y = i;
    else if (kHeights.find(fmt::format(" {} ", word)) != kHeights.npos)
      columns.hasZ = true;
    else if (++others; kCounts.find(fmt::format(" {} ", word)) == kCounts.npos)
      columns.part = i;
    else
      columns.count = i;
  }
  const bool both = std::max(columns.x, columns.y) < heading.size();
  const std::size_t known = columns.part && columns.count ? 2 : 1;
  return both && others <= known ? std::optional(columns) : std::nullopt;
}

/// Two numbers and the name of what they are a point of.
bool isLabelled(std::span<const std::string_view> cells) {
  const auto isNumber = [](std::string_view cell) {
    return wholeNumber(cell).state == NumberState::finite;
  };
  return cells.size() == 3 && isNumber(cells[0]) && isNumber(cells[1]) && !cells[2].empty() &&
         std::ranges::all_of(cells[2], isWordPart) && !isDigit(cells[2].front());
}

constexpr std::string_view kColumn = "= c(";  ///< of R

/// The numbers of x = c(1, 2, ...) of R.
struct FrameColumn {
  std::string_view name;
  Numbers numbers;
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its bracket
};

/// The column whose "= c(" is here; without numbers where it has anything else.
FrameColumn columnAt(std::string_view frame, std::size_t sign) {
  FrameColumn column;
  const std::string_view before = trimmed(frame.substr(0, sign));
  column.start = before.size();
  while (column.start > 0 && isWordPart(before[column.start - 1])) --column.start;
  column.name = before.substr(column.start);
  column.start += static_cast<std::size_t>(before.data() - frame.data());
  column.end = frame.find('(', sign) + 1;
  column.numbers = numbersFrom(frame, column.end, ", \t\r\n");
  column.end = behindBlanks(frame, column.end, " \t\r\n");
  if (!isAt(frame, column.end, ')')) column.numbers.clear();
  ++column.end;
  return column;
}

bool isPlace(std::string_view name) {
  const std::string small = lowered(name);
  return small.find_first_of("xy") != small.npos || small.find("lon") != small.npos ||
         small.find("lng") != small.npos || small.find("lat") != small.npos;
}

/// How many rows in turn have one id, as rep(ids, each = 4) tells; 0 where nothing does.
std::size_t rowsOfEach(std::string_view head) {
  constexpr std::string_view kWord = "each";
  const std::size_t call = head.rfind("rep(");
  const std::size_t word = call == head.npos ? call : head.find(kWord, call);
  if (word == head.npos) return 0;
  const std::size_t sign = behindBlanks(head, word + kWord.size());
  if (!isAt(head, sign, '=')) return 0;
  const std::size_t start = behindBlanks(head, sign + 1);
  const ScannedNumber rows = wholeNumber(head.substr(start, numberLength(head, start)));
  constexpr double kMost = 1e6;
  const bool finite = rows.state == NumberState::finite && rows.value >= 1 && rows.value <= kMost;
  return finite ? static_cast<std::size_t>(rows.value) : 0;
}

/// data.frame(id = rep(ids, each = 4), x = c(...), y = c(...)) of R, where nothing tells of the
/// ids: one ring for each. Columns of other names are no outlines.
void withFrame(std::string_view frame, std::size_t place, Rewritten& rewritten) {
  constexpr std::size_t kFar = 200;  // from the ids to x
  for (std::size_t at = frame.find(kColumn); at != frame.npos;) {
    const FrameColumn x = columnAt(frame, at);
    const std::size_t next = frame.find(kColumn, at + 1);
    const std::size_t each = rowsOfEach(frame.substr(at - std::min(at, kFar), std::min(at, kFar)));
    const FrameColumn y = next == frame.npos ? FrameColumn{} : columnAt(frame, next);
    const std::size_t count = x.numbers.size();
    const bool points = x.name == "x" && y.name == "y" && count == y.numbers.size() && count > 0;
    const bool rings = points && each >= kFewestVertices && count % each == 0;
    std::string lists;
    for (std::size_t i = 0; rings && i < count; i += each) {
      Numbers ring;
      for (std::size_t k = i; k < i + each; ++k)
        ring.insert(ring.end(), {x.numbers[k], y.numbers[k]});
      lists += (i == 0 ? "" : ", ") + pointList(ring, 2);
    }
    if (rings || (count > 0 && !isPlace(x.name)))
      rewritten.replace(place + x.start, place + (rings ? y.end : x.end), lists);
    at = rings ? frame.find(kColumn, next + 1) : next;
  }
}

void withFrames(PlainText& plain) {
  constexpr std::string_view kCall = "data.frame(";
  constexpr std::size_t kLongest = 100'000;
  const std::string_view text = plain.text;
  if (text.find(kCall) == text.npos) return;
  const BracketPairs brackets(text);
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    const std::size_t start = at + kCall.size();
    const std::size_t end = brackets.closingOf(start - 1).value_or(start);
    if (start >= rewritten.done() && end - start < kLongest)
      withFrame(text.substr(start, end - start), start, rewritten);
  }
  rewritten.finish(plain, "the columns of a data frame were read by their names and ids");
}

constexpr std::size_t kInSpace = 3;  ///< coordinates

/// The rows of numbers below a heading as lists of points.
struct TableRows {
  std::string lists;
  std::size_t rows = 0;
  std::size_t end = 0;  ///< behind the last one
};

/// Behind a line |---|---| that starts at this place; the place itself where none does.
std::size_t behindRule(std::string_view text, std::size_t place) {
  if (place >= text.size() || !isRuleOfTable(rowFrom(text, place))) return place;
  return std::min(text.find('\n', place), text.size() - 1) + 1;
}

/// The cells of the row at this place; empty where none is that fits the columns.
std::vector<std::string_view> rowAt(std::string_view text, std::size_t place,
                                    const Columns& columns, std::size_t cells, char separator) {
  if (place >= text.size()) return {};
  std::vector<std::string_view> values = cellsOf(rowFrom(text, place), separator);
  // pandas numbers the rows
  if (separator == ' ' && values.size() == cells + 1) values.erase(values.begin());
  const auto isNumber = [&](std::size_t at) {
    return wholeNumber(values[at]).state == NumberState::finite;
  };
  const bool fits = values.size() == cells && isNumber(columns.x) && isNumber(columns.y);
  return fits ? values : std::vector<std::string_view>{};
}

/// Two rows have one value in the column that may count them: it numbers parts.
bool countsParts(std::string_view text, std::size_t start, const Columns& columns,
                 std::size_t cells, char separator) {
  const std::size_t second = std::min(text.find('\n', start), text.size() - 1) + 1;
  const auto first = rowAt(text, start, columns, cells, separator);
  const auto next = rowAt(text, second, columns, cells, separator);
  return columns.count && !first.empty() && !next.empty() &&
         first[*columns.count] == next[*columns.count];
}

/// What the column that parts the rows has in each of the first ones, where it is another thing
/// each time: 101, 102 and 103, or A, B and C, that count them, and words, that name things.
enum class RowNames { none, counts, words };

RowNames rowNames(std::string_view text, std::size_t start, const Columns& columns,
                  std::size_t cells, char separator) {
  const auto counts = [](std::string_view name) {
    return std::ranges::all_of(name, isWordPart) && std::ranges::count_if(name, isWordStart) < 2;
  };
  RowNames names = columns.part ? RowNames::counts : RowNames::none;
  std::string_view last;
  for (std::size_t i = 0; columns.part && i < kFewestVertices; ++i) {
    const auto row = rowAt(text, start, columns, cells, separator);
    if (row.empty() || row[*columns.part] == last) return RowNames::none;
    last = row[*columns.part];
    if (last.find('.') != last.npos) return RowNames::none;  // a time
    if (!counts(last)) names = RowNames::words;
    start = std::min(text.find('\n', start), text.size() - 1) + 1;
  }
  return names;
}

TableRows rowsBelow(std::string_view text, std::size_t start, Columns columns, std::size_t cells,
                    char separator) {
  TableRows table{{}, 0, start};
  const RowNames names = rowNames(text, start, columns, cells, separator);
  // 1, lamp and 2, pump; 1, 31 and 2, 45: each row tells of a thing of its own
  if (names == RowNames::words || (names == RowNames::counts && columns.count)) return table;
  if (countsParts(text, start, columns, cells, separator))
    columns.part = std::exchange(columns.count, std::nullopt);
  else if (names == RowNames::counts)
    columns.count = std::exchange(columns.part, std::nullopt);
  if (separator == '|' && !columns.count) return table;  // read as CSV
  const bool inSpace = columns.hasZ && cells == kInSpace;
  if (inSpace && !columns.part) return table;  // read where all have three numbers
  std::string_view last;                       // part
  std::string_view first;                      // count, at which the next part starts
  bool parted = false;                         // by an empty line
  for (std::size_t next = start; next < text.size();) {
    const std::size_t close = std::min(text.find('\n', next), text.size());
    if (rowFrom(text, next).empty() && table.rows > 0 && !parted) {
      parted = true;
      next = close + 1;
      continue;
    }
    const auto values = rowAt(text, next, columns, cells, separator);
    if (values.empty()) break;
    const std::string_view part = columns.part ? values[*columns.part] : std::string_view{};
    const std::string_view count = columns.count ? values[*columns.count] : std::string_view{};
    if (table.rows == 0) first = count;
    const bool again = (first == "0" || first == "1") && count == first;
    const bool starts = table.rows == 0 || parted || part != last || again;
    last = part;
    parted = false;
    table.lists += fmt::format("{}[{}, {}]",
                               table.rows == 0 ? "["
                               : starts        ? "]\n["
                                               : ",\n",
                               values[columns.x], values[columns.y]);
    table.end = next = close + 1;
    ++table.rows;
  }
  return table;
}

}  // namespace

void withTables(PlainText& plain) {
  withFrames(plain);
  const std::string source = plain.text;
  const std::string_view text = source;
  std::string changed;
  std::size_t done = 0;
  constexpr std::size_t kLongest = 80;  // heading
  // a text that starts with such rows is a table as a whole
  bool below =
      isLabelled(cellsOf(trimmed(text.substr(0, std::min(text.find('\n'), kLongest))), ','));
  bool heights = false;
  for (std::size_t start = std::min(text.find('\n'), text.size() - 1) + 1; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string heading = withoutUnitsInBrackets(rowFrom(text, start));
    const char separator = separatorIn(heading);
    const auto first = cellsOf(trimmed(heading).substr(0, kLongest), separator);
    const bool bare = isLabelled(first) && !below;  // 0,0,a
    below = isLabelled(first);
    const bool motion = headsMotion(heading) && !endsInOutline(text.substr(0, start));
    const auto columns = heading.size() > kLongest || motion ? std::nullopt
                         : bare                              ? std::optional(Columns{0, 1, 2, {}})
                                                             : columnsOf(first);
    const TableRows table = columns ? rowsBelow(text, bare ? start : behindRule(text, end + 1),
                                                *columns, first.size(), separator)
                                    : TableRows{};
    if (table.rows >= kFewestVertices) {
      changed.append(text.substr(done, start - done)).append("\n").append(table.lists);
      changed.append("]\n");
      done = start = std::min(table.end, text.size());
      heights = heights || columns->hasZ;
    } else {
      start = end + 1;
    }
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
  if (heights) plain.notes.emplace_back("z was dropped");
}

}  // namespace sepax
