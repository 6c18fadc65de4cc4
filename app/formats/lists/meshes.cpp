#include "app/formats/lists/meshes.h"

#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/plain/decimals.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kCorners = 3;  // of a triangle

/// triangles, m_Triangles, tris, indices, faces of mesh.faces: it names the triangles of a mesh.
bool namesTriangles(std::string_view name) {
  const CallingWords words = wordsOf(name);
  return holdsWord(words, {"triangles", "triangle", "tris", "indices", "faces", "indexes"});
}

/// Three or more whole numbers of vertices, of which there are so many, three for each triangle.
bool numberVertices(const Numbers& numbers, std::size_t vertices) {
  if (numbers.size() < kCorners || numbers.size() % kCorners != 0) return false;
  return std::ranges::all_of(numbers, [&](std::string_view number) {
    return std::ranges::all_of(number, isDigit) &&
           wholeNumber(number).value <= static_cast<double>(vertices);
  });
}

/// Triangles: 0,1,2,2,3,0 stands in the text.
bool hasTriangles(std::string_view text, std::size_t vertices) {
  constexpr std::string_view kBetween = " \t\r\n=:;,\"'()[]{}";
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && isWordPart(text[end])) ++end;
    if (end == at || !isWordStart(text[at]) || !namesTriangles(text.substr(at, end - at))) {
      at = std::max(end, at + 1);
      continue;
    }
    at = behindBlanks(text, end, kBetween);
    if (numberVertices(numbersFrom(text, at, kBetween), vertices)) return true;
  }
  return false;
}

/// verticesOfTerrain, positions: it may name the vertices of a mesh.
bool namesVertices(std::string_view name) {
  return holdsWord(wordsOf(name), {"positions", "position", "vertices", "verts", "vertexes", "pos",
                                   "coords", "points", "vertex"});
}

/// The text tells of meshes and of what draws or walks them.
bool tellsOfMesh(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"mesh", "bufferattribute", "buffergeometry", "vertexattribpointer", "float32array"});
  const std::string small = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

/// The numbers of a list stand three in a line, from its line or the next one on.
bool standInThrees(const TextCallings& lines, const RawPolygon& list) {
  std::size_t rows = 0;
  for (std::size_t at = list.line;; ++at) {
    const std::string_view whole = lines.lineAt(at);
    std::size_t place = std::min(whole.find_first_of("-+.0123456789"), whole.size());
    const bool starts = trimmed(whole.substr(0, place)).empty();
    if (at == list.line && !starts) continue;  // const positions = [
    const Numbers row = numbersFrom(whole, place, " \t\r,");
    if (!starts || row.size() != kCorners) break;
    ++rows;
  }
  return rows >= kCorners && rows * kCorners == list.numbers.size();
}

}  // namespace

void takeRowsOfMesh(RawGeometry& raw, std::string_view text) {
  const auto mayBe = [](const RawPolygon& list) {
    return list.arity == Arity::flat && list.numbers.size() % kCorners == 0 &&
           namesVertices(list.name);
  };
  if (std::ranges::none_of(raw.polygons, mayBe) || !tellsOfMesh(text)) return;
  const TextCallings lines(text);
  for (RawPolygon& list : raw.polygons) {
    if (!mayBe(list) || !standInThrees(lines, list)) continue;
    list.arity = Arity::triple;
    if (!raw.error.empty() || !liesInSpace(list) || liesOnGround(list)) continue;
    raw.error = atLine(list.line) + std::string(kMeshInSpaceError);
  }
  if (!raw.error.empty()) raw.polygons.clear();
}

void refuseMeshInSpace(RawGeometry& raw, std::string_view text) {
  const auto list = std::ranges::find_if(raw.polygons, liesInSpace);
  if (!raw.error.empty() || list == raw.polygons.end()) return;
  if (!hasTriangles(text, list->numbers.size() / kCorners)) return;
  raw.error = atLine(list->line) + std::string(kMeshInSpaceError);
  raw.polygons.clear();
}

void leaveOutPointsInSpace(RawGeometry& raw, std::string_view text) {
  if (!raw.error.empty() || raw.polygons.empty()) return;
  const std::set<std::size_t> triples = linesOfCommaTriples(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool ofEarth = list.name == "cartesian" && liesInSpace(list);  // of CZML, from its centre
    return ofEarth || triples.contains(list.line) || (surroundsPlane(list) && !standsUpright(list));
  });
  tellOfGone(raw, gone, line, kPointsInSpaceError,
             "points in space were left out; they are no polygons");
}

namespace {

/// Three different vertices each, of so many, counted from 0 or from 1.
bool areTriangles(const std::vector<double>& numbers, double count) {
  const double first = std::ranges::find(numbers, 0.0) == numbers.end() ? 1 : 0;
  for (std::size_t i = 0; i + 2 < numbers.size(); i += kCorners)
    if (numbers[i] == numbers[i + 1] || numbers[i] == numbers[i + 2] ||
        numbers[i + 1] == numbers[i + 2])
      return false;
  return numbers.size() % kCorners == 0 && std::ranges::all_of(numbers, [&](double number) {
           return number >= first && number < first + count && number == std::floor(number);
         });
}

/// The text tells of triangulations, which answer with numbers of vertices.
bool tellsOfTriangulation(std::string_view text) {
  const std::string words = lowered(text);
  return words.find("earcut") != words.npos || words.find("triang") != words.npos;
}

/// F and tri, as the triangles of a mesh are called.
bool mayNameTriangles(std::string_view name) {
  return name == "F" || name == "T" || lowered(name) == "tri" || namesTriangles(name);
}

/// V and verts, as the vertices of a mesh are called.
bool mayNameVertices(std::string_view name) {
  return name == "V" || name == "P" || name == "X" || namesVertices(name);
}

/// Rows of three that are of different height, were they points, or the F beside a V.
bool standsForTriangles(const RawPolygon& list, const RawPolygon& vertices) {
  if (isIndexName(list.name)) return false;  // it is asked for the numbers of each vertex, too
  const bool named = mayNameTriangles(list.name);
  if (!areTriangles(list.numbers, static_cast<double>(vertexCount(vertices)))) return false;
  if (list.arity == Arity::flat) return named && mayNameVertices(vertices.name);
  return list.arity == Arity::triple && liesInSpace(list) && (named || !tellsOfOutline(list.name));
}

/// In a text about triangulations: n vertices have n - 2 triangles; one more where the first is
/// written again.
bool mayBeTriangles(const RawPolygon& list, const RawPolygon& vertices) {
  const std::size_t most = std::max(vertices.numbers.size() / 2, list.numbers.size() / 3 + 3);
  return list.name.empty() && (list.arity == Arity::flat || list.arity == Arity::triple) &&
         areTriangles(list.numbers, static_cast<double>(most));
}

}  // namespace

void leaveOutTriangles(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2) return;
  const bool tells = tellsOfTriangulation(text);
  const RawPolygon* vertices = nullptr;
  std::vector<const RawPolygon*> lists;
  for (const RawPolygon& list : raw.polygons) {
    if (vertices != nullptr &&
        (standsForTriangles(list, *vertices) || (tells && mayBeTriangles(list, *vertices)))) {
      addNote(raw,
              fmt::format("the numbers in line {} are of triangles and were left out", list.line));
      lists.push_back(&list);
    } else {
      vertices = liesInSpace(list) ? nullptr : &list;
    }
  }
  std::erase_if(raw.polygons, [&](const RawPolygon& list) {
    return std::ranges::find(lists, &list) != lists.end();
  });
}

namespace {

/// A call that makes a solid of points.
struct SolidCall {
  std::size_t line = 0;      ///< where its bracket opens, from 1
  std::size_t lastLine = 0;  ///< where it closes
  std::string_view inside;
};

/// The calls of engines of three dimensions whose lists are points in space.
std::vector<SolidCall> callsOfSolids(std::string_view text) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"hullcollisionshape(", "meshcollisionshape(", "btconvexhullshape(", "convexpolyhedron(",
       "convexgeometry(", "polyhedrongeometry(", "convexpolygonshape3d(",
       "btconvexpointcloudshape("});
  constexpr std::size_t kMost = 50;
  const std::string small = lowered(text);
  const BracketPairs brackets(text);
  std::vector<SolidCall> calls;
  for (const std::string_view call : kCalls)
    for (std::size_t at = small.find(call); at != small.npos && calls.size() < kMost;
         at = small.find(call, at + 1)) {
      const std::size_t open = at + call.size() - 1;
      const auto close = brackets.closingOf(open);
      if (!close) continue;
      const std::string_view inside = text.substr(open + 1, *close - open - 1);
      const auto line =
          1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, open), '\n'));
      const auto lines = static_cast<std::size_t>(std::ranges::count(inside, '\n'));
      calls.push_back({line, line + lines, inside});
    }
  return calls;
}

/// The name stands in the call as a word of its own.
bool isNamedIn(std::string_view inside, std::string_view name) {
  for (std::size_t at = inside.find(name); at != inside.npos; at = inside.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !isWordPart(inside[at - 1])) &&
        (end == inside.size() || !isWordPart(inside[end])))
      return true;
  }
  return false;
}

}  // namespace

void takePointsOfSolids(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kLongest = 200;  // of a call that takes its points by name
  const auto mayBe = [](const RawPolygon& list) {
    return list.arity == Arity::flat && list.numbers.size() % kCorners == 0;
  };
  if (std::ranges::none_of(raw.polygons, mayBe)) return;
  const std::vector<SolidCall> calls = callsOfSolids(text);
  for (RawPolygon& list : raw.polygons) {
    const bool given = std::ranges::any_of(calls, [&](const SolidCall& call) {
      const bool within = list.line >= call.line && list.line <= call.lastLine;
      const bool named =
          !list.name.empty() && call.inside.size() <= kLongest && isNamedIn(call.inside, list.name);
      return within || named;
    });
    if (!given || !mayBe(list)) continue;
    list.arity = Arity::triple;
    if (raw.error.empty() && liesInSpace(list) && !liesOnGround(list))
      raw.error = atLine(list.line) + std::string(kMeshInSpaceError);
  }
  if (!raw.error.empty()) raw.polygons.clear();
}

}  // namespace sepax
