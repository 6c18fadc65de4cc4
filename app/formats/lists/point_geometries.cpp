#include "app/formats/lists/point_geometries.h"

#include "app/formats/lists/places.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kLongestLine = 500;  ///< bytes of it that are looked at: it may be the text

/// The first point of the list and a closing bracket stand at this place.
bool startsWithPoint(std::string_view text, std::size_t place, const RawPolygon& list) {
  const Numbers numbers = numbersFrom(text, place, ", \r\n");
  if (numbers.size() < 2 || list.numbers.size() < 2) return false;
  place = behindBlanks(text, place, kAllBlanks);
  return (isAt(text, place, ')') || isAt(text, place, ']')) &&
         wholeNumber(numbers[0]).value == list.numbers[0] &&
         wholeNumber(numbers[1]).value == list.numbers[1];
}

/// What stands in the line before POINT (5 3) or POINT Z (5 3 1), with which the list begins;
/// nothing where there is no such geometry.
std::optional<std::string_view> beforePointOfWkt(std::string_view line, const RawPolygon& list) {
  constexpr std::string_view kType = "POINT";
  const std::size_t at = line.find(kType);
  if (at == line.npos || (at > 0 && isWordPart(line[at - 1]))) return std::nullopt;
  const std::size_t place = behindBlanks(line, at + kType.size(), " ZM");
  const bool point = isAt(line, place, '(') && startsWithPoint(line, place + 1, list);
  return point ? std::optional(line.substr(0, at)) : std::nullopt;
}

/// [[<QgsPointXY: POINT (5 3)>, ...]] that comes back to its start: the ring of a polygon.
bool isListedRing(std::string_view before, const RawPolygon& list) {
  return before.find('[') != before.npos && !isOpen(list.numbers);
}

/// GeoSeries([Point(5, 3), ...: the list is one of geometries.
bool isGivenAsGeometries(std::string_view line, const RawPolygon& list) {
  constexpr auto kStarts = std::to_array<std::string_view>(
      {"GeoSeries([Point(", "geometry=[Point(", "geometry = [Point("});
  return std::ranges::any_of(kStarts, [&](std::string_view start) {
    const std::size_t at = line.find(start);
    return at != line.npos && startsWithPoint(line, at + start.size(), list);
  });
}

/// {"type": "Point", "coordinates": [5, 3]}, with which the list begins, and no polygon before it.
bool isPointOfGeoJson(std::string_view text, const RawPolygon& list) {
  constexpr std::string_view kKey = "coordinates";
  const std::size_t type = text.find("Point");
  const std::size_t key = text.find(kKey);
  if (type == text.npos || key == text.npos || text.find("Polygon") != text.npos) return false;
  const bool quoted = type > 0 && (text[type - 1] == '"' || text[type - 1] == '\'');
  const std::size_t place = behindBlanks(text, key + kKey.size(), "\"': \r\n");
  const std::size_t open = place < text.size() && isOpening(text[place]) ? place : text.npos;
  return quoted && open != text.npos &&
         startsWithPoint(text, behindBlanks(text, open + 1, kAllBlanks), list);
}

/// The words of the line above this one; none of POLYGON ((...)), a geometry of its own.
CallingWords wordsAbove(const TextCallings& callings, std::size_t line) {
  if (line < 2) return {};
  constexpr std::string_view kOther = "POLYGON";
  const std::string_view above = callings.lineAt(line - 1).substr(0, kLongestLine);
  const std::size_t at = above.find(kOther);
  const bool geometry =
      at != above.npos && isAt(above, behindBlanks(above, at + kOther.size(), " ZM"), '(');
  return geometry ? CallingWords{} : callings.of(line - 1);
}

/// POINT of "Geometry type: POINT" and of <POINT [m]>, which head what R prints of sf; empty for
/// any other line.
std::string_view kindHeadedIn(std::string_view line) {
  constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::string_view kLabel = "eometry type:";  // with a capital since 1.0
  line = line.substr(0, kLongestLine);
  if (const std::size_t at = line.find(kLabel); at != line.npos) {
    const std::string_view kind = line.substr(behindBlanks(line, at + kLabel.size()));
    return kind.substr(0, kind.find_first_not_of(kCapitals));
  }
  for (std::size_t at = line.find('<'); at != line.npos; at = line.find('<', at + 1)) {
    const std::string_view kind = line.substr(at + 1);
    const std::size_t end = std::min(kind.find_first_not_of(kCapitals), kind.size());
    if (end > 1 && kind.substr(end).starts_with(" [")) return kind.substr(0, end);
  }
  return {};
}

/// What is below such heads.
class HeadedKinds {
 public:
  explicit HeadedKinds(std::string_view text) {
    for (std::size_t line = 1; !text.empty(); ++line) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (const std::string_view kind = kindHeadedIn(text.substr(0, end)); !kind.empty())
        heads_.push_back({line, kind.ends_with("POINT") || kind.ends_with("LINESTRING")});
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
  [[nodiscard]] bool areOpenAt(std::size_t line) const {
    const auto below = std::ranges::upper_bound(heads_, line, {}, &Head::line);
    return below != heads_.begin() && std::prev(below)->isOpen;
  }

 private:
  struct Head {
    std::size_t line = 0;
    bool isOpen = false;  ///< it is no polygon
  };
  std::vector<Head> heads_;
};

}  // namespace

void leaveOutPointGeometries(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  if (text.find("POINT") == text.npos && text.find("Point") == text.npos) return;
  const TextCallings callings(text);
  const auto isOutline = [&](std::string_view before, const RawPolygon& list) {
    CallingWords words = wordsOf(before);
    if (words.empty()) words = wordsAbove(callings, list.line);
    std::ranges::move(wordsOf(list.name), std::back_inserter(words));
    const auto isPolygon = [](const std::string& word) { return word.starts_with("polyg"); };
    return callsOutlineOfPlaces(words) || std::ranges::any_of(words, isPolygon);
  };
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const std::string_view own = callings.lineAt(list.line).substr(0, kLongestLine);
    if (isGivenAsGeometries(own, list)) return true;
    if (isPointOfGeoJson(callings.from(list.line).substr(0, kLongestLine), list))
      return !isOutline("", list);
    const auto before = beforePointOfWkt(own, list);
    return before && !isListedRing(*before, list) && !isOutline(*before, list);
  });
  tellOfGone(raw, gone, line,
             "geometries of one POINT each are no polygon; give the corners of one",
             "geometries of one POINT each were left out; they are no polygons");
}

void leaveOutHeadedGeometries(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const HeadedKinds heads(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone =
      takeOut(raw.polygons, [&](const RawPolygon& list) { return heads.areOpenAt(list.line); });
  tellOfGone(raw, gone, line,
             "geometries below a head POINT or LINESTRING are no polygon; give the corners of one",
             "geometries below a head POINT or LINESTRING were left out; they are no polygons");
}

}  // namespace sepax
