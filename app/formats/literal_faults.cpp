#include "app/formats/literal_shapes.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/read_number.h"
#include "app/scene/json_path.h"

namespace sepax {

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
