#include "app/formats/readers/csv_columns.h"

#include "app/formats/text/words.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace sepax {

namespace {

constexpr std::array<char, 4> kSeparators = {';', '\t', ',', ' '};
constexpr std::size_t kMostFields = 64;  ///< of a line; the rest is not looked at

constexpr std::size_t kLongestRow = 4096;  ///< bytes of a first line; longer ones are no row

using Fields = std::vector<std::string_view>;

std::string_view unquoted(std::string_view field) {
  field = trimmed(field);
  if (field.size() >= 2 && field.front() == '"' && field.back() == '"')
    return field.substr(1, field.size() - 2);
  return field;
}

bool isPlainCell(std::string_view field, char separator) {
  return csvNumber(field, separator).state != NumberState::none;
}

bool isData(const CsvLine& line) { return !line.isBlank && !line.isComment; }

/// "X [mm]" and "x (m)" are x.
std::string headerWord(std::string_view field) {
  const auto unit = field.find_first_of("[(");
  return lowered(trimmed(unit == 0 ? field : field.substr(0, unit)));
}

/// "new (ms)" and "memory [MB]": words and a unit that no length has.
bool measuresNoLength(std::string_view field) {
  constexpr auto kUnits = std::to_array<std::string_view>(
      {"ms",  "ns",  "us",  "µs", "μs",  "s",   "sec", "seconds", "min", "h",
       "%",   "kb",  "mb",  "gb", "kib", "mib", "gib", "bytes",   "fps", "hz",
       "khz", "mhz", "ghz", "kg", "g",   "$",   "€",   "°c",      "c"});
  const auto open = field.find_first_of("[(");
  if (open == field.npos || open == 0) return false;
  const auto close = field.find_first_of("])", open);
  const std::string unit = lowered(field.substr(open + 1, close - open - 1));
  return close + 1 == field.size() && std::ranges::find(kUnits, unit) != kUnits.end();
}

std::string unitNote(std::string_view field) {
  const auto open = field.find_first_of("[(");
  if (open == field.npos || open == 0) return {};
  const auto close = field.find_first_of("])", open);
  if (close == field.npos) return {};
  return "the unit " + std::string(field.substr(open + 1, close - open - 1)) + " was dropped";
}

int columnOf(const Fields& header, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names)
    for (std::size_t i = 0; i < header.size(); ++i)
      if (headerWord(header[i]) == name) return static_cast<int>(i);
  return -1;
}

/// x1, y1, x2, y2, ... and nothing else: how many corners a row has, 0 for any other header.
std::size_t cornersOf(const Fields& header) {
  if (header.size() < 4 || header.size() % 2 != 0) return 0;
  const bool fromZero = headerWord(header[0]).ends_with('0');
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string word = headerWord(header[i]);
    const std::size_t number = i / 2 + (fromZero ? 0 : 1);
    const char axis = i % 2 == 0 ? 'x' : 'y';
    if (word != fmt::format("{}{}", axis, number) && word != fmt::format("{}_{}", axis, number))
      return 0;
  }
  return header.size() / 2;
}

/// A column with texts that are not all the same.
int changingText(const std::vector<CsvLine>& lines, const CsvColumns& columns, std::size_t header) {
  std::vector<bool> changes(columns.count, false);
  std::vector<bool> hasText(columns.count, false);
  Fields first;
  for (const CsvLine& line : lines) {
    if (!isData(line) || line.number <= header) continue;
    const Fields fields = csvFields(line.text, columns.separator);
    if (first.empty()) first = fields;
    for (std::size_t i = 0; i < std::min({fields.size(), first.size(), columns.count}); ++i) {
      if (fields[i] != first[i]) changes[i] = true;
      if (!isPlainCell(fields[i], columns.separator) && !fields[i].empty()) hasText[i] = true;
    }
  }
  for (std::size_t i = 0; i < columns.count; ++i) {
    const int column = static_cast<int>(i);
    const bool coordinate = column == columns.x || column == columns.y || column == columns.z;
    if (!coordinate && changes[i] && hasText[i]) return column;
  }
  return -1;
}

/// A pandas data frame prints an index before its rows that has no header.
bool hasIndex(const std::vector<CsvLine>& lines, const CsvColumns& columns, std::size_t header) {
  bool any = false;
  for (const CsvLine& line : lines) {
    if (!isData(line) || line.number <= header) continue;
    const Fields fields = csvFields(line.text, columns.separator);
    if (fields.size() != columns.count + 1 || fields.back().empty()) return false;
    any = true;
  }
  return any;
}

/// How a column counts: on from 0 or 1, and from there again.
struct Count {
  double first = 0;
  double last = 0;
  std::size_t rows = 0;                   ///< of the part so far
  std::optional<std::size_t> least = {};  ///< of the rows of the parts before
  bool counts = true;
};

void countOn(Count& count, double number) {
  if (count.rows == 0) count.first = number == 1 ? 1 : 0;
  if (count.rows > 0 && number == count.last + 1) {
    ++count.rows;
  } else if (number == count.first) {
    if (count.rows > 0) count.least = std::min(count.least.value_or(count.rows), count.rows);
    count.rows = 1;
  } else {
    count.counts = false;
  }
  count.last = number;
}

/// The column that counts the vertices of each of several polygons, -1 without.
int counterColumn(const std::vector<CsvLine>& lines, const CsvColumns& columns,
                  std::size_t header) {
  constexpr std::size_t kFewest = 3;  // vertices
  std::vector<Count> counts(columns.count);
  for (const CsvLine& line : lines) {
    if (!isData(line) || line.number <= header) continue;
    const Fields fields = csvFields(line.text, columns.separator);
    for (std::size_t i = 0; i < columns.count; ++i) {
      const ScannedNumber number =
          i < fields.size() ? csvNumber(fields[i], columns.separator) : ScannedNumber{};
      counts[i].counts = counts[i].counts && number.state == NumberState::finite;
      if (counts[i].counts) countOn(counts[i], number.value);
    }
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const Count& count = counts[i];
    const int column = static_cast<int>(i);
    const bool coordinate = column == columns.x || column == columns.y || column == columns.z;
    const bool whole = std::min(count.least.value_or(0), count.rows) >= kFewest;
    if (!coordinate && count.counts && whole) return column;
  }
  return -1;
}

void noteLeftOut(CsvColumns& columns, const Fields& header) {
  for (std::size_t i = 0; i < header.size(); ++i) {
    const int column = static_cast<int>(i);
    const bool used = column == columns.x || column == columns.y || column == columns.z ||
                      column == columns.name || column == columns.counter;
    if (!used && !header[i].empty())
      columns.notes.push_back("column " + inQuotes(header[i]) + " was left out");
  }
}

/// The words of a header; a unit behind a blank is no column of its own.
Fields headerFields(const CsvLine& line, char separator) {
  Fields fields = csvFields(line.text, separator);
  const auto isUnit = [](std::string_view field) {
    return field.starts_with('[') || field.starts_with('(');
  };
  if (separator == ' ') std::erase_if(fields, isUnit);
  return fields;
}

/// The column that tells polygons apart by its header.
int nameColumn(const Fields& header) {
  return columnOf(header,
                  {"name",     "polygon", "poly",      "polygon_id", "poly_id",    "polygonid",
                   "polyid",   "shape",   "shape_id",  "body",       "body_id",    "path",
                   "path_id",  "object",  "object_id", "feature",    "feature_id", "piece",
                   "piece_id", "ring",    "ring_id",   "contour",    "contour_id", "group",
                   "group_id", "part",    "part_id",   "label",      "outline",    "layer"});
}

std::optional<CsvColumns> headerColumns(const std::vector<CsvLine>& lines, const CsvLine& line,
                                        char separator) {
  Fields fields = headerFields(line, separator);
  constexpr std::string_view kEndsOfClauses = ".,?!";  // in a sentence
  const auto isForeign = [&](std::string_view field) {
    const bool clause =
        separator == ' ' && !field.empty() && kEndsOfClauses.find(field.back()) != field.npos;
    return clause || isPlainCell(field, separator) || field.find('=') != field.npos;
  };
  if (fields.size() < 2 || std::ranges::any_of(fields, isForeign)) return std::nullopt;
  CsvColumns columns;
  columns.separator = separator;
  columns.hasHeader = true;
  columns.count = fields.size();
  columns.corners = cornersOf(fields);
  if (columns.corners > 0) return columns;
  columns.x = columnOf(fields, {"x", "px", "lon", "lng", "longitude", "easting", "east", "x_coord",
                                "xcoord", "coord_x", "point_x", "pos_x", "posx", "col", "u"});
  columns.y = columnOf(fields, {"y", "py", "lat", "latitude", "northing", "north", "y_coord",
                                "ycoord", "coord_y", "point_y", "pos_y", "posy", "row", "v"});
  const bool ground = columns.y < 0 && columns.x >= 0;  // of a world whose y points up
  if (ground) columns.y = columnOf(fields, {"z", "pos_z", "posz"});
  if (columns.x < 0 || columns.y < 0) return std::nullopt;
  if (ground) columns.notes.emplace_back("z is y");
  const bool index = hasIndex(lines, columns, line.number);
  if (index) {
    fields.insert(fields.begin(), "");
    ++columns.count;
    ++columns.x;
    ++columns.y;
    columns.notes.emplace_back("the column without a header was taken for an index and left out");
  }
  columns.z = ground ? -1 : columnOf(fields, {"z"});
  columns.bulge = columnOf(fields, {"bulge"});
  columns.name = nameColumn(fields);
  if (columns.name < 0) columns.counter = counterColumn(lines, columns, line.number);
  if (columns.name < 0) columns.name = changingText(lines, columns, line.number);
  if (columns.name < 0) columns.name = columnOf(fields, {"id"});
  if (columns.name >= 0)
    columns.ofCorners =
        holdsWord(wordsOf(fields[static_cast<std::size_t>(columns.name)]), {"vertex", "corner"});
  if (index && columns.name == 0) columns.notes.clear();
  if (columns.counter >= 0)
    columns.notes.push_back("a polygon begins where column " +
                            inQuotes(fields[static_cast<std::size_t>(columns.counter)]) +
                            " starts again");
  noteLeftOut(columns, fields);
  if (const std::string unit = unitNote(fields[static_cast<std::size_t>(columns.x)]); !unit.empty())
    columns.notes.push_back(unit);
  return columns;
}

bool isCoordinateField(std::string_view field, char separator) {
  return isPlainCell(field, separator) || isNonFiniteWord(field);
}

/// Two or three numbers with a name before or, where the separator is no blank, behind them.
std::optional<CsvColumns> plainColumns(std::string_view line, char separator) {
  const Fields fields = csvFields(line, separator);
  if (fields.size() < 2 || fields.size() > 4) return std::nullopt;
  CsvColumns columns;
  columns.separator = separator;
  columns.count = fields.size();
  const bool before = !isCoordinateField(fields.front(), separator) && fields.size() > 2;
  const bool behind = !before && separator != ' ' && fields.size() > 2 && !fields.back().empty() &&
                      !isCoordinateField(fields.back(), separator);
  const std::size_t first = before ? 1 : 0;
  const std::size_t end = behind ? fields.size() - 1 : fields.size();
  for (std::size_t i = first; i < end; ++i)
    if (!isCoordinateField(fields[i], separator)) return std::nullopt;
  if (end - first > 3 || line.find('=') != line.npos) return std::nullopt;
  // A label and a time are no names.
  if (before && fields.front().ends_with(':')) return std::nullopt;
  if (before && fields.front().find(':') != fields.front().npos && isDigit(fields.front().front()))
    return std::nullopt;
  if (before) columns.name = 0;
  if (behind) columns.name = static_cast<int>(end);
  columns.x = static_cast<int>(first);
  columns.y = columns.x + 1;
  columns.z = end - first == 3 ? columns.y + 1 : -1;
  return columns;
}

}  // namespace

std::vector<std::string_view> csvFields(std::string_view line, char separator) {
  Fields fields;
  std::size_t start = 0;
  char quote = 0;
  for (std::size_t i = 0; i <= line.size() && fields.size() < kMostFields; ++i) {
    const bool ends = i == line.size() || (line[i] == separator && quote == 0);
    if (i < line.size() && line[i] == '"') quote = quote == 0 ? '"' : '\0';
    if (!ends) continue;
    const std::string_view field = line.substr(start, i - start);
    if (separator != ' ' || !trimmed(field).empty()) fields.push_back(unquoted(field));
    start = i + 1;
  }
  return fields;
}

bool hasDecimalComma(std::string_view field, char separator) {
  return (separator == ';' || separator == '\t') && field.find(',') != field.npos;
}

ScannedNumber csvNumber(std::string_view field, char separator) {
  if (!hasDecimalComma(field, separator)) return wholeNumber(field);
  std::string point(field);
  std::ranges::replace(point, ',', '.');
  return wholeNumber(point);
}

std::string foreignHeader(const std::vector<CsvLine>& lines) {
  const auto first = std::ranges::find_if(lines, isData);
  if (first == lines.end() || first->text.size() > kLongestRow) return {};
  const auto second = std::find_if(std::next(first), lines.end(), isData);
  if (second == lines.end()) return {};
  for (const char separator : kSeparators) {
    const Fields header = headerFields(*first, separator);
    const Fields row = csvFields(second->text, separator);
    const std::size_t least = separator == ' ' ? 3 : 2;  // two words may be a sentence
    if (header.size() < least || row.size() != header.size()) continue;
    const auto isWord = [](std::string_view field) {
      if (field.empty() || isDigit(field.front())) return false;
      return std::ranges::all_of(field, isWordPart) || measuresNoLength(field);
    };
    const auto isValue = [&](std::string_view field) { return isPlainCell(field, separator); };
    if (!std::ranges::all_of(header, isWord) || std::ranges::count_if(row, isValue) < 2) continue;
    if (headerColumns(lines, *first, separator)) continue;
    std::string names;
    for (const std::string_view field : header)
      names += (names.empty() ? "" : ", ") + std::string(field);
    return fmt::format("line {}: the columns are named {}; name those of the points x and y",
                       first->number, names);
  }
  return {};
}

std::optional<CsvColumns> csvColumns(const std::vector<CsvLine>& lines) {
  const auto first = std::ranges::find_if(lines, isData);
  if (first == lines.end() || first->text.size() > kLongestRow) return std::nullopt;
  for (const char separator : kSeparators)
    if (auto columns = headerColumns(lines, *first, separator)) return columns;
  for (const char separator : kSeparators) {
    const auto columns = plainColumns(first->text, separator);
    if (!columns) continue;
    std::size_t fits = 0;
    std::size_t rows = 0;
    for (auto line = first; line != lines.end(); ++line) {
      if (!isData(*line)) continue;
      ++rows;
      const auto other = plainColumns(line->text, separator);
      fits += other && other->count == columns->count;
    }
    if (rows >= 2 && 2 * fits >= rows && fits >= 2) return columns;
  }
  return std::nullopt;
}

}  // namespace sepax
