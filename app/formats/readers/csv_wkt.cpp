#include "app/formats/readers/csv_wkt.h"

#include "app/formats/left_out.h"
#include "app/formats/readers.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

using Fields = std::vector<std::string_view>;

/// "POLYGON" of SRID=4326;POLYGON ((0 0, ...; empty where the field holds no WKT.
std::string_view wktWord(std::string_view field) {
  constexpr auto kWords =
      std::to_array<std::string_view>({"point", "multipoint", "linestring", "multilinestring",
                                       "polygon", "multipolygon", "geometrycollection"});
  if (lowered(field.substr(0, 5)) == "srid=") field.remove_prefix(field.find(';') + 1);
  field = trimmed(field);
  const std::string_view word = field.substr(0, field.find_first_of(" ("));
  const bool known =
      word.size() < field.size() && std::ranges::find(kWords, lowered(word)) != kWords.end();
  return known ? word : std::string_view{};
}

int columnNamed(const Fields& header) {
  for (const std::string_view name : {"name", "label", "title", "id"})
    for (std::size_t i = 0; i < header.size(); ++i)
      if (lowered(header[i]) == name) return static_cast<int>(i);
  return -1;
}

/// Without the place in the field.
std::string sentenceOf(const Problem& problem) {
  const std::string_view words = problem.sentence;
  const std::size_t colon = words.starts_with("line ") ? words.find(": ") : words.npos;
  return std::string(colon == words.npos ? words : words.substr(colon + 2));
}

class WktRows {
 public:
  WktRows(int column, int name)
      : column_(static_cast<std::size_t>(column)), name_(static_cast<std::size_t>(name)) {
    raw_.format = "csv";
  }

  void take(const CsvLine& line, const Fields& fields) {
    const std::string_view field =
        column_ < fields.size() ? trimmed(fields[column_]) : std::string_view{};
    if (field.empty()) return leftOut_.add("row without a geometry");
    std::optional<RawGeometry> found = readWkt(field);
    if (!found) return fail(line, inQuotes(field.substr(0, 12)) + " is no WKT");
    if (found->polygons.empty() && found->lack == Lack::shapes) return leftOut_.add(wktWord(field));
    if (!found->error.empty()) return fail(line, sentenceOf(found->error));
    for (RawPolygon& polygon : found->polygons) {
      if (name_ < fields.size()) polygon.name = trimmed(fields[name_]);
      polygon.line = line.number;
      raw_.polygons.push_back(std::move(polygon));
    }
    for (const std::string& sentence : found->notes) addNote(raw_, sentence);
  }

  [[nodiscard]] bool failed() const { return !raw_.error.empty(); }

  RawGeometry finished() && {
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "the table has no polygon; it needs at least one row with a POLYGON";
    leftOut_.addTo(raw_.notes);
    return std::move(raw_);
  }

 private:
  void fail(const CsvLine& line, const std::string& words) {
    raw_.error = atLine(line.number) + words;
  }

  std::size_t column_;
  std::size_t name_;
  RawGeometry raw_;
  LeftOut leftOut_;
};

}  // namespace

std::optional<RawGeometry> readWktColumn(const std::vector<CsvLine>& lines) {
  const auto isRow = [](const CsvLine& line) { return !line.isBlank && !line.isComment; };
  const auto header = std::ranges::find_if(lines, isRow);
  if (header == lines.end()) return std::nullopt;
  const auto first = std::find_if(header + 1, lines.end(), isRow);
  if (first == lines.end()) return std::nullopt;
  for (const char separator : {',', ';', '\t', '|'}) {
    const Fields titles = csvFields(header->text, separator);
    const Fields fields = csvFields(first->text, separator);
    const auto isWkt = [](std::string_view field) { return !wktWord(field).empty(); };
    const auto column = std::ranges::find_if(fields, isWkt);
    if (column == fields.end() || fields.size() != titles.size() || titles.size() < 2) continue;
    if (std::ranges::any_of(titles, isWkt)) continue;
    WktRows rows(static_cast<int>(column - fields.begin()), columnNamed(titles));
    for (auto line = first; line != lines.end() && !rows.failed(); ++line)
      if (isRow(*line)) rows.take(*line, csvFields(line->text, separator));
    return std::move(rows).finished();
  }
  return std::nullopt;
}

}  // namespace sepax
