#include "app/formats/plain/axis_rows.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers in the bracket that opens here, behind which `place` is then; none where anything
/// else stands in it.
Numbers axisRowAt(std::string_view text, std::size_t& place) {
  place = behindBlanks(text, place, kAllBlanks);
  if (place >= text.size() || !isOpening(text[place])) return {};
  std::size_t end = place + 1;
  Numbers numbers = numbersFrom(text, end, ", \t\r\n");
  end = behindBlanks(text, end, kAllBlanks);
  if (numbers.empty() || end >= text.size() || !isClosing(text[end])) return {};
  place = end + 1;
  return numbers;
}

bool isClosedRow(const Numbers& row) {
  constexpr std::size_t kFewest = 5;  // a triangle may be anything else
  return row.size() >= kFewest && wholeNumber(row.front()).value == wholeNumber(row.back()).value;
}

/// xpoints of println hull.xpoints and print(xpoints): the last name in the line; empty where it
/// prints nothing.
std::string_view nameShownBy(std::string_view line) {
  constexpr std::size_t kLongest = 200;
  line = trimmed(line.substr(0, kLongest));
  const bool prints = std::ranges::any_of(
      std::to_array<std::string_view>({"print", "console.log(", "disp(", "puts "}),
      [&](std::string_view call) { return line.find(call) != line.npos; });
  while (!line.empty() && !isWordPart(line.back())) line.remove_suffix(1);
  std::size_t start = line.size();
  while (start > 0 && isWordPart(line[start - 1])) --start;
  return prints ? line.substr(start) : std::string_view{};
}

/// xpoints and ypoints: one x in the first is a y in the second.
bool areAxesOfOne(std::string_view first, std::string_view second) {
  if (first.size() != second.size()) return false;
  std::size_t others = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (first[i] == second[i]) continue;
    const bool axes =
        (first[i] == 'x' && second[i] == 'y') || (first[i] == 'X' && second[i] == 'Y');
    if (!axes || ++others > 1) return false;
  }
  return others == 1;
}

/// println hull.xpoints, println hull.ypoints and, below each other, the two lists that come out.
void withPrintedAxes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  std::string_view last;  // the name that the line before prints
  bool asked = false;     // for both axes, above
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t next = std::min(text.find('\n', start), text.size() - 1) + 1;
    const std::string_view name = nameShownBy(text.substr(start, next - start));
    asked = asked || areAxesOfOne(last, name);
    last = name;
    std::size_t end = start;
    const Numbers x = asked ? axisRowAt(text, end) : Numbers{};
    const bool row = !x.empty() && isAt(text, behindBlanks(text, end, " \t\r"), '\n');
    const Numbers y = row ? axisRowAt(text, end) : Numbers{};
    const bool pairs = x.size() >= kFewestVertices && x.size() == y.size();
    if (pairs) changed.replace(start, end, pointList(x, y));
    asked = asked && !pairs;
    start = pairs ? end : next;
  }
  changed.finish(plain, "two lists were read as x and y");
}

}  // namespace

void withPointsOfAxisRows(PlainText& plain) {
  withPrintedAxes(plain);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t open = text.find_first_of("[{"); open != text.npos;
       open = text.find_first_of("[{", open + 1)) {
    std::size_t place = open + 1;
    const Numbers x = axisRowAt(text, place);
    if (!isClosedRow(x)) continue;
    place = behindBlanks(text, place, kAllBlanks);
    if (!isAt(text, place, ',')) continue;
    const Numbers y = axisRowAt(text, ++place);
    const std::size_t close = behindBlanks(text, place, kAllBlanks);
    if (y.size() != x.size() || !isClosedRow(y) || close >= text.size() || !isClosing(text[close]))
      continue;
    changed.replace(open, close + 1, pointList(x, y));
    open = close;
  }
  changed.finish(plain, "two lists were read as x and y");
}

}  // namespace sepax
