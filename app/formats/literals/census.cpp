#include "app/formats/literals/census.h"

#include "app/formats/text/number.h"

namespace sepax {

namespace {

bool isOnePointList(const ShapeOfGroup& shape) {
  return shape.shape == LiteralShape::points && shape.place != 0;
}

bool isNonFinite(const LiteralNode& node) {
  const bool word = node.kind == LiteralKind::word || node.kind == LiteralKind::text;
  return word && isCoordinate(node) && isNonFiniteWord(node.text);
}

/// cos(60), but neither array(2) nor int(5), as PHP prints counts and values.
bool isCall(std::string_view called) {
  return !called.empty() && called != "array" && called != "int";
}

bool isNaN(std::string_view word) { return lowered(word) == "nan"; }

/// "2020": [1.5, 2.5] is a value of that year.
bool isYear(std::string_view label) {
  return label.size() == 4 && stemOfLabel(label).empty() &&
         (label.starts_with("19") || label.starts_with("20"));
}

bool hasLetter(const LiteralNode& child) { return child.labelled && child.label.size() == 1; }

void countPoint(Census& census, const LiteralNode& child, std::uint32_t at,
                const ShapeOfGroup& shape) {
  if (child.labelled) {
    const std::string_view stem = stemOfLabel(child.label);
    if (census.labelledPoints++ == 0) census.stem = stem;
    census.sameStem = census.sameStem && stem == census.stem && !isYear(child.label);
    census.letters = census.letters && hasLetter(child);
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
      census.letters = census.letters && !hasLetter(child);
      break;
    case LiteralShape::single:
      census.letters = census.letters && !hasLetter(child);
      if (census.single == 0) census.single = at;
      census.calls += !child.labelled && isCall(child.text);
      break;
    case LiteralShape::point:
      countPoint(census, child, at, shape);
      break;
    case LiteralShape::numbers:
      ++census.flats;
      break;
    case LiteralShape::points:
    case LiteralShape::box:
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

}  // namespace

Census censusOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                std::uint32_t group) {
  Census census;
  const std::uint32_t end = tree.nodes[group].end;
  bool alone = false;  // the element that goes on has nothing but words
  std::uint32_t word = 0;
  std::uint32_t last = 0;  // number or group before this one
  const auto finish = [&] {
    if (alone && census.word == 0) census.word = word;
  };
  for (std::uint32_t at = group + 1; at < end; at = tree.nodes[at].end) {
    const LiteralNode& child = tree.nodes[at];
    if (child.startsElement) {
      finish();
      alone = false;
    }
    // (1, 2, NaN): a coordinate without z, as JTS prints it
    if (isNonFinite(child) && census.numbers == 2 && child.end == end && isNaN(child.text))
      continue;
    if (isNonFinite(child) && census.nonFiniteCount++ == 0) census.nonFinite = at;
    // (-89.5 \\times 30.25): a product
    const bool product = child.text == "times" || child.text == "cdot" || child.text == "\xC3\x97";
    if (child.kind == LiteralKind::word && product && census.numbers > 0 && census.symbol == 0)
      census.symbol = at;
    if (child.kind == LiteralKind::word) {
      if (child.text == kEllipsis) census.ellipsis = at;
      if (child.startsElement) word = at;
      alone = alone || (child.startsElement && !child.labelled);
      continue;
    }
    if (child.kind == LiteralKind::symbol && census.symbol == 0) census.symbol = at;
    if (child.kind == LiteralKind::symbol) {  // -w
      if (child.startsElement && child.text == "-") word = at + 1;
      alone = alone || (word == at + 1 && word < end && tree.nodes[word].kind == LiteralKind::word);
      continue;
    }
    alone = false;
    // (f(4) -1, 0)
    const bool behindCall = census.calls > 0 && census.single == last && !child.startsElement;
    if (child.kind == LiteralKind::number && behindCall && census.symbol == 0)
      census.symbol = census.single;
    last = at;
    if (child.kind == LiteralKind::group) countGroup(census, child, at, shapes[at]);
    if (child.kind != LiteralKind::number || !isCoordinate(child)) continue;
    if (census.numbers++ == 0) census.number = at;
    census.axes += child.axis != 0;
  }
  finish();
  return census;
}

}  // namespace sepax
