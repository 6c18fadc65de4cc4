#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
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
    if (labels_ == 2 && first_ > second_) std::swap(point_.numbers[0], point_.numbers[1]);
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
      (labels_++ == 0 ? first_ : second_) = axis;
      return true;
    }
    if (point_.count == 2 && lowered(token.text) == "nan") return closed_ = true;  // z of JTS
    if (token.text == "xy" && point_.count == 0) return true;  // (xy 1 2) of KiCad
    if (token.kind == TokenKind::word) {                       // a call is followed by its bracket
      const bool makes = token.text == "new" && !ofType_;      // Point::new( of Rust is a call
      const bool goesOn = !called_ || !makes;
      called_ = !makes;
      ofType_ = false;
      return goesOn;
    }
    ofType_ = token.text == "::";
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
  bool ofType_ = false;  ///< the last token was ::
  bool closed_ = false;  ///< no number may follow
  std::size_t labels_ = 0;
  char first_ = 0;  ///< the axis of the first label, and that of the last one behind it
  char second_ = 0;
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

/// Whether a comment starts between these places in the line of the second one.
bool isInComment(std::string_view text, std::size_t from, std::size_t place) {
  std::string_view line = text.substr(from, place - from);
  line = line.substr(line.rfind('\n') + 1);
  return withoutComments(line).size() < line.size();
}

/// The next bracket that may hold a point: the one of an index [3] parts it from the last, and one
/// in a comment holds none, unless the whole run stands in `comments`.
std::size_t nextBracket(const MixedText& mixed, std::size_t from, bool comments) {
  std::string_view text = mixed.text().substr(0, from + kLongestSeparator);
  for (std::size_t open = from; (open = text.find_first_of("([{", open)) != text.npos;) {
    if (!comments && isInComment(text, from, open)) {
      constexpr std::size_t kMost = 5 * kLongestSeparator;  // of comments
      open = mixed.text().find('\n', open);
      if (open == text.npos || open > from + kMost) return text.npos;
      text = mixed.text().substr(0, open + kLongestSeparator);
      continue;
    }
    std::size_t end = open + 1;
    while (end < text.size() && isDigit(text[end])) ++end;
    if (open + 1 < text.size() && isClosing(text[open + 1])) {  // .toPoint()
      end = open + 1;
      open = end;
      continue;
    }
    const bool index = text[open] == '[' && end > open + 1 && end < text.size() && text[end] == ']';
    if (!index) return open;
    open = end;
  }
  return text.npos;
}

bool hasBlankLine(std::string_view text) {
  const auto first = text.find('\n');
  if (first == text.npos) return false;
  const std::string_view rest = text.substr(first + 1);
  const auto next = rest.find_first_not_of(" \t\r");
  return next != rest.npos && rest[next] == '\n';
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

/// shape2 of ); shape2.setPoint(1, Vector2f: whose call the last one is; empty without.
std::string objectOf(std::string_view separator) {
  const std::size_t dot = separator.find('.');
  if (dot == separator.npos) return {};
  std::size_t start = dot;
  while (start > 0 && isWordPart(separator[start - 1])) --start;
  return std::string(separator.substr(start, dot - start));
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
  const bool comments = isInComment(text, place - std::min(place, kLongestSeparator), place);
  std::string object;  // that the points are put into
  bool sameObject = true;
  for (run.end = *close + 1;;) {
    const std::size_t open = nextBracket(mixed, run.end, comments);
    if (open == text.npos) break;
    const std::string_view whole = text.substr(run.end, open - run.end);
    const std::string separator = withoutComments(whole);
    const std::string now = essenceOf(separator);
    constexpr std::size_t kMostWords = 4;
    const bool comma = separator.find(',') != separator.npos;  // then an empty line parts nothing
    if (hasBlankLine(whole) && !comma) break;
    if (whole.find("```") != whole.npos) break;  // each block of code has its own
    if (isForeign(separator) || wordsIn(separator) > kMostWords) break;
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
    const std::string owner = objectOf(separator);
    if (between && sameObject && owner != object && run.points >= kFewestPoints) break;
    sameObject = !between || (sameObject && owner == object);
    object = owner;
    between = now;
    addPoint(run, *point);
    run.end = *close + 1;
  }
  if (run.fault.empty() && isOpen(run.polygon.numbers)) run.fault = restLeftOut(mixed, run.end);
  return run;
}

}  // namespace sepax
