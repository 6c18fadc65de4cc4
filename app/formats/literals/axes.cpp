#include "app/formats/literals/axes.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/callings.h"
#include "app/formats/lists/clouds.h"
#include "app/formats/lists/relations.h"
#include "app/formats/lists/uncalled.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kFewest = 3;  ///< numbers of a list

/// Numbers one after the other, in a bracket or after a name.
struct NumberList {
  std::string_view name;
  std::size_t line = 0;
  std::vector<double> numbers;
  std::uint32_t group = 0;  ///< that they stand in
  std::uint32_t call = 0;   ///< new Polygon(new int[]{...}, new int[]{...}, 4), 0 = none
};

/// What stands before the list in its call are texts: array("d", [..]).
bool standsBehindTexts(const LiteralTree& tree, std::uint32_t call, std::uint32_t list) {
  return std::all_of(tree.nodes.begin() + call + 1, tree.nodes.begin() + list,
                     [](const LiteralNode& node) { return node.kind == LiteralKind::text; });
}

/// The name of the numbers in a bracket: xs = [..], float px{..}, or X = np.array([..]).
std::string_view listName(const LiteralTree& tree, const std::vector<std::uint32_t>& parents,
                          std::uint32_t group) {
  std::uint32_t at = group;
  while (at != 0) {
    const LiteralNode& node = tree.nodes[at];
    if (node.labelled) return node.label;
    if (node.bracket == '{' && !node.text.empty()) return node.text;
    const std::uint32_t parent = parents[at];
    const bool wraps =
        parent != 0 && !tree.nodes[parent].text.empty() && standsBehindTexts(tree, parent, at);
    if (!wraps) return {};
    at = parent;
  }
  return {};
}

bool isGap(const LiteralNode& node) {
  constexpr std::array<std::string_view, 4> kWords = {"none", "nan", "null", "na"};
  return node.kind == LiteralKind::word &&
         std::ranges::find(kWords, lowered(node.text)) != kWords.end();
}

/// pnpoly(3, xs, ys, 1.5, 2): what asks for a point in a polygon of lists.
bool asksOfLists(const LiteralNode& group) {
  constexpr std::array<std::string_view, 4> kAsks = {"polygoncontains", "pnpoly", "inpoly",
                                                     "insidepoly"};
  const std::string called = lowered(group.text);
  return std::ranges::any_of(
      kAsks, [&](std::string_view part) { return called.find(part) != called.npos; });
}

/// fillPolygon, and what asks for a point in a polygon of such lists.
bool isPolygonCall(const LiteralNode& group) {
  constexpr std::array<std::string_view, 7> kCalls = {
      "polygon", "fillpolygon", "drawpolygon", "fillpoly", "polyshape", "polyline", "polypath"};
  return std::ranges::find(kCalls, lowered(group.text)) != kCalls.end() || asksOfLists(group);
}

/// (array([0, 5, 5]), array([0, 0, 3])): nothing but two arrays, as numpy prints them.
bool isPairOfArrays(const LiteralTree& tree, std::uint32_t tuple) {
  std::size_t arrays = 0;
  for (std::uint32_t at = tuple + 1; at < tree.nodes[tuple].end; at = tree.nodes[at].end, ++arrays)
    if (tree.nodes[at].kind != LiteralKind::group || tree.nodes[at].text != "array") return false;
  return arrays == 2 && tree.nodes[tuple].bracket == '(' && tree.nodes[tuple].text.empty();
}

/// The call of a polygon that the list stands in, or the pair of its x and its y.
std::uint32_t callOf(const LiteralTree& tree, const std::vector<std::uint32_t>& parents,
                     std::uint32_t group) {
  const std::uint32_t pair = parents[parents[group]];
  if (pair != 0 && isPairOfArrays(tree, pair)) return pair;
  for (std::uint32_t at = parents[group]; at != 0; at = parents[at])
    if (isPolygonCall(tree.nodes[at])) return at;
  return 0;
}

/// alpha=0.5 of fill(x=[...], y=[...], alpha=0.5)
bool isOption(const LiteralTree& tree, std::uint32_t group, const LiteralNode& number) {
  const LiteralNode& call = tree.nodes[group];
  return group != 0 && call.bracket == '(' && !call.text.empty() && number.labelled &&
         number.axis == 0;
}

/// density = c(10, 20) of polygon(c(...), c(...), density = c(10, 20))
bool isListOption(const LiteralTree& tree, const NumberList& list) {
  const LiteralNode& group = tree.nodes[list.group];
  return list.call != 0 && group.labelled && !isAxisName(group.label) &&
         !tellsOfOutline(group.label);
}

/// -6, 6, -1, 7 of Histogram("name", -6, 6, -1, 7) and 1, 2, 3 of fill(1, 2, 3): numbers of a call,
/// and no list that it makes for a name.
bool isArgument(const LiteralTree& tree, const NumberList& list) {
  const LiteralNode& call = tree.nodes[list.group];
  if (list.group == 0 || call.bracket != '(' || call.text.empty()) return false;
  if (isPolygonCall(call)) return false;
  if (list.numbers.size() < kFewest || isAxisName(list.name)) return false;
  bool others = false;
  for (std::uint32_t at = list.group + 1; at < call.end; at = tree.nodes[at].end)
    others = others || tree.nodes[at].kind != LiteralKind::number;
  return others || list.name.empty();
}

/// Of two lists one after the other the first is called x and the second y.
bool haveNamedAxes(const std::vector<NumberList>& lists) {
  return std::ranges::adjacent_find(lists, [](const NumberList& x, const NumberList& y) {
           return x.numbers.size() == y.numbers.size() && axisPair(x.name, y.name);
         }) != lists.end();
}

/// The lists of a text in its order, none when it has brackets with a point or a name in them. What
/// is left out of them goes into the notes.
std::vector<NumberList> listsOf(const LiteralTree& tree, RawGeometry& raw) {
  std::vector<NumberList> lists;
  std::vector<std::uint32_t> parents(tree.nodes.size(), 0);
  std::vector<std::uint32_t> open = {0};
  std::uint32_t owner = 0;  // whose list the last one is
  for (std::uint32_t at = 1; at < tree.nodes.size(); ++at) {
    while (at >= tree.nodes[open.back()].end) open.pop_back();
    parents[at] = open.back();
    const LiteralNode& node = tree.nodes[at];
    if (node.kind == LiteralKind::group) open.push_back(at);
    // None, NaN: where one ring ends and the next begins
    if (isGap(node) && !lists.empty() && parents[at] != 0 && owner == parents[at])
      lists.back().numbers.push_back(std::nan(""));
    if (node.kind != LiteralKind::number) continue;
    const std::uint32_t group = parents[at];
    if (group != 0 && isPointCall(tree.nodes[group].text)) return {};
    if (isOption(tree, group, node)) continue;
    const bool starts = lists.empty() || owner != group || (group == 0 && node.labelled);
    if (starts)
      lists.push_back({group == 0 ? node.label : listName(tree, parents, group),
                       node.line,
                       {},
                       group,
                       group == 0 ? 0 : callOf(tree, parents, group)});
    if (group != 0 && node.labelled) return {};
    owner = group;
    lists.back().numbers.push_back(node.value);
  }
  // a number alone, and the point of polygonContains([..], [..], 15, 15), maybe with a count
  std::erase_if(lists, [&](const NumberList& list) {
    const LiteralNode& call = tree.nodes[list.group];
    const bool point = list.group != 0 && list.call == 0 &&
                       (list.numbers.size() < kFewest ? isPolygonCall(call) : asksOfLists(call));
    const bool other = list.group != 0 && (takesNoPlace(tree.nodes[list.group].text) ||
                                           takesNoPlace(tree.nodes[parents[list.group]].text));
    return list.numbers.size() == 1 || point || other || isListOption(tree, list);  // xlim([0, 1])
  });
  // beside lists that are called x and y
  if (haveNamedAxes(lists))
    std::erase_if(lists, [&](const NumberList& list) {
      const bool argument = isArgument(tree, list);
      if (argument) addNote(raw, plainNumbersNote(list.line));
      return argument;
    });
  // beside a polygon in a call only what is called x or y may be one
  if (std::ranges::any_of(lists, &NumberList::call))
    std::erase_if(lists, [&](const NumberList& list) {
      const bool other = list.call == 0 && !isAxisName(list.name);
      if (other && list.numbers.size() >= kFewest)
        addNote(raw, list.name.empty() ? plainNumbersNote(list.line) : otherListNote(list.name));
      return other;
    });
  return lists;
}

/// 3 of x3 and y3; -1 where the label is none of a corner.
int cornerOf(const LiteralNode& number) {
  const std::string_view stem = stemOfLabel(number.label);
  const bool corner = number.labelled && stem.size() == 1 && axisOf(stem) != 0 && stem != "z";
  int index = -1;
  if (corner && number.label.size() > 1)
    std::from_chars(number.label.data() + 1, number.label.data() + number.label.size(), index);
  return index;
}

/// xv = [...] stands somewhere in the text.
bool isAssigned(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); !name.empty() && at != text.npos;
       at = text.find(name, at + 1)) {
    const std::size_t end = std::min(text.find_first_not_of(" \t", at + name.size()), text.size());
    if ((at == 0 || !isWordPart(text[at - 1])) && text.substr(end).starts_with('=')) return true;
  }
  return false;
}

}  // namespace

bool isPointCall(std::string_view called) {
  const std::string small = lowered(called);
  constexpr std::array<std::string_view, 5> kPoints = {"point", "vec", "vertex", "coord", "latlng"};
  return std::ranges::any_of(kPoints,
                             [&](std::string_view word) { return small.starts_with(word); });
}

std::optional<AxisPair> axisPair(std::string_view x, std::string_view y) {
  const std::string a = lowered(x);
  const std::string b = lowered(y);
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kWords = {
      {{"lon", "lat"},
       {"lng", "lat"},
       {"lons", "lats"},
       {"longitude", "latitude"},
       {"easting", "northing"},
       {"abscissa", "ordinate"},
       {"ra", "dec"}}};
  for (const auto& [east, north] : kWords) {
    const std::size_t at = a.find(east);  // lonPoly and latPoly, too
    if (at == a.npos) continue;
    const std::string turned = std::string(a).replace(at, east.size(), north);
    if (turned == b) return AxisPair{};
  }
  if (a.size() != b.size()) return std::nullopt;
  std::size_t place = a.size();
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == b[i]) continue;
    if (place < a.size() || a[i] != 'x' || b[i] != 'y') return std::nullopt;
    place = i;
  }
  if (place == a.size()) return std::nullopt;
  const bool suffix = place > 1 && place + 1 == a.size() && a[place - 1] == '_';
  return AxisPair{suffix ? x.substr(0, place - 1) : std::string_view{}};
}

std::vector<AxisNames> outlinesAsked(std::string_view text) {
  constexpr std::string_view kCall = "inpolygon(";
  constexpr std::size_t kNames = 4;
  constexpr int kMostCalls = 50;  // each looks through the text
  std::vector<AxisNames> asked;
  int calls = 0;
  for (std::size_t at = text.find(kCall); at != text.npos && calls < kMostCalls;
       at = text.find(kCall, at + 1), ++calls) {
    const std::size_t end = std::min(text.find(')', at), text.size());
    std::string_view rest = text.substr(at + kCall.size(), end - std::min(end, at + kCall.size()));
    std::vector<std::string_view> names;
    while (!rest.empty() && names.size() <= kNames) {
      const std::size_t comma = std::min(rest.find(','), rest.size());
      names.push_back(trimmed(rest.substr(0, comma)));
      rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    if (names.size() == kNames && isAssigned(text, names[2])) asked.push_back({names[2], names[3]});
  }
  return asked;
}

bool areAskedPoints(const std::vector<AxisNames>& asked, AxisNames names) {
  return !asked.empty() && std::ranges::find(asked, names) == asked.end();
}

RawGeometry readNumberedCorners(const LiteralTree& tree) {
  RawGeometry raw;
  raw.format = tree.isJson ? "json" : "text";
  const RawGeometry nothing = raw;
  int last = -1;
  char axis = 'y';  // of the number before
  for (const LiteralNode& node : tree.nodes) {
    if (node.kind != LiteralKind::number) continue;
    const int index = cornerOf(node);
    if (index < 0) continue;
    const char now = axisOf(stemOfLabel(node.label));
    if (now == axis || (now == 'y' && index != last)) return nothing;
    if (now == 'x' && (raw.polygons.empty() || index <= last))
      raw.polygons.push_back({{}, node.line, Arity::pair, {}});
    else if (now == 'x' && index != last + 1)
      return nothing;
    raw.polygons.back().numbers.push_back(node.value);
    last = index;
    axis = now;
  }
  const auto isWhole = [](const RawPolygon& polygon) {
    return polygon.numbers.size() >= 2 * kFewest && polygon.numbers.size() % 2 == 0;
  };
  if (!std::ranges::all_of(raw.polygons, isWhole)) return nothing;
  if (tree.hasBits) raw.notes.emplace_back(kBitsNote);
  return raw;
}

MatrixOrder matrixOrder(const LiteralTree& tree, std::uint32_t group) {
  const LiteralNode& call = tree.nodes[group];
  bool rows = false;
  bool columns = false;
  bool byRow = false;
  if (call.text != "matrix") return MatrixOrder::none;
  for (std::uint32_t at = group + 1; at < call.end; at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    rows = rows || (node.label == "nrow" && node.value == 2);
    columns = columns || (node.label == "ncol" && node.value == 2);
    byRow = byRow || (node.label == "byrow" && node.text.starts_with('T'));
  }
  if (rows == columns) return MatrixOrder::none;
  return columns == byRow ? MatrixOrder::points : MatrixOrder::columns;
}

namespace {

/// The numbers of all x, then all y, point by point.
void orderByPoints(RawPolygon& polygon) {
  const std::size_t count = polygon.numbers.size() / 2;
  std::vector<double> points;
  for (std::size_t i = 0; i < count; ++i)
    points.insert(points.end(), {polygon.numbers[i], polygon.numbers[count + i]});
  if (2 * count == polygon.numbers.size()) polygon.numbers = std::move(points);
}

}  // namespace

void takeMatrixOrder(RawGeometry& raw, std::size_t first, MatrixOrder order) {
  if (order == MatrixOrder::none) return;
  for (std::size_t i = first; i < raw.polygons.size(); ++i) {
    RawPolygon& polygon = raw.polygons[i];
    if (order == MatrixOrder::columns) orderByPoints(polygon);
    const bool pairs = polygon.numbers.size() % 2 == 0;
    if (polygon.arity == Arity::flat && pairs) polygon.arity = Arity::pair;
  }
}

RawGeometry readAxisLists(const LiteralTree& tree, std::string_view source) {
  RawGeometry raw;
  raw.format = tree.isJson ? "json" : "text";
  const std::vector<NumberList> lists = listsOf(tree, raw);
  if (lists.empty() || lists.size() % 2 != 0) return raw;
  const std::vector<AxisNames> asked = outlinesAsked(source);
  for (std::size_t i = 0; i < lists.size(); i += 2) {
    const bool turned = axisPair(lists[i + 1].name, lists[i].name).has_value();  // y before x
    const NumberList& x = lists[turned ? i + 1 : i];
    const NumberList& y = lists[turned ? i : i + 1];
    const auto pair = x.call != 0 && x.call == y.call
                          ? std::optional(AxisPair{tree.nodes[x.call].label})
                          : axisPair(x.name, y.name);
    if (!pair || std::max(x.numbers.size(), y.numbers.size()) < kFewest)
      return {raw.format, {}, {}, {}};
    if (x.numbers.size() != y.numbers.size())
      return {raw.format,
              {},
              {},
              fmt::format("{}{} has {} numbers and {} has {}; each x needs its y", atLine(x.line),
                          x.name, x.numbers.size(), y.name, y.numbers.size())};
    if (areAskedPoints(asked, {x.name, y.name}) || isOtherName(x.name) || namesWay(x.name)) {
      addNote(raw, otherListNote(x.name));
      addNote(raw, otherListNote(y.name));
      continue;
    }
    RawPolygon ring{std::string(pair->stem), x.line, Arity::pair, {}};
    std::vector<RawPolygon> rings;
    for (std::size_t k = 0; k < x.numbers.size(); ++k) {
      const bool gap = std::isnan(x.numbers[k]) && std::isnan(y.numbers[k]);
      if (!gap && (std::isnan(x.numbers[k]) || std::isnan(y.numbers[k])))
        return {raw.format, {}, {}, nonFiniteError(x.line, "NaN")};
      if (!gap) ring.numbers.insert(ring.numbers.end(), {x.numbers[k], y.numbers[k]});
      if (!gap || ring.numbers.empty()) continue;
      rings.push_back(ring);
      ring.numbers.clear();
    }
    if (!ring.numbers.empty()) rings.push_back(std::move(ring));
    raw.hasGaps = raw.hasGaps || rings.size() > 1;
    if (rings.size() > 1) rings = withHoles(std::move(rings), FillRule::evenOdd);
    std::ranges::move(rings, std::back_inserter(raw.polygons));
    const bool named = !x.name.empty() && !y.name.empty() && x.name != y.name;
    if (i == 0)
      raw.notes.push_back(
          named ? fmt::format("the numbers of {} became x, those of {} y", x.name, y.name)
                : "the numbers of the first list became x, those of the second y");
  }
  leaveOutClouds(raw, source);
  leaveOutCalledLines(raw, source);
  leaveOutUncalled(raw, source);
  return raw;
}

}  // namespace sepax
