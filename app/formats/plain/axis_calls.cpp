#include "app/formats/plain/axis_calls.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

using Row = std::vector<std::string_view>;

/// The numbers of [0, 1, 2] at this place, blanks before it; empty where something else stands.
Row listAt(std::string_view text, std::size_t& place) {
  const std::size_t open = text.find_first_not_of(" \t\n", place);
  if (open == text.npos || text[open] != '[') return {};
  const std::size_t close = text.find_first_of("[]", open + 1);
  if (close == text.npos || text[close] == '[') return {};
  Row numbers;
  for (std::size_t at = open + 1; at < close;) {
    const std::size_t end = text.find_first_of(",]", at);
    numbers.push_back(trimmed(text.substr(at, end - at)));
    if (wholeNumber(numbers.back()).state != NumberState::finite) return {};
    at = end + 1;
  }
  place = close + 1;
  return numbers;
}

}  // namespace

void withPointsOfCall(PlainText& plain, std::string_view call) {
  const std::string_view text = plain.text;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t at = text.find(call); at != text.npos;
       at = text.find(call, std::max(at + 1, done))) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    std::size_t place = at + call.size();
    while (true) {
      std::size_t end = place;
      const Row x = listAt(text, end);
      if (x.size() < kFewestVertices || end >= text.size() || text[end] != ',') break;
      const std::size_t comma = end++;
      const Row y = listAt(text, end);
      if (y.size() != x.size()) break;
      changed.append(text.substr(done, place - done)).append("[");
      for (std::size_t i = 0; i < x.size(); ++i)
        changed += fmt::format("{}[{}, {}]", i == 0 ? "" : ", ", x[i], y[i]);
      const auto lines = std::ranges::count(text.substr(place, end - place), '\n');
      changed.append("]").append(static_cast<std::size_t>(lines), '\n');
      done = end;
      // the next pair stands behind a colour
      const std::size_t next = std::min(text.find_first_not_of(", \t\n", end), text.size());
      const bool quoted = next < text.size() && (text[next] == '"' || text[next] == '\'');
      const std::size_t close = quoted ? text.find(text[next], next + 1) : next - 1;
      if (close == text.npos || close <= comma) break;
      place = std::min(text.find_first_not_of(", \t\n", close + 1), text.size());
    }
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
  plain.notes.push_back(fmt::format("the lists of {}) were read as x and y", call));
}

void withPointsOfPair(PlainText& plain) {
  const std::string text = plain.text;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1)) {
    constexpr std::size_t kFar = 40;  // both names
    const std::size_t least = sign - std::min(sign, kFar);
    std::string_view names = std::string_view(text).substr(least, sign - least);
    names = trimmed(names.substr(names.rfind('\n') + 1));
    names = trimmed(names.substr(names.starts_with('+') ? 1 : 0));  // of a diff
    const std::size_t comma = names.find(',');
    if (comma == names.npos || names.find('(') != names.npos) continue;
    const std::string x = lowered(trimmed(names.substr(0, comma)));
    std::string y = lowered(trimmed(names.substr(comma + 1)));
    const bool places = (x.starts_with("lon") && y.starts_with("lat")) || (x == "ra" && y == "dec");
    std::ranges::replace(y, 'y', 'x');
    if (!places && (x != y || x.find('x') == x.npos)) continue;
    std::size_t end = sign + 1;
    const Row first = listAt(text, end);
    if (first.size() < kFewestVertices || end >= text.size() || text[end] != ',') continue;
    const Row second = listAt(text, ++end);
    if (second.size() != first.size()) continue;
    changed.append(text, done, sign + 1 - done).append(" [");
    for (std::size_t i = 0; i < first.size(); ++i)
      changed += fmt::format("{}[{}, {}]", i == 0 ? "" : ", ", first[i], second[i]);
    const auto lines = std::count(text.begin() + static_cast<std::ptrdiff_t>(sign),
                                  text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
    changed.append("]").append(static_cast<std::size_t>(lines), '\n');
    done = end;
  }
  if (done == 0) return;
  changed.append(text, done);
  plain.text = std::move(changed);
  plain.notes.emplace_back("two lists were read as x and y");
}

void withoutTypeCodes(PlainText& plain) {
  constexpr std::string_view kCall = "array('";
  std::string& text = plain.text;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    const std::size_t list = at + kCall.size() + 3;  // behind d',
    if (list >= text.size() || text.compare(list - 2, 2, "',") != 0) continue;
    const std::size_t open = text.find_first_not_of(" \n", list);
    if (open == text.npos || text[open] != '[') continue;
    const std::size_t close = text.find_first_of("[]", open + 1);
    if (close == text.npos || text[close] == '[' || close + 1 >= text.size()) continue;
    if (text[close + 1] != ')') continue;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
              text.begin() + static_cast<std::ptrdiff_t>(list), ' ');
    text[close + 1] = ' ';
  }
}

}  // namespace sepax
