#include "app/formats/plain/asked.h"

#include "app/formats/left_out.h"
#include "app/formats/plain/lettered.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
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

}  // namespace

void withoutAskedPoints(PlainText& plain) {
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
