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

/// p of Point p(1, 2): what one point alone is called, as that of a type or a function is not.
std::set<std::string_view> constructedPoints(const LiteralTree& tree,
                                             const std::vector<ShapeOfGroup>& shapes) {
  std::set<std::string_view> known;
  std::set<std::string_view> once;
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at) {
    const LiteralNode& node = tree.nodes[at];
    if (node.kind != LiteralKind::group || node.text.empty() || !node.base.empty()) continue;
    const bool point =
        shapes[at].shape == LiteralShape::point && (!node.labelled || node.labelAbove);
    if (known.insert(node.text).second && point)
      once.insert(node.text);
    else
      once.erase(node.text);
  }
  return once;
}

/// p of p = (1, 2) and of Point p(1, 2); empty for p[0] = (1, 2).
std::string_view nameOfPoint(const LiteralNode& node, const ShapeOfGroup& shape,
                             const std::set<std::string_view>& constructed) {
  if (shape.shape != LiteralShape::point || node.axis != 0 || node.index >= 0) return {};
  if (constructed.contains(node.text)) return node.text;
  return node.labelled ? node.label : std::string_view{};
}

/// asList(a, b, c) and rbind(a, b, c): the call answers a list of what it is given.
bool makesList(std::string_view called) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"list", "aslist", "listof", "array", "arrayof", "arraylistof", "rbind"});
  return std::ranges::find(kCalls, lowered(called)) != kCalls.end();
}

/// The polygon of [a, b, c]; without vertices where it is none. A call with points, cross(a, b, c),
/// needs a name that tells of an outline or of a list.
RawPolygon polygonOfNames(const LiteralTree& tree, std::uint32_t list, const NamedPoints& points) {
  const LiteralNode& group = tree.nodes[list];
  RawPolygon polygon{std::string(group.label), group.line, Arity::pair, {}};
  const bool fills = fillsList(group.text) && !group.base.empty();
  if (group.bracket == '(' && !group.text.empty() && !fills && !makesList(group.text) &&
      !tellsOfOutline(group.text))
    return {};
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

/// pts.push(a); pts.push(b); pts.push(c): lists that are filled with named points one by one.
class NamedFills {
 public:
  void take(const LiteralTree& tree, std::uint32_t call, const NamedPoints& points) {
    const LiteralNode& group = tree.nodes[call];
    if (group.bracket != '(' || group.base.empty() || !fillsList(group.text)) return;
    if (group.end == call + 1) return;
    const bool placed = tree.nodes[call + 1].kind == LiteralKind::number;  // insert(2, c)
    const std::uint32_t last = call + (placed ? 2 : 1);
    if (group.end != last + 1 || tree.nodes[last].kind != LiteralKind::word) return;
    const auto point = points.find(tree.nodes[last].text);
    if (point == points.end()) return;
    const auto [name, arity] = std::pair(group.base, point->second.arity);
    RawPolygon& list =
        lists_.try_emplace(name, RawPolygon{std::string(name), group.line, Arity::pair, {}})
            .first->second;
    if (list.numbers.empty() && arity == 3) list.arity = Arity::triple;
    if ((list.arity == Arity::triple) != (arity == 3)) return;
    const std::array<double, 3>& place = point->second.place;
    list.numbers.insert(list.numbers.end(), place.begin(),
                        place.begin() + static_cast<std::ptrdiff_t>(arity));
  }
  [[nodiscard]] std::vector<RawPolygon> finished() const {
    std::vector<RawPolygon> lists;
    for (const auto& [name, list] : lists_)
      if (vertexCount(list) >= kFewestVertices) lists.push_back(list);
    std::ranges::stable_sort(lists, {}, &RawPolygon::line);
    return lists;
  }

 private:
  std::map<std::string_view, RawPolygon> lists_;  ///< by their names
};

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

bool fillsList(std::string_view called) {
  constexpr auto kFills = std::to_array<std::string_view>(
      {"add", "push", "append", "emplace", "insert", "unshift", "concat"});
  const std::string small = lowered(called);
  return std::ranges::any_of(kFills,
                             [&](std::string_view fill) { return small.starts_with(fill); });
}

void takeListsOfNames(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                      RawGeometry& raw, std::vector<RawPolygon>& lone) {
  const std::set<std::string_view> constructed = constructedPoints(tree, shapes);
  NamedPoints points;
  std::set<std::string_view> stems{""};  // of p1, p2, ..., which were read as a run of this name
  NamedFills fills;
  std::vector<RawPolygon> lists;
  std::set<std::vector<double>> known;
  bool ofLines = false;  // their points make no polygon
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at) {
    if (tree.nodes[at].kind != LiteralKind::group) continue;
    if (const auto name = nameOfPoint(tree.nodes[at], shapes[at], constructed); !name.empty()) {
      points[name] = {pointOf(tree, shapes[at]), shapes[at].arity};
      stems.insert(stemOfLabel(tree.nodes[at].label));
    }
    fills.take(tree, at, points);
    RawPolygon list = polygonOfNames(tree, at, points);
    const bool line = isInLineCall(tree, at) && isOpen(list.numbers);
    ofLines = ofLines || (line && !list.numbers.empty());
    if (line) continue;
    if (!list.numbers.empty() && known.insert(list.numbers).second)
      lists.push_back(std::move(list));
  }
  for (RawPolygon& list : fills.finished())
    if (known.insert(list.numbers).second) lists.push_back(std::move(list));
  if (lists.empty() && !ofLines) return;
  std::set<std::vector<double>> places;
  for (const auto& [name, point] : points) {
    places.emplace(point.place.begin(),
                   point.place.begin() + static_cast<std::ptrdiff_t>(point.arity));
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
