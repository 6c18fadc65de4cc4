#include "app/formats/lists/quoted_again.h"

#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Words one behind the other in a line, with a blank or a comma between them.
std::size_t longestPhrase(std::string_view line) {
  std::size_t longest = 0;
  std::size_t words = 0;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && isWordStart(line[end])) ++end;
    const bool ends =
        end == line.size() || std::string_view(" ,.:;?!").find(line[end]) != line.npos;
    words = end > at && ends ? words + 1 : 0;
    longest = std::max(longest, words);
    if (end == at) ++end;
    if (end < line.size() && std::string_view(".:;?!").find(line[end]) != line.npos) words = 0;
    at = std::min(line.find_first_not_of(", ", end), line.size());
  }
  return longest;
}

/// // and # start a comment in code; what it says makes no report of it.
bool isCommentLine(std::string_view line) {
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"//", "#", "/*", "*", "--", ";", "%"},
      [&](std::string_view sign) { return line.starts_with(sign); });
}

/// Somebody has written a sentence.
bool holdsSentence(std::string_view text) {
  constexpr std::size_t kFewest = 5;  // words
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    if (!isCommentLine(line) && longestPhrase(line) >= kFewest) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// a and b, poly1 and poly2, ringA and ringB: names of two things of a kind.
bool areOfAKind(std::string_view name, std::string_view other) {
  constexpr std::size_t kShort = 2;
  if (name.empty() || other.empty() || name == other) return false;
  if (name.size() <= kShort && other.size() <= kShort) return true;
  if (stemOfLabel(name) == stemOfLabel(other)) return true;
  return name.size() == other.size() &&
         name.substr(0, name.size() - 1) == other.substr(0, other.size() - 1);
}

}  // namespace

void leaveOutQuotedAgain(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2 || !holdsSentence(text)) return;
  std::map<std::vector<double>, std::string> known;
  std::set<const RawPolygon*> outer;  // that have holes
  for (std::size_t i = 1; i < raw.polygons.size(); ++i)
    if (raw.polygons[i].isHole) outer.insert(&raw.polygons[i - 1]);
  std::vector<RawPolygon> once;
  for (RawPolygon& list : raw.polygons) {
    const bool plain = !list.isHole && list.poses.empty() && !outer.contains(&list);
    const auto [first, isNew] =
        plain ? known.emplace(list.numbers, list.name) : std::pair(known.end(), true);
    if (isNew || areOfAKind(first->second, list.name)) once.push_back(std::move(list));
  }
  if (once.size() < raw.polygons.size())
    addNote(raw, "an outline that is quoted again counts once");
  raw.polygons = std::move(once);
}

}  // namespace sepax
