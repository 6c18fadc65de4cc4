#include "app/formats/literals/shapes.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <set>

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
      return place + std::string(kLeftOutError);
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

Problem pointsOfNames(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes) {
  std::set<std::string_view> calls;
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at)
    if (shapes[at].shape == LiteralShape::point) calls.insert(tree.nodes[at].text);
  calls.erase("");
  for (std::uint32_t list = 1; list < tree.nodes.size(); ++list) {
    std::uint32_t first = 0;
    std::size_t count = 0;
    for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end) {
      if (shapes[at].shape != LiteralShape::broken || !calls.contains(tree.nodes[at].text))
        continue;
      if (count++ == 0) first = at;
    }
    if (count >= kFewestVertices) return problemOf(tree, shapes[first]);
  }
  return {};
}

}  // namespace sepax
