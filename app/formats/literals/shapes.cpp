#include "app/formats/literals/shapes.h"

#include "app/formats/literals/census.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/oracle.h"
#include "app/formats/literals/rings.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kMostOfPoint = 3;   ///< numbers
constexpr std::size_t kFewestOfFlat = 6;  ///< numbers of the smallest polygon

bool isControl(const LiteralNode& group) {
  constexpr std::array<std::string_view, 9> kWords = {
      "for", "if", "while", "switch", "sizeof", "assert", "foreach", "range", "elif"};
  return group.bracket == '(' && std::ranges::find(kWords, group.text) != kWords.end();
}

ShapeOfGroup broken(LiteralFault fault, std::uint32_t place) {
  return {LiteralShape::broken, fault, 0, place};
}

/// A group with whole polygons in it.
ShapeOfGroup partsShape(const LiteralNode& group, const Census& census,
                        const std::vector<ShapeOfGroup>& shapes) {
  const bool called = !group.text.empty();
  if (census.broken != 0 && !called) return shapes[census.broken];
  if (census.points > 0 && !called && census.lists == 0)
    return broken(LiteralFault::otherArity, census.anyPoint);
  if (census.points > 0 && !called)
    return broken(LiteralFault::pointBetweenPolygons, census.anyPoint);
  return {LiteralShape::parts, LiteralFault::none, 0, 0};
}

/// Polygon(new PVector(160, 240), 5, 120): behind the one point, numbers say what to make there.
bool isRecipe(const LiteralNode& group, const Census& census) {
  if (group.bracket != '(' || census.numbers == 0 || census.number < census.inner) return false;
  const CallingWords words = wordsOf(group.text);
  return !words.empty() && isLabelOfPolygon(words.back());
}

/// A group with points in it.
ShapeOfGroup pointsShape(const LiteralNode& group, const Census& census,
                         const std::vector<ShapeOfGroup>& shapes) {
  const bool called = !group.text.empty();
  const std::uint32_t points = census.points + census.labelledPoints;
  const bool wraps = points == 1 && ((called && group.bracket == '(') || census.points == 0);
  if (wraps && isRecipe(group, census)) return {};
  if (wraps && census.broken == 0)
    return {LiteralShape::point, LiteralFault::none, census.arity, census.inner};
  const bool corners = census.letters && census.labelledPoints > 2;  // of a triangle
  const bool alike = (census.sameStem || corners) && census.points == 0;
  if (census.labelledPoints > 0 && !alike && census.points < 3)
    return {};  // position, velocity and the like
  if (census.broken != 0) return shapes[census.broken];
  if (census.single != 0) return broken(LiteralFault::single, census.single);
  if (census.oddOne != 0) return broken(LiteralFault::otherArity, census.oddOne);
  if (census.numbers > 0 && !called)
    return broken(LiteralFault::numberBetweenPoints, census.number);
  if (census.word != 0 && !called) return broken(LiteralFault::name, census.word);
  return {LiteralShape::points, LiteralFault::none, census.arity,
          points == 1 && !called ? census.inner : 0};
}

/// nan beside numbers, ... beside anything with numbers: none where there is neither.
ShapeOfGroup fatalShape(const LiteralNode& group, const Census& census) {
  const std::uint32_t elements = census.numbers + census.points + census.labelledPoints;
  if (census.nonFinite != 0 && (elements + census.nonFiniteCount > 1 || isConversion(group.text)))
    return broken(LiteralFault::nonFinite, census.nonFinite);
  if (census.ellipsis != 0 && elements + census.lists + census.flats > 0)
    return broken(LiteralFault::ellipsis, census.ellipsis);
  return {};
}

/// [[[0 0]] [[1 0]] [[1 1]]]: each point in a list of its own.
bool isContour(const Census& census) {
  return census.lists > 1 && census.lists == census.onePointLists &&
         census.flats + census.points + census.labelledPoints + census.numbers == 0;
}

/// newPolygonShape(body, 0, 0, 4, 0, 4, 3): what the outline belongs to stands before its numbers.
bool isOutlineOfOwner(const LiteralTree& tree, const Census& census, std::uint32_t at) {
  const LiteralNode& group = tree.nodes[at];
  if (!tellsOfOutline(group.text) || census.numbers < kFewestOfFlat || census.numbers % 2 != 0)
    return false;
  for (std::uint32_t child = census.number; child < group.end; child = tree.nodes[child].end)
    if (tree.nodes[child].kind != LiteralKind::number) return false;
  return true;
}

/// (cos(60), -sin(60)) and (f(60), 5, 0): two or three numbers, among them calls with one each.
bool isPointOfCalls(const LiteralTree& tree, const Census& census, std::uint32_t at) {
  if (tree.nodes[at].text.empty() && census.calls == 1 && census.numbers == 2) return true;
  if (census.numbers > 0) return false;
  std::uint32_t groups = 0;
  for (std::uint32_t child = at + 1; child < tree.nodes[at].end; child = tree.nodes[child].end) {
    const LiteralKind kind = tree.nodes[child].kind;
    if (kind != LiteralKind::group && kind != LiteralKind::symbol) return false;
    groups += kind == LiteralKind::group;
  }
  return groups == census.calls && (groups == 2 || groups == kMostOfPoint);
}

/// ["10", "Elm Road", 83, 0, 3, "NW", 327]: words part its numbers into others than points alike.
bool isRecord(const LiteralTree& tree, std::uint32_t at) {
  std::uint32_t first = 0;  // numbers before the first of the words between them
  std::uint32_t run = 0;
  for (std::uint32_t child = at + 1; child < tree.nodes[at].end; child = tree.nodes[child].end) {
    const LiteralNode& part = tree.nodes[child];
    if (part.kind == LiteralKind::number && isCoordinate(part)) ++run;
    const bool ofPath = part.text == "M" || part.text == "L";  // ["M", 0, 0, "L", 5, 0, 5, 3]
    if (part.kind != LiteralKind::text || part.labelled || ofPath || run == 0) continue;
    if (run == 1 || (first != 0 && run != first)) return true;
    first = std::exchange(run, 0);
  }
  return first != 0 && run != 0 && run != first;
}

/// (pin Round_A 1 0 0) and (place U1 0 0 front 90): behind two words, three numbers are not x, y, z
/// of a corner, but what a thing is and where.
bool isThingAtPlace(const LiteralTree& tree, const Census& census, std::uint32_t at) {
  if (census.numbers != kMostOfPoint || tree.nodes[at].bracket != '(') return false;
  const LiteralNode& word = tree.nodes[at + 1];
  if (word.kind != LiteralKind::word || tellsOfOutline(word.text))
    return false;          // (corner A 0 0 0)
  std::size_t before = 0;  // the first number
  for (std::uint32_t child = at + 1; child < census.number; child = tree.nodes[child].end) {
    if (tree.nodes[child].separated) return false;
    ++before;
  }
  return before > 1;
}

/// [2024 Day 13] and (5 apples 7): a word, and no comma, stands between two numbers.
bool isPartedByWord(const LiteralTree& tree, std::uint32_t at) {
  constexpr std::size_t kLongestUnit = 2;
  if (!tree.nodes[at].text.empty()) return false;
  const LiteralNode* word = nullptr;  // behind a number
  bool number = false;
  for (std::uint32_t child = at + 1; child < tree.nodes[at].end; child = tree.nodes[child].end) {
    const LiteralNode& part = tree.nodes[child];
    if (part.kind == LiteralKind::number && word != nullptr && !part.separated) return true;
    const bool between = number && part.kind == LiteralKind::word && !part.separated &&
                         part.text.size() > kLongestUnit && !isConnectingWord(part.text) &&
                         axisOf(part.text) == 0;
    word = between ? &part : nullptr;
    number = part.kind == LiteralKind::number;
  }
  return false;
}

/// x of x = [0, 5] and y = [0, 3] has two of the places on that axis, and is no point.
bool isAxisList(const LiteralNode& group) {
  return group.bracket == '[' && group.labelled && group.axis != 0 && group.text.empty();
}

/// A group with numbers only.
ShapeOfGroup numbersShape(const LiteralTree& tree, const Census& census, std::uint32_t at) {
  const LiteralNode& group = tree.nodes[at];
  if (census.symbol != 0 && census.numbers > 0)
    return broken(LiteralFault::expression, census.symbol);
  // IntPoint(0.5, 1.0, magnitude, digits) of Clipper
  if (lowered(group.text) == "intpoint" && census.numbers == 2 && census.number == at + 1)
    return {LiteralShape::point, LiteralFault::none, 2, at};
  if (isThingAtPlace(tree, census, at) || isPartedByWord(tree, at)) return {};
  if (census.word != 0 && census.numbers > 0 && !isOutlineOfOwner(tree, census, at))
    return broken(LiteralFault::name, census.word);
  const std::uint32_t numbers = census.axes > 0 ? census.axes : census.numbers;
  if (isPointOfCalls(tree, census, at))
    return broken(group.text.empty() ? LiteralFault::expression : LiteralFault::names,
                  census.single);
  if (numbers == 0)
    return census.word == 0 ? ShapeOfGroup{} : broken(LiteralFault::names, census.word);
  if (numbers == 2 && census.axes == 0 && isAxisList(group)) return {};
  if (numbers == 1) return {LiteralShape::single, LiteralFault::none, 1, at};
  if (numbers <= kMostOfPoint)
    return {LiteralShape::point, LiteralFault::none, static_cast<std::uint8_t>(numbers), at};
  if (isRecord(tree, at)) return {};
  // x = array(0, 1, 1, 0) of PHP and x = c(0, 1, 1, 0) of R
  const bool list = group.labelled && (group.text == "array" || group.text == "c");
  // a colour, a rectangle
  const bool isOther =
      numbers < kFewestOfFlat && group.bracket == '(' && !group.text.empty() && !list;
  if (isOther) return {};
  return {LiteralShape::numbers, LiteralFault::none, 0, at};
}

/// [[5, 1], [NaN, NaN], [NaN, NaN]]: a list with fewer than two finite points, which would be no
/// outline with other numbers in place of NaN either.
bool isWithoutPoints(const LiteralTree& tree, const Census& census,
                     const std::vector<ShapeOfGroup>& shapes) {
  return census.broken != 0 && shapes[census.broken].fault == LiteralFault::nonFinite &&
         census.lists + census.flats + census.numbers + census.labelledPoints == 0 &&
         census.points < 2 && !tree.nodes[census.broken].labelled;
}

ShapeOfGroup shapeOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                     std::uint32_t at) {
  const LiteralNode& group = tree.nodes[at];
  if (isControl(group) || isCircle(tree, at)) return {};
  if (isPartedByGaps(tree, at)) return {LiteralShape::numbers, LiteralFault::none, 0, at};
  const Census census = censusOf(tree, shapes, at);
  if (const ShapeOfGroup fatal = fatalShape(group, census); fatal.shape == LiteralShape::broken)
    return fatal;
  if (isWithoutPoints(tree, census, shapes))
    return broken(LiteralFault::name, shapes[census.broken].place);
  if (census.broken != 0 && isFatal(shapes[census.broken].fault) && !group.hasStatements)
    return shapes[census.broken];
  // One that has an outline, too, is told by that.
  if (census.lists == 0 && isBox(tree, shapes, at))
    return {LiteralShape::box, LiteralFault::none, 0, at};
  if (group.bracket == '{' && group.hasStatements)
    return {LiteralShape::parts, LiteralFault::none, 0, at};
  if (isContour(census))
    return census.oddOne != 0
               ? broken(LiteralFault::otherArity, census.oddOne)
               : ShapeOfGroup{LiteralShape::points, LiteralFault::none, census.arity, 0};
  if (census.lists + census.flats > 0) return partsShape(group, census, shapes);
  if (census.points + census.labelledPoints > 0) return pointsShape(group, census, shapes);
  if (census.broken != 0 && census.numbers < kFewestOfFlat) return shapes[census.broken];
  return numbersShape(tree, census, at);
}

}  // namespace

std::vector<ShapeOfGroup> shapesOf(const LiteralTree& tree) {
  std::vector<ShapeOfGroup> shapes(tree.nodes.size());
  // children lie behind their parents
  for (auto at = static_cast<std::uint32_t>(tree.nodes.size()); at-- > 1;) {
    if (tree.nodes[at].kind != LiteralKind::group) continue;
    shapes[at] = shapeOf(tree, shapes, at);
    if (shapes[at].shape == LiteralShape::point && asksOfPoint(tree.nodes[at].text))
      shapes[at] = {};
    // its elements are no point beside that of its ordinates
    if (shapes[at].shape == LiteralShape::broken && isOracle(tree, at))
      shapes[at] = {LiteralShape::parts, LiteralFault::none, 0, 0};
  }
  return shapes;
}

std::size_t questionsIn(const LiteralTree& tree, std::uint32_t group) {
  std::size_t questions = 0;
  bool asks = false;
  for (std::uint32_t at = group; at < tree.nodes[group].end; ++at) {
    const LiteralNode& node = tree.nodes[at];
    if (node.kind == LiteralKind::group && asksOfPoint(node.text)) asks = true;
    questions += asks && node.kind == LiteralKind::number;
    asks = asks && node.kind != LiteralKind::number;
  }
  return questions;
}

}  // namespace sepax
