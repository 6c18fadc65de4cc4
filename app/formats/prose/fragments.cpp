#include "app/formats/prose/fragments.h"

#include "app/formats/lists/line_calls.h"
#include "app/formats/lists/rows.h"
#include "app/formats/literals/indices.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool isQuote(char c) { return c == '"' || c == '\'' || c == '`'; }

std::size_t skipBlanks(std::string_view text, std::size_t place) {
  while (place < text.size() && (isSpace(text[place]) || text[place] == '\n')) ++place;
  return place;
}

std::string_view wordAt(std::string_view text, std::size_t place) {
  std::size_t end = place;
  while (end < text.size() && isWordPart(text[end])) ++end;
  return text.substr(place, end - place);
}

template <std::size_t Size>
bool isOneOf(std::string_view word, const std::array<std::string_view, Size>& words) {
  return std::ranges::find(words, word) != words.end();
}

/// The word that ends right before the place.
std::string_view wordBefore(std::string_view text) {
  std::size_t start = text.size();
  while (start > 0 && isWordPart(text[start - 1])) --start;
  return text.substr(start);
}

std::string_view withoutEnd(std::string_view text, std::string_view unwanted) {
  while (!text.empty() && unwanted.find(text.back()) != text.npos) text.remove_suffix(1);
  return text;
}

}  // namespace

MixedText::MixedText(std::string_view text)
    : text_(text), brackets_(text), given_(namesGivenToOutlines(text)) {
  if (const auto last = text.rfind('>'); last != text.npos) lastTagEnd_ = last;
  for (std::size_t place = 0; place < text.size(); ++place)
    if (text[place] == '\n') breaks_.push_back(place);
}

std::size_t MixedText::lineOf(std::size_t place) const {
  const auto after = std::ranges::lower_bound(breaks_, place);
  return 1 + static_cast<std::size_t>(after - breaks_.begin());
}

std::string_view MixedText::before(std::size_t place) const {
  const std::size_t line = lineOf(place);
  const std::size_t start = line == 1 ? 0 : breaks_[line - 2] + 1;
  return text_.substr(start, place - start);
}

std::string_view nameBefore(const MixedText& mixed, std::size_t place) {
  // loads(" of hull = wkt.loads("POLYGON ..., new Polygon(
  constexpr std::size_t kFar = 200;  // every bracket asks, and a line may be the whole text
  std::string_view rest = mixed.before(place);
  if (rest.size() <= kFar && trimmed(rest).empty() &&
      rest.size() < place) {  // hull = and the bracket in the next line
    const std::string_view above = trimmed(mixed.before(place - rest.size() - 1));
    if (above.ends_with('=')) rest = above;
  }
  rest.remove_prefix(rest.size() - std::min(rest.size(), kFar));
  for (bool path = false; !rest.empty();) {
    const std::string_view shorter = withoutEnd(rest, " \t\"'`([{&!");
    const std::string_view word = wordBefore(shorter);
    const std::string_view left = shorter.substr(0, shorter.size() - word.size());
    if (!word.empty() && !left.empty() && (left.back() == '.' || left.back() == ':')) {
      rest = withoutEnd(left, ".:");
      if (left.back() == ':' && !left.ends_with("::")) {
        rest = left;
        break;
      }
      path = left.back() == '.';
      continue;
    }
    if (!word.empty() && (path || shorter.size() < rest.size() || word == "new")) {
      path = false;
      rest = left;
      continue;
    }
    rest = shorter;
    break;
  }
  rest = withoutEnd(rest, " \t");
  const bool arrow = rest.ends_with("<-");  // of R
  if (!rest.ends_with('=') && !rest.ends_with(':') && !arrow) return {};
  if (arrow) rest.remove_suffix(2);
  const bool colon = rest.ends_with(':');
  rest = withoutEnd(rest, "=:> \t\"'`");
  while (rest.ends_with(']')) {  // b2Vec2 hull[4] =
    const auto open = rest.rfind('[');
    if (open == rest.npos) return {};
    rest = withoutEnd(rest.substr(0, open), " \t");
  }
  const std::string_view name = wordBefore(rest);
  if (name.empty() || isDigit(name.front())) return {};
  // "the polygon is this:" is a sentence; y of x: [3, 8], y: [1, 2] is a key
  const std::string_view first = trimmed(rest.substr(0, rest.size() - name.size()));
  const bool plain = std::ranges::all_of(first, [](char c) { return !isWordPart(c); });
  const bool key = isAxisName(name) && (first.ends_with("],") || first.ends_with("),"));
  return colon && !plain && !key ? std::string_view{} : name;
}

std::string_view wordBefore(const MixedText& mixed, std::size_t place) {
  return wordBefore(withoutEnd(mixed.before(place), " \t"));
}

bool isOutlineBefore(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 60;
  const std::size_t start = place < kFar ? 0 : place - kFar;
  return tellsOfOutline(mixed.text().substr(start, place - start));
}

bool isOutlineBehind(const MixedText& mixed, std::size_t close) {
  constexpr std::size_t kFar = 60;
  constexpr std::size_t kSentence = 200;
  const std::string_view behind =
      mixed.text().substr(std::min(close + 1, mixed.text().size()), kSentence);
  const std::string_view rest = trimmed(behind.substr(0, std::min(kFar, behind.find('\n'))));
  const std::string_view below = trimmed(behind);
  if (rest.empty() && tellsOfPairs(below.substr(0, below.find('\n')))) return true;
  return (rest.starts_with('#') || rest.starts_with("//")) && tellsOfOutline(rest);
}

namespace {

/// "polygon" of PolygonZ; empty where the word is none of WKT.
std::string wktKind(std::string_view word) {
  constexpr std::size_t kLongest = 20;
  if (word.empty() || word.size() > kLongest) return {};
  constexpr std::array<std::string_view, 7> kKinds = {
      "polygon",    "multipolygon",       "linestring", "multilinestring",
      "multipoint", "geometrycollection", "linearring"};
  const std::string kind = lowered(word);
  for (const std::string_view suffix : {"zm", "z", "m", ""}) {
    const std::string plain = kind.substr(0, kind.size() - std::min(kind.size(), suffix.size()));
    if (kind.ends_with(suffix) && isOneOf(plain, kKinds)) return plain;
  }
  return {};
}

bool isWktDimension(std::string_view word) {
  return isOneOf(lowered(word), std::array<std::string_view, 3>{"z", "m", "zm"});
}

}  // namespace

std::optional<std::size_t> wktStart(const MixedText& mixed, std::size_t open) {
  std::string_view before = withoutEnd(mixed.before(open), " \t");
  if (const std::string_view dimension = wordBefore(before); isWktDimension(dimension))
    before = withoutEnd(before.substr(0, before.size() - dimension.size()), " \t");
  const std::string_view word = wordBefore(before);
  if (wktKind(word).empty()) return std::nullopt;
  return static_cast<std::size_t>(word.data() - mixed.text().data());
}

std::optional<std::size_t> wktEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  if (place > 0 && isWordPart(text[place - 1])) return std::nullopt;
  const std::string_view word = wordAt(text, place);
  const std::string kind = wktKind(word);
  if (kind.empty()) return std::nullopt;
  std::size_t open = skipBlanks(text, place + word.size());
  const std::string_view dimension = wordAt(text, open);
  if (isWktDimension(dimension)) open = skipBlanks(text, open + dimension.size());
  if (open >= text.size() || text[open] != '(') return std::nullopt;
  if (kind != "geometrycollection") {  // Polygon((0, 0), (1, 0)) is none: blanks part x and y
    std::size_t inner = open;
    while (inner < text.size() && (text[inner] == '(' || isSpace(text[inner]))) ++inner;
    constexpr std::size_t kPoint = 80;
    Tokens tokens(text.substr(inner, kPoint));
    if (tokens.next().kind != TokenKind::number) return std::nullopt;
    Token second = tokens.next();
    if (second.text == "/" && tokens.next().kind == TokenKind::number) second = tokens.next();
    if (second.kind != TokenKind::number) return std::nullopt;
  }
  const auto close = mixed.brackets().closingOf(open);
  if (!close) return std::nullopt;
  return *close + 1;
}

namespace {

/// Behind the end tag of the element that starts here, which may hold others of its name.
std::optional<std::size_t> elementEnd(std::string_view text, std::size_t place,
                                      std::string_view name) {
  constexpr int kDeepest = 64;
  int depth = 0;
  for (; depth < kDeepest && (place = text.find('<', place)) != text.npos; ++place) {
    const bool ends = place + 1 < text.size() && text[place + 1] == '/';
    if (wordAt(text, place + (ends ? 2 : 1)) != name) continue;
    const auto close = text.find('>', place);
    if (close == text.npos) return std::nullopt;
    const bool whole = !ends && text[close - 1] == '/';
    if (whole && depth == 0) return close + 1;
    if (!ends && !whole) ++depth;
    if (ends && --depth == 0) return close + 1;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> markupEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  if (text[place] != '<' || place > mixed.lastTagEnd()) return std::nullopt;
  const std::string_view name = wordAt(text, place + 1);
  if (name == "svg" || name == "g" || name == "object" || name == "objectgroup") {
    if (const auto end = elementEnd(text, place, name)) return end;
  }
  if (!isOneOf(name, std::array<std::string_view, 5>{"svg", "polygon", "polyline", "path", "rect"}))
    return std::nullopt;
  const auto end = text.find('>', place);
  if (end == text.npos) return std::nullopt;
  const std::string_view tag = text.substr(place, end - place);
  const bool drawn = tag.find("points=") != tag.npos || tag.find("d=") != tag.npos ||
                     tag.find("width=") != tag.npos;
  if (!drawn) return std::nullopt;
  return end + 1;
}

std::optional<std::size_t> quotedColonsEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  if (!isQuote(text[place])) return std::nullopt;
  const std::size_t end = text.find(text[place], place + 1);
  if (end == text.npos) return std::nullopt;
  std::string_view rest = trimmed(text.substr(place + 1, end - place - 1));
  std::size_t pairs = 0;
  for (; !rest.empty(); ++pairs) {  // 40.5:-114 of a pair, and no time 12:30:15
    const std::string_view pair = rest.substr(0, rest.find_first_of(" ,;\n"));
    const std::size_t colon = pair.find(':');
    if (colon == pair.npos || wholeNumber(pair.substr(0, colon)).state != NumberState::finite ||
        wholeNumber(pair.substr(colon + 1)).state != NumberState::finite)
      return std::nullopt;
    rest.remove_prefix(pair.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" ,;\r\n"), rest.size()));
  }
  if (pairs < kFewestVertices) return std::nullopt;
  return end + 1;
}

std::optional<std::size_t> quotedNumbersEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const bool braces = text[place] == '{' && wordBefore(mixed, place) == "svg";  // of TikZ
  if (!isQuote(text[place]) && !braces) return std::nullopt;
  constexpr std::string_view kInside = "0123456789+-.,; \t\r\neEmMlLhHvVzZcCsSqQtTaA";
  constexpr std::size_t kFewest = 6, kFewestOfPath = 4;  // M 0 0 H 5 V 3 Z
  const char close = braces ? '}' : text[place];
  std::size_t numbers = 0;
  std::size_t end = place + 1;
  for (; end < text.size() && text[end] != close; ++end) {
    if (kInside.find(text[end]) == kInside.npos) return std::nullopt;
    numbers += isDigit(text[end]) && !isDigit(text[end - 1]) && text[end - 1] != '.';
  }
  const std::string_view inside = text.substr(place + 1, std::min(end, text.size()) - place - 1);
  const bool path = inside.find_first_of("Mm") == 0 && inside.find_first_of("HhVv") != inside.npos;
  if (end == text.size() || numbers < (path ? kFewestOfPath : kFewest)) return std::nullopt;
  if (inside.starts_with(',')) return std::nullopt;  // "L", 5, 0, 5, 3, "Z": between two words
  return end + 1;
}

std::optional<std::size_t> quotedPointsEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  if (text[place] != '`') return std::nullopt;
  const std::size_t end = text.find_first_of("`\n", place + 1);
  if (end == text.npos || text[end] != '`') return std::nullopt;
  std::size_t points = 0;  // brackets that begin with a number
  for (std::size_t i = place + 1; i + 1 < end; ++i)
    points += isOpening(text[i]) && std::string_view("0123456789-.").find(text[i + 1]) != text.npos;
  if (points < kFewestVertices) return std::nullopt;
  return end + 1;
}

std::optional<std::size_t> spacedPointsEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  std::size_t points = 0;
  bool codes = true;     // 02 05, 00 01: each starts with a zero that no number needs
  std::size_t each = 0;  // numbers of a point
  std::size_t end = place;
  for (std::size_t at = place;; ++points) {
    std::size_t numbers = 0;
    std::size_t after = at;
    for (; numbers <= 3; ++numbers) {
      const std::size_t start = skipBlanks(text, after);
      // the next line begins something else where no comma has led there
      const std::string_view blanks = text.substr(after, start - after);
      const bool newLine = blanks.find('\n') != blanks.npos;
      if (newLine && (numbers > 1 || (numbers == 1 && points == 0))) break;
      const std::size_t length =
          std::min(text.find_first_not_of("0123456789+-.eE", start), text.size()) - start;
      if (numbers > 0 && start == after) break;
      if (wholeNumber(text.substr(start, length)).state != NumberState::finite) break;
      codes = codes && length > 1 && text[start] == '0' && isDigit(text[start + 1]);
      after = start + length;
    }
    if (numbers < 2 || numbers > 3 || (each != 0 && numbers != each)) break;
    if (after < text.size() && isWordPart(text[after])) break;
    each = numbers;
    end = after;
    at = skipBlanks(text, after);
    if (at >= text.size() || text[at] != ',') {
      ++points;
      break;
    }
    ++at;
  }
  if (points < kFewestVertices || codes) return std::nullopt;
  return end;
}

namespace {

/// "One polygon per line" stands below the rows of numbers that start here.
bool areCalledBelow(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 800;  // each such line asks
  const std::string below = lowered(text.substr(place, kFar));
  const bool rows = below.find("per line") != below.npos || below.find("each line") != below.npos;
  return rows && below.find("polygon") != below.npos;
}

}  // namespace

std::optional<std::size_t> numberLineEnd(const MixedText& mixed, std::size_t place,
                                         std::size_t rowEnd) {
  const std::string_view text = mixed.text();
  const std::size_t end = std::min(text.find('\n', place), text.size());
  std::string_view rest = trimmed(text.substr(place, end - place));
  if (isPathOfSvg(rest)) return end;
  std::vector<double> all;
  const char between = rest.find(',') == rest.npos ? ' ' : ',';
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(between), rest.size());
    const ScannedNumber number = wholeNumber(trimmed(rest.substr(0, comma)));
    if (number.state != NumberState::finite) return std::nullopt;
    all.push_back(number.value);
    rest = rest.substr(std::min(comma + 1, rest.size()));
    if (between == ' ') rest = trimmed(rest);
  }
  const std::size_t numbers = all.size();
  if (numbers < 2 * kFewestVertices || numbers % 2 != 0) return std::nullopt;
  if (place == 0) return std::nullopt;
  if (comesBack(mixed, place, end)) return end;
  if (place == rowEnd && between == ',' && areVerticesOfPolygon(all)) return end;
  std::string_view above = mixed.before(place - 1);
  constexpr std::size_t kMany = 12;  // that stand alone between empty lines
  const bool alone = between == ' ' && numbers >= kMany && trimmed(above).empty() &&
                     (end + 1 >= text.size() || text[end + 1] == '\n' || text[end + 1] == '\r');
  if (between == ' ' && !alone)
    return isRowOfVertices(above, text.substr(place, end - place)) ? std::optional(end)
                                                                   : std::nullopt;
  constexpr std::size_t kFar = 1000;  // each such line asks
  const std::size_t start = place - std::min(place, kFar);
  if (alone)
    return tellsOfOutline(text.substr(start, place - start)) ? std::optional(end) : std::nullopt;
  const auto startOf = [&] { return static_cast<std::size_t>(above.data() - text.data()); };
  while (trimmed(above).starts_with('#') && startOf() > 0) above = mixed.before(startOf() - 1);
  return tellsOfOutline(above) || areCalledBelow(text, end) ? std::optional(end) : std::nullopt;
}

std::optional<TableText> markdownTable(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  TableText table;
  std::size_t rows = 0;
  for (table.end = place; table.end < text.size(); ++rows) {
    const std::size_t end = std::min(text.find('\n', table.end), text.size());
    std::string_view line = trimmed(text.substr(table.end, end - table.end));
    const bool bar = line.size() > 1 && line.starts_with('|') && line.ends_with('|');
    const bool rule = rows == 1 && line.find_first_not_of("|:- \t") == line.npos;
    if (!bar) break;
    if (!rule) {
      std::string row(line.substr(1, line.size() - 2));
      std::ranges::replace(row, '|', ',');
      table.csv += row;
    }
    table.csv += '\n';
    table.end = std::min(end + 1, text.size());
  }
  constexpr std::size_t kFewest = 4;  // header and three points
  if (rows < kFewest) return std::nullopt;
  return table;
}

}  // namespace sepax
