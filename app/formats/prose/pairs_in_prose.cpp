#include "app/formats/literals/indices.h"
#include "app/formats/plain/parted_pairs.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::size_t skipBlankSigns(std::string_view text, std::size_t place) {
  return std::min(text.find_first_not_of(kBlanks, place), text.size());
}

/// Behind the number that starts here; the place itself where none does.
std::size_t takeCoordinate(std::string_view text, std::size_t place, std::vector<double>& numbers) {
  constexpr std::size_t kLongest = 40;
  const std::string_view rest = text.substr(place, kLongest);
  const std::size_t sign = rest.starts_with('-') || rest.starts_with('+') ? 1 : 0;
  const ScannedNumber number = scanPlainNumber(rest.substr(sign));
  if (number.state != NumberState::finite) return place;
  numbers.push_back(rest.starts_with('-') ? -number.value : number.value);
  return place + sign + number.length;
}

/// Behind 0,0 or 0, 0 at this place; the place itself where it is no pair.
std::size_t takePair(std::string_view text, std::size_t place, std::vector<double>& numbers) {
  const std::size_t known = numbers.size();
  const std::size_t comma = takeCoordinate(text, place, numbers);
  if (comma > place && comma < text.size() && text[comma] == ',') {
    const std::size_t second = comma + (text.substr(comma).starts_with(", ") ? 2 : 1);
    const std::size_t end = takeCoordinate(text, second, numbers);
    const bool ends = end == text.size() || (!isWordPart(text[end]) && text[end] != '%');
    if (end > second && ends) return end;
  }
  numbers.resize(known);
  return place;
}

/// "a polygon with the corners at": the last words before the place are of the pairs there.
bool headsPairs(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 40;
  constexpr std::size_t kLast = 3;
  std::string_view before =
      mixed.text().substr(place - std::min(place, kFar), std::min(place, kFar));
  before = before.substr(before.find_last_of("0123456789.!?") + 1);  // all without
  const CallingWords words = wordsOf(before);
  const std::size_t first = words.size() - std::min(words.size(), kLast);
  return holdsWord({words.begin() + static_cast<std::ptrdiff_t>(first), words.end()},
                   {"corner", "corners", "vertices", "verts", "points", "polygon", "outline"});
}

/// 1,234 2,345 3,456: all of it may be numbers whose commas part thousands.
bool mayPartThousands(std::string_view pairs) {
  constexpr std::size_t kDigits = 3;
  for (std::size_t at = pairs.find(','); at != pairs.npos; at = pairs.find(',', at + 1)) {
    const std::string_view second = pairs.substr(at + 1);
    const std::size_t digits = std::min(second.find_first_not_of("0123456789"), second.size());
    if (digits != kDigits || second.substr(digits).starts_with('.')) return false;
  }
  return true;
}

/// Behind " to ", " and then ", " -> ", and " , " as Clipper prints, and behind a blank of a `row`
/// of pairs; the place itself where something else parts two pairs.
std::size_t takeConnection(std::string_view text, std::size_t place, bool row) {
  constexpr std::string_view kComma = " , ";
  if (text.substr(place).starts_with(kComma)) return place + kComma.size();
  std::size_t end = skipBlankSigns(text, place);
  if (row && end > place && end < text.size() && (isDigit(text[end]) || text[end] == '-'))
    return end;
  if (end < text.size() && (text[end] == ',' || text[end] == ';'))
    end = skipBlankSigns(text, end + 1);
  bool found = false;
  for (const std::string_view arrow : {"->", "--", "\xE2\x86\x92"})
    if (!found && text.substr(end).starts_with(arrow)) {
      end += arrow.size();
      found = true;
    }
  while (end < text.size() && isWordStart(text[end])) {
    std::size_t word = end;
    while (word < text.size() && isWordPart(text[word])) ++word;
    if (!isConnectingWord(lowered(text.substr(end, word - end)))) return place;
    end = skipBlankSigns(text, word);
    found = true;
  }
  return found ? skipBlankSigns(text, end) : place;
}

/// 0,0 to 5,3 and 6,0 to 9,3: where something reaches from and to.
bool areRanges(const std::vector<std::string_view>& connections) {
  if (connections.size() % 2 == 0 || connections.size() < 3) return false;
  for (std::size_t i = 0; i < connections.size(); ++i)
    if (connections[i] != (i % 2 == 0 ? "to" : "and")) return false;
  return true;
}

/// Behind X1:40(dec), where the axis and the number are these; the place itself where anything else
/// stands.
std::size_t takeNamedCoordinate(std::string_view text, std::size_t place, const std::string& name,
                                std::vector<double>& numbers) {
  constexpr std::size_t kLongestRemark = 8;
  if (lowered(text.substr(place, name.size())) != name) return place;
  const std::size_t sign = behindBlanks(text, place + name.size());
  if (!isAt(text, sign, ':') && !isAt(text, sign, '=')) return place;
  const std::size_t start = behindBlanks(text, sign + 1);
  const std::size_t end = takeCoordinate(text, start, numbers);
  if (end == start) return place;
  const std::size_t remark =
      isAt(text, end, '(') ? text.substr(end, kLongestRemark).find(')') : text.npos;
  return remark == text.npos ? end : end + remark + 1;
}

/// x1: 40, y1: 30, x2: 200 and y2: 70, ...: the corners one after the other.
std::optional<PointRun> numberedCorners(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::vector<double>& all = run.polygon.numbers;
  std::size_t corner = isAt(text, place + 1, '0') ? 0 : 1;
  for (std::size_t at = place;; ++corner) {
    const std::size_t x = takeNamedCoordinate(text, at, fmt::format("x{}", corner), all);
    const std::size_t second = behindBlanks(text, x, ",; \t");
    const std::size_t y = takeNamedCoordinate(text, second, fmt::format("y{}", corner), all);
    if (x == at || y == second) break;
    run.end = y;
    ++run.points;
    at = behindBlanks(text, y, ",; \t\r\n");
    std::size_t end = at;
    while (end < text.size() && isWordPart(text[end])) ++end;
    if (isConnectingWord(lowered(text.substr(at, end - at)))) at = behindBlanks(text, end);
  }
  if (run.points < kFewestVertices) return std::nullopt;
  all.resize(2 * run.points);
  run.polygon.line = mixed.lineOf(place);
  return run;
}

}  // namespace

std::optional<PointRun> pairsInProse(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  if ((text[place] == 'x' || text[place] == 'X') && (place == 0 || !isWordPart(text[place - 1])))
    return numberedCorners(mixed, place);
  constexpr std::string_view kFirst = "+-.0123456789";
  const char before = place == 0 ? ' ' : text[place - 1];
  const bool starts = before == '`' || kBlanks.find(before) != kBlanks.npos;
  if (kFirst.find(text[place]) == kFirst.npos || !starts) return std::nullopt;
  PointRun run;
  run.end = place;
  std::vector<std::string_view> connections;
  const bool row = headsPairs(mixed, place);
  for (std::size_t start = place;;) {
    const std::size_t end = takePair(text, start, run.polygon.numbers);
    if (end == start) break;
    ++run.points;
    run.end = end;
    start = takeConnection(text, end, row);
    if (start == end) break;
    connections.push_back(trimmed(text.substr(end, start - end)));
  }
  if (run.points < kFewestVertices) return std::nullopt;
  if (row && mayPartThousands(text.substr(place, run.end - place))) return std::nullopt;
  run.polygon.line = mixed.lineOf(place);
  if (areRanges(connections))
    run.fault = atLine(run.polygon.line) +
                "pairs from one to the other are no outline; give the corners of a polygon";
  return run;
}

std::optional<PointRun> tupleLine(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 400;
  const std::string_view text = mixed.text();
  const std::size_t end = std::min(text.find('\n', place), text.size());
  std::string_view line = trimmed(text.substr(place, end - place));
  const bool signs = line.find(';') != line.npos;  // 0, 0;5, 0;5, 3
  PointRun run;
  std::size_t arity = 0;
  while (!line.empty()) {
    std::string_view tuple = line.substr(0, signs ? line.find(';') : line.find_first_of(kBlanks));
    line = trimmed(line.substr(std::min(tuple.size() + signs, line.size())));
    if (tuple.ends_with(',') && !line.empty()) tuple.remove_suffix(1);  // as Clipper prints
    tuple = trimmed(tuple);
    const char between = tuple.find(',') == tuple.npos ? ' ' : ',';
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
      const std::size_t comma = std::min(tuple.find(between), tuple.size());
      const ScannedNumber number = wholeNumber(trimmed(tuple.substr(0, comma)));
      if (number.state != NumberState::finite) return std::nullopt;
      run.polygon.numbers.push_back(number.value);
      more = comma < tuple.size();
      tuple.remove_prefix(std::min(comma + 1, tuple.size()));
    }
    if (arity == 0) arity = count;
    if (count != arity || count < 2 || count > 3) return std::nullopt;
    ++run.points;
  }
  const std::size_t start = place - std::min(place, kFar);
  const std::vector<double>& all = run.polygon.numbers;
  const bool closes = signs && arity == 2 && run.points > kFewestVertices && !isOpen(all);
  if (run.points < kFewestVertices ||
      !(closes || tellsOfOutline(text.substr(start, place - start))))
    return std::nullopt;
  run.polygon.line = mixed.lineOf(place);
  run.polygon.arity = arity == 3 ? Arity::triple : Arity::pair;
  run.end = end;
  return run;
}

namespace {

/// "Before simplification (5)": words, and what may stand among them.
bool isTitleOfPairs(std::string_view label) {
  return !label.empty() && isWordStart(label.front()) && std::ranges::all_of(label, [](char c) {
    return isWordPart(c) || std::string_view(" ()#-").find(c) != std::string_view::npos;
  });
}

/// 0,0 5,0 5,3: one comma in each part between blanks.
bool areCommaPairs(std::string_view pairs) {
  while (!pairs.empty()) {
    const std::size_t end = std::min(pairs.find_first_of(" \t"), pairs.size());
    const std::string_view pair = pairs.substr(0, end);
    const std::size_t comma = pair.find(',');
    if (comma == pair.npos || wholeNumber(pair.substr(0, comma)).state != NumberState::finite ||
        wholeNumber(pair.substr(comma + 1)).state != NumberState::finite)
      return false;
    pairs = trimmed(pairs.substr(end));
  }
  return true;
}

/// The part of 2,1:9,1:5,7~Title~Text that is the list.
std::string_view listIn(std::string_view value) {
  return trimmed(value.substr(0, value.find('~')));
}

/// 2,05: it is one number, as no x and y are.
bool hasDecimalComma(std::string_view list) {
  for (std::size_t at = list.find(",0"); at != list.npos; at = list.find(",0", at + 1))
    if (at + 2 < list.size() && isDigit(list[at + 2])) return true;
  return false;
}

/// The points of 2,1;9,1;5,7 and of 2 1  9 1  5 7 behind a label. With one blank between them whole
/// numbers may be those of vertices, and others points in space.
std::string partedPoints(std::string_view list) {
  list = list.substr(0, list.find_last_not_of(",; ") + 1);
  constexpr std::size_t kMany = 4 * kFewestVertices;
  const bool gaps = list.find("  ") != list.npos || list.find('\t') != list.npos;
  const bool whole = list.find_first_of(".-") == list.npos;
  const std::size_t numbers = gaps || whole ? 0 : numbersIn(list, 2 * kMany);
  const bool inSpace = numbers % 3 == 0 && numbers >= kMany;
  return hasDecimalComma(list) ? std::string() : pointsOfPairs(list, gaps || !(whole || inSpace));
}

/// 2 1; 9 1; 5 7: only pairs of numbers are written so.
bool areSurelyPairs(std::string_view list) {
  return list.find(';') != list.npos && list.find_first_of(",/|:") == list.npos;
}

}  // namespace

LabelledPairs readLabelledPairs(std::string_view line) {
  const std::size_t sign = std::min(line.find_first_of(":="), line.size() - 1);
  const std::string_view label = trimmed(line.substr(0, sign));
  std::string_view pairs = listIn(line.substr(sign + 1));
  if (pairs.ends_with(',') || pairs.ends_with(';')) pairs.remove_suffix(1);
  if (const std::string points = partedPoints(pairs); !points.empty())
    return {label, readLiterals(points)};
  auto raw = readSvgValue(pairs);
  if (!raw && tellsOfOutline(label)) raw = readLiterals(fmt::format("[{}]", pairs));
  return {label, std::move(raw)};
}

std::optional<std::size_t> labelledPairsEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const std::size_t end = std::min(text.find('\n', place), text.size());
  const std::string_view line = text.substr(place, end - place);
  const auto colon = line.find_first_of(":=");
  constexpr std::size_t kLongest = 20;
  constexpr std::size_t kLongestWords = 60;
  if (colon == line.npos || colon > kLongestWords) return std::nullopt;
  std::string_view label = trimmed(line.substr(0, colon));
  if (label.starts_with('|')) label = trimmed(label.substr(1));  // of a template
  const bool word = colon <= kLongest && !label.empty() && std::ranges::all_of(label, isWordPart);
  std::string_view pairs = trimmed(line.substr(colon + 1));
  if (pairs.ends_with(';')) pairs.remove_suffix(1);
  constexpr std::string_view kInside = "0123456789+-.eE, \t\r";
  constexpr std::size_t kFewest = 3;  // pairs
  const auto commas = static_cast<std::size_t>(std::ranges::count(pairs, ','));
  const std::string_view list = listIn(pairs);
  if (word && (tellsOfOutline(label) || areSurelyPairs(list)) && !partedPoints(list).empty())
    return end;
  const bool plain = pairs.find_first_not_of(kInside) == pairs.npos;
  if (!plain || commas < kFewest || !(word || (isTitleOfPairs(label) && areCommaPairs(pairs))))
    return std::nullopt;
  return end;
}

}  // namespace sepax
