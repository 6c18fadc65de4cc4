#include "app/formats/lists/relations.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/tree.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct RowNumbers {
  std::array<double, 3> numbers{};
  std::size_t count = 0;
};

/// The numbers of a line, where it has nothing but numbers and what parts them.
std::optional<RowNumbers> numbersOfLine(std::string_view line) {
  RowNumbers point;
  while (true) {
    const auto start = line.find_first_not_of(" \t\r,;|");
    if (start == line.npos) break;
    line.remove_prefix(start);
    const std::size_t length = std::min(line.find_first_of(" \t\r,;|"), line.size());
    const ScannedNumber number = wholeNumber(line.substr(0, length));
    if (number.state != NumberState::finite || point.count == point.numbers.size())
      return std::nullopt;
    point.numbers[point.count++] = number.value;
    line.remove_prefix(length);
  }
  if (point.count < 2) return std::nullopt;
  return point;
}

/// x=22 y=22 bulge=0 and X 22 Y 22: the coordinates of a line that names them first of all.
std::optional<RowNumbers> axesOfLine(std::string_view line) {
  RowNumbers point;
  bool signs = true;
  for (const char axis : {'x', 'y'}) {
    line = line.substr(std::min(line.find_first_not_of(" \t\r,;"), line.size()));
    if (line.size() < 3 || (line.front() | 0x20) != axis) return std::nullopt;
    const bool parted = line[1] == ' ' || line[1] == '\t';
    line = trimmed(line.substr(1));
    signs = line.starts_with('=') || line.starts_with(':');
    if (!signs && !parted) return std::nullopt;
    line = trimmed(line.substr(signs ? 1 : 0));
    const std::size_t length = std::min(line.find_first_of(" \t\r,;"), line.size());
    const ScannedNumber number = wholeNumber(line.substr(0, length));
    if (number.state != NumberState::finite) return std::nullopt;
    point.numbers[point.count++] = number.value;
    line.remove_prefix(length);
  }
  return signs || trimmed(line).empty() ? std::optional(point) : std::nullopt;  // X 1 Y 2 F 300
}

/// Without the > of a quote.
std::string_view withoutQuoteMark(std::string_view line) {
  line = trimmed(line);
  return line.starts_with("> ") ? trimmed(line.substr(1)) : line;
}

/// A line without what people put before the numbers: marks of quotes and lists, and a label.
struct LabelledLine {
  std::string label;
  std::string_view rest;
};

/// Behind "New shape " of New shape 1 0; 0 where the line does not start with a word.
std::size_t leadingWords(std::string_view line) {
  const std::size_t end = line.find_first_of("+-.0123456789");
  const bool words =
      end != line.npos && end > 0 && line[end - 1] == ' ' &&
      std::ranges::all_of(line.substr(0, end), [](char c) { return c == ' ' || isWordStart(c); });
  return words ? end : 0;
}

/// Behind the [12,] of a row that R prints; 0 where there is none.
std::size_t rowOfMatrix(std::string_view line) {
  const std::size_t end = line.find("] ");
  const bool row = line.starts_with('[') && end != line.npos && end > 2 && line[end - 1] == ',' &&
                   std::ranges::all_of(line.substr(1, end - 2), isDigit);
  return row ? end + 1 : 0;
}

LabelledLine withoutLabel(std::string_view line) {
  while (true) {
    line = trimmed(line);
    const bool mark = line.starts_with('>') || line.starts_with("* ") || line.starts_with("- ") ||
                      line.starts_with("+ ") || line.starts_with('|');
    if (!mark) break;
    line.remove_prefix(1);
  }
  for (const std::string_view comment : {"//", "#", "!", "<-", "\xE2\x86\x90"})
    if (const auto start = line.find(comment); start != line.npos && start > 0)
      line = trimmed(line.substr(0, start));
  if (const std::size_t row = rowOfMatrix(line); row > 0) return {"[,]", line.substr(row)};
  for (const std::string_view word : {"v ", "vertex ", "point ", "pt "})
    if (line.starts_with(word)) return {std::string(trimmed(word)), line.substr(word.size())};
  std::size_t end = std::string_view::npos;
  for (const std::string_view sign : {":", "=", "->", ")"})
    if (const auto found = line.find(sign); found != line.npos)
      end = std::min(end, found + sign.size());
  constexpr std::size_t kLongest = 30;
  constexpr std::size_t kMostWords = 3;
  if (end == std::string_view::npos) end = leadingWords(line);
  // one that tells of an outline may be longer
  const std::size_t times = tellsOfOutline(line.substr(0, std::min(end, 2 * kLongest))) ? 2 : 1;
  if (end == 0 || end > times * kLongest || wordsIn(line.substr(0, end)) > times * kMostWords)
    return {{}, line};
  return {essenceOf(line.substr(0, end)), line.substr(end)};
}

/// 0 1.5 2, then 1 3.5 2: the first numbers count the lines.
bool countsLines(const std::vector<double>& numbers) {
  const double first = numbers.front();
  if (first != 0 && first != 1) return false;
  for (std::size_t i = 0; i * 3 < numbers.size(); ++i)
    if (numbers[3 * i] != first + static_cast<double>(i)) return false;
  return true;
}

/// x, y, z in the line above: whatever the first numbers are, they are coordinates.
bool isHeadedInSpace(const MixedText& mixed, std::size_t place) {
  std::string above = place == 0 ? std::string() : lowered(trimmed(mixed.before(place - 1)));
  std::erase_if(above, [](char c) { return !isWordPart(c); });
  return above == "xyz";
}

void leaveOutCount(PointRun& run) {
  if (run.polygon.arity != Arity::triple || !countsLines(run.polygon.numbers)) return;
  std::vector<double> pairs;
  for (std::size_t i = 0; i < run.polygon.numbers.size(); ++i)
    if (i % 3 != 0) pairs.push_back(run.polygon.numbers[i]);
  run.polygon.numbers = std::move(pairs);
  run.polygon.arity = Arity::pair;
}

/// "p:" and "v[]=" and nothing at all; a longer label must say that it is of an outline.
bool saysPoint(std::string_view label) {
  constexpr std::size_t kLongest = 4;
  return label.size() <= kLongest && !isForeign(label);
}

/// WIRE 40 12 40 16: a word and numbers behind it.
bool isRecord(std::string_view line) {
  constexpr std::size_t kFewest = 2;  // letters, and numbers
  line = trimmed(line);
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  if (word.size() < kFewest || !std::ranges::all_of(word, isWordStart)) return false;
  std::size_t end = word.size();
  return numbersFrom(line, end, " \t").size() >= kFewest;
}

/// FLAG 3 4 below WIRE 3 4 3 9: each line of a drawing begins with the word of what it draws.
bool isAmongRecords(const MixedText& mixed, std::size_t place, std::size_t end) {
  const std::string_view text = mixed.text();
  const auto lineFrom = [&](std::size_t start) {
    return text.substr(start, text.find('\n', start) - start);
  };
  return isRecord(lineFrom(place)) &&
         ((place > 0 && isRecord(mixed.before(place - 1))) || isRecord(lineFrom(end)));
}

/// "Type the corners: 3 4": the label of points of which the first one stands in its line.
bool headsRows(std::string_view row) {
  const std::size_t sign = row.find_first_of(":=");
  const CallingWords words = sign == row.npos ? CallingWords{} : wordsOf(row.substr(0, sign));
  return !words.empty() && holdsWord({words.back()}, {"points", "coordinates", "coords", "vertices",
                                                      "corners", "punkte", "ecken", "puntos"});
}

/// time,fps,mem in the line above: columns that are named, and none of them x.
bool hasForeignHeader(const MixedText& mixed, std::size_t place, std::size_t numbers) {
  if (place == 0) return false;
  const std::string_view above = trimmed(mixed.before(place - 1));
  const bool blanks = above.find_first_of(",;\t|") == above.npos;
  const std::string_view signs = blanks ? " " : ",;\t|";
  std::string_view rest = above;
  std::size_t fields = 0;
  bool marked = false;  // Element # Value
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(signs), rest.size());
    const std::string_view field = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (blanks && field.empty()) continue;
    marked = marked || field == "#";
    if (field == "#") continue;
    if (field.empty() || !std::ranges::all_of(field, isWordPart) || isDigit(field.front()) ||
        axisOf(field) != 0)
      return false;
    ++fields;
  }
  // two words may be a sentence
  return fields == numbers && (!blanks || fields > 2 || marked);
}

/// Of lines that are no points: nothing, but of many a run without points, so that not each of them
/// is looked at as the first one.
std::optional<PointRun> passedOver(std::size_t lines, std::size_t end) {
  constexpr std::size_t kMany = 64;
  if (lines < kMany) return std::nullopt;
  PointRun run;
  run.end = end;
  return run;
}

void addRow(PointRun& run, const RowNumbers& row) {
  run.polygon.numbers.insert(run.polygon.numbers.end(), row.numbers.begin(),
                             row.numbers.begin() + static_cast<std::ptrdiff_t>(row.count));
  ++run.points;
}

/// 0 0, 0 0, 1 1, 1 0: rows of yes and no, of which one stands twice in a row, as no corner does.
bool areAnswers(const RawPolygon& rows) {
  const std::vector<double>& all = rows.numbers;
  if (rows.arity != Arity::pair ||
      !std::ranges::all_of(all, [](double n) { return n == 0 || n == 1; }))
    return false;
  for (std::size_t i = 2; i + 1 < all.size(); i += 2)
    if (all[i] == all[i - 2] && all[i + 1] == all[i - 1]) return true;
  return false;
}

}  // namespace

bool holdsPairsInLines(std::string_view inside) {
  std::size_t lines = 0;
  while (!(inside = trimmed(inside)).empty()) {
    const std::size_t end = std::min(inside.find('\n'), inside.size());
    const auto row = numbersOfLine(inside.substr(0, end));
    if (!row || row->count != 2) return false;
    ++lines;
    inside.remove_prefix(end);
  }
  return lines >= kFewestVertices;
}

bool holdsNumbersAlone(std::string_view inside) {
  return inside.find_first_not_of("0123456789+-.eE,; \t\r\n") == inside.npos;
}

std::optional<PointRun> keyedNumbers(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::string_view key;
  for (std::size_t start = place; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
    const std::string_view line = trimmed(text.substr(start, end - start));
    const std::size_t colon = std::min(line.find(':'), line.size());
    if (run.end > 0 ? line.substr(0, colon) != key
                    : !std::ranges::all_of(line.substr(0, colon), isWordPart))
      break;
    const ScannedNumber number =
        wholeNumber(trimmed(line.substr(std::min(colon + 1, line.size()))));
    if (number.state != NumberState::finite) break;
    key = line.substr(0, colon);
    run.polygon.numbers.push_back(number.value);
    run.end = start = end;
  }
  const std::vector<double>& all = run.polygon.numbers;
  if (all.size() < 2 * kFewestVertices) return std::nullopt;
  if (!tellsOfOutline(key) && !isOutlineBefore(mixed, place))
    return passedOver(all.size(), run.end);
  bool flat = all.size() % 3 == 0 && all.size() >= 3 * kFewestVertices;  // in space
  for (std::size_t z = 5; flat && z < all.size(); z += 3) flat = all[z] == all[2];
  if (!flat && all.size() % 2 != 0) return passedOver(all.size(), run.end);
  run.polygon.arity = flat ? Arity::triple : Arity::pair;
  run.polygon.line = mixed.lineOf(place);
  run.points = all.size() / (flat ? 3 : 2);
  return run;
}

std::optional<PointRun> numberLines(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::optional<std::string> label;
  bool spaced = false;  // an empty line follows each
  bool heads = false;
  for (std::size_t start = place; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const bool blank = trimmed(text.substr(start, end - start)).empty();
    if (blank && run.points > 0 && (spaced || run.points == 1) && run.end == start) {
      spaced = true;
      start = end + 1;
      continue;
    }
    if (spaced && run.end == start) break;
    const std::string_view whole = trimmed(text.substr(start, end - start));
    const bool closes =
        whole.ends_with('`') && !whole.starts_with('`');  // the code mark around all
    const std::string_view row = whole.substr(0, closes ? whole.find('`') : whole.size());
    LabelledLine line = withoutLabel(row);
    auto point = numbersOfLine(line.rest);
    if (!point && (point = axesOfLine(withoutQuoteMark(row)))) line.label.clear();
    if (run.points == 0) heads = headsRows(row);
    if (heads && label && line.label.empty()) line.label = *label;
    if (!point || (label && *label != line.label)) break;
    const Arity arity = point->count == 3 ? Arity::triple : Arity::pair;
    if (run.points > 0 && arity != run.polygon.arity) break;
    label = line.label;
    run.polygon.arity = arity;
    addRow(run, *point);
    run.end = start = std::min(end + 1, text.size());
    if (closes) break;
  }
  if (run.points < kFewestVertices) return std::nullopt;
  // vertices: 4 2 tells how many follow
  if (heads && run.polygon.numbers[0] == static_cast<double>(run.points - 1)) return std::nullopt;
  if (hasForeignHeader(mixed, place, run.polygon.numbers.size() / run.points)) {
    run.fault = atLine(mixed.lineOf(place)) + "the columns above are not called x and y";
    return run;
  }
  if (namesWay(*label)) return passedOver(run.points, run.end);
  const bool point = saysPoint(*label) && !isAmongRecords(mixed, place, run.end);
  if (!point && !heads && !tellsOutline(mixed, place, *label) && !tellsOfOutline(*label))
    return passedOver(run.points, run.end);
  run.polygon.line = mixed.lineOf(place);
  run.fault = restLeftOut(mixed, run.end);
  if (!isHeadedInSpace(mixed, place)) leaveOutCount(run);
  if (areAnswers(run.polygon)) {
    run.points = 0;
    return run;
  }
  if (staysOnAxis(run.polygon)) return passedOver(run.points, run.end);
  return run;
}

bool missesLines(std::string_view text, const std::vector<NamedPolygon>& read) {
  using Start = std::array<double, 6>;  // three points that follow each other
  std::set<Start> known;
  for (const NamedPolygon& polygon : read) {
    const std::size_t count = polygon.vertices.size();
    for (std::size_t i = 0; i < count; ++i) {
      const Vec2 first = polygon.vertices[i];
      const Vec2 next = polygon.vertices[(i + 1) % count];
      const Vec2 third = polygon.vertices[(i + 2) % count];
      known.insert({first.x, first.y, next.x, next.y, third.x, third.y});
    }
  }
  const MixedText mixed(text);
  for (std::size_t place = 0; place < text.size();) {
    const auto lines = numberLines(mixed, place);
    const bool run = lines && lines->fault.empty();
    if (run && lines->points > 0) {
      const std::vector<double>& all = lines->polygon.numbers;
      const std::size_t stride = lines->polygon.arity == Arity::triple ? 3 : 2;
      if (!known.contains(
              {all[0], all[1], all[stride], all[stride + 1], all[2 * stride], all[2 * stride + 1]}))
        return true;
    }
    place = run ? std::max(lines->end, place + 1)
                : std::min(text.find('\n', place), text.size() - 1) + 1;
  }
  return false;
}

}  // namespace sepax
