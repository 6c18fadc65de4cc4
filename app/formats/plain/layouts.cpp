#include "app/formats/plain/layouts.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The parts of a text between these signs.
std::vector<std::string_view> partedAt(char sign, std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(sign, start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

/// 0 0, 0 9, 9 9 of 0,0;0,9;9,9; empty where it is none.
std::string ringOfWkt(std::string_view ring) {
  std::vector<std::string> points;
  for (const std::string_view point : partedAt(';', ring)) {
    const std::vector<std::string_view> numbers = partedAt(',', point);
    const auto isNumber = [](std::string_view number) {
      return wholeNumber(number).state == NumberState::finite;
    };
    if (numbers.size() != 2 || !std::ranges::all_of(numbers, isNumber)) return {};
    points.push_back(fmt::format("{} {}", numbers[0], numbers[1]));
  }
  return points.size() < kFewestVertices ? std::string()
                                         : fmt::format("({})", fmt::join(points, ", "));
}

void withPolygonsOfKLayout(PlainText& plain) {
  constexpr std::string_view kInside = "0123456789.-,;/ \t\r\n";
  if (plain.text.find(';') == plain.text.npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find_first_not_of(kInside, open + 1);
    if (close == text.npos || text[close] != ')') continue;
    std::string inside(text.substr(open + 1, close - open - 1));
    if (inside.find(';') == inside.npos) continue;
    std::erase_if(inside, [](char c) { return kAllBlanks.find(c) != kAllBlanks.npos; });
    std::vector<std::string> rings;
    for (const std::string_view ring : partedAt('/', inside)) rings.push_back(ringOfWkt(ring));
    if (std::ranges::find(rings, "") != rings.end()) continue;
    changed.replace(open, close + 1, fmt::format("POLYGON ({})", fmt::join(rings, ", ")));
  }
  changed.finish(plain, "");
}

/// Of (polygon F.Cu 0  0 0  9 0  9 9) from its bracket on.
struct Shape {
  std::string_view kind;
  Numbers numbers;  ///< behind its layer
  std::size_t end = 0;
};

std::optional<Shape> shapeAt(std::string_view text, std::size_t open) {
  constexpr auto kKinds = std::to_array<std::string_view>({"path", "polygon", "rect"});
  Shape shape;
  const std::size_t blank = std::min(text.find_first_of(kAllBlanks, open), text.size());
  shape.kind = text.substr(open + 1, blank - open - 1);
  if (std::ranges::find(kKinds, shape.kind) == kKinds.end()) return std::nullopt;
  const std::size_t layer = behindBlanks(text, blank, kAllBlanks);
  if (layer >= text.size() || !isWordStart(text[layer])) return std::nullopt;
  shape.end = std::min(text.find_first_of(" \t\r\n()", layer), text.size());
  shape.numbers = numbersFrom(text, shape.end, kAllBlanks);
  shape.end = behindBlanks(text, shape.end, kAllBlanks);
  return isAt(text, shape.end++, ')') ? std::optional(shape) : std::nullopt;
}

/// The shape in WKT; empty where it is an open path.
std::string shapeOfWkt(const Shape& shape) {
  const Numbers& all = shape.numbers;
  if (shape.kind == "rect")
    return fmt::format("POLYGON (({0} {1}, {2} {1}, {2} {3}, {0} {3}))", all[0], all[1], all[2],
                       all[3]);
  const std::size_t last = all.size() - 2;  // its width stands first
  if (shape.kind == "path" && (all[1] != all[last] || all[2] != all[last + 1])) return {};
  std::vector<std::string> points;
  for (std::size_t i = 1; i + 1 < all.size(); i += 2)
    points.push_back(fmt::format("{} {}", all[i], all[i + 1]));
  return fmt::format("POLYGON (({}))", fmt::join(points, ", "));
}

void withPolygonsOfSpecctra(PlainText& plain) {
  constexpr auto kWords =
      std::to_array<std::string_view>({"(pcb ", "(session ", "(wire", "(boundary", "(keepout",
                                       "(plane ", "(shape (", "(outline ("});
  if (std::ranges::none_of(
          kWords, [&](std::string_view word) { return plain.text.find(word) != plain.text.npos; }))
    return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool open = false;
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1)) {
    const auto shape = shapeAt(text, at);
    if (!shape) continue;
    const std::size_t count = shape->numbers.size();
    const std::size_t fewest = shape->kind == "path" ? 5 : 2 * kFewestVertices + 1;
    if (shape->kind == "rect" ? count != 4 : count < fewest || count % 2 == 0) continue;
    const std::string wkt = shapeOfWkt(*shape);
    open = open || wkt.empty();
    changed.replace(at, shape->end, wkt);
  }
  changed.finish(plain, open ? "open paths were left out; they are no polygons" : "");
}

/// Numbers behind a word, which are all that stands in these brackets; `at` is behind them then.
Numbers numbersOfWord(std::string_view text, std::size_t& at) {
  constexpr std::size_t kLongest = 40;
  if (!isAt(text, at, '(')) return {};
  const std::size_t blank = text.substr(at, kLongest).find_first_of(kAllBlanks);
  if (blank == text.npos) return {};
  std::size_t end = at + blank;
  Numbers numbers = numbersFrom(text, end, kAllBlanks);
  end = behindBlanks(text, end, kAllBlanks);
  if (numbers.empty() || !isAt(text, end, ')')) return {};
  at = end + 1;
  return numbers;
}

/// Behind blanks, the marks of quotes and of lines that a comparison of files has added, and the
/// lines that it has taken out.
std::size_t behindMarks(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    at = behindBlanks(text, at, " \t\r\n>+");
    if (!isAt(text, at, '-')) break;
    at = std::min(text.find('\n', at), text.size());
  }
  return at;
}

/// The line of this place begins with -, as those that a comparison of files has taken out.
bool isTakenOut(std::string_view text, std::size_t at) {
  constexpr std::size_t kFar = 40;  // blanks before a vertex
  const std::size_t start = at - std::min(at, kFar);
  const std::string_view before = text.substr(start, at - start);
  const std::string_view line = trimmed(before.substr(before.rfind('\n') + 1));
  return line == "-";
}

/// The corners of (vertex (pos 0 0) (angle 0)) (vertex ...) from the first bracket on.
struct Corners {
  Numbers numbers;
  bool hasArcs = false;  ///< an edge turns by an angle
  std::size_t end = 0;
};

Corners cornersAt(std::string_view text, std::size_t open) {
  constexpr std::string_view kVertex = "(vertex";
  Corners corners{{}, false, open};
  for (std::size_t at = open; text.substr(at).starts_with(kVertex); at = behindMarks(text, at)) {
    at = behindBlanks(text, at + kVertex.size(), kAllBlanks);
    const Numbers place = numbersOfWord(text, at);
    at = behindBlanks(text, at, kAllBlanks);
    const Numbers angle = numbersOfWord(text, at);
    at = behindBlanks(text, at, kAllBlanks);
    if (place.size() != 2 || angle.size() > 1 || !isAt(text, at, ')')) break;
    corners.numbers.insert(corners.numbers.end(), place.begin(), place.end());
    corners.hasArcs = corners.hasArcs || (!angle.empty() && wholeNumber(angle[0]).value != 0);
    corners.end = ++at;
  }
  return corners;
}

void withPolygonsOfLibrePcb(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool arcs = false;
  for (std::size_t at = text.find("(vertex"); at != text.npos; at = text.find("(vertex", at + 1)) {
    if (isTakenOut(text, at)) continue;
    const Corners corners = cornersAt(text, at);
    if (corners.numbers.size() < 2 * kFewestVertices) continue;
    arcs = arcs || corners.hasArcs;
    changed.replace(at, corners.end, corners.hasArcs ? "" : pointList(corners.numbers, 2));
    at = corners.end - 1;
  }
  changed.finish(plain, arcs ? "a polygon with arcs was left out; give its corners" : "");
}

}  // namespace

void withPolygonsOfLayouts(PlainText& plain) {
  withPolygonsOfKLayout(plain);
  withPolygonsOfSpecctra(plain);
  withPolygonsOfLibrePcb(plain);
}

}  // namespace sepax
