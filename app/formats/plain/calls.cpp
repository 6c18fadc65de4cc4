#include "app/formats/plain/calls.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kLongestCall = 300;  ///< bytes in the brackets of a call

/// How many corners a call of this name draws; 0 where it does not tell.
std::size_t cornersOf(std::string_view called) {
  const std::string small = lowered(called);
  const auto has = [&](std::string_view word) { return small.find(word) != small.npos; };
  if (has("triangle") || has("trigon")) return 3;
  const bool curve = has("quadr") || has("curve") || small.ends_with("to");
  return !curve && (has("quad") || small.ends_with("polygon4")) ? 4 : 0;
}

/// The arguments of the call whose bracket opens here, and `close` is where it closes; none where
/// it does not.
Numbers argumentsOf(std::string_view text, std::size_t open, std::size_t& close) {
  Numbers arguments;
  std::size_t start = open + 1;
  int depth = 0;
  for (close = start; close < std::min(text.size(), open + kLongestCall); ++close) {
    const char c = text[close];
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (depth >= 0 && (depth > 0 || c != ',')) continue;
    arguments.push_back(trimmed(text.substr(start, close - start)));
    start = close + 1;
    if (depth < 0) return arguments;
  }
  return {};
}

/// 30 and 50+30.
bool isTerm(std::string_view argument) {
  return argument.find_first_not_of("0123456789.+-*/eEfF ") == argument.npos &&
         argument.find_first_of("0123456789") != argument.npos;
}

/// ctx, &image: what a call draws on, and no coordinate with a name.
bool isDrawnOn(std::string_view argument) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"ctx", "context", "render", "canvas", "im", "screen", "surf", "display", "draw", "frame",
       "buf", "window", "dc", "gfx", "graphics", "painter", "vg", "cr"});
  const std::string small = lowered(argument);
  return std::ranges::any_of(kWords, [&](std::string_view word) {
    return word.size() < 3 ? small.ends_with(word) && small.size() <= word.size() + 1
                           : small.find(word) != small.npos;
  });
}

/// The corners of the call whose bracket opens here; none where nothing stands beside them, or
/// other numbers than those of a colour.
Numbers cornersAt(std::string_view text, std::size_t open, std::size_t corners,
                  std::size_t& close) {
  constexpr std::ptrdiff_t kColours = 4;  // red, green, blue and opacity
  const Numbers all = argumentsOf(text, open, close);
  const auto first = std::ranges::find_if(all, isTerm);  // behind ctx, &image
  const auto last = std::find_if_not(first, all.end(), isTerm);
  const auto needed = static_cast<std::ptrdiff_t>(2 * corners);
  const std::ptrdiff_t colours = last - first - needed;
  const bool beside = first != all.begin() || last != all.end() || colours > 0;
  const bool known = colours == 0 || (last == all.end() && (colours == 1 || colours == kColours));
  // (x, 3, 9, 8, 7, 2, 5) may begin with a coordinate
  const bool whole = last != all.end() || first == all.begin() || isDrawnOn(all.front());
  return beside && known && whole ? Numbers(first, first + needed) : Numbers{};
}

/// (Vector2){5, 3} of C.
void withoutTypes(PlainText& plain) {
  std::string& text = plain.text;
  for (std::size_t at = text.find("){"); at != text.npos; at = text.find("){", at + 1)) {
    const std::size_t inside = behindBlanks(text, at + 2, kAllBlanks);
    std::size_t start = at;
    while (start > 0 && isWordPart(text[start - 1])) --start;
    const bool number = numberLength(text, inside) > 0 || isAt(text, inside, '.');
    if (start == at || start == 0 || text[start - 1] != '(' || !isWordStart(text[start])) continue;
    if (!number || (start > 1 && isWordPart(text[start - 2]))) continue;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(start) - 1,
              text.begin() + static_cast<std::ptrdiff_t>(at) + 1, ' ');
  }
}

/// Point{2, Float64}[ and Point{2, Float64}( of Julia without the parameters.
void withoutParameters(PlainText& plain) {
  constexpr std::size_t kLongest = 60;
  constexpr std::string_view kOthers = "0123456789,. ";
  const std::string source = plain.text;
  const std::string_view text = source;
  const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
  Rewritten changed(source);
  for (std::size_t at = text.find('}'); at != text.npos; at = text.find('}', at + 1)) {
    if (!isAt(text, at + 1, '[') && !isAt(text, at + 1, '(')) continue;
    std::size_t open = at;
    while (open > 0 && at - open < kLongest &&
           (isWordPart(text[open - 1]) || kOthers.find(text[open - 1]) != kOthers.npos))
      --open;
    if (open < 2 || text[open - 1] != '{' || !isWordPart(text[open - 2])) continue;
    if (std::ranges::none_of(text.substr(open, at - open), isCapital)) continue;
    changed.replace(open - 1, at + 1, "");
  }
  changed.finish(plain, "");
}

/// 210 and 95 of (msoSegmentLine, msoEditingAuto, X1:=210, Y1:=95): the last two of so many
/// arguments, which may stand without brackets; none where they are no numbers.
Numbers lastPairOf(std::string_view arguments, std::size_t count) {
  Numbers all;
  arguments = trimmed(arguments.substr(0, arguments.find_last_not_of("); \t\r") + 1));
  if (arguments.starts_with('(')) arguments.remove_prefix(1);
  while (!arguments.empty()) {
    const std::size_t comma = std::min(arguments.find(','), arguments.size());
    const std::string_view one = arguments.substr(0, comma);
    const std::size_t sign = one.find(":=");
    all.push_back(trimmed(sign == one.npos ? one : one.substr(sign + 2)));
    arguments.remove_prefix(std::min(comma + 1, arguments.size()));
  }
  if (all.size() != count) return {};
  Numbers pair(all.end() - 2, all.end());
  const auto isNumber = [](std::string_view one) {
    return wholeNumber(one).state == NumberState::finite;
  };
  return std::ranges::all_of(pair, isNumber) ? pair : Numbers{};
}

/// What stands behind this call in the line at the place, which is behind the line then; nothing
/// where the line has none.
std::optional<std::string_view> takeArguments(std::string_view text, std::size_t& place,
                                              std::string_view call) {
  constexpr std::size_t kLongest = 400;  // of a line
  const std::string_view rest = text.substr(place, kLongest);
  const std::string_view line = rest.substr(0, rest.find('\n'));
  const std::size_t at = line.find(call);
  if (at == line.npos || line.size() == kLongest) return std::nullopt;
  place = std::min(place + line.size() + 1, text.size());
  return line.substr(at + call.size());
}

/// BuildFreeform(msoEditingAuto, 12, 8) of Office and, line by line, .AddNodes msoSegmentLine,
/// msoEditingAuto, 21, 9.
void withPointsOfFreeforms(PlainText& plain) {
  constexpr std::string_view kStart = ".BuildFreeform";
  constexpr std::size_t kOfStart = 3;  // arguments
  constexpr std::size_t kOfLine = 4;   // a curve has more
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kStart); at != text.npos; at = text.find(kStart, at + 1)) {
    std::size_t end = at;
    const auto first = takeArguments(text, end, kStart);
    Numbers numbers = first ? lastPairOf(*first, kOfStart) : Numbers{};
    bool lines = numbers.size() == 2;
    while (const auto next = takeArguments(text, end, ".AddNodes")) {
      const Numbers node = lastPairOf(*next, kOfLine);
      lines = lines && node.size() == 2;
      numbers.insert(numbers.end(), node.begin(), node.end());
    }
    if (!lines || numbers.size() < 2 * kFewestVertices) continue;
    changed.replace(at, end, fmt::format(" freeform = {}\n", pointList(numbers, 2)));
  }
  changed.finish(plain, "");
}

}  // namespace

void withCornersOfCalls(PlainText& plain) {
  withPointsOfFreeforms(plain);
  withoutTypes(plain);
  withoutParameters(plain);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    constexpr std::size_t kLongestName = 60;
    std::size_t start = open;
    while (start > 0 && open - start < kLongestName && isWordPart(text[start - 1])) --start;
    const std::size_t corners = cornersOf(text.substr(start, open - start));
    if (corners == 0) continue;
    std::size_t close = 0;
    const Numbers numbers = cornersAt(text, open, corners, close);
    if (!numbers.empty()) changed.replace(open + 1, close, pointList(numbers, 2));
  }
  changed.finish(plain, "what stands beside the corners in calls was left out");
}

}  // namespace sepax
