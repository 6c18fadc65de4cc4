#include "app/formats/lists/clouds.h"
#include "app/formats/literals/space.h"

#include "app/formats/literals/indices.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "app/scene/scene.h"
#include "core/exact/predicates.h"
#include "core/polygon/polygon.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
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

/// As an outline it would cross itself, touch itself or run back on itself.
bool isNoOutline(const RawPolygon& list) {
  const std::size_t each = numbersEach(list);
  std::vector<Vec2> places;
  for (std::size_t i = 0; i + each <= list.numbers.size(); i += each)
    places.push_back({list.numbers[i], list.numbers[i + 1]});
  if (places.size() > 1 && places.front() == places.back()) places.pop_back();
  return !checkPolygon(places).polygon;
}

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

/// <node id="7" lat="3" lon="5"/> or {"type": "node", "lat": 3, "lon": 5} stands at the start of
/// the text.
bool startsWithNodeOfMap(std::string_view text) {
  constexpr std::size_t kLongest = 500;  // bytes that are looked at for each list
  text = text.substr(0, kLongest);
  const bool element = text.find("<node ") < text.find(" lat=");
  const bool object = text.find("\"node\"") != text.npos && text.find("\"lat\"") != text.npos;
  return (element && text.find(" lat=") != text.npos) || object;
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
    const bool cloud =
        row || (ofHull && liesInSpace(list)) ||
        (asks &&
         (ofSites ? isNoOutline(list) : crossingsOf(list.numbers, each) >= (found ? 1 : kOften)));
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

}  // namespace sepax
