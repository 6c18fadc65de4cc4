#include "app/formats/plain/tikz.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// Behind the bracket that this one at the place is closed by, within a few lines; the place itself
/// where none is.
std::size_t behindGroupOfTikz(std::string_view text, std::size_t place, char open, char close) {
  constexpr std::size_t kLongest = 300;
  int depth = 0;
  const std::size_t most = std::min(text.size(), place + kLongest);
  for (std::size_t at = place; at < most; ++at) {
    depth += text[at] == open ? 1 : text[at] == close ? -1 : 0;
    if (depth == 0) return at + 1;
  }
  return place;
}

/// Behind [below], (A) and at (1, 1) of a node, in any order.
std::size_t behindOptionsOfNode(std::string_view text, std::size_t place) {
  for (;;) {
    const std::size_t start = behindBlanks(text, place, kAllBlanks);
    std::size_t end = start;
    if (isAt(text, start, '[')) end = behindGroupOfTikz(text, start, '[', ']');
    if (isAt(text, start, '(')) end = behindGroupOfTikz(text, start, '(', ')');
    if (text.substr(start).starts_with("at ") || text.substr(start).starts_with("at("))
      end = start + 2;
    if (end == start) return place;
    place = end;
  }
}

/// Behind the node or coordinate of this word at the place; the place itself where it is none.
std::size_t nodeEndOfTikz(std::string_view text, std::size_t place, std::string_view word) {
  const std::size_t options = place + word.size();
  if (isAt(text, options, '\n') || (options < text.size() && isWordPart(text[options])))
    return place;
  if (word == "coordinate") {  // [label=below:A] (A)
    std::size_t end = behindBlanks(text, options);
    if (isAt(text, end, '[')) end = behindBlanks(text, behindGroupOfTikz(text, end, '[', ']'));
    const bool name = isAt(text, end, '(') && end + 1 < text.size() && isWordStart(text[end + 1]);
    return name ? behindGroupOfTikz(text, end, '(', ')') : place;
  }
  const std::size_t words = behindBlanks(text, behindOptionsOfNode(text, options), kAllBlanks);
  const std::size_t end = behindGroupOfTikz(text, words, '{', '}');
  return isAt(text, words, '{') && end > words ? end : place;
}

/// The -- that a line starts with at the end of the line above: two dashes start a list of YAML.
void withDashesAbove(std::string& text) {
  for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1)) {
    const std::size_t dashes = behindBlanks(text, at + 1);
    if (text.compare(dashes, 2, "--") != 0 || isAt(text, dashes + 2, '-')) continue;
    const auto start = text.begin() + static_cast<std::ptrdiff_t>(at);
    const auto sign = text.begin() + static_cast<std::ptrdiff_t>(dashes);
    std::rotate(start, sign, sign + 2);
  }
}

/// --cycle and -- before cycle in the next line as -- cycle.
void withPartedCycles(PlainText& plain) {
  constexpr std::string_view kDashes = "--";
  constexpr std::string_view kWord = "cycle";
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kWord); at != text.npos; at = text.find(kWord, at + 1)) {
    const std::size_t last = at == 0 ? text.npos : text.find_last_not_of(kAllBlanks, at - 1);
    const bool joins =
        last != text.npos && last > changed.done() && text.substr(0, last + 1).ends_with(kDashes);
    if (joins) changed.replace(last - 1, at + kWord.size(), "-- cycle");
  }
  changed.finish(plain, "");
}

bool hasPathOfTikz(std::string_view text) {
  constexpr auto kPaths = std::to_array<std::string_view>(
      {"\\draw", "\\fill", "\\filldraw", "\\path", "\\shade", "\\clip"});
  return std::ranges::any_of(kPaths,
                             [&](std::string_view path) { return text.find(path) != text.npos; });
}

}  // namespace

bool joinsPointsOfTikz(std::string_view text) {
  constexpr std::string_view kJoins = ") --";
  return text.find(kJoins) != text.npos && hasPathOfTikz(text);
}

void withoutNodesOfTikz(PlainText& plain) {
  constexpr auto kWords = std::to_array<std::string_view>({"node", "coordinate"});
  std::string& text = plain.text;
  if (!hasPathOfTikz(text)) return;
  for (const std::string_view word : kWords)
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      if (at == 0 || isWordPart(text[at - 1]) || text[at - 1] == '\\') continue;
      const std::size_t end = nodeEndOfTikz(text, at, word);
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(at),
          text.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
    }
  withDashesAbove(text);
  withPartedCycles(plain);
}

}  // namespace sepax
