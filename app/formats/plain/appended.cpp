#include "app/formats/plain/appended.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The word at this place, which is behind it then; empty where none starts.
std::string_view takeWord(std::string_view text, std::size_t& place) {
  std::size_t end = place;
  if (end < text.size() && isWordStart(text[end]))
    while (end < text.size() && isWordPart(text[end])) ++end;
  const std::string_view word = text.substr(place, end - place);
  place = end;
  return word;
}

/// corners.append(a);
struct Append {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string_view list;  ///< empty: there is none
  std::string_view point;
};

/// The one that is all of a line but its end.
Append appendIn(std::string_view text, std::size_t start, std::size_t end) {
  constexpr auto kCalls =
      std::to_array<std::string_view>({"append", "push_back", "push", "add", "Add", "emplace_back",
                                       "addPoint", "addVertex", "AddPoint", "Append"});
  const std::string_view code = text.substr(0, end);
  Append append;
  std::size_t at = append.start = behindBlanks(code, start);
  const std::string_view list = takeWord(code, at);
  if (list.empty() || !isAt(code, at, '.')) return {};
  const std::string_view call = takeWord(code, ++at);
  if (std::ranges::find(kCalls, call) == kCalls.end() || !isAt(code, at, '(')) return {};
  at = behindBlanks(code, at + 1);
  append.point = takeWord(code, at);
  at = behindBlanks(code, at);
  if (append.point.empty() || !isAt(code, at, ')')) return {};
  append.end = at + 1;
  at = behindBlanks(code, append.end, "; \t\r");
  append.list = at == code.size() ? list : std::string_view{};
  return append;
}

/// The names that a point is assigned to: a = Vector2(1, 2) and a: Vector2 = (1, 2).
std::set<std::string_view> assignedIn(std::string_view text) {
  std::set<std::string_view> names;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    std::string_view left = text.substr(start, end - start);
    left = left.substr(0, left.find('='));
    const bool assigns = left.size() < end - start;
    left = trimmed(left.substr(0, left.find(':')));
    std::size_t first = left.size();
    while (first > 0 && isWordPart(left[first - 1])) --first;
    if (assigns) names.insert(left.substr(first));
    start = end + 1;
  }
  return names;
}

}  // namespace

void withListsOfAppends(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  const std::set<std::string_view> assigned = assignedIn(text);
  std::vector<Append> run;
  const auto finish = [&] {
    std::vector<std::string_view> points;
    for (const Append& append : run) points.push_back(append.point);
    const bool known = std::ranges::all_of(
        points, [&](std::string_view point) { return assigned.contains(point); });
    if (run.size() >= kFewestVertices && known)
      rewritten.replace(run.front().start, run.back().end,
                        fmt::format("{} = [{}]", run.front().list, fmt::join(points, ", ")));
    run.clear();
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const Append append = appendIn(text, start, end);
    const bool goesOn = !run.empty() && !append.list.empty() && append.list == run.front().list;
    if (!goesOn && !trimmed(text.substr(start, end - start)).empty()) finish();
    if (!append.list.empty()) run.push_back(append);
    start = end + 1;
  }
  finish();
  rewritten.finish(plain, "");
}

}  // namespace sepax
