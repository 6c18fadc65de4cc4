#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"

#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "app/scene/scene.h"
#include "core/exact/predicates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {

namespace {

bool isIndex(double number) { return number >= 0 && number < 1e9 && number == std::floor(number); }

/// Lists of a triangulation that tell what lies beside its triangles, -1 where nothing does.
bool isNeighbourName(std::string_view name) {
  std::string small = lowered(name);
  std::erase(small, '_');
  return small == "halfedges" || small == "neighbors" || small == "neighbours";
}

}  // namespace

bool isIndexName(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"indices",   "index",     "idx",       "indexes",  "faces",
       "face",      "triangles", "tris",      "elements", "edge",
       "edges",     "hull_idx",  "order",     "ids",      "triangle_indices",
       "simplices", "links",     "segment",   "segments", "graph",
       "adjacency", "adj",       "edge_list", "edgelist", "connections"});
  return std::ranges::find(kNames, lowered(name)) != kNames.end() || isNeighbourName(name);
}

bool tellsOfOutline(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"poly",    "vert",  "point",  "hull",  "path", "shape", "outline", "contour",
       "ring",    "coord", "corner", "bound", "loop", "chain", "triang",  "quad",
       "vector2", "outer", "subj",   "segm",  "clip", "vec2",  "pts",     "earcut"});
  const std::string words = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

bool isConnectingWord(std::string_view word) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"and", "then", "to", "it", "goes", "go", "runs", "next", "from", "back", "finally", "et",
       "puis", "und", "dann", "bis"});
  return std::ranges::find(kWords, word) != kWords.end();
}

bool isLabelOfPolygon(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"poly", "polygon", "ring", "outline", "contour", "hull", "shape", "triangle"});
  return std::ranges::find(kNames, lowered(name)) != kNames.end();
}

bool isCornerName(std::string_view name) {
  constexpr std::size_t kShort = 3;
  constexpr auto kSides = std::to_array<std::string_view>(
      {"top", "bottom", "left", "right", "upper", "lower", "north", "south", "east", "west"});
  const std::string small = lowered(name);
  return small.size() <= kShort || tellsOfOutline(small) ||
         std::ranges::any_of(kSides,
                             [&](std::string_view side) { return small.find(side) != small.npos; });
}

bool isOtherName(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"levels",       "ids",       "scores", "prices",  "weights", "times",   "timestamps",
       "sizes",        "values",    "counts", "dates",   "years",   "colors",  "colours",
       "color",        "colour",    "rgb",    "palette", "matrix",  "frames",  "ages",
       "temperatures", "histogram", "ms",     "fps",     "hz",      "ns",      "us",
       "sec",          "kb",        "mb",     "gb",      "score",   "samples", "kernel",
       "filter",       "board",     "grid",   "lengths", "angles",  "speeds",  "versions",
       "totals",       "steps",     "xq",     "yq",      "uv",      "uvs",     "texcoords"});
  constexpr auto kMatrices = std::to_array<std::string_view>(
      {"transform", "geotransform", "geo_transform", "intrinsics", "affine"});
  const std::string small = lowered(name);
  return std::ranges::find(kNames, small) != kNames.end() ||
         std::ranges::find(kMatrices, small) != kMatrices.end() || small.ends_with("gridcsv") ||
         small.starts_with("sdo_elem_info") || small.find("coeff") != small.npos;
}

bool isStraight(const std::vector<double>& numbers, std::size_t each) {
  if (numbers.size() < kFewestVertices * each) return false;
  if (std::ranges::any_of(numbers, [](double n) { return std::abs(n) > kMaxCoordinate; }))
    return false;
  const auto at = [&](std::size_t i) { return Vec2{numbers[i], numbers[i + 1]}; };
  std::size_t other = each;  // a point beside the first one
  while (other + each < numbers.size() && at(other) == at(0)) other += each;
  for (std::size_t i = other; i + 1 < numbers.size(); i += each)
    if (orientation(at(0), at(other), at(i)) != 0) return false;
  return true;
}

bool isOnePlace(const RawPolygon& list) {
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  const std::vector<double>& all = list.numbers;
  for (std::size_t i = each; i + 1 < all.size(); i += each)
    if (all[i] != all[0] || all[i + 1] != all[1]) return false;
  return vertexCount(list) >= kFewestVertices;
}

std::string onePlaceNote(std::size_t line) {
  return atLine(line) + "points that are all one place were left out";
}

bool isOpen(const std::vector<double>& pairs) {
  const std::size_t count = pairs.size();
  return count < 4 || pairs[0] != pairs[count - 2] || pairs[1] != pairs[count - 1];
}

bool areLinks(const RawPolygon& polygon) {
  constexpr std::size_t kFewest = 4;  // pairs
  const std::vector<double>& all = polygon.numbers;
  if (polygon.arity != Arity::pair || all.size() < 2 * kFewest) return false;
  // a ring that comes back to its start would have one link twice
  if (polygon.isRing || !isOpen(all) || !std::ranges::all_of(all, isIndex)) return false;
  for (std::size_t i = 2; i + 1 < all.size(); i += 2)
    if (all[i] != all[i - 1] || all[i] == all[i + 1]) return false;
  return true;
}

bool isAxisName(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"x", "y", "xs", "ys", "lat", "lats", "latitude", "lon", "lons", "lng", "longitude"});
  constexpr auto kLists = std::to_array<std::string_view>(
      {"array", "data", "coord", "coords", "point", "points", "vals", "values", "list", "pts"});
  const std::string small = lowered(stemOfLabel(name));
  const bool ofAxis = small.starts_with('x') || small.starts_with('y');
  const std::string_view list = std::string_view(small).substr(
      std::min<std::size_t>(small.size(), small.find_first_not_of('_', 1)));  // xarray and y_points
  if (ofAxis && std::ranges::find(kLists, list) != kLists.end()) return true;
  return std::ranges::find(kNames, small) != kNames.end() || small.ends_with("_x") ||
         small.ends_with("_y");
}

bool staysOnAxis(const RawPolygon& rows) {
  const std::size_t stride = rows.arity == Arity::triple ? 3 : 2;
  std::array<bool, 2> changes{};
  for (std::size_t i = stride; i < rows.numbers.size(); ++i)
    if (i % stride < 2) changes[i % stride] |= rows.numbers[i] != rows.numbers[i % stride];
  return rows.numbers.size() >= kFewestVertices * stride && (!changes[0] || !changes[1]);
}

namespace {

/// 241, 1, 0, 0, 18, 2, 0, 0, ...: the bytes of numbers of 32 bits, the upper ones zero.
bool areBytes(const std::vector<double>& numbers) {
  constexpr std::size_t kOfPoint = 8;
  constexpr double kMost = 255;
  if (numbers.size() < kOfPoint * kFewestVertices || numbers.size() % kOfPoint != 0) return false;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (!isIndex(numbers[i]) || numbers[i] > kMost || (i % 4 > 1 && numbers[i] != 0)) return false;
  return true;
}

/// hitbox and selectionbox, bounds and extents.
bool callsBox(const CallingWords& words) {
  const auto isBox = [](const std::string& word) { return word.ends_with("box"); };
  return std::ranges::any_of(words, isBox) ||
         holdsWord(words, {"aabb", "bounds", "extent", "extents"});
}

/// bbox: [-4, 2, 0, 7, 9, 3]: the least and the greatest number of each axis in space, those of all
/// axes together or axis by axis.
bool isBoxInSpace(const RawPolygon& list) {
  constexpr std::size_t kAxes = 3;
  const std::vector<double>& all = list.numbers;
  if (list.arity != Arity::flat || all.size() != 2 * kAxes) return false;
  if (!callsBox(wordsOf(list.name))) return false;
  bool together = true;
  bool byAxis = true;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    together = together && all[axis] <= all[axis + kAxes];
    byAxis = byAxis && all[2 * axis] <= all[2 * axis + 1];
  }
  return together || byAxis;
}

}  // namespace

bool areFaces(const std::vector<double>& numbers) {
  constexpr double kMost = 16;  // vertices of a face
  std::size_t faces = 0;
  for (std::size_t at = 0; at < numbers.size(); ++faces) {
    const double count = numbers[at];
    if (!isIndex(count) || count < kFewestVertices || count > kMost) return false;
    const std::size_t end = at + 1 + static_cast<std::size_t>(count);
    if (end > numbers.size()) return false;
    for (std::size_t i = at + 1; i < end; ++i)
      for (std::size_t j = i; j < end; ++j)
        if (!isIndex(numbers[i]) || (i != j && numbers[i] == numbers[j])) return false;
    at = end;
  }
  return faces >= kFewestVertices;
}

bool isOtherList(const RawPolygon& polygon) {
  constexpr auto kBits = std::to_array<std::string_view>({"mask", "bitmap", "image", "img"});
  const std::vector<double>& all = polygon.numbers;
  const bool bits = std::ranges::all_of(all, [](double n) { return n == 0 || n == 1; });
  bool stays = false;  // no corner twice in a row stands in an outline of such numbers
  for (std::size_t i = 2; i + 1 < all.size(); i += 2)
    stays = stays || (all[i] == all[i - 2] && all[i + 1] == all[i - 1]);
  const bool ofBits = std::ranges::find(kBits, lowered(polygon.name)) != kBits.end();
  if (!isIndexName(polygon.name) && areLinks(polygon)) return true;
  if (polygon.arity == Arity::pair) return false;
  return (bits && (stays || ofBits)) || areBytes(all) || isOtherName(polygon.name) ||
         (polygon.arity == Arity::flat && (isAxisName(polygon.name) || areFaces(all))) ||
         isBoxInSpace(polygon);
}

bool asksInside(std::string_view called) {
  constexpr auto kWords =
      std::to_array<std::string_view>({"isinside", "insidepoly", "contains", "pointin"});
  const std::string small = lowered(called);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

bool asksOfPoint(std::string_view called) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"intersects", "intersect", "distance", "distanceto", "distance_to", "covers", "hittest",
       "hit_test", "within", "testpoint", "pointquery", "point_query"});
  return asksInside(called) || std::ranges::find(kNames, lowered(called)) != kNames.end();
}

namespace {

/// Color4B, Color32 and ColorRGBA, but not ColoredPolygon.
bool isColourCall(std::string_view called) {
  constexpr std::size_t kLongest = 4;  // behind the word
  for (const std::string_view word : {"color", "colour"}) {
    const std::string_view rest = called.substr(std::min(word.size(), called.size()));
    if (called.starts_with(word) && rest.size() <= kLongest && !rest.starts_with("ed")) return true;
  }
  return false;
}

}  // namespace

bool isOtherCall(std::string_view called) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"rgb",        "rgba",   "hsl",         "hsla",    "hsv",         "matrix",    "mat3",
       "mat4",       "sparse", "reshape",     "sprite",  "image",       "drawimage", "filltext",
       "multipoint", "bezier", "beziercurve", "bspline", "transform2d", "spline"});
  const std::string small = lowered(called);
  return isColourCall(small) || small.ends_with("grid") ||
         std::ranges::find(kNames, small) != kNames.end();
}

bool takesNoPlace(std::string_view called) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"translate", "rotate", "scale", "createcanvas", "size", "xlim", "ylim", "set_xlim",
       "set_ylim", "normalline", "halfplane", "st_point", "add_polygon"});
  return isOtherCall(called) || std::ranges::find(kNames, lowered(called)) != kNames.end();
}

bool makesLine(std::string_view called) {
  std::string small = lowered(called);
  std::erase(small, '_');
  return small == "line" || (small.ends_with("linestring") && !small.starts_with("multi"));
}

std::string loweredWithout(std::string_view name, std::string_view part) {
  std::string small = lowered(name);
  for (std::size_t at = small.find(part); at != small.npos; at = small.find(part))
    small.erase(at, part.size());
  return small;
}

bool namesOutline(std::string_view name) { return tellsOfOutline(loweredWithout(name, "string")); }

bool startsPath(std::string_view called) {
  std::string small = lowered(called);
  std::erase(small, '_');
  return small == "move" || small.find("moveto") != small.npos;
}

bool isConversion(std::string_view called) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"float", "double", "float32", "float64", "parseFloat", "Number", "Decimal", "int64", "FT",
       "RT", "NT", "Gmpq", "mpq_class", "Fraction"});
  return std::ranges::find(kNames, called) != kNames.end();
}

namespace {

/// Some pair is one number twice, which no edge between two vertices is.
bool hasPairOfOne(const std::vector<double>& pairs) {
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
    if (pairs[i] == pairs[i + 1]) return true;
  return false;
}

}  // namespace

bool areCornersOfFace(const RawPolygon& list) {
  const std::string name = lowered(list.name);
  const std::vector<double>& all = list.numbers;
  const bool pairs = list.arity == Arity::pair && all.size() >= 2 * kFewestVertices;
  const bool many = name == "faces";  // their edges may come in any order
  if (!pairs || (name != "triangles" && name != "tris" && name != "face" && !many)) return false;
  if (many && !hasPairOfOne(all)) return false;
  for (std::size_t i = 2; i + 1 < all.size(); i += 2)
    if (all[i] != all[i - 1]) return true;
  return false;
}

std::vector<RawPolygon> indexLists(std::vector<RawPolygon>& polygons) {
  std::vector<RawPolygon> lists;
  takeOut(polygons, [&](RawPolygon& polygon) {
    const double none = isNeighbourName(polygon.name) ? -1 : 0;
    const bool indices = std::ranges::all_of(
        polygon.numbers, [none](double number) { return number == none || isIndex(number); });
    if (!isIndexName(polygon.name) || !indices) return false;
    if (areCornersOfFace(polygon)) return false;
    lists.push_back(std::move(polygon));
    return true;
  });
  return lists;
}

bool tellsOfMatrices(std::string_view text) {
  constexpr auto kWords =
      std::to_array<std::string_view>({"matri", "mat3", "linalg", "invers", "inv(", "transform",
                                       "rotation", "homograph", "eigen", "trinsic"});
  const std::string words = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

bool tellsOfHull(std::string_view text) {
  std::string words = lowered(text);
  std::ranges::replace(words, '_', ' ');
  return words.find("convex hull") != words.npos || words.find("convexhull") != words.npos;
}

bool hasProblems(std::string_view text) {
  return lowered(text).find("polygon has") != std::string::npos &&
         lowered(text).find("problem") != std::string::npos;
}

bool tellsOfCloud(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"delauna", "deldir", "voronoi", "point cloud", "convex.hull", "scatter"});
  const std::string words = lowered(text);
  // of points and not of a polygon
  if (words.find("triangulation") != words.npos && words.find("poly") == words.npos) return true;
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

bool tellsOfSites(std::string_view text) {
  const std::string words = lowered(text);
  const bool cells = words.find("voronoi") != words.npos || words.find(" cell") != words.npos;
  return cells && words.find(" sites") != words.npos;
}

bool tellsOfEdges(std::string_view line) {
  constexpr auto kWords = std::to_array<std::string_view>({"edges", "segments"});
  const std::string small = lowered(line);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

bool tellsOfSamples(std::string_view text) {
  constexpr std::array<std::string_view, 5> kWords = {"sample point", "test point", "query point",
                                                      "random point", "points to test"};
  const std::string words = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

bool hasRowsOfMatrix(const RawPolygon& polygon) {
  constexpr std::size_t kNumbers = 9;
  const bool rows = polygon.arity == Arity::flat || liesInSpace(polygon);
  return polygon.numbers.size() == kNumbers && rows;
}

void takeArity(RawPolygon& polygon, const RawPolygon& indices) {
  if (polygon.arity != Arity::flat || indices.numbers.empty()) return;
  const double last = *std::ranges::max_element(indices.numbers);
  if (static_cast<double>(polygon.numbers.size()) == 3 * (last + 1)) polygon.arity = Arity::triple;
}

}  // namespace sepax
