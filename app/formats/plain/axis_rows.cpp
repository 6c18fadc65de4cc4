#include "app/formats/plain/axis_rows.h"

#include "app/formats/lists/silent_text.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/tables.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

std::string_view axisNamed(std::string_view cell) {
  std::size_t end = 0;
  while (end < cell.size() && isWordPart(cell[end])) ++end;
  const std::string_view rest = trimmed(cell.substr(end));
  const bool unit = rest.starts_with('[') || rest.starts_with('(');
  const bool named = end > 0 && isWordStart(cell[0]) && (unit || rest.empty() || rest == ":");
  return named ? cell.substr(0, end) : std::string_view{};
}

char firstAxisOf(std::string_view first, std::string_view second) {
  const auto axisNameOf = [&](std::string_view name) {
    if (name == "E") return 'x';
    return name == "N" ? 'y' : axisOfColumn(name);
  };
  const char a = axisNameOf(first);
  const char b = axisNameOf(second);
  return a != 0 && b != 0 && a != b ? a : char{0};
}

bool goesOneWay(const Numbers& numbers) {
  const auto valueOf = [](std::string_view number) { return wholeNumber(number).value; };
  const auto falls = [&](const auto& a, const auto& b) { return valueOf(a) > valueOf(b); };
  const auto rises = [&](const auto& a, const auto& b) { return valueOf(a) < valueOf(b); };
  return std::ranges::adjacent_find(numbers, falls) == numbers.end() ||
         std::ranges::adjacent_find(numbers, rises) == numbers.end();
}

namespace {

/// A line of numbers behind the name of an axis.
struct AxisLine {
  std::string_view name;
  std::vector<std::string> numbers;
};

char partingSignIn(std::string_view line) {
  for (const char sign : {'|', '\t', ';', ','})
    if (line.find(sign) != line.npos) return sign;
  return ' ';
}

/// Without numbers where the line has anything else.
AxisLine axisLineOf(std::string_view line) {
  constexpr std::size_t kLongest = 4000;
  while (line.starts_with('>')) line = trimmed(line.substr(1));
  if (line.size() > kLongest) return {};
  const char sign = partingSignIn(line);
  AxisLine axis;
  bool first = true;
  if (sign == '|' && line.starts_with('|')) line.remove_prefix(1);
  while (!line.empty()) {
    const std::size_t colon = first && sign == ' ' ? line.find(':') : line.npos;
    const std::size_t end = std::min({line.find(sign), colon, line.size()});
    const std::string_view cell = trimmed(line.substr(0, end));
    line = trimmed(line.substr(std::min(end + 1, line.size())));
    if (std::exchange(first, false)) {
      axis.name = axisNamed(cell);
      if (axis.name.empty()) return {};
      continue;
    }
    std::string number(cell);
    if (sign != ',' && std::ranges::count(cell, ',') == 1) number[number.find(',')] = '.';
    if (wholeNumber(number).state != NumberState::finite) return {};
    axis.numbers.push_back(std::move(number));
  }
  return axis;
}

}  // namespace

void withPointsOfAxisLines(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  AxisLine above;
  std::size_t last = 0;  // where it starts
  const bool outlines = tellsOfOutlines(text);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    AxisLine axis = isRuleOfTable(line) ? AxisLine{} : axisLineOf(line);
    const char first = axis.numbers.empty() ? char{0} : firstAxisOf(above.name, axis.name);
    const AxisLine& x = first == 'y' ? axis : above;
    const AxisLine& y = first == 'y' ? above : axis;
    const bool points = first != 0 && x.numbers.size() == y.numbers.size() &&
                        x.numbers.size() >= kFewestVertices &&
                        (outlines || !goesOneWay({above.numbers.begin(), above.numbers.end()}));
    if (points)
      changed.replace(last, end,
                      pointList(Numbers(x.numbers.begin(), x.numbers.end()),
                                Numbers(y.numbers.begin(), y.numbers.end())));
    if (!isRuleOfTable(line)) {
      above = points ? AxisLine{} : std::move(axis);
      last = start;
    }
    start = end + 1;
  }
  changed.finish(plain, "two lines were read as x and y");
}

}  // namespace sepax
