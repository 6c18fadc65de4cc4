#include "app/formats/lists/relations.h"
#include "app/formats/literals/space.h"

#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/axis_pairs.h"
#include "app/formats/lists/callings.h"
#include "app/formats/lists/cell_rows.h"
#include "app/formats/lists/cells.h"
#include "app/formats/lists/chains.h"
#include "app/formats/lists/clouds.h"
#include "app/formats/lists/counted_rings.h"
#include "app/formats/lists/degenerate.h"
#include "app/formats/lists/edges.h"
#include "app/formats/lists/findings.h"
#include "app/formats/lists/headed_lines.h"
#include "app/formats/lists/masks.h"
#include "app/formats/lists/meshes.h"
#include "app/formats/lists/numbered.h"
#include "app/formats/lists/open_subjects.h"
#include "app/formats/lists/other_numbers.h"
#include "app/formats/lists/outlines.h"
#include "app/formats/lists/places.h"
#include "app/formats/lists/point_geometries.h"
#include "app/formats/lists/quoted_again.h"
#include "app/formats/lists/routes.h"
#include "app/formats/lists/rows.h"
#include "app/formats/lists/steps.h"
#include "app/formats/lists/timings.h"
#include "app/formats/lists/uncalled.h"
#include "app/formats/lists/uses.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/other_points.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <type_traits>
#include <utility>

namespace sepax {

namespace {

constexpr double kMoveTo = 1;
constexpr double kLineTo = 2;
constexpr double kClose = 79;

bool isCodeList(const RawPolygon& list) {
  return isCodesName(list.name) && list.arity == Arity::flat && !list.numbers.empty() &&
         list.numbers.front() == kMoveTo;
}

/// The rings of a path whose every vertex has its code.
std::vector<RawPolygon> ringsOf(const RawPolygon& path, const std::vector<double>& codes) {
  std::vector<RawPolygon> rings;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    if (codes[i] == kClose) continue;  // its vertex says nothing
    if (codes[i] == kMoveTo) {
      rings.push_back(path);
      rings.back().numbers.clear();
    }
    const auto vertex = path.numbers.begin() + static_cast<std::ptrdiff_t>(2 * i);
    rings.back().numbers.insert(rings.back().numbers.end(), vertex, vertex + 2);
  }
  std::erase_if(rings,
                [](const RawPolygon& ring) { return ring.numbers.size() < 2 * kFewestVertices; });
  return withHoles(std::move(rings), FillRule::nonZero);
}

void takeCodes(RawGeometry& raw) {
  std::vector<RawPolygon> lists;
  takeOut(raw.polygons, [&](RawPolygon& polygon) {
    const bool codes = isCodeList(polygon);
    if (codes) lists.push_back(std::move(polygon));
    return codes;
  });
  for (const RawPolygon& list : lists) {
    const auto path = std::ranges::find_if(raw.polygons, [&](const RawPolygon& polygon) {
      return polygon.arity == Arity::pair && polygon.numbers.size() == 2 * list.numbers.size();
    });
    if (path == raw.polygons.end()) continue;
    const bool lines = std::ranges::all_of(list.numbers, [](double code) {
      return code == kMoveTo || code == kLineTo || code == kClose;
    });
    if (!lines) {
      raw.error =
          atLine(list.line) + "the codes tell of curves; give the corners of a polygon instead";
      return;
    }
    std::vector<RawPolygon> rings = ringsOf(*path, list.numbers);
    const auto place = raw.polygons.erase(path);
    raw.polygons.insert(place, std::make_move_iterator(rings.begin()),
                        std::make_move_iterator(rings.end()));
    addNote(raw, fmt::format("the list {} parts the rings of a path", inQuotes(list.name)));
  }
}

/// edges = [{x, y}, ...] of a collider beside its corners, and the baseline of a line of text
/// beside its boundary.
void leaveOutWays(RawGeometry& raw) {
  const auto isWays = [](const RawPolygon& polygon) {
    const CallingWords words = wordsOf(polygon.name);  // m_normals, faceNormals
    return !words.empty() && holdsWord({words.back()}, {"edges", "normals", "norms", "axes",
                                                        "velocities", "baseline", "baselines"});
  };
  if (std::ranges::all_of(raw.polygons, isWays)) return;
  takeOut(raw.polygons, [&](const RawPolygon& polygon) {
    const bool ways = polygon.arity == Arity::pair && isWays(polygon);
    if (ways) addNote(raw, otherListNote(polygon.name));
    return ways;
  });
}

/// points of path.contains_points(points), and point1, point2, point3 or, beside what is called an
/// outline, p1, p2, p3 in a text that asks what is inside.
void leaveOutAskedPoints(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2) return;
  constexpr std::string_view kCall = "contains_points(";
  std::vector<std::string_view> arguments;
  constexpr std::size_t kMost = 20;
  for (std::size_t at = text.find(kCall); at != text.npos && arguments.size() < kMost;
       at = text.find(kCall, at + 1)) {
    const std::string_view rest = text.substr(at + kCall.size());
    arguments.push_back(trimmed(rest.substr(0, rest.find_first_of("),\n"))));
  }
  const bool asks = asksInside(lowered(text));
  const bool called = std::ranges::any_of(
      raw.polygons, [](const RawPolygon& polygon) { return saysOutline(polygon.name); });
  const auto isAsked = [&](const RawPolygon& polygon) {
    std::string_view stem = stemOfLabel(polygon.name);
    if (stem.starts_with('$')) stem.remove_prefix(1);
    const bool single = called && (stem == "p" || stem == "pt" || stem == "q");
    const bool given =
        !polygon.name.empty() && std::ranges::find(arguments, polygon.name) != arguments.end();
    return given || (asks && (stem == "point" || single));
  };
  if (std::ranges::all_of(raw.polygons, isAsked)) return;
  if (takeOut(raw.polygons, isAsked) > 0) addNote(raw, std::string(kAskedNote));
}

/// linestring_t path: an open path; polyline = [(0, 0), (5, 0), (5, 3)] and LINESTRING_COORDS, too,
/// but where the text speaks of no other polygon than this one, or fills it with triangles.
void leaveOutPolylines(RawGeometry& raw, std::string_view text) {
  const auto isPolyline = [](const RawPolygon& polygon) {
    const std::string name = lowered(polygon.name);
    const bool line = name == "polyline" || name.find("linestring") != name.npos;
    return line && polygon.arity == Arity::pair && isOpen(polygon.numbers);
  };
  const std::vector<std::string> lines = declaredLines(text);
  takeOut(raw.polygons, [&](const RawPolygon& polygon) {
    const bool line =
        isOpen(polygon.numbers) && std::ranges::find(lines, polygon.name) != lines.end();
    if (line) addNote(raw, std::string(kOpenLineNote));
    return line;
  });
  const bool alone = std::ranges::all_of(raw.polygons, isPolyline);
  if (fillsOutlines(text)) return;
  if (alone && lowered(text).find("polygon") != std::string::npos) return;
  takeOut(raw.polygons, [&](const RawPolygon& polygon) {
    const bool polyline = isPolyline(polygon);
    if (polyline) addNote(raw, otherListNote(polygon.name));
    return polyline;
  });
}

/// The third argument of earcut(vertices, holes, 3): the numbers of each vertex.
bool callsInSpace(std::string_view text) {
  constexpr std::string_view kCall = "earcut(";
  constexpr std::size_t kLongest = 200;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    std::string_view call = text.substr(at + kCall.size(), kLongest);
    call = call.substr(0, call.find(')'));
    const std::size_t last = call.rfind(',');
    const bool three = last != call.npos && std::ranges::count(call, ',') == 2;
    if (three && trimmed(call.substr(last + 1)) == "3") return true;
  }
  return false;
}

constexpr std::string_view kHeightsCall = "ArrayHeights(";
constexpr std::size_t kMostGiven = 40;  ///< lists: each name is looked for in the text

/// fromDegreesArrayHeights(name): the list of this name has three numbers of each vertex.
bool isGivenWithHeights(std::string_view text, std::string_view name) {
  return !name.empty() && std::ranges::any_of(placesOfName(text, name), [&](std::size_t at) {
    return text.substr(0, at).ends_with(kHeightsCall) && isAt(text, at + name.size(), ')');
  });
}

/// Each list in its rings, as this splits it.
void partRings(RawGeometry& raw, std::vector<RawPolygon> (*split)(const RawPolygon&)) {
  for (std::size_t i = 0; i < raw.polygons.size(); ++i) {
    const bool owns = i + 1 < raw.polygons.size() && raw.polygons[i + 1].isHole;
    if (raw.polygons[i].isHole || owns) continue;
    std::vector<RawPolygon> rings = split(raw.polygons[i]);
    if (rings.empty()) continue;
    addNote(raw, fmt::format("{}{} were read from one list, each of which comes back to its start",
                             atLine(raw.polygons[i].line), counted(rings.size(), "ring")));
    for (RawPolygon& ring : rings)
      if (ring.arity == Arity::flat) ring.arity = Arity::pair;
    if (rings.front().arity == Arity::pair) rings = withHoles(std::move(rings), FillRule::evenOdd);
    const auto place = raw.polygons.erase(raw.polygons.begin() + static_cast<std::ptrdiff_t>(i));
    i += rings.size() - 1;
    raw.polygons.insert(place, std::make_move_iterator(rings.begin()),
                        std::make_move_iterator(rings.end()));
  }
}

void partClosedRings(RawGeometry& raw) { partRings(raw, closedRings); }
void partRingsBetweenSigns(RawGeometry& raw) { partRings(raw, ringsBetweenSigns); }

/// 31, 32, 33, 34: the corners of one face, one after the other, and not three for each triangle.
bool numbersOneFace(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  return all.size() % 3 != 0 && std::ranges::adjacent_find(all, [](double one, double next) {
                                  return next != one + 1;
                                }) == all.end();
}

/// indices = [0, 1, 2, 0, 2, 3] beside the vertices that they number.
void takeIndices(RawGeometry& raw) {
  const std::vector<RawPolygon> lists = indexLists(raw.polygons);
  if (lists.empty()) return;
  if (raw.polygons.empty()) {
    raw.error =
        fmt::format("{}the list {} numbers vertices that are not there; give their coordinates",
                    atLine(lists.front().line), inQuotes(lists.front().name));
    return;
  }
  for (const RawPolygon& list : lists) {
    addNote(raw, fmt::format("the list {} numbers vertices and was left out", inQuotes(list.name)));
    for (RawPolygon& polygon : raw.polygons) takeArity(polygon, list);
    if (!numbersOneFace(list) && std::ranges::any_of(raw.polygons, liesInSpace))
      raw.error = atLine(raw.polygons.front().line) + std::string(kMeshInSpaceError);
  }
}

template <auto rule>
void taken(RawGeometry& raw, std::string_view text) {
  if constexpr (std::is_invocable_v<decltype(rule), RawGeometry&, std::string_view>)
    rule(raw, text);
  else
    rule(raw);
}

/// What lists, or the text around them, say of other lists.
struct Relation {
  void (*take)(RawGeometry& raw, std::string_view text);
  enum class Where { inBrackets, looseToo, unlessRefused } where = Where::inBrackets;
};
/// It concerns numbers that stand in lines, without brackets, as well.
constexpr auto kLooseToo = Relation::Where::looseToo;
/// Not where the lists are refused already.
constexpr auto kUnlessRefused = Relation::Where::unlessRefused;

/// In this order: each sees what those before it have left.
constexpr auto kRelations = std::to_array<Relation>({
    // Lists that say how others are read.
    {taken<joinAxisPairs>},
    {taken<joinEdges>},
    {taken<readInSpace>},
    {taken<takePointsOfSolids>, kUnlessRefused},
    {taken<takeCodes>, kUnlessRefused},
    {taken<partCountedRings>, kUnlessRefused},
    {taken<partQuads>},
    {taken<dropShapeCodes>},
    {taken<takeCells>},
    {taken<takeRowsOfCells>, kLooseToo},
    {taken<leaveOutTriangles>},
    {taken<joinAlongEdges>},
    {taken<leaveOutPointsOfOpenEdges>},
    {taken<takeIndices>, kUnlessRefused},
    {taken<takeRowsOfMesh>, kUnlessRefused},
    {taken<partRingsBetweenSigns>, kLooseToo},
    {taken<refuseMeshInSpace>, kLooseToo},
    // What is told by name or call to be no outline, some of it before others that would take it.
    {taken<leaveOutWays>},
    {taken<leaveOutPolylines>},
    {taken<leaveOutAskedPoints>},
    {taken<leaveOutOpenGeoJson>},
    {taken<leaveOutDegenerate>},
    {taken<leaveOutTurns>},
    {taken<leaveOutPointsOfLines>},
    {taken<leaveOutProbes>, kLooseToo},
    {taken<leaveOutSpriteBoxes>},
    {taken<leaveOutSamples>},
    {taken<leaveOutEdges>, kLooseToo},
    {taken<leaveOutStacks>},
    {taken<leaveOutMultiPoints>},
    {taken<leaveOutPointsOfHulls>},
    {taken<leaveOutClouds>},
    {taken<leaveOutTriangulated>},
    {taken<leaveOutNodesOfMaps>, kLooseToo},
    {taken<leaveOutPointGeometries>, kLooseToo},
    {taken<leaveOutHeadedGeometries>, kLooseToo},
    {taken<leaveOutHeadedLines>, kLooseToo},
    {taken<leaveOutFoundPaths>},
    {taken<leaveOutCurves>},
    {taken<leaveOutPointSets>, kLooseToo},
    {taken<leaveOutRoutes>, kLooseToo},
    {taken<leaveOutComplexNumbers>},
    {taken<leaveOutOpenChains>},
    {taken<leaveOutOpenSubjects>},
    {taken<refuseOpenPathsOfOffsets>},
    {taken<leaveOutCalledLines>, kLooseToo},
    {taken<leaveOutCalledSamples>, kLooseToo},
    {taken<leaveOutCalledPlaces>, kLooseToo},
    {taken<leaveOutMotions>, kLooseToo},
    {taken<leaveOutPoses>, kLooseToo},
    {taken<leaveOutProjections>, kLooseToo},
    {taken<leaveOutPointsOfErrors>},
    {taken<leaveOutPlacesOfFiles>, kLooseToo},
    {taken<leaveOutTimings>, kLooseToo},
    {taken<leaveOutTracks>, kLooseToo},
    {taken<leaveOutPastPlaces>},
    {taken<leaveOutWaysOfCalls>},
    {taken<leaveOutCalledIndices>},
    {taken<leaveOutCentres>},
    {taken<leaveOutGroups>, kLooseToo},
    {taken<leaveOutWaysOverCells>},
    {taken<leaveOutRowsOfMasks>},
    {taken<leaveOutElementsOfGds>},
    {taken<leaveOutSorted>},
    {taken<leaveOutZipped>},
    {taken<leaveOutTwoPlaces>},
    {taken<leaveOutPointsInSpace>, kLooseToo},
    // What is left is whole.
    {taken<partClosedRings>, kUnlessRefused},
    {taken<leaveOutOrders>},
    {taken<leaveOutRowsOfTables>, kLooseToo},
    {taken<leaveOutCircles>},
    {taken<leaveOutUncalled>, kLooseToo},
    {taken<leaveOutUncalledInBrackets>},
    {taken<leaveOutQuotedAgain>},
});

}  // namespace

bool namesWay(std::string_view name) {
  CallingWords words = wordsOf(name);
  if (words.size() > 1 && words.back().size() == 1 && axisOf(words.back()) != 0) words.pop_back();
  return !words.empty() &&
         holdsWord({words.back()}, {"normal", "velocity", "force", "direction", "vn", "vt"});
}

bool isCodesName(std::string_view name) { return name == "codes"; }

void readInSpace(RawGeometry& raw, std::string_view text) {
  const bool all = callsInSpace(text);
  const bool some = text.find(kHeightsCall) != text.npos && raw.polygons.size() <= kMostGiven;
  if (!all && !some) return;
  for (RawPolygon& list : raw.polygons)
    if (list.arity == Arity::flat && list.numbers.size() % 3 == 0 &&
        (all || isGivenWithHeights(text, list.name)))
      list.arity = Arity::triple;
}

void takeRelated(RawGeometry& raw, std::string_view text) {
  for (const Relation& relation : kRelations)
    if (relation.where != kUnlessRefused || raw.error.empty()) relation.take(raw, text);
}

void takeLooseRelated(RawGeometry& raw, std::string_view text) {
  for (const Relation& relation : kRelations)
    if (relation.where == kLooseToo) relation.take(raw, text);
}

bool takeOpenLines(RawGeometry& raw, std::string_view text) {
  const std::string kind = lowered(text.substr(0, text.find('(')));
  const bool collection = kind.find("geometrycollection") != kind.npos;
  if (!collection && kind.find("linestring") == kind.npos) return false;
  const std::size_t before = raw.polygons.size();
  takeOut(raw.polygons,
          [](const RawPolygon& line) { return !line.isRing && isOpen(line.numbers); });
  return raw.polygons.size() < before;
}

}  // namespace sepax
