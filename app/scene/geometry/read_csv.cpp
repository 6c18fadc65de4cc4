#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/scene/geometry/read_number.h"
#include "app/scene/geometry/readers.h"
#include "app/scene/json_path.h"

namespace sepax {

namespace {

constexpr std::array<char, 4> kSeparators = {';', '\t', ',', ' '};
constexpr std::size_t kMostFields = 64;      ///< of a line; the rest is not looked at
constexpr std::size_t kLongestQuote = 1000;  ///< bytes of a line with line breaks in it

struct Line {
  std::string_view text;
  std::size_t number = 0;
  bool isBlank = false;
  bool isComment = false;
};

/// Where the line ends: a line break between double quotes belongs to a field.
std::size_t lineEnd(std::string_view text) {
  std::size_t end = text.find('\n');
  while (end != text.npos && std::ranges::count(text.substr(0, end), '"') % 2 != 0) {
    const std::size_t quote = text.find('"', end);
    if (quote == text.npos) return std::min(text.find('\n'), text.size());
    end = text.find('\n', quote);
    if (end != text.npos && end > kLongestQuote) return std::min(text.find('\n'), text.size());
  }
  return std::min(end, text.size());
}

std::vector<Line> linesOf(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = lineEnd(text);
    const std::string_view line = trimmed(text.substr(0, end));
    const bool comment = line.starts_with('#') || line.starts_with("//");
    lines.push_back({line, number, line.empty(), comment});
    number += static_cast<std::size_t>(std::ranges::count(text.substr(0, end), '\n'));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view unquoted(std::string_view field) {
  field = trimmed(field);
  if (field.size() >= 2 && field.front() == '"' && field.back() == '"')
    return field.substr(1, field.size() - 2);
  return field;
}

std::vector<std::string_view> fieldsOf(std::string_view line, char separator) {
  std::vector<std::string_view> fields;
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

ScannedNumber fieldNumber(std::string_view field, char separator) {
  if (separator != ';' || field.find(',') == field.npos) return wholeNumber(field);
  std::string point(field);
  std::ranges::replace(point, ',', '.');
  return wholeNumber(point);
}

bool isNumber(std::string_view field, char separator) {
  return fieldNumber(field, separator).state != NumberState::none;
}

struct Columns {
  char separator = ',';
  bool hasHeader = false;
  int name = -1;
  int x = 0;
  int y = 1;
  int z = -1;
  std::size_t count = 2;
};

int columnOf(const std::vector<std::string_view>& header,
             std::initializer_list<std::string_view> names) {
  for (std::size_t i = 0; i < header.size(); ++i)
    if (std::ranges::find(names, lowered(header[i])) != names.end()) return static_cast<int>(i);
  return -1;
}

std::optional<Columns> headerColumns(std::string_view line, char separator) {
  const auto fields = fieldsOf(line, separator);
  if (fields.size() < 2) return std::nullopt;
  Columns columns;
  columns.separator = separator;
  columns.hasHeader = true;
  columns.count = fields.size();
  columns.x = columnOf(fields, {"x", "px", "lon", "lng", "longitude", "easting"});
  columns.y = columnOf(fields, {"y", "py", "lat", "latitude", "northing"});
  columns.z = columnOf(fields, {"z"});
  columns.name =
      columnOf(fields, {"name", "polygon", "shape", "body", "label", "group", "part", "id"});
  if (columns.x < 0 || columns.y < 0) return std::nullopt;
  return columns;
}

std::optional<Columns> plainColumns(std::string_view line, char separator) {
  const auto fields = fieldsOf(line, separator);
  if (fields.size() < 2 || fields.size() > 4) return std::nullopt;
  Columns columns;
  columns.separator = separator;
  columns.count = fields.size();
  const bool named = !isNumber(fields[0], separator) && fields.size() > 2;
  const std::size_t first = named ? 1 : 0;
  for (std::size_t i = first; i < fields.size(); ++i)
    if (!isNumber(fields[i], separator) && !isNonFiniteWord(fields[i])) return std::nullopt;
  if (fields.size() - first > 3) return std::nullopt;
  columns.name = named ? 0 : -1;
  columns.x = static_cast<int>(first);
  columns.y = columns.x + 1;
  columns.z = fields.size() - first == 3 ? columns.y + 1 : -1;
  return columns;
}

/// The columns, when the first line is a header of x and y, or every line fits the first.
std::optional<Columns> columnsOf(const std::vector<Line>& lines) {
  const auto first = std::ranges::find_if(
      lines, [](const Line& line) { return !line.isBlank && !line.isComment; });
  if (first == lines.end()) return std::nullopt;
  for (const char separator : kSeparators)
    if (auto columns = headerColumns(first->text, separator)) return columns;
  for (const char separator : kSeparators) {
    const auto columns = plainColumns(first->text, separator);
    if (!columns) continue;
    std::size_t fits = 0;
    std::size_t rows = 0;
    for (auto line = first; line != lines.end(); ++line) {
      if (line->isBlank || line->isComment) continue;
      ++rows;
      const auto other = plainColumns(line->text, separator);
      fits += other && other->count == columns->count;
    }
    if (rows >= 2 && 2 * fits >= rows && fits >= 2) return columns;
  }
  return std::nullopt;
}

/// A quote in a quoted field is written twice.
std::string nameOf(std::string_view field) {
  std::string name;
  for (std::size_t i = 0; i < field.size(); ++i) {
    name += field[i];
    if (field.substr(i).starts_with("\"\"")) ++i;
  }
  return name;
}

class CsvReader {
 public:
  explicit CsvReader(const Columns& columns) : columns_(columns) { raw_.format = "csv"; }

  RawGeometry run(const std::vector<Line>& lines) {
    bool header = columns_.hasHeader;
    for (const Line& line : lines) {
      if (line.isBlank) starts_ = true;
      const bool comment = line.isComment && !isRow(line);
      if (comment) takeComment(line);
      if (line.isBlank || comment) continue;
      if (!header) takeRow(line);
      header = false;
      if (!raw_.error.empty()) break;
    }
    joinNumberedPoints();
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "the table has a header and no points; write one point in each line";
    return std::move(raw_);
  }

 private:
  void takeComment(const Line& line) {
    starts_ = true;
    const auto words = line.text.find_first_not_of("#/ \t");
    comment_ = words == line.text.npos ? std::string_view{} : line.text.substr(words);
  }

  /// #1,0,0 under a header name,x,y: a name may start like a comment.
  [[nodiscard]] bool isRow(const Line& line) const {
    if (!columns_.hasHeader || columns_.name < 0) return false;
    const auto fields = fieldsOf(line.text, columns_.separator);
    return fields.size() == columns_.count &&
           isNumber(fields[static_cast<std::size_t>(columns_.x)], columns_.separator) &&
           isNumber(fields[static_cast<std::size_t>(columns_.y)], columns_.separator);
  }

  /// A name for every single row numbers the points and not the polygons.
  void joinNumberedPoints() {
    const std::size_t stride = columns_.z >= 0 ? 3 : 2;
    if (columns_.name < 0 || raw_.polygons.size() < 3) return;
    for (const RawPolygon& polygon : raw_.polygons)
      if (polygon.numbers.size() != stride) return;
    RawPolygon joined = std::move(raw_.polygons.front());
    joined.name.clear();
    for (std::size_t i = 1; i < raw_.polygons.size(); ++i)
      joined.numbers.insert(joined.numbers.end(), raw_.polygons[i].numbers.begin(),
                            raw_.polygons[i].numbers.end());
    raw_.polygons = {std::move(joined)};
    raw_.notes.emplace_back("every row has a name of its own: the rows are one polygon");
  }

  void takeRow(const Line& line) {
    const auto fields = fieldsOf(line.text, columns_.separator);
    const auto needed = static_cast<std::size_t>(std::max({columns_.name, columns_.x, columns_.y}));
    if (fields.size() <= needed || (!columns_.hasHeader && fields.size() != columns_.count)) {
      raw_.error =
          fmt::format("{}{} {} where the first line has {}", atLine(line.number), fields.size(),
                      fields.size() == 1 ? "field" : "fields", columns_.count);
      return;
    }
    const std::string_view name =
        columns_.name < 0 ? std::string_view{} : fields[static_cast<std::size_t>(columns_.name)];
    if (raw_.polygons.empty() || starts_ || name != name_) start(line, name);
    for (const int column : {columns_.x, columns_.y, columns_.z})
      if (column >= 0 && raw_.error.empty()) takeNumber(line, fields, column);
  }

  void start(const Line& line, std::string_view name) {
    raw_.polygons.push_back({nameOf(name.empty() ? comment_ : name),
                             line.number,
                             columns_.z >= 0 ? Arity::triple : Arity::pair,
                             {}});
    starts_ = false;
    name_ = name;
    comment_ = {};
  }

  void takeNumber(const Line& line, const std::vector<std::string_view>& fields, int column) {
    const auto place = static_cast<std::size_t>(column);
    const std::string_view field = place < fields.size() ? fields[place] : std::string_view{};
    const ScannedNumber number = fieldNumber(field, columns_.separator);
    if (number.state == NumberState::tooLarge) raw_.error = tooLargeError(line.number, field);
    if (number.state == NumberState::none)
      raw_.error = isNonFiniteWord(field)
                       ? nonFiniteError(line.number, field)
                       : atLine(line.number) +
                             (field.empty() ? "an empty field" : inQuotes(field)) +
                             " stands where a number should; write its value";
    raw_.polygons.back().numbers.push_back(number.value);
  }

  Columns columns_;
  RawGeometry raw_;
  bool starts_ = false;
  std::string_view name_;
  std::string_view comment_;
};

}  // namespace

std::optional<RawGeometry> readCsv(std::string_view text) {
  const std::vector<Line> lines = linesOf(text);
  const auto columns = columnsOf(lines);
  if (!columns) return std::nullopt;
  return CsvReader(*columns).run(lines);
}

}  // namespace sepax
