#include "app/formats/lists/rows.h"
#include "app/formats/readers.h"
#include "app/formats/svg/numbers.h"
#include "app/formats/svg/shapes.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The value of a text that is one attribute: points="..." or d='...'.
std::optional<std::string_view> attributeValue(std::string_view text, std::string_view name) {
  text = trimmed(text);
  if (!text.starts_with(name)) return std::nullopt;
  text = trimmed(text.substr(name.size()));
  if (!text.starts_with('=')) return std::nullopt;
  text = trimmed(text.substr(1));
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return std::nullopt;
  const auto end = text.find(text.front(), 1);
  return text.substr(1, end == text.npos ? end : end - 1);
}

/// M and two numbers.
bool isPathValue(std::string_view text) {
  if (!text.starts_with('M') && !text.starts_with('m')) return false;
  const std::string_view rest = text.substr(1, std::min<std::size_t>(text.size() - 1, 200));
  return svgNumbers(rest).values.size() >= 2;
}

/// 0,0 1,0 1,1: a comma in each pair, blanks between the pairs, several of them in a line.
bool isPointsValue(std::string_view text) {
  std::size_t pairs = 0;
  bool several = false;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" \t\r\n"), text.size());
    const std::string_view pair = text.substr(0, end);
    const auto comma = pair.find(',');
    if (comma == pair.npos) return false;
    for (const std::string_view part : {pair.substr(0, comma), pair.substr(comma + 1)})
      if (wholeNumber(part).state == NumberState::none && !isNonFiniteWord(part)) return false;
    ++pairs;
    const auto next = std::min(text.find_first_not_of(" \t\r\n", end), text.size());
    several =
        several || (next < text.size() && text.substr(end, next - end).find('\n') == text.npos);
    text.remove_prefix(next);
  }
  return several && pairs >= 2;
}

std::size_t lineOf(std::string_view text, std::string_view part) {
  return 1 + lineBreaks(text.substr(0, static_cast<std::size_t>(part.data() - text.data())));
}

/// The part of the text as the value of a points attribute.
RawGeometry pointsIn(std::string_view text, std::string_view part) {
  SvgShapes shapes;
  shapes.addPoints(part, lineOf(text, part), {}, {});
  return std::move(shapes).finished();
}

/// The part of the text as the value of a d attribute.
RawGeometry pathIn(std::string_view text, std::string_view part) {
  SvgShapes shapes;
  shapes.addPath(part, lineOf(text, part), {}, {});
  return std::move(shapes).finished();
}

/// Where the second path starts: a line that starts with M behind one that ends with Z.
std::size_t nextPath(std::string_view paths) {
  char last = 0;
  bool newLine = false;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const char c = paths[i];
    const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (!blank && newLine && last == 'Z' && c == 'M') return i;
    newLine = blank && (newLine || c == '\n');
    if (!blank) last = c;
  }
  return paths.size();
}

/// Paths without attributes around them, a line for each.
RawGeometry pathsIn(std::string_view text, std::string_view paths) {
  SvgShapes shapes;
  std::size_t line = lineOf(text, paths);
  while (!paths.empty() && !shapes.failed()) {
    const std::string_view path = paths.substr(0, nextPath(paths));
    shapes.addPath(path, line, {}, {});
    line += lineBreaks(path);
    paths.remove_prefix(path.size());
  }
  return std::move(shapes).finished();
}

/// Lines of bare points that are polygons of their own.
void partRows(RawGeometry& raw, std::string_view value) {
  if (!raw.error.empty() || raw.polygons.size() != 1) return;
  std::vector<std::vector<double>> rows;
  for (std::size_t start = 0; start < value.size();) {
    const std::size_t end = std::min(value.find('\n', start), value.size());
    rows.push_back(svgNumbers(value.substr(start, end - start)).values);
    start = end + 1;
  }
  if (!areRowsOfPolygons(rows)) {
    if (mayBeRowsOfPolygons(rows)) addNote(raw, std::string(kJoinedRowsNote));
    return;
  }
  RawPolygon row = raw.polygons.front();
  raw.polygons.clear();
  for (std::vector<double>& numbers : rows) {
    row.numbers = std::move(numbers);
    raw.polygons.push_back(row);
    ++row.line;
  }
  addNote(raw, std::string(kRowsNote));
}

}  // namespace

std::optional<RawGeometry> readSvgValue(std::string_view text) {
  if (const auto points = attributeValue(text, "points")) return pointsIn(text, *points);
  if (const auto d = attributeValue(text, "d")) return pathIn(text, *d);
  const std::string_view value = trimmed(text);
  if (isPathValue(value)) return pathsIn(text, value);
  if (!isPointsValue(value)) return std::nullopt;
  RawGeometry raw = pointsIn(text, value);
  partRows(raw, value);
  raw.format = "text";
  return raw;
}

}  // namespace sepax
