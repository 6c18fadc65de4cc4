#include "app/formats/plain_drawings.h"

#include "app/formats/rewritten.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// Behind (0, 0)(5, 0)(5, 3), brackets side by side; the place itself where none stands.
std::size_t chainEnd(std::string_view text, std::size_t place) {
  std::size_t end = place;
  for (std::size_t at = place; isAt(text, at, '(');) {
    const std::size_t close = text.find_first_not_of("0123456789.,+- ", at + 1);
    if (!isAt(text, close, ')')) break;
    end = close + 1;
    at = behindBlanks(text, end);
  }
  return end;
}

/// The points of \psline[linewidth=1pt]{->}(0,0)(5,0) behind its name: where they start and end.
std::pair<std::size_t, std::size_t> pathAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 200;
  for (const auto& [open, close] : {std::pair('[', ']'), std::pair('{', '}')}) {
    const std::size_t end = text.substr(place, kLongest).find(close);
    if (isAt(text, place, open) && end != text.npos) place += end + 1;
  }
  return {place, chainEnd(text, place)};
}

}  // namespace

void withoutOpenPaths(PlainText& plain) {
  constexpr std::string_view kPolygon = "\\pspolygon";
  constexpr auto kOthers = std::to_array<std::string_view>(
      {"\\psline", "\\psdots", "\\pscurve", "\\psecurve", "\\psbezier"});
  if (plain.text.find(kPolygon) == plain.text.npos) return;
  std::string& text = plain.text;
  const auto pointsIn = [&](std::size_t start, std::size_t end) {
    std::string points = text.substr(start, end - start);
    std::erase(points, ' ');
    return points;
  };
  const auto clear = [&](std::size_t start, std::size_t end) {
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(start),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  };
  std::set<std::string> others;
  bool found = false;
  for (const std::string_view other : kOthers)
    for (std::size_t at = text.find(other); at != text.npos; at = text.find(other, at + 1)) {
      const auto [start, end] = pathAt(text, at + other.size());
      const std::string points = pointsIn(start, end);
      const std::string first = points.substr(0, points.find(')') + 1);
      if (points.empty() || (points != first && points.ends_with(first))) continue;
      others.insert(points);
      clear(start, end);
      found = true;
    }
  for (std::size_t at = text.find(kPolygon); at != text.npos; at = text.find(kPolygon, at + 1)) {
    const auto [start, end] = pathAt(text, at + kPolygon.size());
    others.erase(pointsIn(start, end));
  }
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1)) {
    const std::size_t end = chainEnd(text, at);
    if (end == at) continue;
    if (others.contains(pointsIn(at, end))) clear(at, end);
    at = end - 1;
  }
  if (found)
    plain.notes.emplace_back("lines and dots of PSTricks were left out; they are no polygons");
}

}  // namespace sepax
