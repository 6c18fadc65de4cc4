#include "app/formats/lists/uncalled.h"

#include "app/formats/lists/outlines.h"
#include "app/formats/lists/rows.h"
#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/plain/motion_tables.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace sepax {

namespace {

/// With the first coordinate of each point and this one.
std::vector<Vec2> placesOf(const RawPolygon& list, std::size_t second) {
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  std::vector<Vec2> places;
  for (std::size_t i = 0; i + each <= list.numbers.size(); i += each)
    places.push_back({list.numbers[i], list.numbers[i + second]});
  return places;
}

bool goesOn(std::span<const Vec2> places, double Vec2::*axis) {
  const auto risesNot = [&](Vec2 a, Vec2 b) { return !(a.*axis < b.*axis); };
  const auto fallsNot = [&](Vec2 a, Vec2 b) { return !(a.*axis > b.*axis); };
  return std::ranges::adjacent_find(places, risesNot) == places.end() ||
         std::ranges::adjacent_find(places, fallsNot) == places.end();
}

/// 1000, 1 then 4000, 0.5 then 9000, 0.1: steps and their values.
bool goesOnAlongBoth(std::span<const Vec2> places) {
  return places.size() >= kFewestVertices && goesOn(places, &Vec2::x) && goesOn(places, &Vec2::y);
}

constexpr std::size_t kFewestOfSeries = 4;  ///< points

bool isSeries(std::span<const Vec2> places) {
  return places.size() >= kFewestOfSeries && (goesOn(places, &Vec2::x) || goesOn(places, &Vec2::y));
}

/// It holds for the points of the list seen from above and, in space, from the side.
bool holdsFor(const RawPolygon& list, bool (*test)(std::span<const Vec2>)) {
  return test(placesOf(list, 1)) && (list.arity != Arity::triple || test(placesOf(list, 2)));
}

bool isTangled(std::span<const Vec2> places) { return !checkPolygon(places).polygon; }

/// Edges of a graph, whose vertices have all the numbers from 0 or 1 on.
bool areEdges(std::span<const Vec2> places) {
  constexpr std::size_t kFewest = 5;
  std::vector<bool> found(places.size() + 2);
  for (const Vec2 edge : places) {
    if (edge.x == edge.y) return false;
    for (const double end : {edge.x, edge.y}) {
      if (!(end >= 0 && end < static_cast<double>(found.size())) || end != std::floor(end))
        return false;
      found[static_cast<std::size_t>(end)] = true;
    }
  }
  const auto last = std::find(found.rbegin(), found.rend(), true).base();
  return places.size() >= kFewest && std::find(found.begin() + 1, last, false) == last;
}

/// Rows of a table: three lists or more of so many numbers, which are read as points one by one.
bool isTable(const std::vector<RawPolygon>& lists) {
  return lists.size() >= 3 && !areQuads(lists) &&
         std::ranges::all_of(lists, [&](const RawPolygon& list) {
           return list.arity == Arity::flat && list.numbers.size() == lists[0].numbers.size();
         });
}

/// Lists in a silent text; some are told from outlines by one another.
struct UncalledLists {
  const SilentText& text;
  bool areTable = false;
  bool haveSeries = false;  ///< more than one
};

bool mayBeSeries(const SilentText& text, const RawPolygon& list) {
  return list.arity != Arity::flat && text.isUncalled(list) && holdsFor(list, isSeries);
}

UncalledLists uncalledLists(const SilentText& text, const std::vector<RawPolygon>& lists) {
  const auto series = [&](const RawPolygon& list) { return mayBeSeries(text, list); };
  return {text, isTable(lists), std::ranges::count_if(lists, series) > 1};
}

/// Points that go on along one axis from the first to the last, or three along both: a chart, a
/// track or a table. Four may be a quadrilateral, and beside another series are one themselves.
bool isUncalledSeries(const UncalledLists& lists, const RawPolygon& list) {
  const SilentText& text = lists.text;
  const bool mayBeCorners = text.callsPoints(list) && !text.tellsOfCurves();
  const bool goesOnTwice =
      !text.tellsOfTriangles() && !mayBeCorners && holdsFor(list, goesOnAlongBoth);
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  const bool certain =
      lists.haveSeries || vertexCount(list) > kFewestOfSeries ||
      (vertexCount(list) == kFewestOfSeries && goOnInEqualSteps(list.numbers, each));
  return goesOnTwice || (certain && mayBeSeries(text, list));
}

/// Three rows of three numbers in square brackets.
bool isUncalledMatrix(const UncalledLists& lists, const RawPolygon& list) {
  return !lists.text.tellsOfTriangles() && hasRowsOfMatrix(list) && lists.text.isInSquares(list);
}

/// Points in the lines of a log, each at a time of its own.
bool isTimed(const UncalledLists& lists, const RawPolygon& list) {
  return lists.text.isTimed(list);
}

/// What code goes through point by point, what has a name or texts of its own each, and what a
/// sentence joins by words and does not close.
bool isOfSinglePoints(const UncalledLists& lists, const RawPolygon& list) {
  return lists.text.isGoneThrough(list) || lists.text.areNumberedThings(list) ||
         lists.text.areRecords(list) || lists.text.areHeadedRows(list) ||
         lists.text.areOfOneKind(list) || lists.text.areStops(list) || lists.text.areToldOf(list) ||
         (!lists.text.tellsOfTriangles() && lists.text.isJoinedByWords(list) &&
          isOpen(list.numbers));
}

bool isInSpace(const UncalledLists& lists, const RawPolygon& list) {
  return liesInSpace(list) && !liesOnGround(list) && !lists.text.tellsOfHeights();
}

bool isRowOfTable(const UncalledLists& lists, const RawPolygon&) { return lists.areTable; }

/// 4, 4, 4, 4, 1, 4: numbers without inner brackets that give a point twice running are codes.
bool areCodes(const RawPolygon& list) {
  const std::vector<Vec2> places = placesOf(list, 1);
  return list.arity == Arity::flat && std::ranges::adjacent_find(places) != places.end();
}

/// Points that, closed up, are no simple polygon, codes, and edges of a graph.
bool isNoSimplePolygon(const UncalledLists&, const RawPolygon& list) {
  return holdsFor(list, isTangled) || areCodes(list) ||
         (list.arity == Arity::pair && holdsFor(list, areEdges));
}

/// What looks like no outline, where nothing calls it one.
struct UncalledKind {
  bool (*holds)(const UncalledLists& lists, const RawPolygon& list);
  std::string_view error;
  std::string_view note;
};

constexpr std::string_view kUncalledNote =
    "points of which nothing says that they are an outline were left out";

constexpr auto kUncalledKinds = std::to_array<UncalledKind>({
    {isUncalledSeries,
     "nothing says that these points are an outline, and they go on along one axis as a series "
     "does; call the list a polygon or give it alone",
     "points along one axis of which nothing says that they are an outline were left out"},
    {isUncalledMatrix,
     "three rows of three numbers, of which nothing says that they are an outline, are a matrix; "
     "call the list a polygon or give it alone",
     "a matrix of three rows was left out; nothing says that it is an outline"},
    {isTimed, kMotionError,
     "points with a time each were left out; nothing says that they are an outline"},
    {isOfSinglePoints,
     "nothing says that these points are an outline, and each of them is told or taken for itself; "
     "call the list a polygon or give it alone",
     kUncalledNote},
    {isInSpace,
     "nothing says that these points in space are an outline; call the list a polygon or give it "
     "alone",
     kUncalledNote},
});

constexpr auto kUncalledInBrackets = std::to_array<UncalledKind>({
    {isRowOfTable,
     "nothing says that these rows of numbers are outlines; call them polygons or give them alone",
     kUncalledNote},
    {isNoSimplePolygon,
     "nothing says that these points are an outline, and in this order they cross, lie on one line "
     "or number each other; call the list a polygon or give it alone",
     kUncalledNote},
});

void leaveOutKinds(RawGeometry& raw, std::string_view text, std::span<const UncalledKind> kinds) {
  if (raw.polygons.empty() || !raw.error.empty()) return;
  const SilentText silent(text);
  if (!silent.isSilent()) return;
  for (const UncalledKind& kind : kinds) {
    if (raw.polygons.empty()) return;
    const std::size_t line = raw.polygons.front().line;
    const UncalledLists lists = uncalledLists(silent, raw.polygons);
    const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
      return silent.isUncalled(list) && kind.holds(lists, list);
    });
    tellOfGone(raw, gone, line, kind.error, kind.note);
  }
}

}  // namespace

void leaveOutUncalled(RawGeometry& raw, std::string_view text) {
  leaveOutKinds(raw, text, kUncalledKinds);
}

void leaveOutUncalledInBrackets(RawGeometry& raw, std::string_view text) {
  leaveOutKinds(raw, text, kUncalledInBrackets);
}

}  // namespace sepax
