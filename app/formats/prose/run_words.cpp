#include "app/formats/prose/run_words.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/relations.h"
#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/literals/tree.h"
#include "app/formats/literals/words.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {

std::string withoutComments(std::string_view separator) {
  std::string plain;
  for (std::size_t i = 0; i < separator.size(); ++i) {
    const bool slashes = separator.substr(i, 2) == "//" && (i == 0 || separator[i - 1] != ':');
    if (slashes || separator.substr(i, 2) == "# ")
      i = std::min(separator.find('\n', i), separator.size());
    if (i < separator.size()) plain += separator[i];
  }
  return plain;
}

namespace {

/// The * of "(3, 3) *" at the end of a line, by which somebody marks a point.
bool isMarkAtEnd(std::string_view text, std::size_t at) {
  const std::size_t next = behindBlanks(text, at + 1, " \t\r");
  return text[at] == '*' && at > 0 && text[at - 1] == ' ' && isAt(text, next, '\n');
}

}  // namespace

std::string essenceOf(std::string_view separator) {
  const std::string small = lowered(separator);
  std::string letters;
  for (std::size_t i = 0; i < small.size(); ++i) {
    if (isWordStart(small[i])) {  // a single letter is the name of a point
      std::size_t end = i;
      while (end < small.size() && isWordStart(small[end])) ++end;
      const std::string word = small.substr(i, end - i);
      if (end > i + 1 && !isConnectingWord(word)) letters += word;
      i = end - 1;
    } else if (isMarkAtEnd(small, i)) {
      continue;
    } else if (!isDigit(small[i]) &&
               std::string_view(" \t\r\n,;.|").find(small[i]) == std::string_view::npos) {
      letters += small[i];
    }
  }
  return letters;
}

std::size_t wordsIn(std::string_view text) {
  std::size_t words = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    words += isWordStart(text[i]) && (i == 0 || !isWordPart(text[i - 1]));
  return words;
}

std::size_t numbersIn(std::string_view text, std::size_t enough) {
  Tokens tokens(text);
  std::size_t numbers = 0;
  for (Token token = tokens.next(); token.kind != TokenKind::end && numbers < enough;
       token = tokens.next())
    numbers += token.kind == TokenKind::number;
  return numbers;
}

namespace {

/// "width": 640, ... of {"width": 640, ...}: a value whose lists have names of their own.
bool startsWithKey(std::string_view inside) {
  constexpr std::size_t kLongest = 100;
  const std::size_t open = behindBlanks(inside, 0, kAllBlanks);
  if (!isAt(inside, open, '"') && !isAt(inside, open, '\'')) return false;
  const std::string_view key = inside.substr(open + 1, kLongest);
  const std::size_t close = key.find(inside[open]);
  return close != key.npos && isAt(inside, behindBlanks(inside, open + close + 2), ':');
}

}  // namespace

bool holdsNoOutline(std::string_view called, std::string_view inside) {
  constexpr std::size_t kMostOfPoint = 3;
  constexpr std::size_t kLongestPoint = 200;
  if (startsWithKey(inside)) return false;
  const bool matrix = called == "matrix" && inside.find("ncol") != inside.npos;
  const bool list = inside.find_first_of("([{") != inside.npos;
  const std::string small = lowered(called);
  const bool curve = (small.find("cubic") != small.npos || small.find("bezier") != small.npos) &&
                     !small.ends_with("to");
  const bool asks = inside.size() <= kLongestPoint && asksOfPoint(called) &&
                    numbersIn(inside, kMostOfPoint + 1) <= kMostOfPoint;
  return asks || (!matrix && (list ? curve || isOtherCall(called) : takesNoPlace(called)));
}

bool namesOtherList(std::string_view name, std::string_view inside) {
  return isOtherName(name) && !startsWithKey(inside);
}

std::string numbersOfLispCall(std::string_view inside) {
  const std::size_t end = std::min(inside.find_first_of(" \t\n"), inside.size());
  const std::string_view called = inside.substr(0, end);
  constexpr std::size_t kLongest = 60;
  if (called.empty() || called.size() > kLongest || !isWordStart(called.front())) return {};
  if (!tellsOfOutline(called)) return {};
  std::string numbers(trimmed(inside.substr(end)));
  const std::size_t fewest = 2 * kFewestVertices;
  if (numbers.find_first_not_of("0123456789+-.eE \t") != numbers.npos) return {};
  if (numbersIn(numbers, fewest) < fewest) return {};
  std::ranges::replace(numbers, ' ', ',');
  return numbers;
}

bool holdsLispCall(std::string_view inside) {
  constexpr std::size_t kLongest = 4000;
  if (inside.size() > kLongest) return false;
  for (std::size_t open = inside.find('('); open != inside.npos;
       open = inside.find('(', open + 1)) {
    const std::string_view call = inside.substr(open + 1);
    const std::size_t close = call.find_first_of("()");
    if (close != call.npos && call[close] == ')' &&
        !numbersOfLispCall(call.substr(0, close)).empty())
      return true;
  }
  return false;
}

bool isBaseline(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 200;
  std::string_view before = mixed.before(place);
  before.remove_prefix(before.size() - std::min(before.size(), kFar));
  const auto tag = before.rfind('<');
  if (tag == before.npos) return false;
  const std::string name = lowered(before.substr(tag + 1));
  const std::size_t prefix = name.find(':');  // of <pc:Baseline points="...">
  const std::size_t local = prefix < name.find(' ') ? prefix + 1 : 0;
  return std::string_view(name).substr(local).starts_with("baseline");
}

bool isToldBefore(const MixedText& mixed, std::size_t place) {
  const std::string_view before = mixed.before(place);
  return before.ends_with(": ") || before.ends_with(" is ") || before.ends_with(" are ");
}

namespace {

/// What stands behind a name: .addVertex( of angle.addVertex(0, 0). A point is put into what has
/// this name, which is a list, whatever it means.
bool takesPoints(std::string_view behind) {
  if (!behind.starts_with('.') && !behind.starts_with("->")) return false;
  behind.remove_prefix(behind.starts_with('.') ? 1 : 2);
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"add", "push", "append", "insert", "emplace", "lineto", "setpoint", "setvertex"});
  return std::ranges::any_of(kCalls,
                             [&](std::string_view call) { return behind.starts_with(call); });
}

}  // namespace

bool isForeign(std::string_view separator) {
  constexpr std::array<std::string_view, 21> kWords = {
      "error",    "warning", "exception", "circle", "radius", "r",       "pos",
      "position", "vel",     "speed",     "size",   "width",  "center",  "centre",
      "angle",    "mouse",   "cursor",    "scale",  "color",  "gravity", "st_point"};
  const std::string small = lowered(separator);
  for (std::size_t i = 0; i < small.size();) {
    std::size_t end = i;
    while (end < small.size() && isWordPart(small[end])) ++end;
    const std::string_view word = std::string_view(small).substr(i, end - i);
    const bool list = takesPoints(std::string_view(small).substr(end));
    if (!list && std::ranges::find(kWords, word) != kWords.end()) return true;
    if (namesWay(stemOfLabel(word))) return true;  // normal1 of a contact; pos1 may be a corner
    i = end + 1;
  }
  return false;
}

bool tellsOutline(const MixedText& mixed, std::size_t place, std::string_view essence) {
  if (std::ranges::none_of(essence, isWordStart)) return true;
  constexpr std::array<std::string_view, 17> kHints = {
      "poly",   "vert", "point", "pt",     "push", "add",     "append", "insert", "latlng",
      "lineto", "set",  "vec",   "corner", "xy",   "emplace", "node",   "->"};
  return std::ranges::any_of(
             kHints, [&](std::string_view hint) { return essence.find(hint) != essence.npos; }) ||
         isOutlineBefore(mixed, place);
}

namespace {

/// !2 below the END of the section before: a hole in a filter of Osmosis.
bool isHoleSection(std::string_view heading, std::string_view before) {
  return heading.starts_with('!') && heading.size() > 1 &&
         std::ranges::all_of(heading.substr(1), isWordPart) && trimmed(before).ends_with("END");
}

}  // namespace

bool startsHole(std::string_view between) {
  constexpr std::size_t kLongest = 24;  // "# Hole 1:"
  constexpr std::size_t kMostWords = 2;
  std::string all = lowered(between);
  std::erase(all, '_');
  if (all.find(kContour) != all.npos) return true;
  const std::string_view above = trimmed(between);
  const std::string_view heading = trimmed(above.substr(above.rfind('\n') + 1));
  if (isHoleSection(heading, above.substr(0, above.size() - heading.size()))) return true;
  const CallingWords words = wordsOf(heading);
  const bool inner = holdsWord(words, {"inner", "interior"}) &&
                     holdsWord(words, {"ring", "loop", "boundary", "contour"});
  const std::size_t dot = heading.find('.');  // hole1.moveTo
  if (dot != heading.npos && dot > 0 && heading.find_first_of(" (=") == heading.npos &&
      heading.size() <= kLongest && lowered(heading).starts_with("hole"))
    return true;
  return heading.size() <= kLongest && words.size() <= kMostWords &&
         heading.find_first_of("([{;=") == heading.npos &&
         (inner || holdsWord(words, {"hole", "holes", "cutout", "cutouts"}));
}

bool comesBack(const MixedText& mixed, std::size_t place, std::size_t end) {
  constexpr std::size_t kFar = 1000;
  std::size_t behind = 0;
  const std::string_view line = mixed.text().substr(place, end - place);
  const Numbers numbers = numbersFrom(line, behind, ", \t\r");
  const std::size_t count = numbers.size();
  if (count < 2 * (kFewestVertices + 1) || count % 2 != 0) return false;
  if (numbers[0] != numbers[count - 2] || numbers[1] != numbers[count - 1]) return false;
  const std::size_t start = place - std::min(place, kFar);
  return lowered(mixed.text().substr(start, place - start)).find("polygon") != std::string::npos;
}

bool isRowOfVertices(std::string_view above, std::string_view row) {
  std::size_t place = 0;
  const std::size_t count = numbersFrom(row, place, " \t\r").size();
  if (count < 2 * kFewestVertices || count % 2 != 0) return false;
  const std::string words = lowered(above);
  const std::string counted = fmt::format("{} ", count / 2);
  for (const char* const word : {"vert", "point", "corner", "pts"}) {
    const std::size_t at = words.find(counted + word);
    if (at != words.npos && (at == 0 || !isDigit(words[at - 1]))) return true;
  }
  bool pairs = tellsOfOutline(above);  // two blanks or more stand behind each second number
  std::size_t number = 0;
  for (row = trimmed(row); pairs && !row.empty(); ++number) {
    const std::size_t end = std::min(row.find(' '), row.size());
    const std::size_t next = std::min(row.find_first_not_of(' ', end), row.size());
    pairs = next == row.size() || (next - end > 1) == (number % 2 == 1);
    row.remove_prefix(next);
  }
  return pairs;
}

bool isPathOfSvg(std::string_view line) {
  constexpr std::ptrdiff_t kFewest = 6;  // digits
  return line.starts_with('M') && std::ranges::count_if(line, isDigit) >= kFewest &&
         line.find_first_not_of("0123456789+-., MmLlHhVvZz") == line.npos;
}

bool isCounted(const MixedText& mixed, std::size_t place, std::size_t count) {
  if (place == 0) return false;
  const ScannedNumber above = wholeNumber(trimmed(mixed.before(place - 1)));
  return above.state == NumberState::finite && above.value == static_cast<double>(count);
}

bool cutAtCount(const MixedText& mixed, std::size_t place, PointRun& rows) {
  constexpr std::size_t kFar = 3000;
  const ScannedNumber count =
      place == 0 ? ScannedNumber{} : wholeNumber(trimmed(mixed.before(place - 1)));
  const bool fewer = count.state == NumberState::finite && count.value >= kFewestVertices &&
                     count.value < static_cast<double>(rows.points);
  if (!fewer || count.value != std::floor(count.value) || !rows.fault.empty()) return false;
  const std::string_view above = mixed.text().substr(0, place);
  const std::string words = lowered(above.substr(place - std::min(place, kFar)));
  if (words.find(" inside") == words.npos && words.find(" within") == words.npos) return false;
  rows.points = static_cast<std::size_t>(count.value);
  rows.polygon.numbers.resize(rows.points * (rows.polygon.arity == Arity::triple ? 3 : 2));
  return true;
}

bool isComparedTo(const MixedText& mixed, std::size_t end, std::size_t place) {
  constexpr std::size_t kFar = 60;
  if (end == 0 || place < end || place - end > kFar) return false;
  const std::string between = lowered(mixed.text().substr(end, place - end));
  if (between.find_first_of("0123456789([{=") != between.npos) return false;
  constexpr auto kWords = std::to_array<std::string_view>(
      {"instead of", "rather than", "but not", "should be", "expected", "becomes"});
  return std::ranges::any_of(
      kWords, [&](std::string_view word) { return between.find(word) != between.npos; });
}

std::string restLeftOut(const MixedText& mixed, std::size_t end) {
  const std::string_view text = mixed.text();
  const std::size_t sign = behindBlanks(text, end, ", \t\r\n");
  const std::string_view between = text.substr(end, sign - end);
  const auto breaks = std::ranges::count(between, '\n') + (isAt(text, end - 1, '\n') ? 1 : 0);
  if (breaks > 1 || (breaks == 0 && between.find(',') == between.npos)) return {};
  for (const std::string_view dots :
       {kEllipsis, std::string_view("\xE2\x80\xA6"), std::string_view()}) {
    const std::string_view behind = text.substr(std::min(sign + dots.size(), text.size()));
    const std::string_view words = trimmed(behind.substr(0, behind.find('\n')));
    const bool word = breaks > 0 && !words.empty() && isWordStart(words[0]);
    const bool sentence = (word || dots.empty()) && !saysAndSoOn(words);
    if (!sentence && text.substr(sign).starts_with(dots))
      return atLine(mixed.lineOf(sign)) + std::string(kLeftOutError);
  }
  return {};
}

std::string moved(std::string sentence, std::size_t line) {
  constexpr std::string_view kLine = "line ";
  const auto start = sentence.find(kLine);
  if (start == std::string::npos) return sentence;
  std::size_t end = start + kLine.size();
  std::size_t number = 0;
  for (; end < sentence.size() && isDigit(sentence[end]); ++end)
    number = 10 * number + static_cast<std::size_t>(sentence[end] - '0');
  if (end == start + kLine.size()) return sentence;
  return sentence.replace(start, end - start, fmt::format("line {}", number + line - 1));
}

bool holdsWkt(const MixedText& mixed, std::size_t open, std::size_t close) {
  const std::string group = lowered(mixed.text().substr(open, close - open));
  for (std::size_t at = group.find("polygon"); at != group.npos; at = group.find("polygon", at + 1))
    if (at > 0 && wktEnd(mixed, open + at)) return true;
  return false;
}

bool tellsOfPairs(std::string_view line) {
  const CallingWords words = wordsOf(line);
  for (auto x = std::ranges::find(words, "x"); x != words.end();
       x = std::find(x + 1, words.end(), "x")) {
    const auto next = std::find_if(x + 1, words.end(),
                                   [](const std::string& word) { return !isConnectingWord(word); });
    if (next != words.end() && *next == "y") return tellsOfOutlines(line);
  }
  return false;
}

}  // namespace sepax
