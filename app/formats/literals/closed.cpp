#include "app/formats/literals/closed.h"

#include "app/formats/literals/number_rows.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

namespace sepax {

namespace {

template <std::size_t Size>
bool isAmong(std::string_view word, const std::array<std::string_view, Size>& words) {
  return std::ranges::find(words, word) != words.end();
}

/// In lower case and without what parts words.
std::string keyOf(std::string_view name) {
  std::string word = lowered(name);
  std::erase_if(word, [](char c) { return c == '_' || c == '-' || c == ' '; });
  return word;
}

/// What closed: true and isClosed = 0 say.
LineKind kindByFlag(const LiteralNode& flag) {
  constexpr auto kNames = std::to_array<std::string_view>({"closed", "isclosed", "cyclic"});
  if (!isAmong(keyOf(flag.label), kNames)) return LineKind::unsaid;
  const std::string value = lowered(flag.text);
  const bool number = flag.kind == LiteralKind::number;
  if (value == "true" || (number && flag.value == 1)) return LineKind::closed;
  if (value == "false" || (number && flag.value == 0)) return LineKind::open;
  return LineKind::unsaid;
}

/// What type: "scatter" and shape_type: "linestrip" say.
LineKind kindByType(const LiteralNode& type) {
  constexpr auto kNames = std::to_array<std::string_view>({"type", "kind", "mode", "shapetype"});
  constexpr auto kLines = std::to_array<std::string_view>(
      {"polyline", "linestrip", "path", "route", "track", "trajectory"});
  constexpr auto kPoints =
      std::to_array<std::string_view>({"scatter", "markers", "points", "bubble", "keypoints"});
  if (type.kind != LiteralKind::text || !isAmong(keyOf(type.label), kNames))
    return LineKind::unsaid;
  const std::string value = keyOf(type.text);
  if (isAmong(value, kLines)) return LineKind::open;
  return isAmong(value, kPoints) ? LineKind::points : LineKind::unsaid;
}

/// polygon = {...}: whatever else is said, it is one.
bool isNamedPolygon(std::string_view name) {
  return holdsWord(wordsOf(name), {"polygon", "polygons", "outline", "area", "boundary"});
}

bool returnsToStart(const RawPolygon& list) {
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  const std::vector<double>& all = list.numbers;
  return all.size() > 2 * each &&
         std::equal(all.begin(), all.begin() + 2, all.end() - static_cast<std::ptrdiff_t>(each));
}

/// fromPoints({ closed: false }, [...]): the object before the points says it.
LineKind kindByOptions(const LiteralTree& tree, std::uint32_t call) {
  const std::uint32_t first = call + 1;
  if (tree.nodes[call].bracket != '(' || first >= tree.nodes[call].end) return LineKind::unsaid;
  const LiteralNode& options = tree.nodes[first];
  if (options.kind != LiteralKind::group || options.bracket != '{') return LineKind::unsaid;
  for (std::uint32_t at = first + 1; at < options.end; at = tree.nodes[at].end)
    if (tree.nodes[at].labelled && tree.nodes[at].kind != LiteralKind::group)
      if (const LineKind flag = kindByFlag(tree.nodes[at]); flag != LineKind::unsaid) return flag;
  return LineKind::unsaid;
}

/// "position": {"cartographicDegrees": [...]} of CZML, where a thing is, which may be at many
/// times.
bool isPositionOfCzml(const LiteralTree& tree, std::uint32_t group) {
  return tree.nodes[group].label == "position" &&
         std::any_of(tree.nodes.begin() + group + 1, tree.nodes.begin() + tree.nodes[group].end,
                     [](const LiteralNode& child) { return namesPlacesOfCzml(child.label); });
}

/// wall: {positions: ...}: what a globe draws along a way.
bool isDrawnAlongWay(const LiteralTree& tree, std::uint32_t group) {
  const LiteralNode& node = tree.nodes[group];
  if (!isCalledAlongWay(node.label)) return false;
  for (std::uint32_t at = group + 1; at < node.end; at = tree.nodes[at].end)
    if (tree.nodes[at].label == "positions") return true;
  return false;
}

/// "n1", 7 and { id: a.id } of a child with this label, but no place.
bool namesThing(const LiteralTree& tree, std::uint32_t group, std::string_view label) {
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    if (!tree.nodes[at].labelled || tree.nodes[at].label != label) continue;
    return std::none_of(tree.nodes.begin() + at + 1, tree.nodes.begin() + tree.nodes[at].end,
                        [](const LiteralNode& node) { return node.kind == LiteralKind::number; });
  }
  return false;
}

/// { source: "n1", target: "n2", vertices: [...] }: what joins two things bends at the points.
bool joinsThings(const LiteralTree& tree, std::uint32_t group) {
  constexpr auto kBends = std::to_array<std::string_view>(
      {"vertices", "points", "waypoints", "bends", "bendpoints", "controlpoints", "path", "route"});
  const bool joins = (namesThing(tree, group, "source") && namesThing(tree, group, "target")) ||
                     (namesThing(tree, group, "from") && namesThing(tree, group, "to"));
  for (std::uint32_t at = group + 1; joins && at < tree.nodes[group].end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::group && isAmong(keyOf(tree.nodes[at].label), kBends))
      return true;
  return false;
}

std::string noteOf(LineKind kind) {
  if (kind == LineKind::way) return "the way of something was left out; it is no polygon";
  return kind == LineKind::open ? "open lines were left out; they are no polygons"
                                : "points that are drawn as such were left out";
}

}  // namespace

bool isCalledAlongWay(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>({"corridor", "wall", "polylineVolume"});
  return isAmong(name, kNames);
}

LineKind lineKindIn(const LiteralTree& tree, std::uint32_t group) {
  if (isPositionOfCzml(tree, group) || isDrawnAlongWay(tree, group)) return LineKind::way;
  LineKind byType = joinsThings(tree, group) ? LineKind::open : kindByOptions(tree, group);
  bool hasPolygon = false;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    if (!node.labelled) continue;
    if (node.kind == LiteralKind::group) {
      hasPolygon = hasPolygon || isNamedPolygon(node.label);
      continue;
    }
    if (const LineKind flag = kindByFlag(node); flag != LineKind::unsaid) return flag;
    if (const LineKind type = kindByType(node); type != LineKind::unsaid) byType = type;
    // fill: 'toself' of a chart
    if (node.label == "fill" && node.kind == LiteralKind::text && node.text != "none")
      return LineKind::unsaid;
  }
  return hasPolygon ? LineKind::unsaid : byType;
}

bool takeLineKind(RawGeometry& raw, std::size_t first, LineKind kind) {
  if (kind == LineKind::unsaid) return false;
  const auto from = raw.polygons.begin() + static_cast<std::ptrdiff_t>(first);
  if (kind == LineKind::closed) {
    std::for_each(from, raw.polygons.end(), [](RawPolygon& list) { list.isRing = true; });
    return false;
  }
  const auto goes = [kind](const RawPolygon& list) {
    return kind == LineKind::way ||
           (!list.isHole && !returnsToStart(list) && !isNamedPolygon(list.name));
  };
  std::vector<RawPolygon> lists(from, raw.polygons.end());
  const std::size_t gone = takeOut(lists, goes);
  raw.polygons.resize(first);
  std::ranges::move(lists, std::back_inserter(raw.polygons));
  if (gone > 0) addNote(raw, noteOf(kind));
  return gone > 0;
}

}  // namespace sepax
