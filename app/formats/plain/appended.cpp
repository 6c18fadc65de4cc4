#include "app/formats/plain/appended.h"

#include "app/formats/literals/indices.h"
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
#include <utility>
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

/// A statement that fills a list with points by their names: corners.append(a), corners[2] = a or
/// corners.setPoint(2, a).
struct Append {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string_view list;   ///< empty: there is none
  Numbers points;          ///< their names
  std::size_t calls = 0;   ///< or signs, each of which adds some of them
  std::string_view index;  ///< 2 of the last two
};

/// Takes a, b) with its bracket; whether nothing else stands there.
bool takeNames(std::string_view text, std::size_t& place, Numbers& points) {
  for (char sign = ','; sign == ','; ++place) {
    place = behindBlanks(text, place);
    points.push_back(takeWord(text, place));
    place = behindBlanks(text, place);
    if (points.back().empty() || place == text.size()) return false;
    sign = text[place];
    if (sign != ',' && sign != ')') return false;
  }
  return true;
}

/// Takes 2, of 2, a); nothing where no number stands first.
std::string_view takeIndex(std::string_view text, std::size_t& place) {
  std::size_t end = place;
  while (end < text.size() && isDigit(text[end])) ++end;
  const std::string_view index = text.substr(place, end - place);
  if (index.empty() || !isAt(text, end, ',')) return {};
  place = end + 1;
  return index;
}

/// Takes .append(a), .add(a).add(b) and .setPoint(2, a).
bool takeCalls(std::string_view text, std::size_t& place, Append& append) {
  constexpr auto kCalls =
      std::to_array<std::string_view>({"append", "push_back", "push", "add", "Add", "emplace_back",
                                       "addPoint", "addVertex", "AddPoint", "Append"});
  for (std::size_t next = place; isAt(text, next, '.');
       next = behindBlanks(text, place, kAllBlanks)) {
    place = next + 1;
    const std::string_view call = takeWord(text, place);
    if (!isAt(text, place, '(')) return false;
    append.index = takeIndex(text, ++place);
    const bool fills = append.index.empty() ? std::ranges::find(kCalls, call) != kCalls.end()
                                            : tellsOfOutline(call);
    if (!fills || !takeNames(text, place, append.points)) return false;
    ++append.calls;
  }
  return true;
}

/// Takes << a << b, which writes no points where the name is that of a stream of text.
bool takeStream(std::string_view text, std::size_t& place, Append& append) {
  constexpr auto kTexts =
      std::to_array<std::string_view>({"cout", "cerr", "clog", "os", "out", "oss", "ss", "stream"});
  if (std::ranges::find(kTexts, append.list) != kTexts.end()) return false;
  constexpr std::string_view kSign = "<<";
  for (std::size_t next = place; text.substr(next).starts_with(kSign);
       next = behindBlanks(text, place, kAllBlanks)) {
    place = behindBlanks(text, next + kSign.size());
    append.points.push_back(takeWord(text, place));
    if (append.points.back().empty()) return false;
    ++append.calls;
  }
  return true;
}

/// Takes [2] = a.
bool takePlaced(std::string_view text, std::size_t& place, Append& append) {
  const std::size_t first = ++place;
  while (place < text.size() && isDigit(text[place])) ++place;
  append.index = text.substr(first, place - first);
  if (append.index.empty() || !isAt(text, place, ']')) return false;
  place = behindBlanks(text, place + 1);
  if (!isAt(text, place, '=')) return false;
  place = behindBlanks(text, place + 1);
  append.points.push_back(takeWord(text, place));
  ++append.calls;
  return !append.points.back().empty();
}

/// The one that starts at this place, and that a semicolon or its line ends.
Append appendAt(std::string_view text, std::size_t place) {
  Append append;
  append.start = place;
  append.list = takeWord(text, place);
  const std::size_t sign = behindBlanks(text, place);
  if (append.list.empty() || sign == text.size()) return {};
  bool whole = false;
  if (text[sign] == '.') whole = takeCalls(text, place = sign, append);
  if (text[sign] == '<') whole = takeStream(text, place = sign, append);
  if (text[sign] == '[') whole = takePlaced(text, place = sign, append);
  append.end = place;
  place = behindBlanks(text, place, " \t\r");
  const bool ends = place == text.size() || text[place] == ';' || text[place] == '\n';
  return whole && ends && !append.points.empty() ? append : Append{};
}

/// The next statement fills the same list: corners[3] = b behind corners[2] = a.
bool goesOn(const Append& last, const Append& next) {
  if (last.list != next.list || last.index.empty() != next.index.empty()) return false;
  return last.index.empty() || wholeNumber(next.index).value == wholeNumber(last.index).value + 1;
}

/// a of Point a(1, 2) and Point a{1, 2}.
void addConstructed(std::string_view text, std::set<std::string_view>& names) {
  constexpr std::string_view kNumbers = "+-.0123456789";
  for (std::size_t at = text.find_first_of("({"); at != text.npos;
       at = text.find_first_of("({", at + 1)) {
    std::size_t first = at;
    while (first > 0 && isWordPart(text[first - 1])) --first;
    const std::size_t inside = behindBlanks(text, at + 1);
    if (first < at && inside < text.size() && kNumbers.find(text[inside]) != kNumbers.npos)
      names.insert(text.substr(first, at - first));
  }
}

/// The names that a point is assigned to: a = Vector2(1, 2) and a: Vector2 = (1, 2).
std::set<std::string_view> assignedIn(std::string_view text) {
  std::set<std::string_view> names;
  addConstructed(text, names);
  constexpr std::size_t kFar = 80;  // each = looks so far
  for (std::size_t at = text.find('='); at != text.npos; at = text.find('=', at + 1)) {
    std::string_view left = text.substr(at - std::min(at, kFar), std::min(at, kFar));
    left = left.substr(left.find_last_of(";,\n") + 1);  // all without
    left = trimmed(left.substr(0, left.find(':')));
    std::size_t first = left.size();
    while (first > 0 && isWordPart(left[first - 1])) --first;
    names.insert(left.substr(first));
  }
  return names;
}

}  // namespace

void withListsOfAppends(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  constexpr std::string_view kBetween = "; \t\r\n";
  const std::set<std::string_view> assigned = assignedIn(text);
  std::vector<Append> run;
  const auto finish = [&] {
    Numbers points;
    std::size_t calls = 0;
    for (const Append& append : run) {
      points.insert(points.end(), append.points.begin(), append.points.end());
      calls += append.calls;
    }
    const bool known = std::ranges::all_of(
        points, [&](std::string_view point) { return assigned.contains(point); });
    if (points.size() >= kFewestVertices && calls > 1 && known)
      rewritten.replace(run.front().start, run.back().end,
                        fmt::format("{} = [{}]", run.front().list, fmt::join(points, ", ")));
    run.clear();
  };
  for (std::size_t place = behindBlanks(text, 0, kBetween); place < text.size();
       place = behindBlanks(text, place, kBetween)) {
    Append append = appendAt(text, place);
    if (!run.empty() && !goesOn(run.back(), append)) finish();
    place =
        append.list.empty() ? std::min(text.find_first_of(";\n", place), text.size()) : append.end;
    if (!append.list.empty()) run.push_back(std::move(append));
  }
  finish();
  rewritten.finish(plain, "");
}

}  // namespace sepax
