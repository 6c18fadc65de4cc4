#include "app/formats/literals/runs.h"
#include "app/formats/literals/space.h"

#include "app/formats/lists/uses.h"
#include "app/formats/literals/holes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/named.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace sepax {

namespace {

std::int32_t trailingIndex(std::string_view label) {
  const std::string_view digits = label.substr(stemOfLabel(label).size());
  std::int32_t index = -1;
  std::from_chars(digits.data(), digits.data() + digits.size(), index);
  return index;
}

/// A line in which words stand and nothing else; `word` is its first.
bool isHeading(const LiteralTree& tree, std::uint32_t word) {
  const LiteralNode& first = tree.nodes[word];
  if (first.kind != LiteralKind::word || !first.startsLine) return false;
  for (std::uint32_t at = word; at < tree.nodes.size(); at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    if (node.line != first.line) break;
    if (node.kind == LiteralKind::number || node.kind == LiteralKind::group) return false;
  }
  return true;
}

/// Brackets for all corners of a polygon stand in the line that starts with this node.
bool startsRow(const LiteralTree& tree, const LiteralNode& first) {
  std::size_t groups = 0;
  for (auto at = static_cast<std::uint32_t>(&first - tree.nodes.data());
       at < tree.nodes.size() && tree.nodes[at].line == first.line && groups < kFewestVertices;
       at = tree.nodes[at].end)
    groups += tree.nodes[at].kind == LiteralKind::group;
  return groups == kFewestVertices;
}

/// Polygon of "Polygon 2 has 3 points: ..." at the start of a line.
bool startsWithPolygon(const LiteralTree& tree, std::uint32_t node) {
  const LiteralNode& word = tree.nodes[node];
  if (word.kind != LiteralKind::word || !word.startsLine || !isLabelOfPolygon(word.text))
    return false;
  const std::uint32_t next = word.end;
  return next < tree.nodes.size() && tree.nodes[next].line == word.line &&
         tree.nodes[next].kind != LiteralKind::group;
}

/// beginShape() and endShape(CLOSE) of Processing: what follows is of another shape.
bool partsShapes(const LiteralNode& node) {
  if (node.kind != LiteralKind::group || node.text.size() > std::string_view("begin_shape").size())
    return false;
  const std::string called = contourCall(node.text);
  return called == "beginshape" || called == "endshape";
}

/// XY: (0, 0), (5, 0), (5, 3): the label of this point is that of the others in its line, too.
bool startsLabelledRow(const LiteralTree& tree, const LiteralNode& first) {
  if (!startsRow(tree, first) || first.end >= tree.nodes.size()) return false;
  const LiteralNode& next = tree.nodes[first.end];
  return next.kind == LiteralKind::group && next.line == first.line &&
         (!next.labelled || next.label.data() == first.label.data());
}

/// The number directly in a call: 2 of shape.setPoint(2, Vector2f(x, y)).
std::int32_t indexArgument(const LiteralTree& tree, std::uint32_t group, std::uint32_t point) {
  if (group == point) return -1;
  const LiteralNode& first = tree.nodes[group + 1];
  const bool counts = first.kind == LiteralKind::number && first.value >= 0 && first.value < 1e9;
  return counts ? static_cast<std::int32_t>(first.value) : -1;
}

/// path1 of push!(path1, Point(x, y)): the list that the point is put into; empty without one.
std::string_view listArgument(const LiteralTree& tree, std::uint32_t group, std::uint32_t point) {
  if (group == point || tree.nodes[group].bracket != '(') return {};
  const LiteralNode& first = tree.nodes[group + 1];
  const bool list =
      first.kind == LiteralKind::word && first.end == point && tree.nodes[point].startsElement;
  return list ? first.text : std::string_view{};
}

/// "Steps:" above points.push_back(...), or before ctx.moveTo(...): no name of what these fill.
bool isTitleOf(const LiteralNode& node) {
  const std::string called = lowered(node.text);
  return node.kind == LiteralKind::group && !node.base.empty() &&
         (node.labelAbove || fillsList(called) || called.starts_with("set") ||
          called.starts_with("move") || called.starts_with("line"));
}

/// 3 for A, B, C, A, B, C: how many corners each of several polygons has; 0 where the names do not
/// begin again.
std::size_t cornersUntilNamesRepeat(const std::vector<RawPolygon>& points) {
  std::size_t each = 1;
  while (each < points.size() && points[each].name != points[0].name) ++each;
  if (each < kFewestVertices || each == points.size() || points.size() % each != 0) return 0;
  for (std::size_t i = each; i < points.size(); ++i)
    if (points[i].name != points[i % each].name || points[i].arity != points[0].arity) return 0;
  return each;
}

/// AB beside A and B is the way from one to the other.
void leaveOutVectors(std::vector<RawPolygon>& points, RawGeometry& raw) {
  std::array<bool, 128> isCorner{};
  for (const RawPolygon& point : points)
    if (point.name.size() == 1 && point.name[0] > 0)
      isCorner[static_cast<std::size_t>(point.name[0])] = true;
  const std::size_t gone = std::erase_if(points, [&](const RawPolygon& point) {
    return point.name.size() == 2 && std::ranges::all_of(point.name, [&](char c) {
             return c >= 'A' && c <= 'Z' && isCorner[static_cast<std::size_t>(c)];
           });
  });
  if (gone > 0) addNote(raw, "vectors between corners were left out");
}

}  // namespace

std::optional<RawPolygon> joinedCorners(std::vector<RawPolygon> points, RawGeometry& raw,
                                        std::string_view text) {
  leaveOutVectors(points, raw);
  if (points.empty()) return std::nullopt;
  RawPolygon joined = points.front();
  if (points.size() == 1) return joined;
  if (!std::ranges::all_of(points, isCornerName, &RawPolygon::name))  // position, velocity, size
    return std::nullopt;
  const auto isOfFirst = [&](const RawPolygon& point) { return point.name == joined.name; };
  if (!joined.name.empty() && std::ranges::all_of(points, isOfFirst)) return std::nullopt;
  const std::size_t each = cornersUntilNamesRepeat(points);
  for (std::size_t i = 1; i < points.size(); ++i)
    if (each > 0 && i % each == 0) {
      joined.name.clear();
      raw.polygons.push_back(std::exchange(joined, points[i]));
    } else if (points[i].arity == joined.arity)
      joined.numbers.insert(joined.numbers.end(), points[i].numbers.begin(),
                            points[i].numbers.end());
  joined.name.clear();
  RawGeometry alone{{}, {joined}, {}, {}};
  leaveOutCurves(alone, text);
  raw.error = std::move(alone.error);
  if (raw.error.empty() && liesInSpace(joined))
    raw.error = atLine(joined.line) + std::string(kPointsInSpaceError);
  if (!raw.error.empty()) return std::nullopt;
  raw.notes.emplace_back("points with different names were joined into one polygon");
  return joined;
}

LiteralRuns::Place LiteralRuns::placeOf(const LiteralNode& node, std::uint32_t group) const {
  Place place{{}, node.index};
  const bool called = node.kind == LiteralKind::group && !node.text.empty();  // X = Point(2, 3)
  const bool axis = node.axis != 0 && !called;
  if (node.labelled && !axis && !isTitleOf(node)) {
    place.name = stemOfLabel(node.label);
    if (place.index < 0) place.index = trailingIndex(node.label);
  } else {
    const bool call = node.kind == LiteralKind::group;
    const std::int32_t argument = call ? indexArgument(tree_, group, shapes_[group].place) : -1;
    // in shape2.setPoint(0, ...) the 2 counts no points
    place.name = argument < 0 ? stemOfLabel(node.base) : node.base;
    if (place.index < 0) place.index = argument < 0 ? trailingIndex(node.base) : argument;
    if (call && place.name.empty()) place.name = listArgument(tree_, group, shapes_[group].place);
  }
  return place;
}

bool LiteralRuns::startsRun(const LiteralNode& node, const Place& place, std::size_t arity) const {
  if (!open_ || split_ || (node.headed && !headedPoints_ && mayEnd())) return true;
  const bool triple = polygons_.back().arity == Arity::triple;
  if (arity != (triple ? 3u : 2u)) return true;
  if (place.name != name_ && !place.name.empty()) return true;
  // polygon1: (0, 0), (1, 0) and then polygon2: (3, 0)
  const bool listed = index_ < 0 && polygons_.back().numbers.size() > (triple ? 3u : 2u);
  if (place.index >= 0) return place.index <= index_ || listed || (place.index == 0 && index_ < 0);
  if (node.kind == LiteralKind::group && startsPath(node.text)) return true;
  // XY: (0, 0), (5, 0), (5, 3) and then XY: (7, 7), ..., or XY: (9, 9)
  const bool again = node.labelled && !place.name.empty() && node.label.data() != label_;
  const std::size_t whole = isLabelOfPolygon(place.name) ? 2 : kFewestVertices;
  if (again && (underLabel_ >= whole || startsLabelledRow(tree_, node))) return true;
  // (0, 0), (1, 0), (1, 1) and in the next line (5, 0), (6, 0), (6, 1)
  if (commas_ && node.startsLine && !node.separated && mayEnd() && startsRow(tree_, node))
    return true;
  return place.name.empty() && (node.afterBlankLine || node.commentLabel);
}

void LiteralRuns::add(const LiteralNode& node, const Place& place,
                      std::span<const double> numbers) {
  const bool goesOn = open_ && place.name.empty();
  if (!startsRun(node, place, numbers.size())) passedNumbers_ += waitingNumbers_;
  waitingNumbers_ = 0;
  if (startsRun(node, place, numbers.size())) {
    if (!split_ || !goesOn) name_ = place.name;
    std::string name(name_);
    split_ = false;
    underWord_ = 0;
    if (node.commentLabel && name.empty()) name = std::string(node.label);
    polygons_.push_back({name, node.line, numbers.size() == 3 ? Arity::triple : Arity::pair, {}});
    open_ = true;
    commas_ = true;
    headedPoints_ = false;
  } else {
    commas_ = commas_ && node.separated;
    const std::size_t stride = polygons_.back().arity == Arity::triple ? 3 : 2;
    if (polygons_.back().numbers.size() == stride) headedPoints_ = node.headed;
  }
  ++underWord_;
  underLabel_ = node.labelled && node.label.data() != label_ ? 1 : underLabel_ + 1;
  if (node.labelled) label_ = node.label.data();
  index_ = place.index;
  called_ = node.kind == LiteralKind::group ? node.text : std::string_view{};
  if (!fault_.empty() && isLikeRun(faulty_) && error_.empty()) error_ = fault_;
  fault_ = {};
  std::vector<double>& all = polygons_.back().numbers;
  all.insert(all.end(), numbers.begin(), numbers.end());
}

void LiteralRuns::takePoint(std::uint32_t group) {
  closePoint();
  const LiteralNode& node = tree_.nodes[group];
  const std::array<double, 3> point = pointOf(tree_, shapes_[group]);
  add(node, placeOf(node, group), std::span(point).first(shapes_[group].arity));
}

bool LiteralRuns::mayEnd() const {
  const std::size_t stride = polygons_.back().arity == Arity::triple ? 3 : 2;
  return polygons_.back().numbers.size() >= kFewestVertices * stride;
}

void LiteralRuns::take(std::uint32_t node) {
  if (tree_.nodes[node].afterFence) {
    closePoint();
    split_ = open_;
  }
  if (tree_.nodes[node].kind == LiteralKind::number) return takeNumber(node);
  if (open_ && partsShapes(tree_.nodes[node])) {
    closePoint();
    split_ = true;
  }
  if (open_ && startsWithPolygon(tree_, node)) {
    closePoint();
    split_ = split_ || underWord_ > 1;
    underWord_ = 0;
  }
  if (!open_ || !isHeading(tree_, node)) return;
  closePoint();
  split_ = split_ || mayEnd();
}

void LiteralRuns::takeNumber(std::uint32_t number) {
  const LiteralNode& node = tree_.nodes[number];
  if (node.axis == 0) {
    if (open_ && !node.labelled) ++waitingNumbers_;
    return;
  }
  const bool given =
      std::ranges::find(axes_, node.axis, &std::pair<char, double>::first) != axes_.end();
  if (given || axes_.size() == 3) closePoint();
  if (axes_.empty()) axesStart_ = number;
  axes_.emplace_back(node.axis, node.value);
}

void LiteralRuns::closePoint() {
  if (axes_.size() >= 2) {
    const LiteralNode& node = tree_.nodes[axesStart_];
    std::ranges::sort(axes_);
    std::vector<double> numbers;
    for (const auto& [axis, value] : axes_) numbers.push_back(value);
    const Place place = placeOf(node, axesStart_);
    const bool onGlobe = lowered(node.label).starts_with('l');  // lat, lon, lng
    if (onGlobe != onGlobe_ && !startsRun(node, place, numbers.size()) && error_.empty())
      error_ = atLine(node.line) + "degrees stand among x and y; give all points in one way";
    onGlobe_ = onGlobe;
    add(node, place, numbers);
  } else if (axes_.size() == 1 && error_.empty()) {
    error_ = atLine(tree_.nodes[axesStart_].line) + "one coordinate has no other; write x and y";
  }
  axes_.clear();
}

void LiteralRuns::pass(std::uint32_t group) {
  if (tree_.nodes[group].startsElement) closePoint();
}

/// Whether a group has the call and the name of the run's points.
bool LiteralRuns::isLikeRun(std::uint32_t group) const {
  const LiteralNode& node = tree_.nodes[group];
  const Place place = placeOf(node, group);
  return node.text == called_ && (place.name.empty() || place.name == name_);
}

void LiteralRuns::takeFault(std::uint32_t group, const Problem& fault) {
  if (!error_.empty()) return;
  if (open_ && isLikeRun(group)) {
    error_ = fault;
  } else if (!open_ && fault_.empty()) {
    faulty_ = group;
    fault_ = fault;
  }
}

std::vector<RawPolygon> LiteralRuns::finished(RawGeometry& raw) {
  closePoint();
  std::erase_if(polygons_, [&raw](const RawPolygon& run) {
    if (isOnePlace(run)) addNote(raw, onePlaceNote(run.line));
    return isOnePlace(run);
  });
  open_ = false;
  split_ = false;
  waitingNumbers_ = 0;
  fault_ = {};
  return std::exchange(polygons_, {});
}

}  // namespace sepax
