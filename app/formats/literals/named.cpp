#include "app/formats/literals/named.h"

#include "app/formats/left_out.h"
#include "app/formats/literals/indices.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

struct NamedPoint {
  std::array<double, 3> place;
  std::size_t arity;
};
using NamedPoints = std::map<std::string_view, NamedPoint>;

/// p = (1, 2), and no p[0] = (1, 2)
bool isNamedPoint(const LiteralNode& node, const ShapeOfGroup& shape) {
  return shape.shape == LiteralShape::point && node.labelled && !node.label.empty() &&
         node.axis == 0 && node.index < 0;
}

/// The polygon of [a, b, c]; without vertices where it is none. A call with points, cross(a, b, c),
/// needs a name that tells of an outline.
RawPolygon polygonOfNames(const LiteralTree& tree, std::uint32_t list, const NamedPoints& points) {
  const LiteralNode& group = tree.nodes[list];
  RawPolygon polygon{std::string(group.label), group.line, Arity::pair, {}};
  if (group.bracket == '(' && !group.text.empty() && !tellsOfOutline(group.text)) return {};
  std::size_t arity = 0;
  for (std::uint32_t at = list + 1; at < group.end; at = tree.nodes[at].end) {
    const auto point =
        tree.nodes[at].kind == LiteralKind::word ? points.find(tree.nodes[at].text) : points.end();
    if (point == points.end() || (arity != 0 && arity != point->second.arity)) return {};
    arity = point->second.arity;
    const std::array<double, 3>& place = point->second.place;
    polygon.numbers.insert(polygon.numbers.end(), place.begin(),
                           place.begin() + static_cast<std::ptrdiff_t>(arity));
  }
  if (arity == 3) polygon.arity = Arity::triple;
  if (vertexCount(polygon) < kFewestVertices) return {};
  return polygon;
}

/// line_string([a, b, c]): the call that a list stands in makes an open line of its points.
bool isInLineCall(const LiteralTree& tree, std::uint32_t list) {
  const LiteralNode& call = tree.nodes[list - 1];
  std::string called = lowered(call.text);
  std::erase(called, '_');
  return call.kind == LiteralKind::group && call.end > list && called == "linestring";
}

/// All points of the polygon are among these.
bool isMadeOf(const RawPolygon& polygon, const std::set<std::vector<double>>& points) {
  const std::ptrdiff_t arity = polygon.arity == Arity::triple ? 3 : 2;
  for (auto at = polygon.numbers.begin(); at != polygon.numbers.end(); at += arity) {
    if (polygon.numbers.end() - at < arity) return false;
    if (!points.contains(std::vector<double>(at, at + arity))) return false;
  }
  return polygon.arity != Arity::flat;
}

}  // namespace

void takeListsOfNames(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                      RawGeometry& raw, std::vector<RawPolygon>& lone) {
  NamedPoints points;
  std::vector<RawPolygon> lists;
  std::set<std::vector<double>> known;
  bool ofLines = false;  // their points make no polygon
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at) {
    if (tree.nodes[at].kind != LiteralKind::group) continue;
    if (isNamedPoint(tree.nodes[at], shapes[at]))
      points[tree.nodes[at].label] = {pointOf(tree, shapes[at]), shapes[at].arity};
    RawPolygon list = polygonOfNames(tree, at, points);
    const bool line = isInLineCall(tree, at) && isOpen(list.numbers);
    ofLines = ofLines || (line && !list.numbers.empty());
    if (line) continue;
    if (!list.numbers.empty() && known.insert(list.numbers).second)
      lists.push_back(std::move(list));
  }
  if (lists.empty() && !ofLines) return;
  std::set<std::vector<double>> places;
  std::set<std::string_view> stems{""};  // of p1, p2, ..., which were read as a run of this name
  for (const auto& [name, point] : points) {
    places.emplace(point.place.begin(),
                   point.place.begin() + static_cast<std::ptrdiff_t>(point.arity));
    stems.insert(stemOfLabel(name));
  }
  takeOut(raw.polygons, [&](const RawPolygon& polygon) {
    return stems.contains(polygon.name) && isMadeOf(polygon, places);
  });
  std::erase_if(lone, [&](const RawPolygon& point) { return isMadeOf(point, places); });
  if (ofLines) addNote(raw, std::string(kOpenLineNote));
  if (!lists.empty()) addNote(raw, std::string(kNamedPointsNote));
  std::ranges::move(lists, std::back_inserter(raw.polygons));
}

}  // namespace sepax
