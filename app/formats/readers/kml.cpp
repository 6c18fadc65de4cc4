#include "app/figure/xml.h"
#include "app/formats/left_out.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/text/xml_tags.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

constexpr std::string_view kAltitudeNote = "the altitude was dropped";

/// Behind 1,2,0 and 1, 2, 0: blanks may follow a comma.
std::size_t endOfPoint(std::string_view list) {
  std::size_t end = 0;
  while (end < list.size() && std::string_view(" \t\r\n").find(list[end]) == std::string_view::npos)
    if (list[end++] == ',') end = std::min(list.find_first_not_of(" \t", end), list.size());
  return end;
}

/// 1,2,0,3,4,0,3,5,0 without a blank: three numbers for each position.
bool areTriples(std::string_view list) {
  constexpr std::size_t kEach = 3;
  const auto commas = static_cast<std::size_t>(std::ranges::count(list, ','));
  return endOfPoint(list) == list.size() && commas + 1 > kEach && (commas + 1) % kEach == 0;
}

/// Behind the third number of such a list, and behind its comma.
std::size_t endOfTriple(std::string_view list) {
  std::size_t end = 0;
  for (int i = 0; i < 3; ++i) end = std::min(list.find(',', end), list.size() - 1) + 1;
  return end;
}

/// How many numbers each position has in 7 50 8 50 8 51 7 50, where blanks stand in place of all
/// commas and the first position comes again at the end; 0 where that is so with neither 2 nor 3.
std::size_t numbersOfEach(const Numbers& numbers) {
  for (const std::size_t each : {2u, 3u})
    if (numbers.size() % each == 0 && numbers.size() > kFewestVertices * each &&
        std::equal(numbers.begin(), numbers.begin() + 2,
                   numbers.end() - static_cast<std::ptrdiff_t>(each)))
      return each;
  return 0;
}

/// Without the `<coordinates>` of a sentence, line by line as before.
std::string withoutQuotedTags(std::string text) {
  constexpr std::string_view kStart = "`<";
  constexpr std::size_t kLongest = 60;  // of a tag in a sentence
  for (std::size_t at = text.find(kStart); at != text.npos; at = text.find(kStart, at + 1)) {
    const std::size_t length = std::string_view(text).substr(at, kLongest).find_first_of(">\n");
    if (length == text.npos || text.compare(at + length, 2, ">`") != 0) continue;
    std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), length + 2, ' ');
  }
  return text;
}

class KmlReader {
 public:
  explicit KmlReader(std::string_view text) : text_(text) {}

  RawGeometry run() {
    raw_.format = "kml";
    XmlTags tags(text_);
    while (const std::optional<XmlTag> tag = raw_.error.empty() ? tags.next() : std::nullopt)
      take(*tag);
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "the KML has no polygon; it needs a <Polygon> with <coordinates>";
    leftOut_.addTo(raw_.notes);
    return std::move(raw_);
  }

 private:
  void take(const XmlTag& found) {
    line_ = found.line;
    const std::string_view tag = found.name;
    if (tag == "Placemark") name_.clear();
    if (tag == "name") name_ = xmlUnescaped(trimmed(textInside(text_, found.place)));
    if (tag == "Polygon" || tag == "Point" || tag == "LineString") shape_ = tag;
    if (tag == "Polygon") hasOutline_ = false;
    if (tag == "Polygon" || tag == "outerBoundaryIs") isHole_ = false;
    if (tag == "innerBoundaryIs") isHole_ = true;
    if (tag == "coordinates") coordinates(textInside(text_, found.place));
  }

  void coordinates(std::string_view list) {
    if (shape_ == "Point") return leftOut_.add("<Point>");
    if (shape_ == "LineString") return lineString(list);
    if (isHole_ && !hasOutline_) {
      raw_.error = atLine(line_) +
                   "an inner boundary stands before the outer one; write the outer one first";
      return;
    }
    hasOutline_ = true;
    raw_.polygons.push_back(ring(list, isHole_));
  }

  RawPolygon ring(std::string_view list, bool isHole) {
    RawPolygon polygon{name_, line_, Arity::pair, {}, true, isHole};
    if (takeBlankPositions(polygon, list)) return polygon;
    const bool triples = areTriples(trimmed(list));
    while (!(list = trimmed(list)).empty()) {
      const std::size_t end = triples ? endOfTriple(list) : endOfPoint(list);
      point(polygon, list.substr(0, end));
      list.remove_prefix(end);
    }
    return polygon;
  }

  /// longitude latitude [altitude], without a comma; whether all positions are such.
  bool takeBlankPositions(RawPolygon& polygon, std::string_view list) {
    std::size_t end = 0;
    const Numbers numbers = numbersFrom(list, end, kAllBlanks);
    const std::size_t each = numbersOfEach(numbers);
    if (each == 0 || behindBlanks(list, end, kAllBlanks) < list.size()) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (i % each < 2) polygon.numbers.push_back(wholeNumber(numbers[i]).value);
    if (each > 2) addNote(raw_, std::string(kAltitudeNote));
    return true;
  }

  /// One that ends where it starts is an outline.
  void lineString(std::string_view list) {
    const std::vector<std::string> notes = raw_.notes;
    RawPolygon line = ring(list, false);
    const bool whole = raw_.error.empty() && line.numbers.size() >= 2 * (kFewestVertices + 1);
    if (!whole || isOpen(line.numbers)) {
      raw_.error = {};
      raw_.notes = notes;
      return leftOut_.add("<LineString>");
    }
    addNote(raw_, "a <LineString> that ends where it starts was read as a polygon");
    raw_.polygons.push_back(std::move(line));
  }

  /// longitude,latitude[,altitude]
  void point(RawPolygon& polygon, std::string_view words) {
    for (int axis = 0; axis < 2; ++axis) {
      const std::size_t end = std::min(words.find(','), words.size());
      const ScannedNumber number = wholeNumber(trimmed(words.substr(0, end)));
      if (number.state != NumberState::finite && raw_.error.empty())
        raw_.error = fmt::format("{}{} is no longitude,latitude", atLine(line_), inQuotes(words));
      polygon.numbers.push_back(number.value);
      words.remove_prefix(std::min(end + 1, words.size()));
    }
    if (!words.empty() && raw_.notes.empty()) raw_.notes.emplace_back(kAltitudeNote);
  }

  std::string_view text_;
  RawGeometry raw_;
  LeftOut leftOut_;
  std::string name_;
  std::string_view shape_;
  bool isHole_ = false;      ///< of what comes next
  bool hasOutline_ = false;  ///< the polygon
  std::size_t line_ = 1;
};

}  // namespace

std::optional<RawGeometry> readKml(std::string_view text) {
  if (text.find("<coordinates") == text.npos) return std::nullopt;
  const std::string plain = withoutQuotedTags(withoutXmlComments(text));
  return KmlReader(plain).run();
}

}  // namespace sepax
