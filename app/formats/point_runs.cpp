#include "app/formats/fragments.h"
#include "app/formats/literal_indices.h"
#include "app/formats/literal_shapes.h"
#include "app/formats/read_number.h"
#include "app/formats/tokens.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

constexpr std::size_t kFewestPoints = 3;
constexpr std::size_t kLongestPoint = 160;     ///< bytes in its brackets
constexpr std::size_t kLongestSeparator = 80;  ///< bytes

struct PointText {
  std::array<double, 3> numbers{};
  std::size_t count = 0;
  std::string_view unit;  ///< behind its numbers
};

/// The label of the next number, where the token is one.
char axisIn(const Token& token) {
  if (token.kind != TokenKind::word && token.kind != TokenKind::text) return 0;
  return axisOf(token.text);
}

/// Collects the numbers of a point; x and y may be labelled, in either order.
class PointReader {
 public:
  explicit PointReader(std::string_view inside) : tokens_(inside) {}

  std::optional<PointText> run() {
    for (Token token = tokens_.next(); token.kind != TokenKind::end; token = tokens_.next())
      if (!take(token)) return std::nullopt;
    if (called_ || point_.count < 2) return std::nullopt;
    if (labels_ == 2 && first_ == 'y') std::swap(point_.numbers[0], point_.numbers[1]);
    return point_;
  }

 private:
  bool take(const Token& token) {
    if (token.kind == TokenKind::number) {
      if (called_ || closed_ || point_.count == point_.numbers.size()) return false;
      const std::string_view unit = unitOf(token.text);
      if (point_.count > 0 && unit != point_.unit) return false;
      point_.unit = unit;
      point_.numbers[point_.count++] = token.value;
      return true;
    }
    if (const char axis = axisIn(token); axis != 0) {
      if (labels_++ == 0) first_ = axis;
      return true;
    }
    if (point_.count == 2 && lowered(token.text) == "nan") return closed_ = true;  // z of JTS
    if (token.text == "xy" && point_.count == 0) return true;  // (xy 1 2) of KiCad
    if (token.kind == TokenKind::word) {                       // a call is followed by its bracket
      const bool goesOn = !called_ || token.text != "new";
      called_ = token.text != "new";
      return goesOn;
    }
    const bool opens = token.text == "(" || token.text == "{" || token.text == "[";
    if (opens) called_ = false;
    if (opens && point_.count > 1) return false;
    if (opens) point_.count = 0;  // setPoint(3, Vector2f(1, 2)): which one it is
    closed_ = closed_ || token.text == ")" || token.text == "}" || token.text == "]";
    constexpr std::string_view kAllowed = ",;:=()[]{}.";
    return token.kind == TokenKind::symbol &&
           (token.text == "::" || kAllowed.find(token.text.front()) != kAllowed.npos);
  }

  Tokens tokens_;
  PointText point_;
  bool called_ = false;  ///< a word that no bracket has followed yet
  bool closed_ = false;  ///< no number may follow
  std::size_t labels_ = 0;
  char first_ = 0;
};

std::optional<PointText> pointIn(std::string_view inside) {
  if (inside.size() > kLongestPoint) return std::nullopt;
  return PointReader(inside).run();
}

/// [x, 1] and (4, ?): what has the form of a point and is none.
bool isFaultyPoint(std::string_view inside) {
  constexpr std::size_t kLongest = 40;
  if (inside.size() > kLongest || inside.find(',') == inside.npos) return false;
  std::size_t items = 0;
  while (true) {
    const auto comma = inside.find(',');
    const std::string_view item = trimmed(inside.substr(0, comma));
    if (item.empty() || item.find_first_of(" \t\n([{") != item.npos) return false;
    ++items;
    if (comma == inside.npos) return items == 2 || items == 3;
    inside.remove_prefix(comma + 1);
  }
}

/// The next bracket that may hold a point: the one of an index [3] parts it from the last.
std::size_t nextBracket(const MixedText& mixed, std::size_t from) {
  const std::string_view text = mixed.text().substr(0, from + kLongestSeparator);
  for (std::size_t open = from; (open = text.find_first_of("([{", open)) != text.npos;) {
    std::size_t end = open + 1;
    while (end < text.size() && isDigit(text[end])) ++end;
    const bool index = text[open] == '[' && end > open + 1 && end < text.size() && text[end] == ']';
    if (!index) return open;
    open = end;
  }
  return text.npos;
}

/// What makes two separators alike: their letters and signs without numbers, blanks and commas.
std::string essence(std::string_view separator) {
  const std::string small = lowered(separator);
  std::string letters;
  for (std::size_t i = 0; i < small.size(); ++i) {
    if (isWordStart(small[i])) {  // a single letter is the name of a point
      std::size_t end = i;
      while (end < small.size() && isWordStart(small[end])) ++end;
      const std::string word = small.substr(i, end - i);
      if (end > i + 1 && !isConnectingWord(word)) letters += word;
      i = end - 1;
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

/// What tells of something else than the next vertex.
bool isForeign(std::string_view separator) {
  constexpr std::array<std::string_view, 23> kWords = {
      "error",    "warning", "exception", "circle", "radius", "r",       "pos",    "position",
      "velocity", "vel",     "speed",     "size",   "width",  "center",  "centre", "normal",
      "angle",    "mouse",   "cursor",    "scale",  "color",  "gravity", "force"};
  const std::string small = lowered(separator);
  for (std::size_t i = 0; i < small.size();) {
    std::size_t end = i;
    while (end < small.size() && isWordPart(small[end])) ++end;
    if (std::ranges::find(kWords, std::string_view(small).substr(i, end - i)) != kWords.end())
      return true;
    i = end + 1;
  }
  return false;
}

bool hasBlankLine(std::string_view text) {
  const auto first = text.find('\n');
  if (first == text.npos) return false;
  const std::string_view rest = text.substr(first + 1);
  const auto next = rest.find_first_not_of(" \t\r");
  return next != rest.npos && rest[next] == '\n';
}

/// draw(1, 2); draw(3, 4): a call says nothing of an outline unless its words do.
bool tellsOutline(const MixedText& mixed, std::size_t place, std::string_view essence) {
  if (std::ranges::none_of(essence, isWordStart)) return true;
  constexpr std::array<std::string_view, 16> kHints = {
      "poly",   "vert", "point", "pt",     "push", "add",     "append", "insert",
      "lineto", "set",  "vec",   "corner", "xy",   "emplace", "node",   "->"};
  return std::ranges::any_of(
             kHints, [&](std::string_view hint) { return essence.find(hint) != essence.npos; }) ||
         isOutlineBefore(mixed, place);
}

/// The numbers of a line, where it has nothing but numbers and what parts them.
std::optional<PointText> numbersOfLine(std::string_view line) {
  PointText point;
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

/// A line without what people put before the numbers: marks of quotes and lists, and a label.
struct LabelledLine {
  std::string label;
  std::string_view rest;
};

LabelledLine withoutLabel(std::string_view line) {
  while (true) {
    line = trimmed(line);
    const bool mark = line.starts_with('>') || line.starts_with("* ") || line.starts_with("- ") ||
                      line.starts_with("+ ") || line.starts_with('|');
    if (!mark) break;
    line.remove_prefix(1);
  }
  for (const std::string_view comment : {"//", "#", "<-", "\xE2\x86\x90"})
    if (const auto start = line.find(comment); start != line.npos && start > 0)
      line = trimmed(line.substr(0, start));
  for (const std::string_view word : {"v ", "vertex ", "point ", "pt "})
    if (line.starts_with(word)) return {std::string(trimmed(word)), line.substr(word.size())};
  std::size_t end = std::string_view::npos;
  for (const std::string_view sign : {":", "=", "->", ")"})
    if (const auto found = line.find(sign); found != line.npos)
      end = std::min(end, found + sign.size());
  constexpr std::size_t kLongest = 30;
  constexpr std::size_t kMostWords = 3;
  if (end == std::string_view::npos || end > kLongest || wordsIn(line.substr(0, end)) > kMostWords)
    return {{}, line};
  return {essence(line.substr(0, end)), line.substr(end)};
}

/// 0 1.5 2, then 1 3.5 2: the first numbers count the lines.
bool countsLines(const std::vector<double>& numbers) {
  const double first = numbers.front();
  if (first != 0 && first != 1) return false;
  for (std::size_t i = 0; i * 3 < numbers.size(); ++i)
    if (numbers[3 * i] != first + static_cast<double>(i)) return false;
  return true;
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

void addPoint(PointRun& run, const PointText& point) {
  run.polygon.numbers.insert(run.polygon.numbers.end(), point.numbers.begin(),
                             point.numbers.begin() + static_cast<std::ptrdiff_t>(point.count));
  ++run.points;
}

std::string faultOf(const MixedText& mixed, std::size_t open, std::string_view inside) {
  return fmt::format("{}{} stands where a point x, y should", atLine(mixed.lineOf(open)),
                     inQuotes(inside));
}

/// (?, 1) (0, 0) (1, 0): the run whose first point is none.
std::optional<PointRun> faultyStart(const MixedText& mixed, std::size_t place, std::size_t close) {
  const std::string_view inside = mixed.text().substr(place + 1, close - place - 1);
  const std::size_t next = mixed.text().find_first_not_of(" \t\r\n,;", close + 1);
  const bool goesOn = next != std::string_view::npos && mixed.text()[next] == mixed.text()[place];
  if (!goesOn || !isFaultyPoint(inside)) return std::nullopt;
  const auto nextClose = mixed.brackets().closingOf(next);
  if (!nextClose || !pointIn(mixed.text().substr(next + 1, *nextClose - next - 1)))
    return std::nullopt;
  std::optional<PointRun> run = pointRun(mixed, next);
  if (!run || run->points < 2) return std::nullopt;
  run->fault = faultOf(mixed, place, inside);
  return run;
}

/// Brackets for all corners of a polygon stand in the line from this one on.
bool startsRow(std::string_view text, std::size_t open) {
  const std::string_view line = text.substr(open, text.find('\n', open) - open);
  return static_cast<std::size_t>(std::ranges::count(line, text[open])) >= kFewestPoints;
}

}  // namespace

std::optional<PointRun> pointRun(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const auto inside = [&](std::size_t open, std::size_t close) {
    return text.substr(open + 1, close - open - 1);
  };
  auto close = mixed.brackets().closingOf(place);
  if (!close) return std::nullopt;
  auto point = pointIn(inside(place, *close));
  if (!point) return faultyStart(mixed, place, *close);
  PointRun run;
  run.unit = point->unit;
  const std::size_t count = point->count;
  run.polygon = {std::string(nameBefore(mixed, place)),
                 mixed.lineOf(place),
                 count == 3 ? Arity::triple : Arity::pair,
                 {}};
  addPoint(run, *point);
  run.firstEnd = *close + 1;
  std::optional<std::string> between;
  bool commas = true;  // between all points
  for (run.end = *close + 1;;) {
    const std::size_t open = nextBracket(mixed, run.end);
    if (open == text.npos) break;
    const std::string_view separator = text.substr(run.end, open - run.end);
    const std::string now = essence(separator);
    constexpr std::size_t kMostWords = 4;
    if (hasBlankLine(separator) || isForeign(separator) || wordsIn(separator) > kMostWords) break;
    const bool comma = separator.find(',') != separator.npos;
    const bool newLine = separator.find('\n') != separator.npos;
    if (newLine && !comma && commas && run.points >= kFewestPoints && startsRow(text, open)) break;
    commas = commas && comma;
    if ((between && now != *between) || !tellsOutline(mixed, place, now)) break;
    close = mixed.brackets().closingOf(open);
    if (!close && open + kLongestPoint > text.size()) run.cut = true;
    if (!close) break;
    point = pointIn(inside(open, *close));
    if (!point || point->count != count || point->unit != run.unit) {
      const std::string_view other = inside(open, *close);
      if (text[open] == text[place] && (point || isFaultyPoint(other)))
        run.fault = faultOf(mixed, open, other);
      break;
    }
    between = now;
    addPoint(run, *point);
    run.end = *close + 1;
  }
  return run;
}

std::optional<PointRun> numberLines(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::optional<std::string> label;
  bool spaced = false;  // an empty line follows each
  for (std::size_t start = place; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const bool blank = trimmed(text.substr(start, end - start)).empty();
    if (blank && run.points > 0 && (spaced || run.points == 1) && run.end == start) {
      spaced = true;
      start = end + 1;
      continue;
    }
    if (spaced && run.end == start) break;
    const LabelledLine line = withoutLabel(text.substr(start, end - start));
    const auto point = numbersOfLine(line.rest);
    if (!point || (label && *label != line.label)) break;
    const Arity arity = point->count == 3 ? Arity::triple : Arity::pair;
    if (run.points > 0 && arity != run.polygon.arity) break;
    label = line.label;
    run.polygon.arity = arity;
    addPoint(run, *point);
    run.end = start = std::min(end + 1, text.size());
  }
  if (run.points < kFewestPoints) return std::nullopt;
  if (hasForeignHeader(mixed, place, run.polygon.numbers.size() / run.points)) {
    run.fault = atLine(mixed.lineOf(place)) + "the columns above are not called x and y";
    return run;
  }
  if (!saysPoint(*label) && !tellsOutline(mixed, place, *label)) return std::nullopt;
  run.polygon.line = mixed.lineOf(place);
  leaveOutCount(run);
  return run;
}

}  // namespace sepax
