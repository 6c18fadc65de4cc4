#include "app/formats/raw_geometry.h"

#include "app/formats/read_number.h"
#include "app/scene/json_path.h"
#include "core/exact/predicates.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace sepax {

namespace {

constexpr std::size_t kFewestVertices = 3;
constexpr std::string_view kHole = "a polygon with a hole";
constexpr const char* kNothingFound =
    "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least "
    "three "
    "points x, y in any programming language";

/// Which of the numbers of a vertex become x and y.
struct Choice {
  const char* id;
  const char* title;
  std::size_t stride;  ///< numbers per vertex
  std::size_t y;       ///< place of y among them
  const char* note;
};

constexpr Choice kPlain{"pairs", "pairs x, y", 2, 1, ""};
constexpr Choice kPairs{"pairs", "pairs x, y", 2, 1, "the numbers were read as pairs x, y"};
constexpr Choice kTriples{"triples", "triples x, y, z without z", 3, 1, "z was dropped"};
constexpr Choice kGround{"triples-xz", "triples x, y, z without y", 3, 2, "y was dropped, z is y"};
constexpr Choice kFlatTriples{"flat", "all numbers as pairs x, y", 2, 1,
                              "the triples were read as pairs x, y"};

/// "polygon 2 ("hull") in line 7"
std::string described(const RawPolygon& polygon, std::size_t index) {
  std::string words = fmt::format("polygon {}", index + 1);
  if (!polygon.name.empty()) words += " (" + inQuotes(polygon.name) + ")";
  if (polygon.line > 0) words += fmt::format(" in line {}", polygon.line);
  return words;
}

struct Chosen {
  GeometryReading reading;
  Problem error;
};

std::vector<Vec2> verticesOf(const RawPolygon& polygon, const Choice& choice) {
  std::vector<Vec2> vertices;
  vertices.reserve(polygon.numbers.size() / choice.stride);
  for (std::size_t i = 0; i + choice.stride <= polygon.numbers.size(); i += choice.stride)
    vertices.push_back({polygon.numbers[i], polygon.numbers[i + choice.y]});
  return vertices;
}

Problem vertexError(const std::vector<Vec2>& vertices, const std::string& place) {
  if (vertices.size() < kFewestVertices)
    return {fmt::format("{} has {} {}; a polygon needs at least three", place, vertices.size(),
                        vertices.size() == 1 ? "vertex" : "vertices"),
            DefectKind::tooFewVertices};
  for (const Vec2 vertex : vertices)
    for (const double value : {vertex.x, vertex.y})
      if (!(std::abs(value) <= kMaxCoordinate))
        return fmt::format("{}: {} is beyond 2^40 ({:.0f}) in size; use smaller units", place,
                           value, kMaxCoordinate);
  return {};
}

Chosen choose(const RawGeometry& raw, const Choice& pairs, const Choice& triples) {
  Chosen chosen{{pairs.id, pairs.title, {}, raw.notes}, {}};
  bool usesPairs = false;
  bool usesTriples = false;
  std::size_t closed = 0;
  for (std::size_t i = 0; i < raw.polygons.size(); ++i) {
    const RawPolygon& polygon = raw.polygons[i];
    const bool triple = polygon.arity == Arity::triple;
    (triple ? usesTriples : usesPairs) |= triple || polygon.arity == Arity::flat;
    std::vector<Vec2> vertices = verticesOf(polygon, triple ? triples : pairs);
    const std::size_t fewest = polygon.isRing ? 1 : kFewestVertices;
    if (vertices.size() > fewest && vertices.front() == vertices.back()) {
      vertices.pop_back();
      ++closed;
    }
    chosen.error = vertexError(vertices, described(polygon, i));
    if (!chosen.error.empty()) return chosen;
    chosen.reading.polygons.push_back({polygon.name, std::move(vertices)});
  }
  if (usesTriples) chosen.reading.id = triples.id;
  if (usesTriples) chosen.reading.title = triples.title;
  if (usesPairs && *pairs.note != 0) chosen.reading.notes.emplace_back(pairs.note);
  if (usesTriples) chosen.reading.notes.emplace_back(triples.note);
  if (closed == 1)
    chosen.reading.notes.emplace_back("the closing copy of the first vertex was dropped");
  if (closed > 1)
    chosen.reading.notes.push_back(
        fmt::format("the closing copy of the first vertex was dropped in {} polygons", closed));
  return chosen;
}

std::string limitError(const RawGeometry& raw) {
  if (raw.polygons.size() > kMaxBodies)
    return fmt::format("the text has {} polygons; at most {} fit in a scene", raw.polygons.size(),
                       kMaxBodies);
  std::size_t vertices = 0;
  for (const RawPolygon& polygon : raw.polygons) {
    const std::size_t stride = polygon.arity == Arity::triple ? 3 : 2;
    const std::span numbers(polygon.numbers);
    const bool closed =
        numbers.size() > stride && std::ranges::equal(numbers.first(stride), numbers.last(stride));
    vertices += numbers.size() / stride - (closed ? 1 : 0);
  }
  return vertices > kMaxVertices ? tooManyVerticesError() : "";
}

bool isOnLine(const std::vector<double>& numbers, std::size_t stride) {
  const auto isLarge = [](double value) { return !(std::abs(value) <= kMaxCoordinate); };
  if (std::ranges::any_of(numbers, isLarge)) return false;  // that is an error of its own
  const auto at = [&](std::size_t i) { return Vec2{numbers[i], numbers[i + 1]}; };
  std::size_t other = 0;  // the first vertex that is not where the first one is
  for (std::size_t i = stride; i + 1 < numbers.size(); i += stride) {
    if (other == 0 && at(i) != at(0)) other = i;
    if (other != 0 && orientation(at(0), at(other), at(i)) != 0) return false;
  }
  return true;
}

/// 0, 1, 2, 3, 4, 5 and whatever else lies on one line, as pairs and as triples: numbers that
/// nobody wrote as points, and that are none.
bool isNoOutline(const RawPolygon& polygon) {
  const std::size_t count = polygon.numbers.size();
  if (polygon.arity != Arity::flat || count < 2 * kFewestVertices) return false;
  const bool pairs = count % 2 == 0;
  const bool triples = count % 3 == 0 && count >= 3 * kFewestVertices;
  return (pairs || triples) && (!pairs || isOnLine(polygon.numbers, 2)) &&
         (!triples || isOnLine(polygon.numbers, 3));
}

/// Leaves out lists of numbers that are no outlines; an error when there is nothing else.
void leaveOutLines(RawGeometry& raw) {
  if (!raw.error.empty()) return;
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < raw.polygons.size(); ++i)
    if (isNoOutline(raw.polygons[i]))
      sentences.push_back(described(raw.polygons[i], i) +
                          ": its numbers, as pairs x, y, all lie on one line and have no corners");
  std::erase_if(raw.polygons, isNoOutline);
  if (raw.polygons.empty() && !sentences.empty())
    raw.error = sentences.front() + "; give the corners of a polygon";
  else
    for (const std::string& sentence : sentences) addNote(raw, "left out: " + sentence);
}

std::string oddError(const RawGeometry& raw) {
  for (std::size_t i = 0; i < raw.polygons.size(); ++i)
    if (raw.polygons[i].arity == Arity::flat && raw.polygons[i].numbers.size() % 2 != 0)
      return fmt::format("{} has {} numbers, which make no pairs x, y; remove or add one",
                         described(raw.polygons[i], i), raw.polygons[i].numbers.size());
  return {};
}

bool all(const RawGeometry& raw, Arity arity, std::size_t divisor) {
  return std::ranges::all_of(raw.polygons, [&](const RawPolygon& polygon) {
    return polygon.arity == arity && polygon.numbers.size() % divisor == 0;
  });
}

/// {0,0,5, 1,0,5, 1,1,5}: numbers that make no pairs but triples.
bool areOnlyTriples(const RawGeometry& raw) {
  const auto isOdd = [](const RawPolygon& p) { return p.numbers.size() % 2 != 0; };
  return all(raw, Arity::flat, 3) && std::ranges::any_of(raw.polygons, isOdd) &&
         std::ranges::all_of(raw.polygons, [](const RawPolygon& p) {
           return p.numbers.size() >= 3 * kFewestVertices;
         });
}

constexpr std::size_t kWordBytes = 40;  ///< of a faulty number in a sentence

Problem nonFinite(std::string_view word) {
  return {shortened(word, kWordBytes) + " is not a finite number; write a finite one",
          DefectKind::nonFinite};
}

Problem tooLarge(std::string_view digits) {
  return {shortened(digits, kWordBytes) + " is too large for a number; write a finite number",
          DefectKind::nonFinite};
}

}  // namespace

void addNote(RawGeometry& raw, const std::string& sentence) {
  constexpr std::size_t kMost = 20;
  const bool known = std::ranges::find(raw.notes, sentence) != raw.notes.end();
  if (!known && raw.notes.size() < kMost) raw.notes.push_back(sentence);
}

std::string atLine(std::size_t line) { return fmt::format("line {}: ", line); }

Problem nonFiniteError(std::size_t line, std::string_view word) {
  return prefixed(atLine(line), nonFinite(word));
}

Problem tooLargeError(std::size_t line, std::string_view digits) {
  return prefixed(atLine(line), tooLarge(digits));
}

Problem numberProblem(std::string_view text) {
  if (const std::size_t length = nonFiniteLength(text); length > 0)
    return nonFinite(text.substr(0, length));
  const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
  const ScannedNumber number = scanPlainNumber(text.substr(sign));
  if (number.state != NumberState::tooLarge) return {};
  return tooLarge(text.substr(0, sign + number.length));
}

std::string holeError(std::size_t line) {
  return (line > 0 ? atLine(line) : "") + std::string(kHole) +
         "; polygons here have no holes, so give each ring as a polygon of "
         "its "
         "own";
}

bool isHoleError(std::string_view sentence) { return sentence.find(kHole) != sentence.npos; }

std::string tooManyVerticesError() {
  return fmt::format(
      "the text has more than {} vertices, which is all that a scene holds; split it",
      kMaxVertices);
}

GeometryText refused(std::string format, Problem problem) {
  return {std::move(format), {}, {}, std::move(problem.sentence), problem.defect};
}

GeometryText understood(RawGeometry raw) {
  if (raw.error.empty() && raw.polygons.empty()) raw.error = kNothingFound;
  leaveOutLines(raw);
  if (areOnlyTriples(raw)) {
    for (RawPolygon& polygon : raw.polygons) polygon.arity = Arity::triple;
    raw.notes.emplace_back("the numbers were read as triples x, y, z");
  }
  if (raw.error.empty()) raw.error = limitError(raw);
  if (raw.error.empty()) raw.error = oddError(raw);
  if (!raw.error.empty()) return refused(std::move(raw.format), std::move(raw.error));
  const bool listed = all(raw, Arity::pair, 1);
  Chosen first = choose(raw, listed ? kPlain : kPairs, kTriples);
  if (!first.error.empty()) return refused(std::move(raw.format), std::move(first.error));
  GeometryText text{raw.format, {}, {}, {}};
  text.readings.push_back(std::move(first.reading));
  const auto offer = [&](Arity arity, const Choice& choice) {
    RawGeometry other = raw;
    for (RawPolygon& polygon : other.polygons) polygon.arity = arity;
    if (Chosen chosen = choose(other, choice, choice); chosen.error.empty())
      text.readings.push_back(std::move(chosen.reading));
  };
  if (all(raw, Arity::flat, 3)) offer(Arity::triple, kTriples);
  if (all(raw, Arity::triple, 1)) offer(Arity::triple, kGround);
  if (all(raw, Arity::triple, 2)) offer(Arity::flat, kFlatTriples);
  return text;
}

}  // namespace sepax
