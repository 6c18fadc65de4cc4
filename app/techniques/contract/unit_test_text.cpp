#include "app/techniques/contract/unit_test_text.h"

#include "app/formats/writing/literal.h"
#include "app/formats/writing/names.h"
#include "app/scene/json_path.h"
#include "app/scene/json_text.h"
#include "app/techniques/contract/unit_test_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// Part of the size of the scene by which a computed length may be off in the test.
constexpr double kTestTolerance = 1e-9;

/// What the test expects.
struct Expected {
  Relation relation = Relation::disjoint;
  std::optional<double> depth;     ///< of an overlap
  std::vector<Vec2> pushes;        ///< of A, all the shortest ones; empty = not checked
  std::optional<double> distance;  ///< of polygons that are apart, where it is known
  bool timed = false;
  std::optional<double> time;  ///< absent = no contact
};

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

const BodyShape& bodyB(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.b)];
}

/// Lengths that the test takes for equal, world units: a power of ten.
double toleranceOf(const Evidence& evidence) {
  double size = 1;
  for (const BodyShape* body : {&bodyA(evidence), &bodyB(evidence)})
    for (const Vec2 vertex : body->vertices)
      size = std::max({size, std::abs(vertex.x), std::abs(vertex.y)});
  double tolerance = kTestTolerance;
  for (double reach = 1; reach < size; reach *= 10) tolerance *= 10;
  return tolerance;
}

/// The pushes of all axes as deep as the chosen one, each once as far as the test can tell. Where
/// both ways out of an axis are the shortest, each has a parallel edge, and so an axis, of its own.
std::vector<Vec2> shortestPushes(const SatEvidence& sat, double tolerance) {
  std::vector<Vec2> pushes = {sat.mtv};
  for (const int tie : sat.ties) {
    const Vec2 push = sat.axes[static_cast<std::size_t>(tie)].push;
    const auto isSame = [&](Vec2 other) { return distance(push, other) <= tolerance; };
    if (std::ranges::none_of(pushes, isSame)) pushes.push_back(push);
  }
  return pushes;
}

std::optional<Relation> relationOf(const Evidence& evidence) {
  if (evidence.sat) return evidence.sat->relation;
  if (evidence.edges) return evidence.edges->initial;
  if (evidence.concave) return evidence.concave->relation;
  return std::nullopt;
}

std::optional<double> distanceOf(const Evidence& evidence) {
  if (evidence.minkowski && evidence.minkowski->distance)
    return evidence.minkowski->distance->distance;
  if (evidence.concave && evidence.concave->distance) return evidence.concave->distance->distance;
  return std::nullopt;
}

Expected expectedOf(const Evidence& evidence, double tolerance) {
  Expected expected;
  expected.relation = relationOf(evidence).value_or(Relation::disjoint);
  if (expected.relation == Relation::overlapping && evidence.sat) {
    expected.depth = evidence.sat->depth;
    expected.pushes = shortestPushes(*evidence.sat, tolerance);
  } else if (expected.relation == Relation::overlapping && evidence.concave) {
    expected.depth = evidence.concave->depth;
  }
  if (expected.relation == Relation::disjoint) expected.distance = distanceOf(evidence);
  const bool moves = bodyA(evidence).moves || bodyB(evidence).moves;
  expected.timed = moves && (evidence.motion || evidence.edges);
  if (expected.timed)
    expected.time = evidence.motion ? evidence.motion->time : evidence.edges->time;
  return expected;
}

std::string pairText(Vec2 point) { return numberText(point.x) + ", " + numberText(point.y); }

/// "- 2", or "+ 2" for a negative value.
std::string less(double value) { return (value < 0 ? "+ " : "- ") + numberText(std::abs(value)); }

std::string polygonLine(const TestWords& words, std::string_view name, const BodyShape& body) {
  PointList list;
  list.open = fmt::format(fmt::runtime(words.polygonOpen), name);
  for (const Vec2 vertex : body.vertices) list.points.push_back("{" + pairText(vertex) + "}");
  list.close = "};";
  list.margin = 2;
  return laidOut(list) + "\n";
}

std::string checkLine(const TestWords& words, const std::string& condition) {
  return fmt::format("  {}({});\n", words.check, condition);
}

/// That the push is one of the shortest, the two coordinates of each on lines of their own.
std::string pushLines(const TestWords& words, const std::vector<Vec2>& pushes) {
  // doctest takes a condition with an operator of its own only in parentheses.
  const bool several = pushes.size() > 1;
  const std::string open = fmt::format("  {}({}", words.check, several ? "(" : "");
  const std::string hypot = fmt::format("{}hypot(", words.math);
  std::string text = open;
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    if (i > 0) text += " ||\n" + std::string(open.size(), ' ');
    text += fmt::format("{}{} {},\n{:{}}{} {}) <= tolerance", hypot, words.pushX, less(pushes[i].x),
                        "", open.size() + hypot.size(), words.pushY, less(pushes[i].y));
  }
  return text + (several ? "));\n" : ");\n");
}

std::string answerLines(const TestWords& words, const Expected& expected) {
  std::string text = fmt::format("\n  {}\n", words.collide);
  text += checkLine(words, fmt::format("answer.relation == {}{}", words.relationPrefix,
                                       nameOf(expected.relation)));
  if (expected.depth)
    text += checkLine(
        words, fmt::format("{}({}hypot({}, {}) - {}) <= tolerance", words.absolute, words.math,
                           words.pushX, words.pushY, numberText(*expected.depth)));
  if (expected.distance)
    text += checkLine(words, fmt::format("{}({} {}) <= tolerance", words.absolute, words.distance,
                                         less(*expected.distance)));
  if (expected.pushes.size() > 1) text += fmt::format("  {}\n", words.anyPush);
  return expected.pushes.empty() ? text : text + pushLines(words, expected.pushes);
}

std::string timeLines(const TestWords& words, const Evidence& evidence, const Expected& expected) {
  if (!expected.timed) return {};
  std::string text = "\n";
  text += fmt::format(fmt::runtime(words.velocity), "A", pairText(bodyA(evidence).velocity));
  text += fmt::format(fmt::runtime(words.velocity), "B", pairText(bodyB(evidence).velocity));
  text += fmt::format("  {}\n", words.contactTime);
  return text + checkLine(words, expected.time ? fmt::format("{}(time {}) <= {:g}", words.absolute,
                                                             less(*expected.time), kTestTolerance)
                                               : std::string("time < 0"));
}

/// A name inside of a string or a comment, which it must not end.
std::string safeName(const std::string& name) {
  std::string quoted = quotedText(onOneLine(name));
  for (const std::string_view mark : {"*/", "/*"})
    for (std::size_t at = quoted.find(mark); at != quoted.npos; at = quoted.find(mark))
      quoted.insert(at + 1, " ");
  return quoted.substr(1, quoted.size() - 2);
}

}  // namespace

const std::vector<TestFormat>& testFormats() {
  static const std::vector<TestFormat> table{
      {"doctest", "Unit test for doctest", TestStyle::doctest},
      {"asserts", "Unit test with asserts", TestStyle::asserts},
  };
  return table;
}

std::optional<TestStyle> testStyleNamed(std::string_view id) {
  const auto row = std::ranges::find(testFormats(), id, &TestFormat::id);
  return row == testFormats().end() ? std::nullopt : std::optional(row->style);
}

std::string unitTestProblem(const Evidence& evidence) {
  if (evidence.a < 0 || evidence.b < 0)
    return "a unit test needs a pair of polygons; add a second one";
  for (const BodyShape* body : {&bodyA(evidence), &bodyB(evidence)})
    if (body->valid && !body->polygon)
      return fmt::format("a unit test needs single polygons, and {} is {}; choose another pair",
                         inQuotes(body->name),
                         isThin(body->form) ? fmt::format("a {}", nameOf(body->form.kind))
                                            : std::string("made of parts"));
  if (relationOf(evidence)) return {};
  for (const BodyShape* body : {&bodyA(evidence), &bodyB(evidence)})
    if (!body->valid)
      return fmt::format("a unit test needs simple polygons, and {} is none: {}; repair it",
                         inQuotes(body->name), body->problem);
  return "a unit test needs an exact answer, and no technique gives one for this pair; use simple "
         "polygons";
}

std::string unitTestText(const Evidence& evidence, TestStyle style) {
  const TestWords words = testWords(style);
  const double tolerance = toleranceOf(evidence);
  const Expected expected = expectedOf(evidence, tolerance);
  std::string text(words.start);
  if (expected.distance) text += words.distanceAdapter;
  if (expected.timed) text += words.timeAdapter;
  text += fmt::format(fmt::runtime(words.open), safeName(bodyA(evidence).name),
                      safeName(bodyB(evidence).name), nameOf(expected.relation));
  text += polygonLine(words, "a", bodyA(evidence));
  text += polygonLine(words, "b", bodyB(evidence));
  if (expected.depth || expected.distance)
    text += fmt::format("  const double tolerance = {:g};  {}\n", tolerance, words.tolerance);
  text += answerLines(words, expected);
  text += timeLines(words, evidence, expected);
  return text + "}\n";
}

}  // namespace sepax
