#include "app/formats/literals/holes.h"

#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

bool hasNumbers(const LiteralTree& tree, std::uint32_t group) {
  const auto first = tree.nodes.begin() + group;
  return std::any_of(first, tree.nodes.begin() + tree.nodes[group].end,
                     [](const LiteralNode& node) { return node.kind == LiteralKind::number; });
}

/// (2, 2): two or three numbers and nothing else.
bool isPlainPoint(const LiteralTree& tree, std::uint32_t group) {
  const LiteralNode& node = tree.nodes[group];
  const std::uint32_t count = node.end - group - 1;
  return node.kind == LiteralKind::group && (count == 2 || count == 3) &&
         areHoleStarts(tree, group);
}

/// The second of two points side by side, under one name or none of its own.
bool followsPoint(const LiteralTree& tree, std::uint32_t first, std::uint32_t second) {
  if (second >= tree.nodes.size() || tree.nodes[first].end != second) return false;
  if (!isPlainPoint(tree, first) || !isPlainPoint(tree, second)) return false;
  const LiteralNode& node = tree.nodes[second];
  const bool named = node.labelled && node.label.data() != tree.nodes[first].label.data();
  return !named && node.bracket == tree.nodes[first].bracket;
}

/// hole: (2, 2) (4, 2) (4, 4): the name stands before points side by side.
bool isInRunOfPoints(const LiteralTree& tree, std::uint32_t group) {
  if (followsPoint(tree, group, tree.nodes[group].end)) return true;
  for (const std::uint32_t size : {3U, 4U})
    if (group > size && followsPoint(tree, group - size, group)) return true;
  return false;
}

}  // namespace

bool isHoleList(const LiteralTree& tree, std::uint32_t group) {
  if (!tree.nodes[group].labelled || isInRunOfPoints(tree, group)) return false;
  const std::string_view label = tree.nodes[group].label;
  const std::string name = lowered(label);
  const bool known = name.starts_with("hole") || name == "interiors" || name == "innerboundaries";
  // earcutHoleList, ring_holes: where holes start; a keyhole may be anything
  const std::size_t word = name.find("hole");
  const bool part = word != name.npos && word > 0 && (label[word] == 'H' || label[word - 1] == '_');
  return (known || (part && areHoleStarts(tree, group))) && hasNumbers(tree, group);
}

namespace {

/// [[(6, 2), (7, 2), (7, 4)]] and [LineString([(6, 2), ...])]: a list of lists of points.
bool holdsRings(const LiteralTree& tree, std::uint32_t list) {
  const auto isGroup = [&](std::uint32_t at) {
    return at < tree.nodes[list].end && tree.nodes[at].kind == LiteralKind::group;
  };
  if (!isGroup(list + 1) || !isGroup(list + 2)) return false;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end)
    if (!isGroup(at) || !isGroup(at + 1) || !hasNumbers(tree, at)) return false;
  return true;
}

/// The second of the two lists of Polygon([(5, 1), ...], [[(6, 2), ...]]), as Shapely and
/// GeometryBasics take them; 0 without.
std::uint32_t holesOfPolygon(const LiteralTree& tree, std::uint32_t call) {
  const LiteralNode& node = tree.nodes[call];
  const std::uint32_t outline = call + 1;
  if (node.text != "Polygon" || node.bracket != '(' || outline >= node.end) return 0;
  const std::uint32_t holes = tree.nodes[outline].end;
  const bool two = holes < node.end && tree.nodes[holes].end == node.end;
  if (!two || tree.nodes[outline].kind != LiteralKind::group) return 0;
  if (tree.nodes[outline].text.empty() && holdsRings(tree, outline)) return 0;
  const bool list = tree.nodes[holes].kind == LiteralKind::group &&
                    tree.nodes[holes].bracket == '[' && tree.nodes[holes].text.empty() &&
                    !tree.nodes[holes].labelled;
  const bool points = hasNumbers(tree, outline) && outline + 1 < holes &&
                      tree.nodes[outline + 1].kind == LiteralKind::group;
  return list && points && holdsRings(tree, holes) ? holes : 0;
}

}  // namespace

std::uint32_t holesOfCall(const LiteralTree& tree, std::uint32_t group) {
  const LiteralNode& node = tree.nodes[group];
  if (const std::uint32_t holes = holesOfPolygon(tree, group)) return holes;
  if (lowered(node.text) != "earcut" || group + 1 >= node.end) return 0;
  for (std::uint32_t at = tree.nodes[group + 1].end; at < node.end; at = tree.nodes[at].end)
    if (tree.nodes[at].kind == LiteralKind::group && hasNumbers(tree, at)) return at;
  return 0;
}

bool isCallInSpace(const LiteralTree& tree, std::uint32_t group) {
  const LiteralNode& node = tree.nodes[group];
  const LiteralNode& last = tree.nodes[node.end - 1];
  if (node.text.ends_with("ArrayHeights")) return true;
  return lowered(node.text) == "earcut" && node.end > group + 2 && last.value == 3 &&
         last.kind == LiteralKind::number && last.startsElement &&
         tree.nodes[group + 1].end < node.end - 1;
}

void becomeTriples(RawGeometry& raw, std::size_t first) {
  for (std::size_t i = first; i < raw.polygons.size(); ++i)
    if (raw.polygons[i].arity == Arity::flat) raw.polygons[i].arity = Arity::triple;
}

bool areHoleStarts(const LiteralTree& tree, std::uint32_t list) {
  const auto first = tree.nodes.begin() + list + 1;
  return std::all_of(first, tree.nodes.begin() + tree.nodes[list].end,
                     [](const LiteralNode& node) { return node.kind == LiteralKind::number; });
}

std::vector<HoleStart> holeStarts(const LiteralTree& tree, std::uint32_t list) {
  std::vector<HoleStart> starts;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; ++at)
    starts.push_back({tree.nodes[at].value, tree.nodes[at].line});
  return starts;
}

namespace {

/// "outer boundary, then the hole", which are both in what follows.
bool callsOutlineToo(std::string_view words) {
  const std::string_view before = words.substr(0, words.find(" hole"));
  const auto has = [&](std::initializer_list<std::string_view> any) {
    return std::ranges::any_of(
        any, [&](std::string_view word) { return before.find(word) != before.npos; });
  };
  return has({" outer", " outline", " exterior", " shell", " boundary", " border"}) &&
         has({" then", " and", " plus", ","});
}

}  // namespace

bool callsHoles(std::string_view comment) {
  const std::string words = " " + lowered(comment) + " ";
  constexpr std::array<std::string_view, 5> kOthers = {" with", " no ", " not ", " has ",
                                                       " have "};  // and " without"
  return words.find(" hole") != words.npos && !callsOutlineToo(words) &&
         std::ranges::none_of(
             kOthers, [&](std::string_view other) { return words.find(other) != words.npos; });
}

std::vector<HoleStart> holesInComments(const LiteralTree& tree, std::uint32_t list) {
  std::vector<HoleStart> starts;
  double numbers = 0;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; ++at) {
    const LiteralNode& node = tree.nodes[at];
    if (node.kind != LiteralKind::number) continue;
    const bool hole = node.startsLine && lowered(node.comment).find("hole") != std::string::npos;
    if (hole && numbers > 0) starts.push_back({numbers / 2, node.line});
    ++numbers;
  }
  return starts;
}

CutPolygon cutAtHoles(const RawPolygon& whole, const std::vector<HoleStart>& starts) {
  CutPolygon cut;
  const std::size_t stride = whole.arity == Arity::triple ? 3 : 2;
  const std::size_t count = whole.numbers.size() / stride;
  std::size_t from = 0;
  const auto take = [&](std::size_t to, std::size_t line) {
    RawPolygon ring = whole;
    const auto numbers = whole.numbers.begin();
    ring.numbers.assign(numbers + static_cast<std::ptrdiff_t>(from * stride),
                        numbers + static_cast<std::ptrdiff_t>(to * stride));
    ring.isHole = from > 0;
    if (ring.isHole) ring.line = line;
    // a hole of one vertex is a point where triangles of earcut meet
    if (!ring.isHole || to - from > 1) cut.rings.push_back(std::move(ring));
    from = to;
  };
  const auto isRing = [&](double start, double end) {
    constexpr auto kFewest = static_cast<double>(kFewestVertices);
    return end - start >= kFewest || (start > 0 && end - start == 1);
  };
  std::size_t line = whole.line;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const HoleStart& start = starts[i];
    const double next = i + 1 < starts.size() ? starts[i + 1].vertex : static_cast<double>(count);
    if (!isRing(static_cast<double>(from), start.vertex) || !isRing(start.vertex, next)) {
      cut.error = fmt::format("{}no hole starts at vertex {} of {}; a ring needs at least three",
                              atLine(start.line), start.vertex, count);
      return cut;
    }
    take(static_cast<std::size_t>(start.vertex), line);
    line = start.line;
  }
  take(count, line);
  return cut;
}

std::size_t outlinesSince(const RawGeometry& raw, std::size_t first) {
  std::size_t count = 0;
  for (std::size_t i = first; i < raw.polygons.size(); ++i) count += !raw.polygons[i].isHole;
  return count;
}

bool startsWithLatitude(const LiteralTree& tree, std::uint32_t list) {
  const auto first = tree.nodes.begin() + list;
  const auto end = tree.nodes.begin() + tree.nodes[list].end;
  const auto number = std::find_if(
      first, end, [](const LiteralNode& node) { return node.kind == LiteralKind::number; });
  return number != end && number->labelled && lowered(number->label).starts_with("lat");
}

namespace {

/// Some of its second numbers are no latitude, and all of its first ones are.
bool putsLatitudeFirst(const RawPolygon& outline) {
  constexpr double kMost = 90;  // degrees
  bool other = false;
  for (std::size_t i = 0; i + 1 < outline.numbers.size(); i += 2) {
    if (std::abs(outline.numbers[i]) > kMost) return false;
    other = other || std::abs(outline.numbers[i + 1]) > kMost;
  }
  return outline.arity != Arity::triple && other;
}

}  // namespace

void becomeHoles(RawGeometry& raw, std::size_t outline, std::size_t first, bool latitudes) {
  const bool turns = latitudes && putsLatitudeFirst(raw.polygons[outline]);
  for (std::size_t i = first; i < raw.polygons.size(); ++i) {
    RawPolygon& hole = raw.polygons[i];
    hole.isHole = true;
    hole.name = raw.polygons[outline].name;
    hole.poses = raw.polygons[outline].poses;
    if (turns && hole.arity == Arity::pair)
      for (std::size_t x = 0; x + 1 < hole.numbers.size(); x += 2)
        std::swap(hole.numbers[x], hole.numbers[x + 1]);
  }
}

bool becomeHolesOfRuns(RawGeometry& raw, std::size_t first) {
  bool found = false;
  std::size_t behind = std::min(first, raw.polygons.size());  // the last outline before
  while (behind > 0 && raw.polygons[behind - 1].isHole) --behind;
  std::size_t outline = behind > 0 ? behind - 1 : raw.polygons.size();
  for (std::size_t i = first; i < raw.polygons.size(); ++i) {
    RawPolygon& run = raw.polygons[i];
    const bool hole = lowered(run.name).starts_with("hole");
    if (!hole && !run.isHole) outline = i;
    if (!hole || outline == raw.polygons.size()) continue;
    run.isHole = true;
    run.name = raw.polygons[outline].name;
    found = true;
  }
  return found;
}

std::string contourCall(std::string_view called) {
  std::string small = lowered(called);
  std::erase(small, '_');
  return small;
}

}  // namespace sepax
