#include "app/formats/plain_drawings.h"

#include "app/formats/read_number.h"
#include "app/formats/rewritten.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// The calls of one part of a path of Qt, from path.moveTo(0, 0) on.
struct PartOfQtPath {
  std::vector<std::pair<std::size_t, std::size_t>> calls;  ///< with their arguments
  std::string first;
  std::string last;
  bool closed = false;
};

/// path.moveTo(0, 0) and path.lineTo(5, 0), up to the next part of the path of this name.
PartOfQtPath partOfQtPath(std::string_view text, std::size_t move, std::string_view name) {
  PartOfQtPath part;
  for (std::size_t at = move; at != text.npos; at = text.find(name, at + 1)) {
    const std::size_t member = at + name.size();
    const std::size_t open = std::min(text.find('(', member), text.size());
    const std::size_t close = text.find(')', open);
    const std::string_view called = text.substr(member, open - member);
    if (called == ".closeSubpath" || called == "->closeSubpath") part.closed = true;
    const bool moves = called.ends_with("moveTo");
    if ((at > 0 && isWordPart(text[at - 1])) || close == text.npos) continue;
    if (moves && at != move) break;
    if (called != ".moveTo" && called != "->moveTo" && called != ".lineTo" && called != "->lineTo")
      continue;
    part.calls.emplace_back(at, close + 1);
    part.last = text.substr(open, close + 1 - open);
    if (moves) part.first = part.last;
  }
  return part;
}

/// The lines of a QPainterPath that do not come back, beside a QPolygon and where nothing fills
/// them.
void withoutLinesOfQt(PlainText& plain) {
  constexpr auto kFills =
      std::to_array<std::string_view>({"fillPath", "setBrush", "setClipPath", "toFillPolygon"});
  constexpr std::string_view kMove = "moveTo(";
  std::string& text = plain.text;
  const auto has = [&](std::string_view word) { return text.find(word) != text.npos; };
  if (!has("QPainterPath") || !has("QPolygon") || std::ranges::any_of(kFills, has)) return;
  constexpr int kMost = 200;  // parts of paths: each may look through the text
  int parts = 0;
  bool found = false;
  for (std::size_t at = text.find(kMove); at != text.npos && parts < kMost;
       at = text.find(kMove, at + 1), ++parts) {
    std::size_t end = at;
    while (end > 0 && (text[end - 1] == '.' || text[end - 1] == '>' || text[end - 1] == '-')) --end;
    std::size_t start = end;
    while (start > 0 && isWordPart(text[start - 1])) --start;
    if (start == end || end == at) continue;
    const std::string name = text.substr(start, end - start);
    const PartOfQtPath part = partOfQtPath(text, start, name);
    if (part.closed || part.calls.size() < 2 || part.first == part.last) continue;
    for (const auto& [first, last] : part.calls)
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(first),
          text.begin() + static_cast<std::ptrdiff_t>(last), [](char c) { return c != '\n'; }, ' ');
    found = true;
  }
  if (found) plain.notes.emplace_back("open paths of Qt were left out; they are no polygons");
}

}  // namespace

void withoutOpenPaths(PlainText& plain) {
  withoutLinesOfQt(plain);
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
