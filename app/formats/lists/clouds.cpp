#include "app/formats/lists/clouds.h"
#include "app/formats/literals/space.h"

#include "app/formats/lists/places.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "app/scene/scene.h"
#include "core/exact/predicates.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// How often sides of a list of points, with so many numbers each, cross within them.
int crossingsOf(const std::vector<double>& numbers, std::size_t each) {
  const std::size_t count = numbers.size() / each;
  const auto at = [&](std::size_t i) {
    return Vec2{numbers[each * (i % count)], numbers[each * (i % count) + 1]};
  };
  const auto parts = [&](std::size_t side, std::size_t other) {
    return orientation(at(side), at(side + 1), at(other)) *
               orientation(at(side), at(side + 1), at(other + 1)) <
           0;
  };
  int crossings = 0;
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = i + 2; k < count; ++k)
      if (parts(i, k) && parts(k, i)) ++crossings;
  return crossings;
}

/// Numbers of each of its points.
std::size_t numbersEach(const RawPolygon& list) { return list.arity == Arity::triple ? 3 : 2; }

constexpr std::size_t kMostCrossed = 400;  ///< points: each side is set against all others

bool hasKnownPlaces(const RawPolygon& list) {
  return std::ranges::all_of(list.numbers,
                             [](double number) { return std::abs(number) <= kMaxCoordinate; });
}

/// pts of pts = [...]: the name that a line begins with; empty without.
std::string_view nameAtLineStart(std::string_view line) {
  line = trimmed(line);
  std::size_t end = 0;
  while (end < line.size() && isWordPart(line[end])) ++end;
  return trimmed(line.substr(end)).starts_with('=') ? line.substr(0, end) : std::string_view{};
}

/// The names in triangulate(pts), in a text that speaks of no polygon.
std::set<std::string_view> listsToTriangulate(std::string_view text) {
  constexpr std::string_view kCall = "triangulate(";
  constexpr int kMost = 100;  // calls
  std::set<std::string_view> names;
  const std::string small = lowered(text);
  if (small.find("poly") != small.npos) return names;
  std::size_t at = small.find(kCall);
  for (int i = 0; i < kMost && at != small.npos; ++i, at = small.find(kCall, at + 1)) {
    const std::size_t start = at + kCall.size();
    std::size_t end = start;
    while (end < text.size() && isWordPart(text[end])) ++end;
    if (end > start) names.insert(text.substr(start, end - start));
  }
  return names;
}

constexpr std::size_t kLongestLine = 500;  ///< bytes of it that are looked at: it may be the text

/// <node id="7" lat="3" lon="5"/> or {"type": "node", "lat": 3, "lon": 5} stands at the start of
/// the text.
bool startsWithNodeOfMap(std::string_view text) {
  text = text.substr(0, kLongestLine);
  const bool element = text.find("<node ") < text.find(" lat=");
  const bool object = text.find("\"node\"") != text.npos && text.find("\"lat\"") != text.npos;
  return (element && text.find(" lat=") != text.npos) || object;
}

/// The first point of the list and a closing bracket stand at this place.
bool startsWithPoint(std::string_view text, std::size_t place, const RawPolygon& list) {
  const Numbers numbers = numbersFrom(text, place, ", ");
  if (numbers.size() < 2 || list.numbers.size() < 2 || !isAt(text, place, ')')) return false;
  return wholeNumber(numbers[0]).value == list.numbers[0] &&
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

/// GeoSeries([Point(5, 3), ...: the list is one of geometries.
bool isGivenAsGeometries(std::string_view line, const RawPolygon& list) {
  constexpr auto kStarts = std::to_array<std::string_view>(
      {"GeoSeries([Point(", "geometry=[Point(", "geometry = [Point("});
  return std::ranges::any_of(kStarts, [&](std::string_view start) {
    const std::size_t at = line.find(start);
    return at != line.npos && startsWithPoint(line, at + start.size(), list);
  });
}

}  // namespace

void leaveOutClouds(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kFewest = 8;
  constexpr std::size_t kFewestAgain = 4;
  constexpr int kOften = 3;
  const bool ofSites = tellsOfSites(text);
  const bool ofHull = tellsOfHull(text);
  if (!ofSites && !ofHull && !tellsOfCloud(text)) return;
  if (raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  bool found = false;  // then they may be printed again
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const std::size_t each = numbersEach(list);
    const std::size_t count = list.numbers.size() / each;
    const bool asks =
        count >= (found ? kFewestAgain : kFewest) && count <= kMostCrossed && hasKnownPlaces(list);
    const bool row = isOpen(list.numbers) && isStraight(list.numbers, each);
    const bool cloud = row || (ofHull && liesInSpace(list)) ||
                       (asks && crossingsOf(list.numbers, each) >= (found || ofSites ? 1 : kOften));
    found = found || cloud;
    if (cloud)
      addNote(raw, fmt::format("{}points of a hull or a triangulation were left out: their order "
                               "is no outline",
                               atLine(list.line)));
    return cloud;
  });
  if (raw.polygons.empty() && raw.error.empty())
    raw.error =
        atLine(line) +
        "the order of points of a hull or a triangulation is no outline; give the corners of "
        "a polygon";
}

void leaveOutTriangulated(RawGeometry& raw, std::string_view text) {
  const std::set<std::string_view> given = listsToTriangulate(text);
  if (raw.polygons.empty() || given.empty()) return;
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return given.contains(nameAtLineStart(callings.lineAt(list.line))) && hasKnownPlaces(list) &&
           vertexCount(list) <= kMostCrossed && crossingsOf(list.numbers, numbersEach(list)) > 0;
  });
  constexpr auto kSentence = "points that are triangulated and whose sides cross are no outline";
  tellOfGone(raw, gone, line, std::string(kSentence) + "; give the corners of a polygon",
             std::string(kSentence) + " and were left out");
}

void leaveOutNodesOfMaps(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || text.find("node") == text.npos) return;
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return startsWithNodeOfMap(callings.from(list.line)) && hasKnownPlaces(list) &&
           (vertexCount(list) > kMostCrossed || crossingsOf(list.numbers, numbersEach(list)) > 0);
  });
  tellOfGone(raw, gone, line,
             "nodes of a map have no order without a way; give the corners of a polygon",
             "nodes of a map were left out: no way gives their order");
}

void leaveOutPointGeometries(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  if (text.find("POINT") == text.npos && text.find("[Point(") == text.npos) return;
  const TextCallings callings(text);
  const auto isOutline = [&](std::string_view before, const RawPolygon& list) {
    CallingWords words = wordsOf(before);
    if (words.empty() && list.line > 1) words = callings.of(list.line - 1);
    std::ranges::move(wordsOf(list.name), std::back_inserter(words));
    const auto isPolygon = [](const std::string& word) { return word.starts_with("polyg"); };
    return callsOutlineOfPlaces(words) || std::ranges::any_of(words, isPolygon);
  };
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const std::string_view start = callings.lineAt(list.line).substr(0, kLongestLine);
    if (isGivenAsGeometries(start, list)) return true;
    const auto before = beforePointOfWkt(start, list);
    return before && !isOutline(*before, list);
  });
  tellOfGone(raw, gone, line,
             "geometries of one POINT each are no polygon; give the corners of one",
             "geometries of one POINT each were left out; they are no polygons");
}

}  // namespace sepax
