#include "app/formats/plain/axis_objects.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// xs = [0, 5, 5]: a list of nothing but numbers.
struct NumberList {
  std::size_t start = 0;  ///< its bracket
  std::size_t end = 0;    ///< behind the one that closes it
  Numbers numbers;
};

std::string_view nameBefore(std::string_view text, std::size_t end) {
  std::size_t start = end;
  while (start > 0 && isWordPart(text[start - 1])) --start;
  return text.substr(start, end - start);
}

/// fence = { of the bracket that opens here, but scatter(x=xs, y=ys).
bool isAssigned(std::string_view text, std::size_t open) {
  const std::size_t last = open == 0 ? text.npos : text.find_last_not_of(" \t", open - 1);
  return last != text.npos && text[last] == '=';
}

/// The lists of a text by their names.
std::map<std::string_view, NumberList> numberListsIn(std::string_view text) {
  constexpr std::size_t kFar = 100;  // from the sign back to the name
  std::map<std::string_view, NumberList> lists;
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1)) {
    const std::size_t open = behindBlanks(text, sign + 1, kAllBlanks);
    if (open >= text.size() || !isOpening(text[open])) continue;
    std::size_t end = open + 1;
    Numbers numbers = numbersFrom(text, end, ", \t\r\n");
    end = behindBlanks(text, end, ", \t\r\n");
    if (numbers.size() < kFewestVertices || end >= text.size() || !isClosing(text[end])) continue;
    const std::size_t least = sign - std::min(sign, kFar);
    std::string_view before = trimmed(text.substr(least, sign - least));
    if (before.ends_with(':')) before = trimmed(before.substr(0, before.size() - 1));
    while (before.ends_with(']')) before = trimmed(before.substr(0, before.find_last_of("[")));
    const std::string_view name = nameBefore(before, before.size());
    if (!name.empty()) lists[name] = {open, end + 1, std::move(numbers)};
  }
  return lists;
}

/// xs of x: xs, 'x' => \@xs and "x": $xs at this place, which is then behind it; empty where
/// something else stands.
std::string_view takeMember(std::string_view text, std::size_t& place, char axis) {
  std::size_t at = behindBlanks(text, place, " \t\r\n\"'.,");
  if (!isAt(text, at, axis)) return {};
  at = behindBlanks(text, at + 1, " \t\"'");
  if (!isAt(text, at, ':') && !isAt(text, at, '=')) return {};
  at = behindBlanks(text, at + 1, "> \t\\@$&");
  std::size_t end = at;
  while (end < text.size() && isWordPart(text[end])) ++end;
  place = end;
  return text.substr(at, end - at);
}

}  // namespace

void withListsOfAxisObjects(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find('{') == text.npos && text.find('(') == text.npos) return;
  std::optional<std::map<std::string_view, NumberList>> lists;
  std::map<std::size_t, std::pair<std::size_t, std::string>> changes;
  for (std::size_t open = text.find_first_of("{("); open != text.npos;
       open = text.find_first_of("{(", open + 1)) {
    if (!isAssigned(text, open)) continue;
    std::size_t end = open + 1;
    const std::string_view x = takeMember(text, end, 'x');
    const std::string_view y = x.empty() ? x : takeMember(text, end, 'y');
    const std::size_t close = behindBlanks(text, end, ", \t\r\n");
    if (y.empty() || close >= text.size() || !isClosing(text[close])) continue;
    if (!lists) lists = numberListsIn(text);
    const auto first = lists->find(x);
    const auto second = lists->find(y);
    if (first == lists->end() || second == lists->end()) continue;
    const NumberList& xs = first->second;
    const NumberList& ys = second->second;
    if (xs.numbers.size() != ys.numbers.size() || changes.contains(xs.start)) continue;
    changes[open] = {close + 1, pointList(xs.numbers, ys.numbers)};
    changes[xs.start] = {xs.end, "[]"};
    changes[ys.start] = {ys.end, "[]"};
  }
  Rewritten changed(source);
  for (const auto& [start, change] : changes)
    if (start >= changed.done()) changed.replace(start, change.first, change.second);
  changed.finish(plain, "the numbers of x became x, those of y y");
}

}  // namespace sepax
