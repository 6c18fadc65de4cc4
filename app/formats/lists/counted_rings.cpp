#include "app/formats/lists/counted_rings.h"

#include "app/formats/lists/rows.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// pts of &pts[0], pts(0) and @pts: the first name of each argument of the call that opens here.
std::vector<std::string_view> argumentsAt(std::string_view text, std::size_t open) {
  constexpr std::size_t kLongest = 300;
  constexpr std::size_t kMost = 6;
  std::vector<std::string_view> names;
  std::string_view rest = text.substr(open + 1, kLongest);
  rest = rest.substr(0, rest.find('\n'));
  while (!rest.empty() && names.size() < kMost) {
    std::string_view name = rest.substr(std::min(rest.find_first_not_of(" \t&@*$"), rest.size()));
    std::size_t end = 0;
    while (end < name.size() && isWordPart(name[end])) ++end;
    names.push_back(name.substr(0, end));
    rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
  }
  return names;
}

/// The numbers in counts[2] = {4, 3}, and in counts(0) = 4 and counts[1] := 3.
std::vector<std::size_t> countsUnder(std::string_view text, std::string_view name) {
  constexpr double kMost = 1e6;
  std::vector<std::size_t> counts;
  for (const std::size_t at : placesOfName(text, name)) {
    std::size_t place = behindBlanks(text, at + name.size());
    if (isAt(text, place, '[') || isAt(text, place, '('))
      place = behindBlanks(text, std::min(text.find_first_of("])\n", place), text.size() - 1) + 1);
    place = behindBlanks(text, place, " \t:");
    if (!isAt(text, place, '=')) continue;
    place = behindBlanks(text, place + 1, " \t\r\n{[(");
    for (const std::string_view number : numbersFrom(text, place, ", \t\r\n")) {
      const double value = wholeNumber(number).value;
      if (!(value >= kFewestVertices) || value > kMost) return {};
      counts.push_back(static_cast<std::size_t>(value));
    }
  }
  return counts;
}

/// The points of the list, so many in each ring; none where they are more or fewer.
std::vector<RawPolygon> countedRings(const RawPolygon& list,
                                     const std::vector<std::size_t>& counts) {
  const std::size_t points = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
  if (list.arity == Arity::triple || counts.size() < 2 || 2 * points != list.numbers.size())
    return {};
  std::vector<RawPolygon> rings;
  auto first = list.numbers.begin();
  for (const std::size_t count : counts) {
    const auto last = first + static_cast<std::ptrdiff_t>(2 * count);
    rings.push_back({list.name, list.line, Arity::pair, {first, last}});
    first = last;
  }
  return rings;
}

}  // namespace

void partCountedRings(RawGeometry& raw, std::string_view text) {
  constexpr std::string_view kCall = "polypolygon";
  constexpr int kMost = 20;  // calls: each looks for its names
  const std::string small = lowered(text);
  std::size_t at = small.find(kCall);
  for (int i = 0; i < kMost && at != small.npos; ++i, at = small.find(kCall, at + 1)) {
    const std::size_t open = small.find_first_of("(\n", at);
    if (!isAt(text, open, '(')) continue;
    const std::vector<std::string_view> names = argumentsAt(text, open);
    const auto list = std::ranges::find_if(raw.polygons, [&](const RawPolygon& polygon) {
      return !polygon.name.empty() && std::ranges::find(names, polygon.name) != names.end();
    });
    if (list == raw.polygons.end()) continue;
    const auto given = std::ranges::find(names, std::string_view(list->name));
    if (given + 1 == names.end()) continue;
    std::vector<RawPolygon> rings = countedRings(*list, countsUnder(text, *(given + 1)));
    if (rings.empty()) continue;
    rings = withHoles(std::move(rings), FillRule::evenOdd);
    const auto place = raw.polygons.erase(list);
    raw.polygons.insert(place, std::make_move_iterator(rings.begin()),
                        std::make_move_iterator(rings.end()));
    addNote(raw, "a list was parted into the rings whose points another list counts");
  }
}

namespace {

/// /QuadPoints [...] and quadPoints = [...], also behind the words in the line above.
bool isOfQuads(const TextCallings& lines, const RawPolygon& list) {
  constexpr std::size_t kLongest = 500;  // each list asks
  const std::string_view line = lines.lineAt(list.line).substr(0, kLongest);
  const bool starts = trimmed(line.substr(0, line.find_first_of("([{"))).empty();
  const std::string_view above = starts && list.line > 1 ? lines.lineAt(list.line - 1) : line;
  return closedUp(list.name) == "quadpoints" ||
         closedUp(line).find("quadpoints") != std::string::npos ||
         closedUp(above.substr(0, kLongest)).find("quadpoints") != std::string::npos;
}

/// A quadrilateral of a list. Upper and then lower corners, each from left to right, are put
/// in their order.
RawPolygon quadFrom(const RawPolygon& list, std::vector<double> corners) {
  if (!areVerticesOfPolygon(corners))
    std::swap_ranges(corners.begin() + 4, corners.begin() + 6, corners.begin() + 6);
  return {list.name, list.line, Arity::pair, std::move(corners)};
}

}  // namespace

void partQuads(RawGeometry& raw, std::string_view text) {
  constexpr std::ptrdiff_t kOfQuad = 8;  // numbers
  if (raw.polygons.empty() || closedUp(text).find("quadpoints") == std::string::npos) return;
  const TextCallings lines(text);
  for (const RawPolygon& list : std::exchange(raw.polygons, {})) {
    const bool whole = !list.numbers.empty() && list.numbers.size() % kOfQuad == 0;
    const bool quads = whole && list.arity == Arity::flat && isOfQuads(lines, list);
    if (!quads) raw.polygons.push_back(list);
    for (auto at = list.numbers.begin(); quads && at != list.numbers.end(); at += kOfQuad)
      raw.polygons.push_back(quadFrom(list, {at, at + kOfQuad}));
    if (quads) addNote(raw, "QuadPoints were read as four corners each, in their order around");
  }
}

void dropShapeCodes(RawGeometry& raw) {
  constexpr double kPolygon = 7;
  for (RawPolygon& list : raw.polygons) {
    const bool code = list.arity == Arity::flat && list.name == "xy" &&
                      list.numbers.size() % 2 == 1 && list.numbers.front() == kPolygon;
    if (!code) continue;
    list.numbers.erase(list.numbers.begin());
    addNote(raw, "the number of the shape before its vertices was left out");
  }
}

}  // namespace sepax
