#include "app/formats/plain/yaml.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/units.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// - - 0.5, maybe behind more dashes: an element of a list, maybe the first one of a list in it.
struct YamlElement {
  std::size_t dashes = 0;  ///< 0: the line is none
  std::size_t column = 0;  ///< of the last dash
  std::string_view number;
};

YamlElement yamlElementOf(std::string_view line) {
  YamlElement element;
  std::size_t at = behindBlanks(line, 0);
  for (; line.substr(at).starts_with("- "); at = behindBlanks(line, at + 1)) {
    element.column = at;
    ++element.dashes;
  }
  element.number = trimmed(line.substr(at));
  if (wholeNumber(element.number).state != NumberState::finite) return {};
  return element;
}

/// The name in "map:", with x and y below it; empty where something else stands there.
std::string_view takeNamedPoint(std::string_view text, std::size_t& place, std::string_view mark) {
  const std::string_view head = takeLine(text, place);
  if (!head.starts_with(mark) || !head.ends_with(':')) return {};
  for (const char axis : {'x', 'y'}) {
    const std::string_view line = takeLine(text, place);
    const std::size_t colon = std::min(line.find(':'), line.size());
    std::string_view key = line.substr(0, colon);
    if (key.size() == 3 && key[0] == key[2] && (key[0] == '"' || key[0] == '\''))
      key = key.substr(1, 1);
    const std::string_view value = trimmed(line.substr(std::min(colon + 1, line.size())));
    if (key != std::string_view(&axis, 1) || wholeNumber(value).state != NumberState::finite)
      return {};
  }
  return head.substr(mark.size());
}

/// - vacuum: with x and y and then map: with x and y, in each element of a list: points and what
/// becomes of them.
void withoutPairsOfYaml(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t start = 0; start < text.size();) {
    std::string_view names;
    std::size_t elements = 0;
    std::size_t end = start;
    for (std::size_t place = start; place < text.size(); ++elements) {
      const std::string_view from = takeNamedPoint(text, place, "- ");
      const std::string_view to = from.empty() ? from : takeNamedPoint(text, place, "");
      if (to.empty() || to.starts_with('-') || (elements > 0 && from != names)) break;
      names = from;
      end = place;
    }
    if (elements > 1)
      rewritten.replace(start, end, ";");  // what stands above names nothing below
    else
      takeLine(text, end);
    start = std::max(end, start + 1);
  }
  rewritten.finish(plain, "pairs of points, which become each other, were left out");
}

/// The numbers of 0,0,5,0,5,3 # lawn: a text with commas that has those of an outline.
Numbers numbersOfText(std::string_view value) {
  value = trimmed(value.substr(0, value.find(" #")));
  std::size_t end = 0;
  Numbers numbers = numbersFrom(value, end, ",");
  const bool outline = numbers.size() >= 2 * kFewestVertices && numbers.size() % 2 == 0;
  return outline && end == value.size() ? numbers : Numbers{};
}

/// mask: and coordinates: before such texts.
bool isKeyOfOutlines(std::string_view key) {
  return key.ends_with(':') &&
         holdsWord(wordsOf(key), {"mask", "masks", "zone", "zones", "coordinates", "polygon",
                                  "polygons", "points", "area", "areas", "region", "regions"});
}

/// "- x: 1.5" and "y: 2m": the columns of its dash and its key, and what stands behind that.
struct YamlKey {
  std::size_t column = 0;  ///< of the key
  std::optional<std::size_t> dash;
  std::string_view key;  ///< empty where the line has none
  std::string_view value;
};

YamlKey yamlKeyOf(std::string_view line) {
  YamlKey found;
  found.column = behindBlanks(line, 0, " ");
  if (line.substr(found.column).starts_with("- ")) {
    found.dash = found.column;
    found.column = behindBlanks(line, found.column + 1, " ");
  }
  const std::size_t colon = line.find(':', found.column);
  const std::string_view key =
      line.substr(found.column, colon == line.npos ? 0 : colon - found.column);
  if (!std::ranges::all_of(key, isWordPart)) return found;
  found.key = key;
  if (colon != line.npos) found.value = trimmed(line.substr(colon + 1));
  return found;
}

/// Elements "- point:" or "- x: 1" with an x and a y, maybe a z each, one below the other.
struct YamlPoints {
  Numbers numbers;
  std::size_t each = 0;  ///< numbers of a point
  std::string_view unit;
  std::size_t end = 0;  ///< behind the last one
};

/// x, y and z of the element whose dash is in this column, from the line at points.end on, which is
/// then behind it; whether it has them and nothing else, as those before it. Else all stays.
bool takeElement(std::string_view text, std::size_t dash, YamlPoints& points) {
  std::array<std::string_view, 3> axes;
  std::string_view unit;
  std::size_t at = points.end;
  for (bool first = true; at < text.size(); first = false) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const YamlKey line = yamlKeyOf(text.substr(at, end - at));
    if (first ? line.dash != dash : line.dash || line.column <= dash) break;
    const bool axis = line.key.size() == 1 && line.key[0] >= 'x' && line.key[0] <= 'z';
    if (line.key.empty() || axis == line.value.empty()) return false;  // point: and nothing
    if (axis) {
      const NumberWithUnit value = numberWithUnit(line.value);
      std::string_view& number = axes[static_cast<std::size_t>(line.key[0] - 'x')];
      const bool known = points.each != 0 || !axes[0].empty() || !axes[1].empty();
      const bool alike = !known || value.unit == (points.each != 0 ? points.unit : unit);
      if (value.number.empty() || !number.empty() || !alike) return false;
      number = value.number;
      unit = value.unit;
    }
    at = std::min(end + 1, text.size());
  }
  const std::size_t each = axes[2].empty() ? 2 : 3;
  if (axes[0].empty() || axes[1].empty() || (points.each != 0 && points.each != each)) return false;
  points.each = each;
  points.unit = unit;
  points.end = at;
  points.numbers.insert(points.numbers.end(), axes.begin(),
                        axes.begin() + static_cast<std::ptrdiff_t>(each));
  return true;
}

/// Those below the key of the line that ends at this place.
YamlPoints pointsBelow(std::string_view text, std::size_t place, std::size_t column) {
  YamlPoints points;
  const std::size_t start = std::min(place + 1, text.size());
  const std::size_t end = std::min(text.find('\n', start), text.size());
  const YamlKey first = yamlKeyOf(text.substr(start, end - start));
  if (!first.dash || *first.dash < column) return {};
  points.end = start;
  while (takeElement(text, *first.dash, points)) {
  }
  return points;
}

}  // namespace

void withPolygonsOfYaml(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  std::string_view unit;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const YamlKey key = yamlKeyOf(text.substr(start, end - start));
    start = end + 1;
    if (key.key.empty() || !key.value.empty()) continue;
    const YamlPoints points = pointsBelow(text, end, key.column);
    if (points.each == 0 || points.numbers.size() < points.each * kFewestVertices) continue;
    rewritten.replace(end, points.end, " " + pointList(points.numbers, points.each));
    if (!points.unit.empty()) unit = points.unit;
    start = points.end;
  }
  rewritten.finish(plain, unit.empty() ? "" : fmt::format("the unit {} was dropped", unit));
}

void withMasksOfYaml(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  bool below = false;     // a key above says so
  bool elements = false;  // there are some
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const bool element = line.starts_with("- ");
    const std::string_view key = line.substr(0, element ? 1 : line.find(':') + 1);
    const Numbers numbers = numbersOfText(line.substr(key.size()));
    const bool known = element ? below : isKeyOfOutlines(key);
    if (!element) below = known;
    elements = elements || (element && known && !numbers.empty());
    if (known && !numbers.empty())
      rewritten.replace(start + text.substr(start).find(key) + key.size(), end,
                        " " + pointList(numbers, 2));
    start = end + 1;
  }
  if (elements) rewritten.finish(plain, "");
}

void withPointsOfYaml(PlainText& plain) {
  withoutPairsOfYaml(plain);
  if (plain.text.find("- - ") == plain.text.npos) return;
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  Numbers numbers;         // of the list
  std::size_t each = 0;    // numbers of its points
  std::size_t column = 0;  // of the dash before each number
  std::size_t first = 0;   // where its first point starts
  std::size_t last = 0;    // behind its last number
  const auto finish = [&] {
    const bool points = (each == 2 || each == 3) && numbers.size() % each == 0;
    if (points && numbers.size() >= kFewestVertices * each)
      rewritten.replace(first, last, pointList(numbers, each));
    numbers.clear();
    each = 0;
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const YamlElement element = yamlElementOf(text.substr(start, end - start));
    const bool within = !numbers.empty() && element.column == column;
    const std::size_t count = numbers.size();
    if (element.dashes > 1 && (!within || element.dashes > 2)) {
      finish();
      column = element.column;
      first = start + text.substr(start, column).rfind('-');
    } else if (element.dashes == 0 || !within) {
      finish();
      start = end + 1;
      continue;
    } else if (element.dashes == 2) {  // the next point
      if (each == 0) each = count;
      if (each == 0 || count % each != 0) finish();
    }
    numbers.push_back(element.number);
    last = static_cast<std::size_t>(element.number.data() - text.data()) + element.number.size();
    start = end + 1;
  }
  finish();
  rewritten.finish(plain, "");
}

}  // namespace sepax
