#include "app/formats/plain/points.h"

#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// p(1,3) = 0.5 and p[0][1] = 2
struct Element {
  std::string_view matrix;
  std::array<int, 2> index{};
  std::string_view value;
  std::size_t start = 0;
  std::size_t end = 0;
};

std::optional<int> wholeAt(std::string_view text, std::size_t& place) {
  place = behindBlanks(text, place);
  int value = 0;
  const auto parsed = std::from_chars(text.data() + place, text.data() + text.size(), value);
  if (parsed.ec != std::errc{} || value < 0) return std::nullopt;
  place = behindBlanks(text, static_cast<std::size_t>(parsed.ptr - text.data()));
  return value;
}

std::optional<Element> elementAt(std::string_view text, std::size_t start) {
  Element element;
  element.start = start;
  std::size_t at = start;
  while (at < text.size() && isWordPart(text[at])) ++at;
  element.matrix = text.substr(start, at - start);
  if (element.matrix.empty() || isDigit(element.matrix.front())) return std::nullopt;
  const bool round = isAt(text, at, '(');
  if (!round && !isAt(text, at, '[')) return std::nullopt;
  const auto first = wholeAt(text, ++at);
  if (!first) return std::nullopt;
  if (!round && isAt(text, at, ']') && isAt(text, at + 1, '['))
    at += 2;
  else if (isAt(text, at, ','))
    ++at;
  else
    return std::nullopt;
  const auto second = wholeAt(text, at);
  if (!second || !isAt(text, at, round ? ')' : ']')) return std::nullopt;
  at = behindBlanks(text, at + 1);
  if (!isAt(text, at, '=')) return std::nullopt;
  at = behindBlanks(text, at + 1);
  const std::size_t length = numberLength(text, at);
  if (length == 0) return std::nullopt;
  element.index = {*first, *second};
  element.value = text.substr(at, length);
  element.end = at + length;
  const std::size_t next = behindBlanks(text, element.end);
  const bool whole = next == text.size() ||
                     std::string_view(";,\n\r%#/").find(text[next]) != std::string_view::npos;
  return whole ? std::optional(element) : std::nullopt;
}

/// The points of the elements of one matrix, whose other index has two values; none where one is
/// not whole.
Numbers pointsOf(const std::vector<Element>& elements) {
  for (const std::size_t axis : {0U, 1U}) {
    std::set<int> axes;
    for (const Element& element : elements) axes.insert(element.index[axis]);
    if (axes.size() != 2) continue;
    std::vector<int> order;
    std::map<int, std::array<std::string_view, 2>> points;
    for (const Element& element : elements) {
      const int index = element.index[1 - axis];
      if (!points.contains(index)) order.push_back(index);
      points[index][element.index[axis] == *axes.begin() ? 0 : 1] = element.value;
    }
    if (points.size() < kFewestVertices) continue;
    Numbers numbers;
    for (const int index : order)
      numbers.insert(numbers.end(), points[index].begin(), points[index].end());
    if (std::ranges::none_of(numbers, &std::string_view::empty)) return numbers;
  }
  return {};
}

void withElements(PlainText& plain) {
  const std::string_view text = plain.text;
  std::map<std::string_view, std::vector<Element>> matrices;
  std::vector<Element> all;
  for (std::size_t at = text.find('='); at != text.npos; at = text.find('=', at + 1)) {
    constexpr std::size_t kFar = 60;  // from the = back to the name
    const std::size_t least = at - std::min(at, kFar);
    const std::string_view before = text.substr(least, at - least);
    const std::size_t square = before.rfind("][");
    std::size_t open = before.find_last_of("(\n;");
    if (open == before.npos || before[open] != '(') {
      if (square == before.npos) continue;
      open = before.substr(0, square).rfind('[');
    }
    if (open == before.npos) continue;
    std::size_t start = least + open;
    while (start > least && isWordPart(text[start - 1])) --start;
    if (auto element = elementAt(text, start)) all.push_back(*element);
  }
  for (const Element& element : all) matrices[element.matrix].push_back(element);
  std::map<std::string_view, Numbers> pointsIn;
  for (const auto& [name, elements] : matrices) pointsIn[name] = pointsOf(elements);
  Rewritten rewritten(plain.text);
  std::set<std::string_view> told;
  bool found = false;  // points; else all of it is left out, as indices are none
  for (const Element& element : all) {
    const Numbers& numbers = pointsIn[element.matrix];
    if (element.start < rewritten.done()) continue;
    const bool first = told.insert(element.matrix).second;
    const bool points = first && !numbers.empty();
    rewritten.replace(
        element.start, element.end,
        points ? fmt::format("{} = {}", element.matrix, pointList(numbers, 2)) : std::string());
    found = found || !numbers.empty();
  }
  rewritten.finish(plain, found ? "the elements of a matrix were read as x and y" : "");
}

/// The columns of V(4, 2), or of a type, MatrixXd(4, 2); 0 = nothing tells them.
int columnsOf(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    std::size_t place = at + name.size();
    if (!isAt(text, place, '(')) continue;
    if (!wholeAt(text, ++place) || !isAt(text, place, ',')) continue;
    const auto columns = wholeAt(text, ++place);
    if (columns && isAt(text, place, ')')) return *columns;
  }
  return 0;
}

/// V << 0, 0, 1, 0, ...;
void withCommaInitialisers(PlainText& plain) {
  const std::string_view text = plain.text;
  constexpr int kMost = 64;  // each looks for its size
  Rewritten rewritten(plain.text);
  std::size_t at = text.find("<<");
  for (int i = 0; i < kMost && at != text.npos; ++i, at = text.find("<<", at + 2)) {
    std::string_view before = trimmed(text.substr(0, at));
    std::size_t start = at;
    if (before.ends_with(')')) {  // MatrixXd(4, 2) <<
      start = before.rfind('(');
      if (start == before.npos) continue;
      before = before.substr(0, start);
    }
    std::size_t first = before.size();
    while (first > 0 && isWordPart(before[first - 1])) --first;
    const std::string_view name = before.substr(first);
    std::size_t end = at + 2;
    const Numbers numbers = numbersFrom(text, end, " \t\r\n,fF");
    if (numbers.size() < 2 * kFewestVertices || name.empty()) continue;
    const std::size_t close = behindBlanks(text, end, " \t\r\nfF");
    if (!isAt(text, close, ')') && !isAt(text, close, ';')) continue;
    const auto columns = static_cast<std::size_t>(columnsOf(text, name));
    if ((columns != 2 && columns != 3) || numbers.size() % columns != 0) continue;
    rewritten.replace(start, end, "= " + pointList(numbers, columns));
  }
  rewritten.finish(plain, "");
}

/// POLYGON ICRS 0 0 5 0 5 3 of the sky, POLYGON 0 0 5 0 5 3 ; of LEF, and PolyWall 0 0 5 0 5 3 with
/// nothing else in its line.
void withFlatPolygons(PlainText& plain) {
  constexpr std::string_view kWord = "poly";
  const std::string_view text = plain.text;
  const std::string small = lowered(text);
  Rewritten rewritten(plain.text);
  for (std::size_t at = small.find(kWord); at != small.npos; at = small.find(kWord, at + 1)) {
    if (at > 0 && (isWordPart(text[at - 1]) ||
                   std::string_view("<-:").find(text[at - 1]) != std::string_view::npos))
      continue;
    std::size_t behind = at;
    while (behind < small.size() && isWordPart(small[behind])) ++behind;
    const std::string_view word = std::string_view(small).substr(at, behind - at);
    std::size_t start = behindBlanks(text, behind);
    if (start == behind || word.starts_with("polyline")) continue;
    std::size_t frame = start;
    while (frame < text.size() &&
           ((text[frame] >= 'A' && text[frame] <= 'Z') || (frame > start && isDigit(text[frame]))))
      ++frame;
    if (frame > start) start = behindBlanks(text, frame);
    std::size_t end = start;
    const Numbers numbers = numbersFrom(text, end, " \t");
    if (numbers.size() < 2 * kFewestVertices || numbers.size() % 2 != 0) continue;
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of(" \t", at - 1);
    const bool whole = (before == text.npos || text[before] == '\n') &&
                       (end >= text.size() || text[end] == '\n' || text[end] == '\r');
    if (word != "polygon" && !whole) continue;
    rewritten.replace(start, end, pointList(numbers, 2));
  }
  rewritten.finish(plain, "");
}

/// roi-LEFT=5;8;40;8;40;90, where the key tells of an outline: numbers with semicolons between them
/// in a line of their own.
void withKeyedNumbers(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1)) {
    std::size_t end = behindBlanks(text, sign + 1);
    const std::size_t first = end;
    const Numbers numbers = numbersFrom(text, end, ";");
    const std::size_t behind = behindBlanks(text, end, "; \t\r");
    const bool whole = behind == text.size() || text[behind] == '\n';
    if (!whole || numbers.size() < 2 * kFewestVertices || numbers.size() % 2 != 0) continue;
    const std::string_view before = text.substr(0, sign);
    const std::string_view key = before.substr(before.rfind('\n') + 1);
    if (saysOutline(key) || holdsWord(wordsOf(key), {"roi"}))
      rewritten.replace(first, behind, pointList(numbers, 2));
  }
  rewritten.finish(plain, "");
}

/// $onpoly(3,4,x,y,...) of mIRC: how many points each of two polygons has, then the points.
void withTwoPolygons(PlainText& plain) {
  constexpr std::string_view kCall = "$onpoly(";
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    std::size_t end = at + kCall.size();
    const Numbers all = numbersFrom(text, end, ", ");
    if (all.size() < 2 || !isAt(text, end, ')')) continue;
    const double first = wholeNumber(all[0]).value;
    const double points = first + wholeNumber(all[1]).value;
    if (!(first >= kFewestVertices) || !(points >= first + kFewestVertices) ||
        static_cast<double>(all.size()) != 2 * points + 2) {
      rewritten.replace(at, end + 1, "");  // nobody knows which points are whose
      continue;
    }
    const auto second = all.begin() + 2 + 2 * static_cast<std::ptrdiff_t>(first);
    rewritten.replace(at, end + 1,
                      fmt::format("{}; {}", pointList({all.begin() + 2, second}, 2),
                                  pointList({second, all.end()}, 2)));
  }
  rewritten.finish(plain, "");
}

/// float f[4][3] = {0, 0, 0, 1, 1, 0, ...}: the numbers of each point, as the declaration tells;
/// rows of four are none.
void withDimensions(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find("]["); at != text.npos; at = text.find("][", at + 1)) {
    std::size_t place = at + 2;
    const auto each = wholeAt(text, place);
    if (!each || *each < 2 || *each > 4 || !isAt(text, place, ']')) continue;
    place = behindBlanks(text, place + 1);
    if (!isAt(text, place, '=')) continue;
    place = behindBlanks(text, place + 1, " \t\r\n");
    if (!isAt(text, place, '{')) continue;
    std::size_t end = place + 1;
    const Numbers numbers = numbersFrom(text, end, ", \t\r\nfF");
    const std::size_t close = behindBlanks(text, end, ", \t\r\nfF");
    const auto stride = static_cast<std::size_t>(*each);
    if (numbers.size() < kFewestVertices * stride || numbers.size() % stride != 0) continue;
    if (!isAt(text, close, '}')) continue;
    const bool other = stride == 4;  // boxes, or rows of a matrix
    const std::string points = other ? "[]" : pointList(numbers, stride);
    rewritten.replace(place + 1, close, points.substr(1, points.size() - 2));
  }
  rewritten.finish(plain, "");
}

/// <cap:polygon>0,0 5,0 5,3</cap:polygon>, also with &lt; and &gt; for its brackets.
void withTaggedPolygons(PlainText& plain) {
  constexpr std::string_view kWord = "polygon";
  constexpr std::size_t kLongest = 200;  // of a tag
  const std::string_view text = plain.text;
  const std::string small = lowered(text);
  Rewritten rewritten(plain.text);
  for (std::size_t at = small.find(kWord); at != small.npos; at = small.find(kWord, at + 1)) {
    std::size_t start = at;
    while (start > 0 && (isWordPart(text[start - 1]) || text[start - 1] == ':')) --start;
    const std::string_view before = text.substr(0, start);
    if (!before.ends_with('<') && !before.ends_with("&lt;")) continue;
    const std::string_view tag = text.substr(at, kLongest);
    const bool escaped = before.ends_with(';');
    const std::size_t close = escaped ? tag.find("&gt;") : tag.find('>');
    if (close == tag.npos) continue;
    const std::size_t first = at + close + (escaped ? 4 : 1);
    std::size_t end = first;
    const Numbers numbers = numbersFrom(text, end, ", \t\r\n");
    if (numbers.size() < 2 * kFewestVertices || numbers.size() % 2 != 0) continue;
    const std::size_t next = behindBlanks(text, end, " \t\r\n");
    if (next < text.size() && !isAt(text, next, '<') && !isAt(text, next, '&')) continue;
    rewritten.replace(first, end, pointList(numbers, 2));
  }
  rewritten.finish(plain, "");
}

bool areZero(const Numbers& numbers, std::size_t from) {
  return std::all_of(numbers.begin() + static_cast<std::ptrdiff_t>(from), numbers.end(),
                     [](std::string_view number) { return wholeNumber(number).value == 0; });
}

/// [5, 3, 0, 0, 0, 0] and [[5, 3], [0, 0], [0, 0]], maybe with one number more: behind the bracket
/// that closes it, and the point; nothing where something else starts here.
std::optional<std::pair<std::size_t, Numbers>> segmentAt(std::string_view text, std::size_t open) {
  constexpr std::string_view kBetween = " \t\r\n,";
  std::size_t at = open + 1;
  Numbers numbers = numbersFrom(text, at, kBetween);
  constexpr std::size_t kFlat = 6;
  if (numbers.size() == kFlat) {
    at = behindBlanks(text, at, kBetween);
    if (!isAt(text, at, ']') || !areZero(numbers, 2)) return std::nullopt;
    return std::pair(at + 1, Numbers{numbers[0], numbers[1]});
  }
  if (!numbers.empty()) return std::nullopt;
  for (int i = 0; i < 3; ++i) {
    at = behindBlanks(text, at, kBetween);
    if (!isAt(text, at, '[')) return std::nullopt;
    const std::size_t before = numbers.size();
    Numbers pair = numbersFrom(text, ++at, kBetween);
    numbers.insert(numbers.end(), pair.begin(), pair.end());
    if (numbers.size() - before != 2 || !isAt(text, at, ']')) return std::nullopt;
    ++at;
  }
  const std::size_t behind = behindBlanks(text, at, kBetween);
  if (const std::size_t length = numberLength(text, behind); length > 0) at = behind + length;
  at = behindBlanks(text, at, kBetween);
  if (!isAt(text, at, ']') || !areZero(numbers, 2)) return std::nullopt;
  return std::pair(at + 1, Numbers{numbers[0], numbers[1]});
}

void withoutHandles(PlainText& plain) {
  if (plain.text.find("segments") == plain.text.npos) return;
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1)) {
    const auto segment = segmentAt(text, at);
    if (!segment) continue;
    rewritten.replace(at, segment->first, fmt::format("[{}]", fmt::join(segment->second, ", ")));
    at = segment->first - 1;
  }
  rewritten.finish(plain, "handles of zero length were left out");
}

/// {"cx": 5, "cy": 3} and nothing else in the brackets: the place of a cell or a middle, as x, y.
void withPlacesOfCells(PlainText& plain) {
  constexpr std::string_view kKey = "cx";
  const auto isSign = [](char c) { return c == ' ' || c == '"' || c == '\'' || c == ':'; };
  std::string& text = plain.text;
  for (std::size_t at = text.find(kKey); at != text.npos; at = text.find(kKey, at + 1)) {
    std::size_t open = at;
    while (open > 0 && isSign(text[open - 1])) --open;
    const std::string_view rest = std::string_view(text).substr(at);
    const std::size_t close = rest.find_first_of("{}[]()\n");
    const std::size_t y = rest.substr(0, close).find("cy");
    if (open == 0 || text[open - 1] != '{' || close == rest.npos || y == rest.npos) continue;
    const bool lone = rest[close] == '}' && std::ranges::count(rest.substr(0, close), ':') == 2 &&
                      std::ranges::count(rest.substr(0, close), ',') == 1;
    if (!lone) continue;
    for (const std::size_t letter : {at, at + y}) {
      const bool quoted = text[letter - 1] == '"' || text[letter - 1] == '\'';
      text[letter] = quoted ? text[letter - 1] : ' ';
      if (quoted) text[letter - 1] = ' ';
    }
  }
}

}  // namespace

void withPlainPoints(PlainText& plain) {
  withPlacesOfCells(plain);
  withElements(plain);
  withCommaInitialisers(plain);
  withFlatPolygons(plain);
  withTaggedPolygons(plain);
  withTwoPolygons(plain);
  withKeyedNumbers(plain);
  withDimensions(plain);
  withoutHandles(plain);
}

}  // namespace sepax
