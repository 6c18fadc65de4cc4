#include "app/formats/lists/silent_text.h"

#include "app/formats/lists/places.h"
#include "app/formats/lists/point_search.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace sepax {

bool tellsOfOutlines(std::string_view text) {
  // a word of a polygon stands in them, and they are of none
  constexpr auto kOthers = std::to_array<std::string_view>({"polyline", "geo_centroid"});
  constexpr auto kParts = std::to_array<std::string_view>(
      {"polygon",    "outline",    "contour",   "vertices", "vertex",    "convex",
       "concav",     "poligon",    "polígon",   "umriss",   "rectang",   "collider",
       "silhouette", "perimeter",  "boundary",  "geofence", "tessellat", "navmesh",
       "footprint",  "triangulat", "collision", "collid",   "overlap",   "intersect",
       "penetrat",   "minkowsk",   "shoelace",  "lineto",   "line_to"});
  std::string small = lowered(text);
  for (const std::string_view word : kOthers)
    for (std::size_t at = small.find(word); at != small.npos; at = small.find(word, at))
      small.replace(at, word.size(), word.size(), ' ');
  return std::ranges::any_of(
             kParts, [&](std::string_view part) { return small.find(part) != small.npos; }) ||
         holdsWord(
             wordsOf(small),
             {"poly",      "polys",    "hull",    "hulls",   "verts",  "corner", "corners", "fill",
              "fills",     "filled",   "fixture", "clipper", "earcut", "rings",  "hole",    "holes",
              "winding",   "centroid", "bow",     "bowtie",  "gjk",    "epa",    "ecke",    "ecken",
              "eckpunkte", "dreieck",  "viereck", "sommet",  "sommets"});
}

namespace {

constexpr std::size_t kFarInLine = 2000;  ///< bytes of a line, which may be the whole text

/// L 5 3 Z: numbers of a path of SVG between a letter of one and the Z that closes it.
bool closesPathAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;  // of the last numbers
  const std::size_t start = place - std::min(place, kFar);
  const std::string_view before = text.substr(start, place - start);
  const std::size_t letter = before.find_last_not_of("0123456789+-., \t\r\n");
  if (letter == before.npos || letter + 1 == before.size()) return false;
  const bool command = std::string_view("MmLlHhVvCcSsQqTtAa").find(before[letter]) != before.npos;
  return command && (letter == 0 || !isWordStart(before[letter - 1]));
}

bool closesPath(std::string_view text) {
  for (std::size_t at = text.find_first_of("Zz"); at != text.npos;
       at = text.find_first_of("Zz", at + 1))
    if ((at + 1 == text.size() || !isWordPart(text[at + 1])) && closesPathAt(text, at)) return true;
  return false;
}

/// A row of words without a sign of code behind it.
bool isProse(std::string_view line) {
  constexpr int kFew = 4;
  constexpr int kMany = 5;
  int words = 0;
  std::size_t letters = 0;
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const char c = i < line.size() ? line[i] : '\n';
    if (isWordStart(c) && c != '_') {
      ++letters;
      continue;
    }
    words = letters > 0 ? words + 1 : words;
    const bool code = std::string_view("[({=<;").find(c) != std::string_view::npos;
    if (c == ' ' && letters > 0) {
      letters = 0;
      continue;
    }
    if (words >= (code ? kMany : kFew)) return true;
    words = 0;
    letters = 0;
  }
  return false;
}

bool holdsProse(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (isProse(text.substr(0, end))) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// 10:41:07 and 9:41:07.25 at the start of a line; empty without.
std::string_view timeOfDay(std::string_view line) {
  line = trimmed(line);
  const std::string_view time = line.substr(0, line.find_first_not_of("0123456789:.,"));
  return std::ranges::count(time, ':') == 2 ? time : std::string_view{};
}

bool mayBeCorners(const std::string& word) { return isWordOfPoints(word) || word == "path"; }

/// for c in [, for (Vec2 p : { and foreach (var p in new[] {: the head of a loop right before its
/// list, as no sentence has it that begins with for.
bool startsLoop(std::string_view line) {
  constexpr auto kBefore = std::to_array<std::string_view>({" in ", " of ", " : ", " range "});
  const std::string_view head = line.substr(0, line.find_first_of("0123456789"));
  const CallingWords words = wordsOf(head);
  if (!holdsWord({words.empty() ? std::string() : words.front()}, {"for", "foreach"})) return false;
  return std::ranges::any_of(kBefore, [&](std::string_view word) {
    const std::size_t at = head.find(word);
    if (at == head.npos) return false;
    const std::string_view list = head.substr(at + word.size());
    return wordsIn(list.substr(0, list.find_first_of("([{"))) <= 1;
  });
}

/// p, vec and pos of p1, vec2 and pos3: short, as names of things are not.
bool mayNamePoint(const std::string& word) {
  constexpr std::size_t kShort = 3;
  return word.size() <= kShort || isWordOfPoints(word);
}

/// The word at the start of a row, lamp of lamp 3 4; empty without.
std::string headOfRow(std::string_view line) {
  line = trimmed(line.substr(0, kFarInLine));
  std::size_t end = 0;
  while (end < line.size() && isWordStart(line[end])) ++end;
  const bool parted = end < line.size() && std::string_view(" \t|").find(line[end]) != line.npos;
  return parted ? lowered(line.substr(0, end)) : std::string();
}

/// Lamp of Lamp: x=3 y=4, a word before a colon; empty without.
std::string_view kindOfLine(std::string_view line) {
  line = trimmed(line.substr(0, kFarInLine));
  const std::string_view kind = line.substr(0, std::min(line.find(':'), line.size()));
  const bool word = kind.size() < line.size() && std::ranges::all_of(kind, isWordStart);
  return word ? kind : std::string_view{};
}

/// canvas.mark of canvas.mark(3, 4); empty where the line does not start with a call.
std::string_view callOfLine(std::string_view line) {
  line = trimmed(line.substr(0, kFarInLine));
  std::size_t end = 0;
  while (end < line.size() && (isWordPart(line[end]) || line[end] == '.')) ++end;
  return end < line.size() && line[end] == '(' ? line.substr(0, end) : std::string_view{};
}

}  // namespace

SilentText::SilentText(std::string_view text)
    : lines_(text),
      hasSentences_(holdsProse(text)),
      silent_(hasSentences_ && !tellsOfOutlines(text) && !closesPath(text)) {
  if (!silent_) return;
  const CallingWords words = wordsOf(text);
  ofTriangles_ = holdsWord(words, {"triangle", "triangles"});
  ofCurves_ = holdsWord(words, {"curve", "curves", "kurve", "kurven", "courbe", "curva"});
  ofHeights_ = holdsWord(words, {"z", "height", "heights", "elevation", "elevations"}) &&
               !holdsWord(words, {"x"});
}

bool SilentText::isUncalled(const RawPolygon& list) const {
  return !list.isRing && vertexCount(list) >= kFewestVertices &&
         !callsOutlineOfPlaces(wordsOf(list.name)) && !callsOutlineOfPlaces(lines_.of(list.line)) &&
         !callsOutlineOfPlaces(wordsOf(lines_.lineAt(list.line).substr(0, kFarInLine)));
}

bool SilentText::callsPoints(const RawPolygon& list) const {
  const CallingWords head = lines_.of(list.line);
  if (isNumbered(list) && std::ranges::any_of(wordsOf(list.name), mayNamePoint)) return true;
  return std::ranges::any_of(wordsOf(list.name), mayBeCorners) ||
         (!head.empty() && mayBeCorners(head.back()));
}

bool SilentText::isInSquares(const RawPolygon& list) const {
  const std::string_view text = lines_.from(list.line).substr(0, kFarInLine);
  const std::size_t open = text.substr(0, text.find_first_of("0123456789")).find_last_of("([{");
  return open != text.npos && text[open] == '[';
}

bool SilentText::isTimed(const RawPolygon& list) const {
  for (std::size_t i = 0; i < kFewestVertices; ++i) {
    const std::string_view time = timeOfDay(lines_.lineAt(list.line + i));
    if (time.empty() || time == timeOfDay(lines_.lineAt(list.line + i + 1))) return false;
  }
  return true;
}

bool SilentText::isGoneThrough(const RawPolygon& list) const {
  const std::string_view line = trimmed(lines_.lineAt(list.line).substr(0, kFarInLine));
  const std::string_view above = list.line > 1 ? trimmed(lines_.lineAt(list.line - 1)) : "";
  const bool opened = above.ends_with('[') || above.ends_with('{') || above.ends_with('(');
  return startsLoop(line) || (opened && startsLoop(above.substr(0, kFarInLine))) ||
         line.find("].forEach(") != line.npos || line.find("].each ") != line.npos;
}

std::vector<std::string_view> SilentText::between(const RawPolygon& list, std::size_t point) const {
  std::vector<std::string_view> words;
  if (list.arity != Arity::pair || vertexCount(list) <= point) return words;
  Tokens tokens(lines_.from(list.line).substr(0, kFarInLine));
  std::size_t found = 0;  // of the numbers of the list
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next()) {
    const bool number = token.kind == TokenKind::number;
    const bool next = number && token.value == list.numbers[found];
    if (next && found == 2 * point) return words;
    if (number) {
      found = next ? found + 1 : token.value == list.numbers[0];
      words.clear();
    } else if (found == 2 * point) {
      words.push_back(token.text);
    }
  }
  return {};
}

bool SilentText::isNumbered(const RawPolygon& list) const {
  return !list.name.empty() && std::ranges::any_of(between(list, 1), [&](std::string_view word) {
    return word.size() > list.name.size() && stemOfLabel(word) == list.name;
  });
}

bool SilentText::areNumberedThings(const RawPolygon& list) const {
  const CallingWords words = wordsOf(list.name);
  return isNumbered(list) && !words.empty() && !mayNamePoint(words.back());
}

bool SilentText::areRecords(const RawPolygon& list) const {
  constexpr std::size_t kTexts = 2;   // of each thing
  constexpr std::size_t kValues = 2;  // with its numbers, where it has one text
  if (list.arity != Arity::pair) return false;
  Tokens tokens(lines_.from(list.line).substr(0, kFarInLine));
  PointSearch search(list.numbers);
  std::size_t texts = 0;   // behind the last of them that ends a point
  std::size_t values = 0;  // and numbers that are of no point
  Token last;
  std::string_view key;
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next()) {
    const bool valued = last.text == ":" || last.text == "=";
    if (token.text == ":" || token.text == "=") key = last.text;
    last = token;
    if (token.kind == TokenKind::text && valued) ++texts;
    const ScannedNumber quoted =
        token.kind == TokenKind::text ? wholeNumber(token.text) : ScannedNumber{};
    const bool number = token.kind == TokenKind::number || quoted.state == NumberState::finite;
    if (!number) continue;
    const double value = token.kind == TokenKind::number ? token.value : quoted.value;
    const std::size_t before = search.points();
    const bool other = valued && axisOf(key) == 0 && !isAxisName(key);
    values += other;
    if (other || !search.take(value)) continue;
    const bool told = texts >= kTexts || (texts > 0 && texts + values >= kValues);
    if (search.startsPoint() && before > 0 && !told) return false;
    if (search.points() == kFewestVertices) return true;
    if (search.points() > before) texts = values = 0;
  }
  return false;
}

bool SilentText::areCentres(const RawPolygon& list) const {
  if (list.arity != Arity::pair) return false;
  Tokens tokens(lines_.from(list.line).substr(0, kFarInLine));
  PointSearch search(list.numbers);
  bool told = false;  // behind the last point
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next()) {
    told = told || token.text == "centroid" || token.text == "center" || token.text == "centre";
    if (token.kind != TokenKind::number || !search.take(token.value)) continue;
    if (search.startsPoint() && !std::exchange(told, false)) return false;
    if (search.points() == kFewestVertices) return true;
  }
  return false;
}

bool SilentText::areHeadedRows(const RawPolygon& list) const {
  if (list.arity != Arity::pair) return false;
  std::string last;
  for (std::size_t i = 0; i < kFewestVertices; ++i) {
    std::string head = headOfRow(lines_.lineAt(list.line + i));
    const bool thing = isAxisName(head) || head == "z" || !mayNamePoint(head);
    if (head.empty() || head == last || !thing) return false;
    last = std::move(head);
  }
  return true;
}

bool SilentText::areOfOneKind(const RawPolygon& list) const {
  constexpr std::size_t kFar = 12;  // lines from one of them to the next
  const std::string_view kind = kindOfLine(lines_.lineAt(list.line));
  if (kind.empty() || mayNamePoint(lowered(kind)) || tellsOfOutline(kind)) return false;
  std::size_t found = 1;
  for (std::size_t line = list.line + 1, last = list.line; line <= last + kFar; ++line)
    if (kindOfLine(lines_.lineAt(line)) == kind) {
      if (++found == kFewestVertices) return true;
      last = line;
    }
  return false;
}

bool SilentText::areStops(const RawPolygon& list) const {
  const auto callAt = [&](std::size_t i) { return callOfLine(lines_.lineAt(list.line + i)); };
  const std::string_view call = callAt(0);
  const std::string_view other = callAt(1);
  return !call.empty() && !other.empty() && other != call && callAt(2) == call &&
         callAt(3) == other && std::ranges::none_of(wordsOf(list.name), mayBeCorners);
}

bool SilentText::areToldOf(const RawPolygon& list) const {
  for (std::size_t i = 0; i < kFewestVertices; ++i) {
    const std::string_view line = lines_.lineAt(list.line + i).substr(0, kFarInLine);
    const std::size_t close = line.find_first_of(")]");
    if (close == line.npos || !startWithVerb(wordsOf(line.substr(close)))) return false;
  }
  return true;
}

bool SilentText::isJoinedByWords(const RawPolygon& list) const {
  const auto joins = [](std::string_view word) {
    return word == "+" || isConnectingWord(lowered(word));
  };
  return std::ranges::any_of(between(list, 1), joins) ||
         (vertexCount(list) == kFewestVertices && std::ranges::any_of(between(list, 2), joins));
}

}  // namespace sepax
