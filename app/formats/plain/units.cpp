#include "app/formats/plain/units.h"

#include "app/formats/plain/bracket_points.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

namespace sepax {

namespace {

/// A number and the unit of length or of angle behind it.
struct Measure {
  std::size_t numberStart = 0;
  std::size_t numberEnd = 0;
  std::size_t end = 0;
  std::string_view unit;
};

bool isUnit(std::string_view word) {
  constexpr auto kUnits = std::to_array<std::string_view>(
      {"m",  "cm", "mm",  "km",   "um",     "µm",     "nm",     "px",   "pt", "ft",  "in",   "inch",
       "yd", "mi", "mil", "mils", "pixels", "meters", "metres", "feet", "°",  "deg", "units"});
  return std::ranges::find(kUnits, word) != kUnits.end();
}

/// m, [m] and u"m" at this place; `place` is then behind it.
std::string_view unitOfMeasureAt(std::string_view text, std::size_t& place) {
  std::size_t start = place;
  const bool bracket = isAt(text, start, '[');
  const bool quoted = text.substr(std::min(start, text.size())).starts_with("u\"");
  start += quoted ? 2 : bracket ? 1 : 0;
  std::size_t end = start;
  while (end < text.size() && isWordPart(text[end])) ++end;
  const std::string_view word = text.substr(std::min(start, text.size()), end - start);
  if (!isUnit(word) || (bracket && !isAt(text, end, ']')) || (quoted && !isAt(text, end, '"')))
    return {};
  if (isAt(text, end, '^')) return {};  // an area
  place = end + (bracket || quoted ? 1 : 0);
  return word;
}

std::optional<Measure> measureAt(std::string_view text, std::size_t place) {
  const bool sign = isAt(text, place, '-') || isAt(text, place, '+');
  const std::size_t start = std::min(place + (sign ? 1 : 0), text.size());
  const ScannedNumber number = scanPlainNumber(text.substr(start));
  if (number.state != NumberState::finite) return std::nullopt;
  Measure measure;
  measure.numberStart = place;
  measure.numberEnd = start + number.length;
  measure.end = behindBlanks(text, measure.numberEnd);
  measure.unit = unitOfMeasureAt(text, measure.end);
  return measure.unit.empty() ? std::nullopt : std::optional(measure);
}

/// The measures from this place on, with commas, blanks and names of axes between them.
std::vector<Measure> measuresFrom(std::string_view text, std::size_t place) {
  std::vector<Measure> measures;
  for (std::size_t at = place;;) {
    const auto measure = measureAt(text, at);
    if (!measure) return measures;
    measures.push_back(*measure);
    at = behindBlanks(text, measure->end, ",; \t");
    for (const std::string_view axis : {"y", "Y", "z", "Z"}) at = behindLabel(text, at, axis);
  }
}

/// Those of points: two and more, one behind the other, and not once alone.
std::vector<Measure> measuresOf(std::string_view text) {
  constexpr std::string_view kStarts = "+-.0123456789";
  std::vector<Measure> all;
  std::size_t points = 0;
  for (std::size_t at = text.find_first_of(kStarts); at != text.npos;
       at = text.find_first_of(kStarts, at + 1)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    if (isWordPart(before) || kStarts.find(before) != kStarts.npos) continue;
    const std::vector<Measure> measures = measuresFrom(text, at);
    if (measures.empty()) continue;
    at = measures.back().end - 1;
    if (measures.size() < 2) continue;
    points += measures.size() / 2;
    all.insert(all.end(), measures.begin(), measures.end());
  }
  return points < kFewestVertices ? std::vector<Measure>{} : all;
}

std::set<std::string_view> unitsOf(const std::vector<Measure>& measures) {
  std::set<std::string_view> units;
  for (const Measure& measure : measures) units.insert(measure.unit);
  return units;
}

}  // namespace

void withoutUnits(PlainText& plain) {
  const std::string source = plain.text;
  const std::vector<Measure> measures = measuresOf(source);
  const std::set<std::string_view> units = unitsOf(measures);
  if (units.size() != 1) return;
  Rewritten changed(source);
  for (const Measure& measure : measures) changed.replace(measure.numberEnd, measure.end, "");
  changed.finish(plain, fmt::format("the unit {} was dropped", *units.begin()));
}

NumberWithUnit numberWithUnit(std::string_view word) {
  if (wholeNumber(word).state == NumberState::finite) return {word, {}};
  const auto measure = measureAt(word, 0);
  const bool whole = measure && measure->end == word.size();
  return whole ? NumberWithUnit{word.substr(0, measure->numberEnd), measure->unit}
               : NumberWithUnit{};
}

std::string withoutUnitsInBrackets(std::string_view heading) {
  constexpr std::size_t kLongestUnit = 12;
  std::string plain;
  for (std::size_t at = 0; at < heading.size(); ++at) {
    const bool opens = heading[at] == '(' || heading[at] == '[';
    const std::string_view unit = heading.substr(at, kLongestUnit);
    const std::size_t close = opens ? at + std::min(unit.find_first_of(")]"), unit.size()) : at;
    if (close > at && isUnit(trimmed(heading.substr(at + 1, close - at - 1))))
      at = close;
    else
      plain += heading[at];
  }
  return plain;
}

namespace {

/// The first line from this one on that has a measure of these words, as 5 cm.
std::size_t lineOfMeasure(std::string_view source, std::string_view words, std::size_t line) {
  std::size_t start = 0;
  for (std::size_t passed = 1; passed < line; ++passed)
    start = std::min(source.find('\n', start), source.size() - 1) + 1;
  for (std::size_t at = source.find(words, start); at != source.npos;
       at = source.find(words, at + 1)) {
    const std::size_t end = at + words.size();
    if ((at > 0 && isWordPart(source[at - 1])) || (end < source.size() && isWordPart(source[end])))
      continue;
    return line +
           static_cast<std::size_t>(std::ranges::count(source.substr(start, at - start), '\n'));
  }
  return line;
}

}  // namespace

std::string unitsProblem(std::string_view text, std::string_view source) {
  const std::vector<Measure> measures = measuresOf(text);
  const auto other = std::ranges::find_if(
      measures, [&](const Measure& measure) { return measure.unit != measures.front().unit; });
  if (other == measures.end()) return {};
  const std::string_view before = text.substr(0, other->end);
  const auto line = 1 + static_cast<std::size_t>(std::ranges::count(before, '\n'));
  const std::string_view words = text.substr(other->numberStart, other->end - other->numberStart);
  return fmt::format("{}{} stands beside {}; write all numbers in one unit",
                     atLine(source.empty() ? line : lineOfMeasure(source, words, line)),
                     other->unit, measures.front().unit);
}

}  // namespace sepax
