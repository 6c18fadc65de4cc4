#include "app/formats/plain/tikz.h"

#include "app/formats/left_out.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "core/exact/vec2.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

constexpr std::string_view kCycleWord = "cycle";

/// Where the -- starts that joins cycle at the place with what is before it; npos without.
std::size_t dashesBefore(std::string_view text, std::size_t cycle) {
  constexpr std::string_view kDashes = "--";
  const std::size_t last = cycle == 0 ? text.npos : text.find_last_not_of(kAllBlanks, cycle - 1);
  const bool joins = last != text.npos && text.substr(0, last + 1).ends_with(kDashes);
  return joins ? last + 1 - kDashes.size() : text.npos;
}

/// --cycle and -- before cycle in the next line as -- cycle.
void withPartedCycles(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kCycleWord); at != text.npos; at = text.find(kCycleWord, at + 1))
    if (const std::size_t dashes = dashesBefore(text, at);
        dashes != text.npos && dashes >= changed.done())
      changed.replace(dashes, at + kCycleWord.size(), "-- cycle");
  changed.finish(plain, "");
}

/// A--B--C: the names that -- joins and that end before the last dashes.
struct NamedPath {
  std::size_t start = 0;
  std::vector<std::string_view> names;  ///< the last one first
};

NamedPath namedPathBefore(std::string_view text, std::size_t dashes, std::size_t first) {
  NamedPath path{dashes, {}};
  for (std::size_t end = dashes; end > first;) {
    std::size_t start = end;
    while (start > first && isWordPart(text[start - 1])) --start;
    if (start == end || !isWordStart(text[start])) break;
    path.start = start;
    path.names.push_back(text.substr(start, end - start));
    if (start < first + 2 || text.substr(start - 2, 2) != "--") break;
    end = start - 2;
  }
  return path;
}

/// A--B--C--cycle as {A, B, C}.
void withNamedCycles(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kCycleWord); at != text.npos;
       at = text.find(kCycleWord, at + 1)) {
    const std::size_t dashes = dashesBefore(text, at);
    if (dashes == text.npos || dashes < changed.done()) continue;
    const NamedPath path = namedPathBefore(text, dashes, changed.done());
    if (path.names.size() < kFewestVertices) continue;
    std::string list;
    for (auto name = path.names.rbegin(); name != path.names.rend(); ++name)
      list.append(list.empty() ? "{" : ", ").append(*name);
    changed.replace(path.start, at + kCycleWord.size(), list + "}");
  }
  changed.finish(plain, "");
}

/// (10, 4)--cycle: a closed path of MetaPost and Asymptote.
bool closesPathOfPoints(std::string_view text) {
  for (std::size_t at = text.find(kCycleWord); at != text.npos;
       at = text.find(kCycleWord, at + 1)) {
    const std::size_t dashes = dashesBefore(text, at);
    if (dashes == text.npos || dashes == 0) continue;
    const std::size_t last = text.find_last_not_of(kAllBlanks, dashes - 1);
    if (last != text.npos && text[last] == ')') return true;
  }
  return false;
}

bool hasPathOfTikz(std::string_view text) {
  constexpr auto kPaths = std::to_array<std::string_view>(
      {"\\draw", "\\fill", "\\filldraw", "\\path", "\\shade", "\\clip"});
  return std::ranges::any_of(kPaths,
                             [&](std::string_view path) { return text.find(path) != text.npos; });
}

}  // namespace

bool joinsPoints(std::string_view text) {
  constexpr std::string_view kJoins = ") --";
  return (text.find(kJoins) != text.npos && hasPathOfTikz(text)) || closesPathOfPoints(text);
}

namespace {

void withoutNodes(std::string& text) {
  constexpr auto kWords = std::to_array<std::string_view>({"node", "coordinate"});
  for (const std::string_view word : kWords)
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      if (at == 0 || isWordPart(text[at - 1]) || text[at - 1] == '\\') continue;
      const std::size_t end = nodeEndOfTikz(text, at, word);
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(at),
          text.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
    }
}

}  // namespace

namespace {

/// The point (3, 4) whose bracket opens at the place, which is behind it then; nothing for another.
std::optional<Vec2> takePointOfTikz(std::string_view text, std::size_t& place) {
  std::size_t at = place + 1;
  const Numbers numbers = numbersFrom(text, at, ", \t\r\n");
  at = behindBlanks(text, at, kAllBlanks);
  if (numbers.size() != 2 || !isAt(text, at, ')')) return std::nullopt;
  place = at + 1;
  return Vec2{wholeNumber(numbers[0]).value, wholeNumber(numbers[1]).value};
}

/// The + before a point, behind `first`: ++(3, 4) goes on from the last point, +(3, 4) does not
/// become the last one itself.
std::string_view plusesBefore(std::string_view text, std::size_t place, std::size_t first) {
  constexpr std::size_t kMost = 2;
  const std::string_view before = trimmed(text.substr(first, place - first));
  std::size_t pluses = 0;
  while (pluses < std::min(kMost, before.size()) && before[before.size() - pluses - 1] == '+')
    ++pluses;
  return before.substr(before.size() - pluses);
}

/// (5, 1) -- ++(0, 4) as (5, 1) -- (5, 5). A step from a point that only has a name becomes one
/// that only has a name, too.
void withPointsOfSteps(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  std::optional<Vec2> last;
  std::size_t done = 0;
  for (std::size_t at = text.find_first_of("(;"); at != text.npos;
       at = text.find_first_of("(;", std::max(done, at + 1))) {
    const bool ends = text[at] == ';' || text.substr(done, at - done).find(kCycleWord) != text.npos;
    if (ends) last.reset();
    const std::string_view pluses = plusesBefore(text, at, done);
    done = at;
    const auto point = text[at] == '(' ? takePointOfTikz(text, done) : std::nullopt;
    if (pluses.empty()) {
      last = point;
      continue;
    }
    const auto next = point && last ? std::optional(*last + *point) : std::nullopt;
    if (point)
      changed.replace(static_cast<std::size_t>(pluses.data() - text.data()), done,
                      next ? fmt::format("({:.15g}, {:.15g})", next->x, next->y) : "(step)");
    if (pluses.size() > 1 || !point) last = next;
  }
  changed.finish(plain, "steps from one point to the next were added up");
}

}  // namespace

void withPlainPaths(PlainText& plain) {
  withNamedCycles(plain);
  const bool tikz = hasPathOfTikz(plain.text);
  if (!tikz && !closesPathOfPoints(plain.text)) return;
  if (tikz) withoutNodes(plain.text);
  if (tikz) withPointsOfSteps(plain);
  withDashesAbove(plain.text);
  withPartedCycles(plain);
}

namespace {

/// \pgfpathmoveto{\pgfqpoint{1in}{2in}} and \pgfpathclose at a place of a text.
struct PgfCommand {
  Numbers point;
  std::size_t end = 0;  ///< behind it; 0 where it is another one
};

/// The number of {1.25in} at this place, which is behind it then; empty for anything else.
std::string_view takePgfLength(std::string_view text, std::size_t& place) {
  constexpr std::size_t kLongest = 40;
  const std::size_t close = text.substr(place, kLongest).find('}');
  if (!isAt(text, place, '{') || close == text.npos) return {};
  std::string_view number = text.substr(place + 1, close - 1);
  while (!number.empty() && isWordStart(number.back())) number.remove_suffix(1);
  if (wholeNumber(number).state != NumberState::finite) return {};
  place += close + 1;
  return number;
}

/// The command of this name at the place, with a point or, where the name ends in "close", without.
PgfCommand pgfCommandAt(std::string_view text, std::size_t place, std::string_view name) {
  if (!text.substr(place).starts_with(name)) return {};
  std::size_t at = place + name.size();
  if (name.ends_with("close")) return {{}, at};
  for (const std::string_view point : {"{\\pgfqpoint", "{\\pgfpoint"}) {
    if (!text.substr(at).starts_with(point)) continue;
    at += point.size();
    const std::string_view x = takePgfLength(text, at);
    const std::string_view y = takePgfLength(text, at);
    if (!x.empty() && !y.empty() && isAt(text, at, '}')) return {{x, y}, at + 1};
  }
  return {};
}

std::size_t behindLineOfTex(std::string_view text, std::size_t place) {
  return behindBlanks(text, place, " \t\r\n%");
}

/// A path from its \pgfpathmoveto on: its points, and whether it is closed.
struct PgfPath {
  Numbers points;
  std::size_t end = 0;
  bool closed = false;
};

PgfPath pgfPathAt(std::string_view text, std::size_t place) {
  const PgfCommand move = pgfCommandAt(text, place, "\\pgfpathmoveto");
  PgfPath path{move.point, move.end};
  while (path.end > 0) {
    const std::size_t next = behindLineOfTex(text, path.end);
    const PgfCommand line = pgfCommandAt(text, next, "\\pgfpathlineto");
    if (line.end == 0) break;
    path.points.insert(path.points.end(), line.point.begin(), line.point.end());
    path.end = line.end;
  }
  const PgfCommand close = pgfCommandAt(text, behindLineOfTex(text, path.end), "\\pgfpathclose");
  path.closed = close.end > 0;
  path.end = std::max(path.end, close.end);
  return path;
}

/// Commands with places and colours that are no corners.
void withoutOtherCommandsOfPgf(std::string& text) {
  for (const std::string_view command :
       {"\\pgfpathrectangle", "\\definecolor", "\\pgftext", "\\pgfsys@transformshift"})
    for (std::size_t at = text.find(command); at != text.npos; at = text.find(command, at + 1)) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      text.replace(at, end - at, end - at, ' ');
    }
}

}  // namespace

void withPathsOfPgf(PlainText& plain) {
  constexpr std::string_view kMove = "\\pgfpathmoveto";
  if (plain.text.find(kMove) == plain.text.npos) return;
  withoutOtherCommandsOfPgf(plain.text);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool open = false;
  for (std::size_t at = text.find(kMove); at != text.npos; at = text.find(kMove, at + 1)) {
    const PgfPath path = pgfPathAt(text, at);
    if (path.end == 0) continue;
    changed.replace(at, path.end, path.closed ? pointList(path.points, 2) : std::string());
    open = open || !path.closed;
  }
  changed.finish(plain, open ? kOpenPathNote : std::string_view());
}

}  // namespace sepax
