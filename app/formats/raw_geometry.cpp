#include "app/formats/raw_geometry.h"
#include "app/formats/literals/space.h"

#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/relations.h"
#include "app/formats/lists/rows.h"
#include "app/formats/literals/indices.h"
#include "app/formats/raw_holes.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"
#include "core/exact/predicates.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace sepax {

namespace {

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

/// "polygon 2 ("hull") in line 7", "hole 1 of polygon 2 in line 8"
std::string described(const RawGeometry& raw, std::size_t index) {
  std::size_t outlines = 0;
  std::size_t holes = 0;
  const RawPolygon* outline = nullptr;
  for (std::size_t i = 0; i <= index; ++i) {
    holes = raw.polygons[i].isHole ? holes + 1 : 0;
    outlines += !raw.polygons[i].isHole;
    if (!raw.polygons[i].isHole) outline = &raw.polygons[i];
  }
  std::string words = holes > 0 ? fmt::format("hole {} of ", holes) : "";
  words += fmt::format("polygon {}", outlines);
  if (outline != nullptr && !outline->name.empty()) words += " (" + inQuotes(outline->name) + ")";
  const std::size_t line = raw.polygons[index].line;
  if (line > 0) words += fmt::format(" in line {}", line);
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

Problem vertexError(const std::vector<Vec2>& vertices, const RawGeometry& raw, std::size_t index) {
  if (vertices.size() < kFewestVertices)
    return {fmt::format("{} has {}; a polygon needs at least three", described(raw, index),
                        counted(vertices.size(), "vertex", "vertices")),
            DefectKind::tooFewVertices};
  for (const Vec2 vertex : vertices)
    for (const double value : {vertex.x, vertex.y})
      if (!(std::abs(value) <= kMaxCoordinate))
        return fmt::format("{}: {} is beyond 2^40 ({:.0f}) in size; use smaller units",
                           described(raw, index), value, kMaxCoordinate);
  return {};
}

void addNew(std::vector<std::string>& notes, const std::vector<std::string>& more) {
  for (const std::string& note : more)
    if (std::ranges::find(notes, note) == notes.end()) notes.push_back(note);
}

/// What the readings of one text have in common.
struct Open {
  std::optional<Holes> holes;
  AngleReading angles;
};

/// Takes the rings of a text one by one, in one way to read their numbers.
class Reader {
 public:
  Reader(const RawGeometry& raw, const Choice& pairs, const Choice& triples, const Open& open)
      : raw_(raw), pairs_(pairs), triples_(triples), open_(open) {}

  Chosen run() {
    chosen_.reading = {pairs_.id, pairs_.title, {}, raw_.notes};
    for (std::size_t i = 0; i < raw_.polygons.size() && chosen_.error.empty(); ++i) take(i);
    if (!chosen_.error.empty()) return std::move(chosen_);
    Unholed whole = unholed(std::move(polygons_), open_.holes.value_or(Holes::outline));
    if (!whole.problem.empty()) chosen_.error = described(raw_, whole.index) + ": " + whole.problem;
    chosen_.reading.polygons = std::move(whole.polygons);
    addNotes(std::move(whole.note));
    return std::move(chosen_);
  }

 private:
  void take(std::size_t index) {
    const RawPolygon& polygon = raw_.polygons[index];
    if (polygon.isHole && open_.holes == Holes::outline) return addHole({});
    const bool triple = polygon.arity == Arity::triple;
    const Choice& choice = triple ? triples_ : pairs_;
    usesPairs_ = usesPairs_ || polygon.arity == Arity::flat;
    usesTriples_ = usesTriples_ || triple;
    std::vector<Vec2> vertices = verticesOf(polygon, choice);
    const std::size_t fewest = polygon.isRing ? 1 : kFewestVertices;
    const std::size_t written = vertices.size();
    while (vertices.size() > fewest && vertices.front() == vertices.back()) vertices.pop_back();
    closed_ += vertices.size() < written;
    PosedVertices posed = posedBy(polygon.poses, std::move(vertices), choice.y, open_.angles);
    addNew(chosen_.reading.notes, posed.notes);
    chosen_.error = vertexError(posed.vertices, raw_, index);
    if (polygon.isHole) return addHole(std::move(posed.vertices));
    polygons_.push_back({{polygon.name, std::move(posed.vertices)}, index});
  }

  void addHole(std::vector<Vec2> vertices) {
    polygons_.back().holes.push_back(std::move(vertices));
  }

  void addNotes(std::string ofHoles) {
    GeometryReading& reading = chosen_.reading;
    if (usesTriples_) reading.id = triples_.id;
    if (usesTriples_) reading.title = triples_.title;
    if (usesPairs_ && *pairs_.note != 0) reading.notes.emplace_back(pairs_.note);
    if (usesTriples_) reading.notes.emplace_back(triples_.note);
    if (closed_ == 1)
      reading.notes.emplace_back("the closing copy of the first vertex was dropped");
    if (closed_ > 1)
      reading.notes.push_back(
          fmt::format("the closing copy of the first vertex was dropped in {} polygons", closed_));
    if (!ofHoles.empty()) reading.notes.push_back(std::move(ofHoles));
  }

  const RawGeometry& raw_;
  const Choice& pairs_;
  const Choice& triples_;
  const Open& open_;
  Chosen chosen_;
  std::vector<HoledPolygon> polygons_;
  bool usesPairs_ = false;
  bool usesTriples_ = false;
  std::size_t closed_ = 0;
};

std::vector<RawAngle> anglesOf(const RawGeometry& raw) {
  std::vector<RawAngle> angles;
  for (const RawPolygon& polygon : raw.polygons)
    for (const RawPose& pose : polygon.poses)
      if (pose.angle && pose.angle->value != 0) angles.push_back(*pose.angle);
  return angles;
}

std::string limitError(const RawGeometry& raw, const ReadChoices& choices) {
  const auto isBody = [&](const RawPolygon& polygon) {
    return !polygon.isHole || choices.holes == Holes::bodies;
  };
  const std::ptrdiff_t bodies = std::ranges::count_if(raw.polygons, isBody);
  if (bodies > static_cast<std::ptrdiff_t>(kMaxBodies))
    return fmt::format("the text has {} polygons; at most {} fit in a scene", bodies, kMaxBodies);
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
  constexpr std::size_t kMost = 5;  // of which each is told
  std::vector<std::string> sentences;
  std::size_t more = 0;
  for (std::size_t i = 0; i < raw.polygons.size(); ++i) {
    if (!isNoOutline(raw.polygons[i])) continue;
    if (sentences.size() == kMost)
      ++more;
    else
      sentences.push_back(described(raw, i) +
                          ": its numbers, as pairs x, y, all lie on one line and have no corners");
  }
  takeOut(raw.polygons, isNoOutline);
  if (raw.polygons.empty() && !sentences.empty())
    raw.error = sentences.front() + "; give the corners of a polygon";
  else
    for (const std::string& sentence : sentences) addNote(raw, "left out: " + sentence);
  if (more > 0) addNote(raw, fmt::format("left out: {} more lists without corners", more));
}

std::string oddError(const RawGeometry& raw) {
  for (std::size_t i = 0; i < raw.polygons.size(); ++i)
    if (raw.polygons[i].arity == Arity::flat && raw.polygons[i].numbers.size() % 2 != 0)
      return fmt::format("{} has {} numbers, which make no pairs x, y; remove or add one",
                         described(raw, i), raw.polygons[i].numbers.size());
  return {};
}

bool all(const RawGeometry& raw, Arity arity, std::size_t divisor) {
  return std::ranges::all_of(raw.polygons, [&](const RawPolygon& polygon) {
    return polygon.arity == arity && polygon.numbers.size() % divisor == 0;
  });
}

/// The third of each three numbers is the same.
bool liesFlat(const RawPolygon& polygon) {
  for (std::size_t i = 5; i < polygon.numbers.size(); i += 3)
    if (polygon.numbers[i] != polygon.numbers[2]) return false;
  return true;
}

/// {0,0,5, 1,0,5, 1,1,5}: numbers that make no polygon as pairs but triples, at one height.
bool areOnlyTriples(const RawGeometry& raw) {
  constexpr std::size_t kFewestTriples = 4;  // that are at one height by no chance
  const auto makesNoPairs = [](const RawPolygon& p) {
    return p.numbers.size() % 2 != 0 ||
           (p.numbers.size() >= 3 * kFewestTriples && !areVerticesOfPolygon(p.numbers) &&
            !isOnLine(p.numbers, 3));
  };
  return all(raw, Arity::flat, 3) &&
         std::ranges::all_of(raw.polygons,
                             [](const RawPolygon& p) {
                               return p.numbers.size() >= 3 * kFewestVertices && liesFlat(p);
                             }) &&
         std::ranges::any_of(raw.polygons, makesNoPairs);
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

/// That polygons have holes and nobody has said what becomes of them.
std::string holeError(std::size_t line) {
  return fmt::format(
      "{}a polygon with a hole; bodies have none: choose bridge, outline or bodies with "
      "sepax convert --holes",
      line > 0 ? atLine(line) : "");
}

}  // namespace

void addNote(RawGeometry& raw, const std::string& sentence) {
  constexpr std::size_t kMost = 20;
  const bool known = std::ranges::find(raw.notes, sentence) != raw.notes.end();
  if (!known && raw.notes.size() < kMost) raw.notes.push_back(sentence);
}

void tellOfGone(RawGeometry& raw, std::size_t gone, std::size_t line, std::string_view error,
                std::string_view note) {
  if (gone > 0 && raw.polygons.empty() && raw.error.empty())
    raw.error = atLine(line) + std::string(error);
  else if (gone > 0)
    addNote(raw, std::string(note));
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

bool saysNothingFound(std::string_view error) { return error == kNothingFound; }

std::string nothingFoundBut(const std::vector<std::string>& notes) {
  const auto told = std::ranges::find_if(
      notes, [](const std::string& note) { return note.find("left out") != std::string::npos; });
  return told == notes.end() ? kNothingFound : "no polygon found: " + *told;
}

std::string tooManyVerticesError() {
  return fmt::format(
      "the text has more than {} vertices, which is all that a scene holds; split it",
      kMaxVertices);
}

GeometryText refused(std::string format, Problem problem) {
  return {std::move(format), {}, {}, std::move(problem.sentence), problem.defect};
}

GeometryText understood(RawGeometry raw, const ReadChoices& choices) {
  if (raw.error.empty() && raw.polygons.empty()) raw.error = nothingFoundBut(raw.notes);
  leaveOutLines(raw);
  leaveOutTooLarge(raw);
  if (areOnlyTriples(raw)) {
    for (RawPolygon& polygon : raw.polygons) polygon.arity = Arity::triple;
    raw.notes.emplace_back("the numbers were read as triples x, y, z");
  }
  GeometryText text{raw.format, {}, {}, {}};
  text.holesAmiss = raw.holesAmiss;
  const std::vector<RawAngle> angles = anglesOf(raw);
  const Open open{choices.holes, angleReading(angles, choices.angles)};
  if (!angles.empty()) text.angles = unitOf(angles.front(), open.angles);
  const auto refuse = [&](Problem problem) {
    text.error = std::move(problem.sentence);
    text.defect = problem.defect;
    return text;
  };
  if (raw.error.empty()) raw.error = limitError(raw, choices);
  if (raw.error.empty()) raw.error = oddError(raw);
  if (!raw.error.empty()) return refuse(std::move(raw.error));
  const auto hole = std::ranges::find(raw.polygons, true, &RawPolygon::isHole);
  text.hasHoles = hole != raw.polygons.end();
  if (text.hasHoles && hole == raw.polygons.begin())
    return refuse(atLine(hole->line) + std::string(kHolesAloneError));
  if (text.hasHoles && !choices.holes) return refuse(holeError(hole->line));
  const bool listed = all(raw, Arity::pair, 1);
  const bool ground = !raw.polygons.empty() && std::ranges::all_of(raw.polygons, liesOnGround);
  Chosen first = Reader(raw, listed ? kPlain : kPairs, ground ? kGround : kTriples, open).run();
  if (!first.error.empty()) return refuse(std::move(first.error));
  text.readings.push_back(std::move(first.reading));
  const auto offer = [&](Arity arity, const Choice& choice) {
    RawGeometry other = raw;
    for (RawPolygon& polygon : other.polygons) polygon.arity = arity;
    if (Chosen chosen = Reader(other, choice, choice, open).run(); chosen.error.empty())
      text.readings.push_back(std::move(chosen.reading));
  };
  if (all(raw, Arity::flat, 3)) offer(Arity::triple, kTriples);
  if (all(raw, Arity::triple, 1)) offer(Arity::triple, ground ? kTriples : kGround);
  if (all(raw, Arity::triple, 2)) offer(Arity::flat, kFlatTriples);
  return text;
}

}  // namespace sepax
