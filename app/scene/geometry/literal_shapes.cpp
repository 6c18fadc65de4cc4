#include "app/scene/geometry/literal_shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "app/scene/geometry/raw_geometry.h"
#include "app/scene/geometry/read_number.h"
#include "app/scene/json_path.h"

namespace sepax {

namespace {

constexpr std::size_t kMostOfPoint = 3;   ///< numbers
constexpr std::size_t kFewestOfFlat = 6;  ///< numbers of the smallest polygon

/// What the direct children of a group are.
struct Census {
  std::uint32_t numbers = 0;
  std::uint32_t axes = 0;    ///< numbers that are labelled x, y or z
  std::uint32_t points = 0;  ///< without a label of their own
  std::uint32_t labelledPoints = 0;
  bool sameStem = true;  ///< of all labelled points
  std::string_view stem;
  std::uint32_t lists = 0;           ///< children with whole polygons
  std::uint32_t flats = 0;           ///< children that are lists of numbers
  std::uint32_t anyPoint = 0;        ///< node of the last point
  std::uint32_t inner = 0;           ///< node that holds its numbers
  std::uint8_t arity = 0;            ///< of the first point
  std::uint32_t oddOne = 0;          ///< a point with another number of numbers
  std::uint32_t number = 0;          ///< the first number
  std::uint32_t word = 0;            ///< the first name that stands alone
  std::uint32_t symbol = 0;          ///< the first operator
  std::uint32_t single = 0;          ///< the first group with one number
  std::uint32_t broken = 0;          ///< the first broken group without a called name
  std::uint32_t nonFinite = 0;       ///< the first nan, inf
  std::uint32_t nonFiniteCount = 0;  ///< all of them
  std::uint32_t ellipsis = 0;        ///< ... among the elements
  std::uint32_t onePointLists = 0;   ///< lists with a single point, as OpenCV writes contours
};

bool isOnePointList(const ShapeOfGroup& shape) {
  return shape.shape == LiteralShape::points && shape.place != 0;
}

/// float("nan"), np.float64(inf)
bool isConversion(std::string_view called) {
  constexpr std::array<std::string_view, 7> kNames = {"float",      "double", "float32", "float64",
                                                      "parseFloat", "Number", "Decimal"};
  return std::ranges::find(kNames, called) != kNames.end();
}

bool isNonFinite(const LiteralNode& node) {
  const bool word = node.kind == LiteralKind::word || node.kind == LiteralKind::text;
  return word && isCoordinate(node) && isNonFiniteWord(node.text);
}

bool isControl(const LiteralNode& group) {
  constexpr std::array<std::string_view, 9> kWords = {
      "for", "if", "while", "switch", "sizeof", "assert", "foreach", "range", "elif"};
  return group.bracket == '(' && std::ranges::find(kWords, group.text) != kWords.end();
}

void countPoint(Census& census, const LiteralNode& child, std::uint32_t at,
                const ShapeOfGroup& shape) {
  if (child.labelled) {
    const std::string_view stem = stemOfLabel(child.label);
    if (census.labelledPoints++ == 0) census.stem = stem;
    census.sameStem = census.sameStem && stem == census.stem;
  } else {
    ++census.points;
  }
  census.anyPoint = at;
  census.inner = shape.place;
  if (census.arity == 0) census.arity = shape.arity;
  if (shape.arity != census.arity && census.oddOne == 0) census.oddOne = at;
}

void countGroup(Census& census, const LiteralNode& child, std::uint32_t at,
                const ShapeOfGroup& shape) {
  switch (shape.shape) {
    case LiteralShape::nothing:
      break;
    case LiteralShape::single:
      if (census.single == 0) census.single = at;
      break;
    case LiteralShape::point:
      countPoint(census, child, at, shape);
      break;
    case LiteralShape::numbers:
      ++census.flats;
      break;
    case LiteralShape::points:
    case LiteralShape::parts:
      ++census.lists;
      if (!isOnePointList(shape)) break;
      ++census.onePointLists;
      census.anyPoint = at;
      if (census.arity == 0) census.arity = shape.arity;
      if (shape.arity != census.arity && census.oddOne == 0) census.oddOne = at;
      break;
    case LiteralShape::broken:
      if (census.broken == 0 || isFatal(shape.fault)) census.broken = at;
  }
}

Census censusOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                std::uint32_t group) {
  Census census;
  const std::uint32_t end = tree.nodes[group].end;
  bool alone = false;  // the element that goes on has nothing but words
  std::uint32_t word = 0;
  const auto finish = [&] {
    if (alone && census.word == 0) census.word = word;
  };
  for (std::uint32_t at = group + 1; at < end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.startsElement) {
      finish();
      alone = false;
    }
    if (isNonFinite(child) && census.nonFiniteCount++ == 0) census.nonFinite = at;
    if (child.kind == LiteralKind::word) {
      if (child.text == kEllipsis) census.ellipsis = at;
      if (child.startsElement) word = at;
      alone = alone || (child.startsElement && !child.labelled);
      continue;
    }
    if (child.kind == LiteralKind::symbol && census.symbol == 0) census.symbol = at;
    if (child.kind == LiteralKind::symbol) continue;
    alone = false;
    if (child.kind == LiteralKind::group) countGroup(census, child, at, shapes[at]);
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    if (census.numbers++ == 0) census.number = at;
    census.axes += child.axis != 0;
  }
  finish();
  return census;
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

/// A group with points in it.
ShapeOfGroup pointsShape(const LiteralNode& group, const Census& census,
                         const std::vector<ShapeOfGroup>& shapes) {
  const bool called = !group.text.empty();
  const std::uint32_t points = census.points + census.labelledPoints;
  const bool wraps = points == 1 && ((called && group.bracket == '(') || census.points == 0);
  if (wraps && census.broken == 0)
    return {LiteralShape::point, LiteralFault::none, census.arity, census.inner};
  if (census.labelledPoints > 0 && (!census.sameStem || census.points > 0) && census.points < 3)
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

/// A group with numbers only.
ShapeOfGroup numbersShape(const LiteralNode& group, const Census& census, std::uint32_t at) {
  if (census.symbol != 0 && census.numbers > 0)
    return broken(LiteralFault::expression, census.symbol);
  if (census.word != 0 && census.numbers > 0) return broken(LiteralFault::name, census.word);
  const std::uint32_t numbers = census.axes > 0 ? census.axes : census.numbers;
  if (numbers == 0)
    return census.word == 0 ? ShapeOfGroup{} : broken(LiteralFault::names, census.word);
  if (numbers == 1) return {LiteralShape::single, LiteralFault::none, 1, at};
  if (numbers <= kMostOfPoint)
    return {LiteralShape::point, LiteralFault::none, static_cast<std::uint8_t>(numbers), at};
  // a colour, a rectangle
  const bool isOther = numbers < kFewestOfFlat && group.bracket == '(' && !group.text.empty();
  if (isOther) return {};
  return {LiteralShape::numbers, LiteralFault::none, 0, at};
}

ShapeOfGroup shapeOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                     std::uint32_t at) {
  const LiteralNode& group = tree.nodes[at];
  if (isControl(group)) return {};
  const Census census = censusOf(tree, shapes, at);
  if (const ShapeOfGroup fatal = fatalShape(group, census); fatal.shape == LiteralShape::broken)
    return fatal;
  if (census.broken != 0 && isFatal(shapes[census.broken].fault) && !group.hasStatements)
    return shapes[census.broken];
  if (group.bracket == '{' && group.hasStatements)
    return {LiteralShape::parts, LiteralFault::none, 0, at};
  if (isContour(census))
    return census.oddOne != 0
               ? broken(LiteralFault::otherArity, census.oddOne)
               : ShapeOfGroup{LiteralShape::points, LiteralFault::none, census.arity, 0};
  if (census.lists + census.flats > 0) return partsShape(group, census, shapes);
  if (census.points + census.labelledPoints > 0) return pointsShape(group, census, shapes);
  if (census.broken != 0 && census.numbers < kFewestOfFlat) return shapes[census.broken];
  return numbersShape(group, census, at);
}

}  // namespace

std::vector<ShapeOfGroup> shapesOf(const LiteralTree& tree) {
  std::vector<ShapeOfGroup> shapes(tree.nodes.size());
  // children lie behind their parents
  for (auto at = static_cast<std::uint32_t>(tree.nodes.size()); at-- > 1;)
    if (tree.nodes[at].kind == LiteralKind::group) shapes[at] = shapeOf(tree, shapes, at);
  return shapes;
}

bool isCoordinate(const LiteralNode& number) { return !number.labelled || number.axis != 0; }

std::vector<double> numbersOf(const LiteralTree& tree, std::uint32_t group) {
  std::vector<double> numbers;
  std::vector<double> named;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    numbers.push_back(child.value);
    if (child.axis != 0) named.push_back(child.value);
  }
  return named.empty() ? numbers : named;
}

std::array<double, 3> pointOf(const LiteralTree& tree, const ShapeOfGroup& point) {
  std::array<double, 3> inOrder{};
  std::array<double, 3> named{};
  std::array<char, 3> axes{};
  std::size_t count = 0;
  std::size_t namedCount = 0;
  for (std::uint32_t at = point.place + 1; at < tree.nodes[point.place].end;
       at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    if (child.axis == 0 && count < 3) inOrder[count++] = child.value;
    if (child.axis == 0 || namedCount == 3) continue;
    axes[namedCount] = child.axis;
    named[namedCount++] = child.value;
  }
  if (namedCount == 0) return inOrder;
  // {y: 1, x: 2}; two of x, y, z make a pair in their order
  for (std::size_t i = 1; i < namedCount; ++i)
    for (std::size_t k = i; k > 0 && axes[k] < axes[k - 1]; --k) {
      std::swap(axes[k], axes[k - 1]);
      std::swap(named[k], named[k - 1]);
    }
  return named;
}

std::string_view stemOfLabel(std::string_view label) {
  while (!label.empty() && isDigit(label.back())) label.remove_suffix(1);
  return label;
}

bool isFatal(LiteralFault fault) {
  return fault == LiteralFault::nonFinite || fault == LiteralFault::ellipsis;
}

Problem problemOf(const LiteralTree& tree, const ShapeOfGroup& shape) {
  if (shape.fault == LiteralFault::none) return {};
  const LiteralNode& node = tree.nodes[shape.place];
  const std::string place = atLine(node.line);
  switch (shape.fault) {
    case LiteralFault::expression:
      if (shape.place + 1 < tree.nodes.size() && isNonFiniteWord(tree.nodes[shape.place + 1].text))
        return nonFiniteError(
            node.line, std::string(node.text) + std::string(tree.nodes[shape.place + 1].text));
      return place + "an expression stands where a number should; write its value";
    case LiteralFault::name:
    case LiteralFault::names:
      if (isNonFiniteWord(node.text)) return nonFiniteError(node.line, node.text);
      return place + inQuotes(node.text) + " stands where a number should; write its value";
    case LiteralFault::nonFinite:
      return nonFiniteError(node.line, node.text);
    case LiteralFault::ellipsis:
      return place + "the text leaves out some of its numbers with ...; print all of them";
    case LiteralFault::single:
      return place + "one number stands where a point x, y should";
    case LiteralFault::numberBetweenPoints:
      return place + "a number stands between points; put it away or give it its pair";
    case LiteralFault::pointBetweenPolygons:
      return place + "a single point stands between polygons; remove it or complete it";
    default:
      return place + "this point has another number of coordinates than the one before it";
  }
}

}  // namespace sepax
