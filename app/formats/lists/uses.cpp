#include "app/formats/lists/uses.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/line_calls.h"
#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool tellsOfCurve(std::string_view words) {
  return holdsAny(words, {"bezier", "bézier", "cubicbez", "quadbez", "cubiccurve"});
}

bool tellsOfControl(std::string_view words) {
  return holdsAny(words, {"controlpoint", "ctrlpoint", "ctrlpt", "controlpt"});
}

/// \shape #'((0 . 1) ...) of LilyPond: by how much the control points of a curve are moved.
bool movesControlPoints(std::string_view words) { return holdsAny(words, {"shape#'"}); }

/// isPointInside(p, [...]): what points lie in has an inside.
bool asksWhatLiesInside(std::string_view words) {
  return holdsAny(words, {"pointinside", "isinside(", "inside(point"});
}

/// createLoop([...]) and Chain([...], true): loops of edges; open chains are gone before.
bool makesLoop(std::string_view words) {
  return holdsAny(words, {"createloop", "chain(", "chainshape"});
}

/// * p0 = of * p0 = (4, 2), and p0: 4 2: a sign of a list, and a name that a digit ends.
bool isNumberedLabel(std::string_view words) {
  const std::size_t start = std::min(words.find_first_not_of("*- \t>"), words.size());
  words = words.substr(start);
  const std::string_view name = words.substr(0, words.find_first_of(" =:"));
  const std::size_t rest = std::min(words.find_first_not_of(" =:", name.size()), words.size());
  return name.size() > 1 && isDigit(name.back()) && std::ranges::all_of(name, isWordPart) &&
         std::ranges::none_of(words.substr(rest), isWordStart);
}

/// What stands before the first bracket of a line, closed up; without any, and behind such a label,
/// what the last line above says that has words, also above the start of a block of code.
std::string wordsBefore(const TextCallings& lines, std::size_t line) {
  constexpr std::size_t kFar = 3;  // lines
  for (std::size_t i = 0; i <= kFar && i < line; ++i) {
    const std::string_view all = lines.lineAt(line - i);
    const std::string_view words = all.substr(0, i == 0 ? all.find_first_of("([{`") : all.npos);
    if (i == 0 && isNumberedLabel(words)) continue;
    if (!words.starts_with("```") && std::ranges::any_of(words, isWordStart))
      return closedUp(words);
  }
  return {};
}

bool tellsOfPointCloud(std::string_view words) {
  return holdsAny(words, {"pointcloud", "cloudofpoints", "punktwolke", "nuagedepoints"});
}

/// A cloud of points: of "It has a corner too many. A cloud of points:".
std::string_view lastSentence(std::string_view words) {
  return words.substr(words.substr(0, words.empty() ? 0 : words.size() - 1).rfind('.') + 1);
}

/// Three or four points.
bool mayBeCurve(const RawPolygon& list) {
  constexpr std::size_t kMost = 4;
  const std::size_t count = vertexCount(list);
  return count >= kFewestVertices && count <= kMost && !list.isHole && !list.isRing &&
         list.name != "quad" && !tellsOfPolygon(closedUp(list.name));
}

/// Words of four letters or more: the text is more than numbers and the names of axes.
bool hasWords(std::string_view text) {
  constexpr std::ptrdiff_t kLetters = 4;
  std::ptrdiff_t letters = 0;
  return std::ranges::any_of(text, [&](char c) {
    letters = isWordStart(c) ? letters + 1 : 0;
    return letters == kLetters;
  });
}

/// One point or two, however often.
bool isOfFewPoints(const std::vector<double>& numbers) {
  std::set<std::pair<double, double>> points;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    points.emplace(numbers[i], numbers[i + 1]);
  return points.size() < kFewestVertices;
}

/// By x, and of equal x by y; then only the way back to the first point can cross the others, and
/// does where there are points at both sides of it.
bool isSortedAcross(const std::vector<double>& numbers) {
  const std::size_t count = numbers.size() / 2;
  if (count <= kFewestVertices) return false;
  const auto place = [&](std::size_t i) { return std::pair(numbers[2 * i], numbers[2 * i + 1]); };
  const auto [startX, startY] = place(0);
  const auto [endX, endY] = place(count - 1);
  bool left = false;
  bool right = false;
  for (std::size_t i = 1; i < count; ++i) {
    if (place(i) < place(i - 1)) return false;
    const auto [x, y] = place(i);
    const double side = (endX - startX) * (y - startY) - (endY - startY) * (x - startX);
    left = left || side > 0;
    right = right || side < 0;
  }
  return left && right;
}

/// Some of the points, in their order.
bool isPartInOrder(const std::vector<double>& part, const std::vector<double>& all) {
  std::size_t found = 0;
  for (std::size_t i = 0; i + 1 < all.size() && found + 1 < part.size(); i += 2)
    if (all[i] == part[found] && all[i + 1] == part[found + 1]) found += 2;
  return found >= part.size();
}

}  // namespace

bool tellsOfPolygon(std::string_view words) {
  return holdsAny(words, {"poly", "outline", "contour", "vertices", "vertex", "corner", "hull",
                          "triangle", "square", "rectangle"});
}

void leaveOutComplexNumbers(RawGeometry& raw, std::string_view text) {
  std::string all = closedUp(text);
  for (std::size_t at = all.find("polynom"); at != all.npos; at = all.find("polynom"))
    all.erase(at, 4);  // the roots of one are numbers
  const bool complex = holdsAny(all, {"eigenvector", "complexnumber", "complexmatri", "complex<",
                                      "complex128", "complex64", "hermitian"});
  if (raw.polygons.empty() || !complex || tellsOfPolygon(all)) return;
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone =
      takeOut(raw.polygons, [](const RawPolygon& list) { return list.arity == Arity::pair; });
  tellOfGone(raw, gone, line, "complex numbers are no points; give the corners of a polygon",
             "complex numbers were left out; they are no points");
}

void leaveOutCurves(RawGeometry& raw, std::string_view text) {
  const std::string all = closedUp(text);
  const bool curve = tellsOfCurve(all);
  const bool moves = movesControlPoints(all);
  if (raw.polygons.empty() || (!curve && !moves && !tellsOfControl(all))) return;
  const bool alone = curve && !tellsOfPolygon(all);
  const TextCallings lines(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (!mayBeCurve(list)) return false;
    const std::string words = closedUp(list.name) + " " + wordsBefore(lines, list.line);
    if (moves && movesControlPoints(words)) return true;
    if (list.arity != Arity::triple && !isOpen(list.numbers)) return false;
    return alone || ((tellsOfCurve(words) || tellsOfControl(words)) && !tellsOfPolygon(words));
  });
  tellOfGone(raw, gone, line,
             "the control points of a curve are no polygon; give the corners of one",
             "the control points of curves were left out; they are no polygons");
}

void leaveOutPointSets(RawGeometry& raw, std::string_view text) {
  std::string all = closedUp(text);
  for (const std::string_view library : {"poly2tri", "polyanya"})
    for (std::size_t at = all.find(library); at != all.npos; at = all.find(library))
      all.erase(at, library.size());
  const bool ofPoints = holdsAny(all, {"delaunay", "delaunator", "voronoi"});
  const bool told = ofPoints || holdsAny(all, {"triangulat"}) || tellsOfPointCloud(all);
  if (raw.polygons.empty() || !told) return;
  const TextCallings lines(text);
  const bool ofPolygon = holdsAny(
      all, {"poly", "outline", "contour", "boundar", "hull", "hole", "constrainte", "segment"});
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const std::string name = closedUp(list.name);
    const std::string words = wordsBefore(lines, list.line);
    const std::string both = name + " " + words;
    const bool called = tellsOfPointCloud(both) ||
                        holdsAny(both, {"pointset", "setofpoints", "sites", "seeds", "randompoints",
                                        "samplepoints", "scatteredpoints", "unconstrained"});
    // Delaunator.from([[0, 0], ...])
    const bool given = holdsAny(words, {"delaunator", "delaunay.from"}) ||
                       words.ends_with("delaunay") || words.ends_with("voronoi");
    const bool points = name == "points" || name == "pts" || name == "samples" || name == "cloud";
    if (called) return !tellsOfPolygon(lastSentence(words));
    return given ? !tellsOfPolygon(words) : ofPoints && points && !ofPolygon;
  });
  tellOfGone(raw, gone, line,
             "a set of points has no outline of its own; give the corners of a polygon",
             "sets of points were left out; they are no polygons");
}

namespace {

/// The lines that end in .edges() or the like, whose answer stands below them; counted from 1.
std::set<std::size_t> linesOfEdges(std::string_view text) {
  constexpr std::string_view kCall = ".edges";
  std::set<std::size_t> lines;
  std::size_t line = 1;
  std::size_t counted = 0;  // up to there
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    line += static_cast<std::size_t>(std::ranges::count(text.substr(counted, at - counted), '\n'));
    counted = at;
    const std::size_t behind = behindBlanks(text, at + kCall.size(), "() \t\r");
    if (behind == text.size() || text[behind] == '\n') lines.insert(line);
  }
  return lines;
}

bool areWhole(const std::vector<double>& numbers) {
  return std::ranges::all_of(numbers, [](double n) { return n >= 0 && n == std::floor(n); });
}

}  // namespace

void leaveOutSorted(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !hasWords(text)) return;
  if (const std::string all = closedUp(text);
      tellsOfPolygon(all) || asksWhatLiesInside(all) || makesLoop(all))
    return;
  const std::size_t line = raw.polygons.front().line;
  const auto mayGo = [](const RawPolygon& list) {
    return list.name.empty() && !list.isRing && !list.isHole && list.arity == Arity::pair &&
           vertexCount(list) >= kFewestVertices;  // fewer are told as such
  };
  const std::set<std::size_t> edges = linesOfEdges(text);
  const auto isBelowEdges = [&](const RawPolygon& list) {
    return list.line > 1 && edges.contains(list.line - 1) && areWhole(list.numbers);
  };
  constexpr std::size_t kFew = 8;  // each list is compared with each of them
  std::vector<std::vector<double>> sorted;
  std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (!mayGo(list)) return false;
    if (isSortedAcross(list.numbers)) sorted.push_back(list.numbers);
    return isBelowEdges(list) || isOfFewPoints(list.numbers) || isSortedAcross(list.numbers) ||
           isStraight(list.numbers, 2);
  });
  // what was expected beside what came out
  gone += takeOut(raw.polygons, [&](const RawPolygon& list) {
    return sorted.size() <= kFew && mayGo(list) &&
           std::ranges::any_of(sorted, [&](const std::vector<double>& all) {
             return isPartInOrder(list.numbers, all);
           });
  });
  tellOfGone(raw, gone, line,
             "nothing says that these points are an outline; give the corners of a polygon",
             "points of which nothing says that they are an outline were left out");
}

void leaveOutCentres(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const std::string all = closedUp(text);
  if (!holdsAny(all, {"centre", "center", "centroid", "midpoints"})) return;
  const bool told =
      holdsAny(all, {"centres", "centers", "centroids", "midpoints"}) && !tellsOfPolygon(all) &&
      !asksWhatLiesInside(all) && !makesLoop(all) &&
      !holdsAny(all, {"area", "region", "zone", "fence", "boundar", "perimeter", "shape"});
  const SilentText keys(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.isRing || list.isHole || list.arity != Arity::pair || !isOpen(list.numbers))
      return false;
    return (told && list.name.empty()) || keys.areCentres(list);
  });
  tellOfGone(raw, gone, line, "centres are no outline; give the corners of a polygon",
             "centres were left out; they are no polygon");
}

namespace {

/// // points that should be inside, -- puntos que deben estar dentro
bool tellsOfProbes(std::string_view line) {
  line = trimmed(line);
  if (line.empty() || std::string_view("/#*-%;").find(line.front()) == std::string_view::npos)
    return false;
  const std::string words = lowered(line);
  return holdsAny(words, {"point", "punkt", "punto", "ponto", "pts", "probe", "sample"}) &&
         holdsAny(words, {"should", "must", "expect", "soll", "muss", "müss", "debe", "deve",
                          "doivent", "devraient"}) &&
         holdsAny(words, {" inside", " outside", "within", "contained", "innerhalb", "außerhalb",
                          "drinnen", "draußen", "dentro", "fuera", "fora", "intérieur", "extérieur",
                          "dedans", "dehors"});
}

}  // namespace

void leaveOutProbes(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  constexpr std::size_t kFar = 2;  // lines: the array may be declared between
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    for (std::size_t i = 1; i <= kFar && list.line > i; ++i) {
      const std::string_view above = callings.lineAt(list.line - i);
      if (trimmed(above).empty()) return false;
      if (tellsOfProbes(above)) return true;
    }
    return false;
  });
  tellOfGone(raw, gone, line, "points to be asked about are no polygon; give the corners of one",
             kAskedNote);
}

}  // namespace sepax
