#include "app/formats/plain/asked.h"

#include "app/formats/left_out.h"
#include "app/formats/literals/named.h"
#include "app/formats/plain/lettered.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool asksWhatIsInside(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {" inside", "within", "outside", "contain", "point in", "inpolygon"});
  const std::string words = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

/// x, y = -6, 5 of Python as one point, where it stands once: xy = (-6, 5).
void withPairOfAxes(PlainText& plain) {
  constexpr std::string_view kNames = "x, y = ";
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::size_t at = text.find(kNames);
  if (at == text.npos || text.find(kNames, at + 1) != text.npos) return;
  if (at > 0 && (isWordPart(text[at - 1]) || text[at - 1] == '.')) return;
  const std::size_t start = at + kNames.size();
  std::size_t end = start;
  const Numbers numbers = numbersFrom(text, end, ", \t");
  const std::size_t behind = behindBlanks(text, end);
  if (numbers.size() != 2 || (behind < text.size() && text[behind] != '\n' && text[behind] != '#'))
    return;
  Rewritten changed(source);
  changed.replace(at, end, fmt::format("xy = ({}, {})", numbers[0], numbers[1]));
  changed.finish(plain, "");
}

/// How many pairs 1.5,2 with blanks between them a line has; 0 where it has anything else.
std::size_t pairsInRow(std::string_view line) {
  std::size_t pairs = 0;
  for (line = trimmed(line); !line.empty(); ++pairs) {
    const std::string_view pair = line.substr(0, line.find_first_of(" \t"));
    const std::size_t comma = pair.find(',');
    if (comma == pair.npos || wholeNumber(pair.substr(0, comma)).state != NumberState::finite ||
        wholeNumber(pair.substr(comma + 1)).state != NumberState::finite)
      return 0;
    line = trimmed(line.substr(pair.size()));
  }
  return pairs;
}

/// A polygon in one line, 0,0 5,0 5,3, and in those below it a point each.
void withoutPointsBelowRow(PlainText& plain) {
  bool found = false;
  bool row = false;  // stands above
  for (std::size_t start = 0; start < plain.text.size();) {
    const std::size_t end = std::min(plain.text.find('\n', start), plain.text.size());
    const std::size_t pairs = pairsInRow(std::string_view(plain.text).substr(start, end - start));
    if (row && pairs == 1) {
      std::fill(plain.text.begin() + static_cast<std::ptrdiff_t>(start),
                plain.text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
      found = true;
    }
    row = pairs >= kFewestVertices || (row && pairs == 1);
    start = end + 1;
  }
  if (found) plain.notes.emplace_back(kAskedNote);
}

/// The name that ends the text, d3.hits; empty where none does.
std::string_view nameAtEnd(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t start = text.size();
  while (start > 0 && text.size() - start < kLongest &&
         (isWordPart(text[start - 1]) || text[start - 1] == '.'))
    --start;
  return text.substr(start);
}

/// The names of border = [[0, 0], ...] and border = Polygon(...) with the numbers of three corners.
std::set<std::string_view> namesOfOutlines(std::string_view text, const BracketPairs& brackets) {
  constexpr std::size_t kFar = 80;       // the name before its sign
  constexpr std::size_t kLongest = 200;  // of what is looked at for its numbers
  constexpr std::size_t kFewest = 2 * kFewestVertices;
  std::set<std::string_view> names;
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1)) {
    const std::string_view name =
        nameAtEnd(trimmed(text.substr(sign - std::min(sign, kFar), std::min(sign, kFar))));
    std::size_t open = behindBlanks(text, sign + 1);
    while (open < text.size() && (isWordPart(text[open]) || isAt(text, open, ' '))) ++open;
    if (name.empty() || open == text.size() || !isOpening(text[open])) continue;
    const auto close = brackets.closingOf(open);
    const std::string_view inside = text.substr(open, close ? *close - open : 0);
    if (numbersIn(inside.substr(0, kLongest), kFewest) == kFewest) names.insert(name);
  }
  return names;
}

/// border of (border, [2, 3]) and of ([2, 3], border), an outline and one point; empty else.
std::string_view outlineBesidePoint(std::string_view inside,
                                    const std::set<std::string_view>& outlines) {
  constexpr std::size_t kMostOfPoint = 3;
  const std::size_t first = inside.find(',');
  if (first == inside.npos) return {};
  const std::size_t last = inside.rfind(',');
  const bool leads = outlines.contains(trimmed(inside.substr(0, first)));
  const std::string_view name = trimmed(leads ? inside.substr(0, first) : inside.substr(last + 1));
  const std::string_view point = trimmed(leads ? inside.substr(first + 1) : inside.substr(0, last));
  const std::size_t numbers = numbersIn(point, kMostOfPoint + 1);
  const bool whole = point.find_first_of("([{") != point.npos && isClosing(point.back());
  return whole && numbers > 1 && numbers <= kMostOfPoint && outlines.contains(name)
             ? name
             : std::string_view{};
}

/// hits(border, [2, 3]), hits(border, [9, 1]), hits(border, [4, 4]): what a program does with an
/// outline that stands in the text and one point after the other, which it does not put into it.
void withoutPointsBesideOutline(PlainText& plain) {
  constexpr std::size_t kLongest = 100;  // of what stands in the brackets of a call
  const std::string_view text = plain.text;
  const BracketPairs brackets(text);
  const std::set<std::string_view> outlines = namesOfOutlines(text, brackets);
  if (outlines.empty()) return;
  using Part = std::pair<std::size_t, std::size_t>;
  std::map<std::pair<std::string_view, std::string_view>, std::vector<Part>> calls;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::string_view called = nameAtEnd(text.substr(0, open));
    const auto close = brackets.closingOf(open);
    if (called.empty() || !close || *close - open > kLongest || fillsList(called)) continue;
    const std::string_view name =
        outlineBesidePoint(text.substr(open + 1, *close - open - 1), outlines);
    if (!name.empty()) calls[{called, name}].emplace_back(open - called.size(), *close + 1);
  }
  std::string rest = plain.text;
  for (const auto& [call, parts] : calls)
    for (const auto& [start, end] : parts)
      if (parts.size() >= kFewestVertices)
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(start),
                  rest.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  if (rest == plain.text) return;
  plain.text = std::move(rest);
  plain.notes.emplace_back(kAskedNote);
}

}  // namespace

void withoutAskedPoints(PlainText& plain) {
  withoutPointsBesideOutline(plain);
  withPairOfAxes(plain);
  if (!asksWhatIsInside(plain.text)) return;
  withoutPointsBelowRow(plain);
  const std::vector<LetteredPoint> points = letteredPoints(plain.text);
  std::array<bool, 128> isCorner{};
  for (std::size_t first = 0, end = 1; first < points.size(); first = end++) {
    while (end < points.size() && points[end].letter == points[end - 1].letter + 1) ++end;
    for (std::size_t i = first; i < end && end - first >= kFewestVertices; ++i)
      isCorner[static_cast<std::size_t>(points[i].letter)] = true;
  }
  if (std::ranges::find(isCorner, true) == isCorner.end()) return;
  bool found = false;
  for (const LetteredPoint& point : points) {
    if (isCorner[static_cast<std::size_t>(point.letter)]) continue;
    std::fill(plain.text.begin() + static_cast<std::ptrdiff_t>(point.start),
              plain.text.begin() + static_cast<std::ptrdiff_t>(point.end), ' ');
    found = true;
  }
  if (found) plain.notes.emplace_back(kAskedNote);
}

}  // namespace sepax
