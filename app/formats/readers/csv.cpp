#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/findings.h"
#include "app/formats/lists/other_numbers.h"
#include "app/formats/lists/places.h"
#include "app/formats/lists/relations.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/readers.h"
#include "app/formats/readers/csv_columns.h"
#include "app/formats/readers/csv_wkt.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kLongestQuote = 1000;  ///< bytes of a line with line breaks in it

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

std::vector<CsvLine> linesOf(std::string_view text) {
  std::vector<CsvLine> lines;
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

bool isNumber(std::string_view field, char separator) {
  return csvNumber(field, separator).state != NumberState::none;
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

/// Berlin, Rome, Oslo: names of several letters without a number, and none of a corner.
bool arePlaces(const std::vector<RawPolygon>& rows) {
  constexpr std::ptrdiff_t kFewest = 3;  // letters
  std::set<std::string_view> names;
  return std::ranges::all_of(rows, [&](const RawPolygon& row) {
    return names.insert(row.name).second && std::ranges::none_of(row.name, isDigit) &&
           std::ranges::count_if(row.name, isWordStart) >= kFewest &&
           !callsOutlineOfPlaces(wordsOf(row.name));
  });
}

class CsvReader {
 public:
  explicit CsvReader(const CsvColumns& columns) : columns_(columns) {
    raw_.format = "csv";
    raw_.notes = columns.notes;
  }

  RawGeometry run(const std::vector<CsvLine>& lines) {
    bool header = columns_.hasHeader;
    for (const CsvLine& line : lines) {
      if (line.isBlank) starts_ = true;
      const bool comment = line.isComment && !isRow(line);
      if (comment) takeComment(line);
      if (line.isBlank || comment) continue;
      if (!header && columns_.corners > 0) takeCorners(line);
      if (!header && columns_.corners == 0) takeRow(line);
      header = false;
      if (!raw_.error.empty()) break;
    }
    joinNumberedPoints();
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "the table has a header and no points; write one point in each line";
    return std::move(raw_);
  }

 private:
  void takeComment(const CsvLine& line) {
    starts_ = true;
    const auto words = line.text.find_first_not_of("#/ \t");
    comment_ = words == line.text.npos ? std::string_view{} : line.text.substr(words);
  }

  /// #1,0,0 under a header name,x,y: a name may start like a comment.
  [[nodiscard]] bool isRow(const CsvLine& line) const {
    if (!columns_.hasHeader || columns_.name < 0) return false;
    const auto fields = csvFields(line.text, columns_.separator);
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
    const bool mayBePlaces = !columns_.notes.empty() && !columns_.ofCorners;
    const bool files = std::ranges::all_of(raw_.polygons, isFileName, &RawPolygon::name);
    if (raw_.error.empty() && (files || (mayBePlaces && arePlaces(raw_.polygons))))
      raw_.error = atLine(raw_.polygons.front().line) +
                   "each row is a place with a name of its own; give the corners of a polygon";
    RawPolygon joined = std::move(raw_.polygons.front());
    joined.name.clear();
    for (std::size_t i = 1; i < raw_.polygons.size(); ++i)
      joined.numbers.insert(joined.numbers.end(), raw_.polygons[i].numbers.begin(),
                            raw_.polygons[i].numbers.end());
    raw_.polygons = {std::move(joined)};
    raw_.notes.emplace_back("every row has a name of its own: the rows are one polygon");
  }

  void takeRow(const CsvLine& line) {
    const auto fields = csvFields(line.text, columns_.separator);
    const auto needed = static_cast<std::size_t>(
        std::max({columns_.name, columns_.x, columns_.y, columns_.counter}));
    if (fields.size() <= needed || (!columns_.hasHeader && fields.size() != columns_.count)) {
      raw_.error =
          fmt::format("{}{} {} where the first line has {}", atLine(line.number), fields.size(),
                      fields.size() == 1 ? "field" : "fields", columns_.count);
      return;
    }
    const std::string_view name =
        columns_.name < 0 ? std::string_view{} : fields[static_cast<std::size_t>(columns_.name)];
    const bool next = columns_.counter < 0 ? name != name_ : startsCount(fields);
    if (raw_.polygons.empty() || starts_ || next) start(line, name);
    for (const int column : {columns_.x, columns_.y, columns_.z})
      if (column >= 0 && raw_.error.empty()) takeNumber(line, fields, column);
    if (raw_.error.empty() && isArc(fields))
      raw_.error =
          atLine(line.number) +
          "a bulge other than 0 makes an arc of a side; give the corners of straight sides";
  }

  /// The vertices are counted anew from this row on.
  [[nodiscard]] bool startsCount(const std::vector<std::string_view>& fields) {
    const auto place = static_cast<std::size_t>(columns_.counter);
    const ScannedNumber number = csvNumber(fields[place], columns_.separator);
    return number.value < std::exchange(count_, number.value);
  }

  [[nodiscard]] bool isArc(const std::vector<std::string_view>& fields) const {
    const auto place = static_cast<std::size_t>(columns_.bulge);
    if (columns_.bulge < 0 || place >= fields.size()) return false;
    const ScannedNumber bulge = csvNumber(fields[place], columns_.separator);
    return bulge.state == NumberState::finite && bulge.value != 0;
  }

  /// x1, y1, x2, y2: a part of an outline that goes on where the last one ended. With more corners
  /// each row is a polygon.
  void takeCorners(const CsvLine& line) {
    const auto fields = csvFields(line.text, columns_.separator);
    if (fields.size() != columns_.count) {
      raw_.error = fmt::format("{}{} where the first line has {}", atLine(line.number),
                               counted(fields.size(), "field"), columns_.count);
      return;
    }
    raw_.polygons.push_back({std::string(comment_), line.number, Arity::pair, {}});
    comment_ = {};
    for (std::size_t i = 0; i < fields.size() && raw_.error.empty(); ++i)
      takeNumber(line, fields, static_cast<int>(i));
    const bool chains = columns_.corners == 2 && raw_.polygons.size() > 1 && !starts_;
    starts_ = false;
    if (raw_.error.empty() && chains) chain(line);
  }

  /// The last row becomes a part of the polygon before it, unless that one is closed.
  void chain(const CsvLine& line) {
    std::vector<double>& before = raw_.polygons[raw_.polygons.size() - 2].numbers;
    const std::vector<double>& row = raw_.polygons.back().numbers;
    const std::size_t end = before.size();
    if (end > 4 && before[0] == before[end - 2] && before[1] == before[end - 1]) return;
    if (before[end - 2] != row[0] || before[end - 1] != row[1]) {
      raw_.error = atLine(line.number) +
                   "this segment does not start where the last one ended; put the segments in "
                   "their order around the polygon";
      return;
    }
    before.insert(before.end(), {row[2], row[3]});
    raw_.polygons.pop_back();
  }

  void start(const CsvLine& line, std::string_view name) {
    raw_.polygons.push_back({nameOf(name.empty() ? comment_ : name),
                             line.number,
                             columns_.z >= 0 ? Arity::triple : Arity::pair,
                             {}});
    starts_ = false;
    name_ = name;
    comment_ = {};
  }

  void takeNumber(const CsvLine& line, const std::vector<std::string_view>& fields, int column) {
    const auto place = static_cast<std::size_t>(column);
    const std::string_view field = place < fields.size() ? fields[place] : std::string_view{};
    const ScannedNumber number = csvNumber(field, columns_.separator);
    if (number.state == NumberState::tooLarge) raw_.error = tooLargeError(line.number, field);
    if (number.state == NumberState::none)
      raw_.error =
          isNonFiniteWord(field)
              ? nonFiniteError(line.number, field)
              : Problem(atLine(line.number) + (field.empty() ? "an empty field" : inQuotes(field)) +
                        " stands where a number should; write its value");
    raw_.polygons.back().numbers.push_back(number.value);
    if (number.state != NumberState::finite) return;
    // Semicolons are there because commas are taken; tabs might have been a choice.
    if (columns_.separator == '\t' && hasDecimalComma(field, '\t'))
      noteOnce("commas were read as decimal commas");
    const std::string_view unit = unitOf(field);
    if (!unit.empty()) noteOnce("the unit " + std::string(unit) + " was dropped");
  }

  void noteOnce(const std::string& sentence) {
    if (std::ranges::find(raw_.notes, sentence) == raw_.notes.end()) raw_.notes.push_back(sentence);
  }

  CsvColumns columns_;
  RawGeometry raw_;
  bool starts_ = false;
  std::string_view name_;
  std::string_view comment_;
  double count_ = 0;  ///< of the row before
};

/// Nothing in the table says that rows below such a heading are an outline.
bool isHeadedBy(bool (*heads)(std::string_view), const std::vector<CsvLine>& lines,
                const std::vector<RawPolygon>& polygons) {
  const auto heading = std::ranges::find_if(
      lines, [](const CsvLine& line) { return !line.isBlank && !line.isComment; });
  if (heading == lines.end() || !heads(heading->text)) return false;
  return std::ranges::all_of(polygons, [](const RawPolygon& list) {
    return list.arity == Arity::pair && isOpen(list.numbers) && !saysOutline(list.name);
  });
}

/// vn 0 1 0: rows of normals beside vertices or alone.
void leaveOutNamedWays(RawGeometry& raw) {
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool way = namesWay(list.name);
    if (way) addNote(raw, otherListNote(list.name));
    return way;
  });
}

}  // namespace

std::optional<RawGeometry> readCsv(std::string_view text) {
  if (trimmed(text).starts_with('|')) {  // a table of Markdown, if it is one
    const MixedText mixed(text);
    const std::size_t start = text.find('|');
    const auto table = markdownTable(mixed, start);
    if (table && trimmed(text.substr(table->end)).empty()) return readCsv(table->csv);
  }
  const std::vector<CsvLine> lines = linesOf(text);
  if (auto table = readWktColumn(lines)) return table;
  if (std::string problem = foreignHeader(lines); !problem.empty())
    return RawGeometry{"csv", {}, {}, std::move(problem)};
  const auto columns = csvColumns(lines);
  if (!columns) return std::nullopt;
  RawGeometry raw = CsvReader(*columns).run(lines);
  if (!columns->hasHeader) {
    leaveOutNamedWays(raw);
    leaveOutRowsOfTables(raw, text);
  }
  if (raw.error.empty() && raw.polygons.empty()) return std::nullopt;
  if (raw.error.empty() && isHeadedBy(headsMotion, lines, raw.polygons))
    raw.error = atLine(raw.polygons.front().line) + std::string(kMotionError);
  if (raw.error.empty() && isHeadedBy(headsMeasurements, lines, raw.polygons))
    raw.error = atLine(raw.polygons.front().line) + std::string(kMeasuredError);
  const auto body = std::ranges::find_if(raw.polygons, surroundsPlane);
  if (raw.error.empty() && !columns->hasHeader && body != raw.polygons.end())
    raw.error = atLine(body->line) + std::string(kPointsInSpaceError);
  return raw;
}

}  // namespace sepax
