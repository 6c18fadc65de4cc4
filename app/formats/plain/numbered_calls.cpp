#include "app/formats/plain/numbered_calls.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The call that a line is: its arguments are those that all calls of a shape have, a number that
/// counts, x and y.
struct NumberedCall {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string_view called;  ///< empty: the line is none
  Numbers same;
  double number = 0;
  Numbers point;
};

bool isCalled(char c) { return isWordPart(c) || c == '.' || c == ':' || c == '>' || c == '-'; }

/// A number or a name.
bool isArgument(std::string_view argument) {
  return !argument.empty() &&
         (wholeNumber(argument).state == NumberState::finite ||
          (isWordStart(argument.front()) && std::ranges::all_of(argument, isWordPart)));
}

/// 7, 4, 0, -24, 18 without the comment or the ; behind it; empty where it is anything else.
Numbers argumentsIn(std::string_view inside) {
  Numbers arguments;
  while (!inside.empty()) {
    const std::size_t comma = std::min(inside.find(','), inside.size());
    arguments.push_back(trimmed(inside.substr(0, comma)));
    if (!isArgument(arguments.back())) return {};
    inside.remove_prefix(std::min(comma + 1, inside.size()));
  }
  return arguments;
}

/// What stands behind a call ends its line.
bool endsLine(std::string_view behind) {
  behind = trimmed(behind);
  if (behind.starts_with(';')) behind = trimmed(behind.substr(1));
  return behind.empty() || behind.starts_with("//") || behind.starts_with('#') ||
         behind.starts_with("--") || behind.starts_with("rem ");
}

/// The name tells of vertices; alone with a number, x and y, that it sets one.
bool givesVertex(std::string_view called, std::size_t same) {
  const std::string small = lowered(called.substr(called.find_last_of(".:>") + 1));
  return tellsOfOutline(called) && (same > 0 || small.starts_with("set"));
}

/// The call in the line between these places, with brackets or, as in BASIC, without.
NumberedCall callIn(std::string_view text, std::size_t start, std::size_t end) {
  constexpr std::size_t kLongest = 200;  // of a line
  constexpr std::size_t kFewest = 3;     // arguments: a number, x and y
  const std::size_t first = behindBlanks(text, start, " \t\r");
  if (first >= end || end - first > kLongest || !isWordStart(text[first])) return {};
  std::size_t name = first;
  while (name < end && isCalled(text[name])) ++name;
  const std::size_t open = behindBlanks(text, name);
  const bool bracket = isAt(text, open, '(');
  if (!bracket && open == name) return {};
  const std::string_view line = text.substr(0, end);
  const std::size_t close = bracket ? line.find(')', open) : end;
  if (close == line.npos || !endsLine(line.substr(close + (bracket ? 1 : 0)))) return {};
  const std::size_t inside = bracket ? open + 1 : open;
  Numbers all = argumentsIn(trimmed(line.substr(inside, close - inside)));
  if (all.size() < kFewest) return {};
  NumberedCall call{first, bracket ? close + 1 : end, text.substr(first, name - first), {}, 0, {}};
  call.point = {all[all.size() - 2], all.back()};
  const ScannedNumber number = wholeNumber(all[all.size() - kFewest]);
  all.resize(all.size() - kFewest);
  call.same = std::move(all);
  call.number = number.value;
  const bool numbers = number.state == NumberState::finite &&
                       std::ranges::all_of(call.point, [](std::string_view one) {
                         return wholeNumber(one).state == NumberState::finite;
                       });
  return numbers && givesVertex(call.called, call.same.size()) ? call : NumberedCall{};
}

}  // namespace

void withPointsOfNumberedCalls(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  std::vector<NumberedCall> run;
  const auto finish = [&] {
    Numbers points;
    for (const NumberedCall& call : run)
      points.insert(points.end(), call.point.begin(), call.point.end());
    if (run.size() >= kFewestVertices)
      rewritten.replace(run.front().start, run.back().end, pointList(points, 2));
    run.clear();
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    NumberedCall call = callIn(text, start, end);
    const bool blank = trimmed(text.substr(start, end - start)).empty();
    const bool goesOn = !run.empty() && call.called == run.back().called &&
                        call.same == run.back().same && call.number == run.back().number + 1;
    if (!goesOn && !blank) finish();
    if (goesOn || (!call.called.empty() && (call.number == 0 || call.number == 1)))
      run.push_back(std::move(call));
    start = end + 1;
  }
  finish();
  rewritten.finish(plain, "");
}

}  // namespace sepax
