#include "app/formats/lists/uncalled.h"

#include "app/formats/lists/outlines.h"
#include "app/formats/lists/places.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sepax {

bool tellsOfOutlines(std::string_view text) {
  constexpr std::string_view kLine = "polyline";  // it is no word of a polygon
  constexpr auto kParts = std::to_array<std::string_view>(
      {"polygon",    "outline",    "contour",   "vertices", "vertex",    "convex",
       "concav",     "poligon",    "polígon",   "umriss",   "rectang",   "collider",
       "silhouette", "perimeter",  "boundary",  "geofence", "tessellat", "navmesh",
       "footprint",  "triangulat", "collision", "collid",   "overlap",   "intersect",
       "penetrat",   "minkowsk",   "shoelace",  "lineto",   "line_to"});
  std::string small = lowered(text);
  for (std::size_t at = small.find(kLine); at != small.npos; at = small.find(kLine, at))
    small.replace(at, kLine.size(), kLine.size(), ' ');
  return std::ranges::any_of(
             kParts, [&](std::string_view part) { return small.find(part) != small.npos; }) ||
         holdsWord(wordsOf(small), {"poly",    "polys",  "hull",  "hulls",  "verts",   "corner",
                                    "corners", "fill",   "fills", "filled", "fixture", "clipper",
                                    "earcut",  "rings",  "hole",  "holes",  "winding", "centroid",
                                    "bow",     "bowtie", "gjk",   "epa"});
}

namespace {

/// L 5 3 Z: numbers of a path of SVG between a letter of one and the Z that closes it.
bool closesPathAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;  // of the last numbers
  const std::size_t start = place - std::min(place, kFar);
  const std::string_view before = text.substr(start, place - start);
  const std::size_t letter = before.find_last_not_of("0123456789+-., \t\r\n");
  if (letter == before.npos || letter + 1 == before.size()) return false;
  const bool command = std::string_view("MmLlHhVvCcSsQqTtAa").find(before[letter]) != before.npos;
  return command && (letter == 0 || !isWordStart(before[letter - 1]));
}

bool closesPath(std::string_view text) {
  for (std::size_t at = text.find_first_of("Zz"); at != text.npos;
       at = text.find_first_of("Zz", at + 1))
    if ((at + 1 == text.size() || !isWordPart(text[at + 1])) && closesPathAt(text, at)) return true;
  return false;
}

/// A row of words without a sign of code behind it.
bool isProse(std::string_view line) {
  constexpr int kFew = 4;
  constexpr int kMany = 5;
  int words = 0;
  std::size_t letters = 0;
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const char c = i < line.size() ? line[i] : '\n';
    if (isWordStart(c) && c != '_') {
      ++letters;
      continue;
    }
    words = letters > 0 ? words + 1 : words;
    const bool code = std::string_view("[({=<;").find(c) != std::string_view::npos;
    if (c == ' ' && letters > 0) {
      letters = 0;
      continue;
    }
    if (words >= (code ? kMany : kFew)) return true;
    words = 0;
    letters = 0;
  }
  return false;
}

bool holdsProse(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (isProse(text.substr(0, end))) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

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

/// 10:41:07 and 9:41:07.25 at the start of a line; empty without.
std::string_view timeOfDay(std::string_view line) {
  line = trimmed(line);
  const std::string_view time = line.substr(0, line.find_first_not_of("0123456789:.,"));
  return std::ranges::count(time, ':') == 2 ? time : std::string_view{};
}

bool mayBeCorners(const std::string& word) { return isWordOfPoints(word) || word == "path"; }

/// What the text says of its lists.
class Callings {
 public:
  explicit Callings(std::string_view text)
      : lines_(text),
        silent_(holdsProse(text) && !tellsOfOutlines(text) && !closesPath(text)),
        ofTriangles_(silent_ && holdsWord(wordsOf(text), {"triangle", "triangles"})) {}
  /// There are sentences, and nothing calls anything in the text an outline.
  [[nodiscard]] bool areSilent() const { return silent_; }
  [[nodiscard]] bool tellOfTriangles() const { return ofTriangles_; }
  [[nodiscard]] bool isUncalled(const RawPolygon& list) const {
    return !list.isRing && vertexCount(list) >= kFewestVertices &&
           !callsOutlineOfPlaces(wordsOf(list.name)) &&
           !callsOutlineOfPlaces(lines_.of(list.line)) &&
           !callsOutlineOfPlaces(wordsOf(lines_.lineAt(list.line).substr(0, kFar)));
  }
  /// pts = [...] and path: [...] may be corners.
  [[nodiscard]] bool callPoints(const RawPolygon& list) const {
    const CallingWords head = lines_.of(list.line);
    return std::ranges::any_of(wordsOf(list.name), mayBeCorners) ||
           (!head.empty() && mayBeCorners(head.back()));
  }
  /// Its first number stands in a square bracket of its row.
  [[nodiscard]] bool isInSquares(const RawPolygon& list) const {
    const std::string_view text = lines_.from(list.line).substr(0, kFar);
    const std::size_t open = text.substr(0, text.find_first_of("0123456789")).find_last_of("([{");
    return open != text.npos && text[open] == '[';
  }
  /// Its first points stand in a line each, which start with one time after the other.
  [[nodiscard]] bool isTimed(const RawPolygon& list) const {
    for (std::size_t i = 0; i < kFewestVertices; ++i) {
      const std::string_view time = timeOfDay(lines_.lineAt(list.line + i));
      if (time.empty() || time == timeOfDay(lines_.lineAt(list.line + i + 1))) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t kFar = 2000;  ///< of a line, which may be the whole text
  TextCallings lines_;
  bool silent_;
  bool ofTriangles_;
};

bool isOther(const RawPolygon& list) {
  return holdsFor(list, isTangled) || (list.arity == Arity::pair && holdsFor(list, areEdges));
}

/// Rows of a table: three lists or more of so many numbers, which are read as points one by one.
bool isTable(const std::vector<RawPolygon>& lists) {
  return lists.size() >= 3 && !areQuads(lists) &&
         std::ranges::all_of(lists, [&](const RawPolygon& list) {
           return list.arity == Arity::flat && list.numbers.size() == lists[0].numbers.size();
         });
}

}  // namespace

void leaveOutUncalledSeries(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !raw.error.empty()) return;
  const Callings callings(text);
  if (!callings.areSilent()) return;
  const std::size_t line = raw.polygons.front().line;
  const auto maySeries = [&](const RawPolygon& list) {
    return list.arity != Arity::flat && callings.isUncalled(list) && holdsFor(list, isSeries);
  };
  const auto goesOnTwice = [&](const RawPolygon& list) {
    return !callings.tellOfTriangles() && callings.isUncalled(list) && !callings.callPoints(list) &&
           holdsFor(list, goesOnAlongBoth);
  };
  // four points may be a quadrilateral, and beside another series are one themselves
  const bool several = std::ranges::count_if(raw.polygons, maySeries) > 1;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return goesOnTwice(list) ||
           ((several || vertexCount(list) > kFewestOfSeries) && maySeries(list));
  });
  tellOfGone(raw, gone, line,
             "nothing says that these points are an outline, and they go on along one axis as a "
             "series does; call the list a polygon or give it alone",
             "points along one axis of which nothing says that they are an outline were left out");
}

void leaveOutUncalledMatrices(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !raw.error.empty()) return;
  const Callings callings(text);
  if (!callings.areSilent() || callings.tellOfTriangles()) return;
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return hasRowsOfMatrix(list) && callings.isInSquares(list) && callings.isUncalled(list);
  });
  tellOfGone(raw, gone, line,
             "three rows of three numbers, of which nothing says that they are an outline, are a "
             "matrix; call the list a polygon or give it alone",
             "a matrix of three rows was left out; nothing says that it is an outline");
}

void leaveOutUncalledTimes(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !raw.error.empty()) return;
  const Callings callings(text);
  if (!callings.areSilent()) return;
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return callings.isUncalled(list) && callings.isTimed(list);
  });
  tellOfGone(raw, gone, line, kMotionError,
             "points with a time each were left out; nothing says that they are an outline");
}

void leaveOutUncalled(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !raw.error.empty()) return;
  const Callings callings(text);
  if (!callings.areSilent()) return;
  const std::size_t line = raw.polygons.front().line;
  const bool table = isTable(raw.polygons);
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return callings.isUncalled(list) && (table || isOther(list));
  });
  tellOfGone(
      raw, gone, line,
      table
          ? "nothing says that these rows of numbers are outlines; call them polygons or "
            "give them alone"
          : "nothing says that these points are an outline, and in this order they "
            "cross, lie on one line or number each other; call the list a polygon or give it alone",
      "points of which nothing says that they are an outline were left out");
}

}  // namespace sepax
