#include "app/formats/left_out.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace sepax {

namespace {

/// How many brackets are around a list of points, 0 where there is no polygon in them, and whether
/// the lists after the first are its holes.
struct WktKind {
  std::string_view word;
  int depth;
  bool isPolygon;
};

constexpr auto kKinds = std::to_array<WktKind>({{"polygon", 2, true},
                                                {"multipolygon", 3, true},
                                                {"triangle", 2, true},
                                                {"tin", 3, true},
                                                {"polyhedralsurface", 3, true},
                                                {"linestring", 1, false},
                                                {"linearring", 1, false},
                                                {"multilinestring", 2, false},
                                                {"multipoint", 1, false},
                                                {"point", 0, false},
                                                {"circularstring", 0, false},
                                                {"compoundcurve", 0, false},
                                                {"curvepolygon", 0, false},
                                                {"multicurve", 0, false},
                                                {"multisurface", 0, false}});

const WktKind* kindOf(std::string_view word) {
  const auto found = std::ranges::find(kKinds, lowered(word), &WktKind::word);
  return found == kKinds.end() ? nullptr : &*found;
}

bool isDimension(std::string_view word) {
  const std::string small = lowered(word);
  return small == "z" || small == "m" || small == "zm";
}

/// A face with different heights above one straight line.
bool isWall(const std::vector<double>& pairs, const std::vector<double>& heights) {
  if (std::adjacent_find(heights.begin(), heights.end(), std::not_equal_to{}) == heights.end())
    return false;
  return isStraight(pairs, 2);
}

class WktReader {
 public:
  explicit WktReader(std::string_view text) : tokens_(text) { advance(); }

  RawGeometry run() {
    raw_.format = "wkt";
    while (raw_.error.empty() && token_.kind != TokenKind::end) statement();
    if (raw_.error.empty() && raw_.polygons.empty() && wall_ != 0) raw_.error = uprightError(wall_);
    if (raw_.error.empty() && raw_.polygons.empty()) {
      raw_.error =
          "the WKT has no polygon; it needs at least one POLYGON, MULTIPOLYGON or LINESTRING";
      raw_.lack = Lack::shapes;
    }
    leaveOutOpenLines();
    leftOut_.addTo(raw_.notes);
    return std::move(raw_);
  }

 private:
  /// Beside polygons they are none.
  void leaveOutOpenLines() {
    if (std::ranges::none_of(raw_.polygons, &RawPolygon::isRing)) return;
    const std::size_t gone = takeOut(
        raw_.polygons, [](const RawPolygon& line) { return !line.isRing && isOpen(line.numbers); });
    if (gone > 0) addNote(raw_, std::string(kOpenLineNote));
  }

  void advance() {
    for (token_ = tokens_.next(); token_.kind == TokenKind::comment; token_ = tokens_.next())
      if (token_.newLine) name_ = token_.text;
  }
  void fail(const std::string& words) {
    if (raw_.error.empty()) raw_.error = atLine(token_.line) + words;
  }
  [[nodiscard]] bool is(std::string_view symbol) const {
    return token_.kind == TokenKind::symbol && token_.text == symbol;
  }
  bool accept(std::string_view symbol) {
    if (!is(symbol)) return false;
    advance();
    return true;
  }
  void expect(std::string_view symbol) {
    if (!accept(symbol))
      fail("expected " + std::string(symbol) + ", found " +
           (token_.kind == TokenKind::end ? "the end of the text" : inQuotes(token_.text)));
  }

  /// One geometry, or what may stand around it: SRID=4326; and the brackets of a collection.
  void statement() {
    if (accept(";") || accept(",") || accept(")")) return;
    if (token_.kind == TokenKind::text) {  // a name, or a value of a table
      name_ = token_.text;
      return advance();
    }
    const std::string word = lowered(token_.text);
    if (token_.kind != TokenKind::word) return fail(inQuotes(token_.text) + " is no WKT");
    advance();
    if (word == "srid") {
      expect("=");
      return advance();
    }
    if (token_.kind == TokenKind::word && isDimension(token_.text)) advance();
    const bool empty = token_.kind == TokenKind::word && lowered(token_.text) == "empty";
    if (empty) {
      leftOut_.add("empty " + onOneLine(word));
      return advance();
    }
    if (word == "geometrycollection") return expect("(");
    std::string plain = word;
    for (const std::string_view suffix : {"zm", "z", "m"})
      if (plain.ends_with(suffix) && kindOf(plain.substr(0, plain.size() - suffix.size())))
        plain.resize(plain.size() - suffix.size());
    const WktKind* kind = kindOf(plain);
    if (!kind)
      return fail(
          inQuotes(word) +
          " has no polygons; give POLYGON, MULTIPOLYGON, LINESTRING or a collection of them");
    if (kind->depth == 0)
      leaveOut(*kind);
    else
      lists(*kind, kind->depth);
    name_ = {};
  }

  /// Passes over what is in the brackets.
  void leaveOut(const WktKind& kind) {
    leftOut_.add(kind.word);
    expect("(");
    for (int depth = 1; depth > 0 && raw_.error.empty();) {
      if (token_.kind == TokenKind::end) return expect(")");
      depth += is("(") ? 1 : is(")") ? -1 : 0;
      advance();
    }
  }

  void lists(const WktKind& kind, int depth, bool isHole = false) {
    if (depth == 1) return ring(kind, isHole);
    expect("(");
    for (std::size_t count = 0; raw_.error.empty(); ++count) {
      lists(kind, depth - 1, count > 0 && kind.isPolygon && depth == 2);
      if (!accept(",")) break;
    }
    expect(")");
  }

  void ring(const WktKind& kind, bool isHole) {
    RawPolygon polygon{std::string(name_), token_.line, Arity::pair, {}, kind.isPolygon, isHole};
    std::size_t stride = 0;
    std::vector<double> heights;
    expect("(");
    if (accept(")")) return;  // an empty one
    do {
      const bool bracket = !kind.isPolygon && accept("(");
      std::size_t count = 0;
      for (; token_.kind == TokenKind::number && count < 4; ++count) {
        const double value = rational();
        if (count < 3) point_[count] = value;
      }
      if (token_.kind == TokenKind::tooLarge) raw_.error = tooLargeError(token_.line, token_.text);
      if (token_.kind == TokenKind::word && isNonFiniteWord(token_.text))
        raw_.error = nonFiniteError(token_.line, token_.text);
      if (count < 2) fail("a point needs x and y; found " + found());
      if (stride == 0) stride = count;
      if (count != stride) fail("this point has another number of coordinates than the first");
      polygon.numbers.insert(polygon.numbers.end(), {point_[0], point_[1]});
      heights.push_back(count > 2 ? point_[2] : 0);
      if (bracket) expect(")");
    } while (raw_.error.empty() && accept(","));
    expect(")");
    if (stride > 2 && std::ranges::find(raw_.notes, "z and m were dropped") == raw_.notes.end())
      raw_.notes.emplace_back("z and m were dropped");
    if (!raw_.error.empty()) return;
    if (isWall(polygon.numbers, heights))
      leaveOutWall(polygon);
    else if (!kind.isPolygon && polygon.numbers.size() < 2 * kFewestVertices)
      leftOut_.add(kind.word == "multilinestring" ? "linestring" : kind.word);
    else
      raw_.polygons.push_back(std::move(polygon));
  }

  void leaveOutWall(const RawPolygon& wall) {
    if (wall_ == 0) wall_ = wall.line;
    addNote(raw_, "faces that stand upright in space were left out");
  }

  /// The number that stands here, and what it is divided by: -3/1 of exact kernels.
  double rational() {
    const double value = token_.value;
    advance();
    if (!accept("/")) return value;
    const double divisor = token_.kind == TokenKind::number ? token_.value : 0;
    if (divisor == 0) fail("a number other than 0 has to follow /; found " + found());
    advance();
    return divisor == 0 ? 0 : value / divisor;
  }

  [[nodiscard]] std::string found() const {
    return token_.kind == TokenKind::end ? "the end of the text" : inQuotes(token_.text);
  }

  Tokens tokens_;
  Token token_;
  std::string_view name_;
  RawGeometry raw_;
  LeftOut leftOut_;
  std::array<double, 3> point_{};
  std::size_t wall_ = 0;  ///< line of the first one; 0 = there is none
};

/// POLYGON ((0 0, ...: the brackets of WKT hold numbers that blanks part. A Polygon((0, 0), ...) of
/// a programming language does not look like that.
bool isWkt(std::string_view text) {
  Tokens tokens(text);
  Token token = tokens.next();
  while (token.kind == TokenKind::comment || token.kind == TokenKind::text || token.text == ",")
    token = tokens.next();
  if (token.kind != TokenKind::word) return false;
  std::string word = lowered(token.text);
  if (word == "srid" || word == "geometrycollection") return true;
  const bool loud = std::ranges::none_of(token.text, [](char c) { return c >= 'a' && c <= 'z'; });
  for (const std::string_view suffix : {"zm", "z", "m"})
    if (word.ends_with(suffix) && kindOf(word.substr(0, word.size() - suffix.size())))
      word.resize(word.size() - suffix.size());
  if (!kindOf(word)) return false;
  token = tokens.next();
  if (token.kind == TokenKind::word)
    return isDimension(token.text) || lowered(token.text) == "empty";
  if (token.text != "(") return false;
  if (loud) return true;
  while (token.text == "(") token = tokens.next();
  return token.kind == TokenKind::number && tokens.next().kind == TokenKind::number;
}

}  // namespace

std::optional<RawGeometry> readWkt(std::string_view text) {
  if (!isWkt(text)) return std::nullopt;
  return WktReader(text).run();
}

}  // namespace sepax
