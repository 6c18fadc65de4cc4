#include "core/overlap/position_map.h"

#include "core/exact/transform.h"
#include "core/overlap/extremes.h"
#include "core/overlap/sat.h"
#include "core/overlap/shallower.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sepax {

namespace {

/// Far above what products of doubles lose below their range.
constexpr double kUnderflow = 0x1p-900;

int indexOf(AxisName name, std::vector<AxisName>& axes) {
  const auto found = std::ranges::find(axes, name);
  if (found != axes.end()) return static_cast<int>(found - axes.begin());
  axes.push_back(name);
  return static_cast<int>(axes.size()) - 1;
}

std::optional<Polygon> convexOf(std::span<const Vec2> vertices) {
  std::optional<Polygon> polygon = checkPolygon(vertices).polygon;
  if (polygon && !polygon->convex) polygon.reset();
  return polygon;
}

MapCell cellOf(const SatEvidence& sat, std::vector<AxisName>& axes) {
  const SatAxis& chosen = sat.axes[static_cast<std::size_t>(sat.chosen)];
  return {sat.depth, sat.mtv, indexOf(chosen.name, axes), sat.relation, PushFault::none};
}

MapCell answerOf(std::span<const Vec2> a, const std::optional<Polygon>& b,
                 std::vector<AxisName>& axes) {
  const std::optional<Polygon> polygon = convexOf(a);
  if (!polygon || !b) return {};
  return cellOf(satTest(*polygon, *b), axes);
}

double sumOfSides(Vec2 v) { return std::fabs(v.x) + std::fabs(v.y); }

}  // namespace

MapCell answerAt(const MapSubject& subject, Vec2 position, std::vector<AxisName>& axes) {
  return answerOf(posed(subject.modelA, position, subject.angleA), convexOf(subject.worldB), axes);
}

MapSection sectionAt(const MapSubject& subject, const MapGrid& grid, double y,
                     std::vector<AxisName>& axes) {
  MapSection section;
  section.y = y;
  const auto columns = static_cast<std::size_t>(grid.columns);
  const std::optional<Polygon> b = convexOf(subject.worldB);
  std::vector<std::vector<double>> depths;
  section.deciding.assign(columns, -1);
  for (std::size_t column = 0; column < columns; ++column) {
    const Vec2 position{grid.at(static_cast<int>(column), 0).x, y};
    const std::optional<Polygon> a = convexOf(posed(subject.modelA, position, subject.angleA));
    if (!a || !b) continue;
    const SatEvidence sat = satTest(*a, *b);
    for (std::size_t i = 0; i < sat.axes.size(); ++i) {
      const auto axis = static_cast<std::size_t>(indexOf(sat.axes[i].name, axes));
      if (depths.size() <= axis) depths.resize(axis + 1);
      depths[axis].resize(columns, std::numeric_limits<double>::quiet_NaN());
      depths[axis][column] = sat.axes[i].depth;
      if (static_cast<int>(i) == sat.chosen) section.deciding[column] = static_cast<int>(axis);
    }
  }
  depths.resize(axes.size());
  for (std::vector<double>& row : depths) {
    row.resize(columns, std::numeric_limits<double>::quiet_NaN());
    section.depths.insert(section.depths.end(), row.begin(), row.end());
  }
  return section;
}

PositionAnswers::PositionAnswers(const MapSubject& subject, const MapGrid& grid)
    : subject_(subject), grid_(grid), b_(convexOf(subject.worldB)) {
  if (grid.columns <= 0 || grid.rows <= 0) return;
  poseAll();
  std::optional<Polygon> middle = convexOf(verticesAt(grid.columns / 2, grid.rows / 2));
  if (!middle || !b_) return;
  for (const Edge& edge : middle->edges) axes_.push_back({Owner::a, edge.index});
  for (const Edge& edge : b_->edges) axes_.push_back({Owner::b, edge.index});
  steady_ = holdsItsShape(*middle);
  if (!steady_) return;
  addLines(*middle);
  a_ = std::move(*middle);
  depths_.resize(lines_.size());
}

/// A coordinate of a vertex depends on the same coordinate of the position alone.
void PositionAnswers::poseAll() {
  const Rotation rotation = rotationOf(subject_.angleA);
  for (int column = 0; column < grid_.columns; ++column)
    for (const Vec2 vertex : subject_.modelA)
      x_.push_back(posed(vertex, {grid_.at(column, 0).x, 0}, rotation).x);
  for (int row = 0; row < grid_.rows; ++row)
    for (const Vec2 vertex : subject_.modelA)
      y_.push_back(posed(vertex, {0, grid_.at(0, row).y}, rotation).y);
  std::vector<Vec2> corners = subject_.worldB;
  corners.push_back({std::ranges::min(x_), std::ranges::min(y_)});
  corners.push_back({std::ranges::max(x_), std::ranges::max(y_)});
  const Bounds box = boundsOf(corners);
  extent_ = length(box.max - box.min);
  // Half a unit in the last place of the largest coordinate, twice.
  rounding_ = 0x1p-52 * std::max({std::fabs(box.min.x), std::fabs(box.min.y), std::fabs(box.max.x),
                                  std::fabs(box.max.y)});
}

std::vector<Vec2> PositionAnswers::verticesAt(int column, int row) const {
  const std::size_t count = subject_.modelA.size();
  const std::size_t firstX = static_cast<std::size_t>(column) * count;
  const std::size_t firstY = static_cast<std::size_t>(row) * count;
  std::vector<Vec2> vertices(count);
  for (std::size_t i = 0; i < count; ++i) vertices[i] = {x_[firstX + i], y_[firstY + i]};
  return vertices;
}

/// Every corner turns left by more than the rounding of its three vertices can undo, wherever A is,
/// and vertices that are one are so in the model: the checks of the polygon give the same edges at
/// every position.
bool PositionAnswers::holdsItsShape(const Polygon& middle) const {
  const std::size_t count = middle.vertices.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 in = middle.vertices[i] - middle.vertices[i == 0 ? count - 1 : i - 1];
    const Vec2 out = middle.vertices[i + 1 == count ? 0 : i + 1] - middle.vertices[i];
    const double wobble = 16 * rounding_ * (sumOfSides(in) + sumOfSides(out) + 4 * rounding_);
    if (!(cross(in, out) > wobble + kUnderflow)) return false;
  }
  std::size_t distinct = 0;
  for (std::size_t i = 0; i < subject_.modelA.size(); ++i) {
    const std::size_t next = i + 1 == subject_.modelA.size() ? 0 : i + 1;
    if (subject_.modelA[i] != subject_.modelA[next]) ++distinct;
  }
  return distinct == count;
}

void PositionAnswers::addLines(const Polygon& middle) {
  // Between two positions an end of an edge moves by twice the rounding in each coordinate.
  for (const Edge& edge : middle.edges) addLine(middle, edge, middle, 8 * rounding_);
  for (const Edge& edge : b_->edges) addLine(*b_, edge, middle, 0);
}

/// The doubt: the edge turns by its wobble over its length, which moves ends of shadows by that
/// part of their distance; A's vertices are rounded; and so are the products and sums here.
void PositionAnswers::addLine(const Polygon& own, const Edge& edge, const Polygon& middle,
                              double wobble) {
  const AxisLine axis = axisOf(own, edge);
  const Vec2 unit = axis.unit();
  const Vec2 origin = middle.vertices.front();
  double lowA = kInfinity;
  double highA = -kInfinity;
  double lowB = kInfinity;
  double highB = -kInfinity;
  for (const Vec2 v : middle.vertices) {
    const double height = dot(unit, v - origin);
    lowA = std::min(lowA, height);
    highA = std::max(highA, height);
  }
  for (const Vec2 v : b_->vertices) {
    const double height = dot(unit, v - origin);
    lowB = std::min(lowB, height);
    highB = std::max(highB, height);
  }
  const double turn = wobble / axis.length();
  const double doubt = 2 * (extent_ * (turn + 0x1p-46) + 8 * rounding_) + kUnderflow;
  lines_.push_back({highB - lowA, highA - lowB, doubt});
  const Vec2 from = grid_.at(grid_.columns / 2, grid_.rows / 2);
  for (int column = 0; column < grid_.columns; ++column)
    byColumn_.push_back(unit.x * (grid_.at(column, 0).x - from.x));
  for (int row = 0; row < grid_.rows; ++row)
    byRow_.push_back(unit.y * (grid_.at(0, row).y - from.y));
}

/// The loop of satTest over those axes that may have the smallest depth.
MapCell PositionAnswers::decided(int column, int row) {
  double least = kInfinity;  // the smallest depth is not above
  for (std::size_t k = 0; k < lines_.size(); ++k) {
    const Linear& line = lines_[k];
    const double move =
        byColumn_[k * static_cast<std::size_t>(grid_.columns) + static_cast<std::size_t>(column)] +
        byRow_[k * static_cast<std::size_t>(grid_.rows) + static_cast<std::size_t>(row)];
    depths_[k] = std::min(line.along - move, line.against + move);
    least = std::min(least, depths_[k] + line.doubt);
  }
  ExtremeSearch searchA(a_);
  ExtremeSearch searchB(*b_);
  TestedAxis chosen;
  MapCell cell;
  for (std::size_t k = 0; k < lines_.size(); ++k) {
    if (depths_[k] - lines_[k].doubt > least) continue;
    const bool ofA = k < a_.edges.size();
    const TestedAxis tested =
        ofA ? testAxis(a_.edges[k], Owner::a, searchA, searchB)
            : testAxis(b_->edges[k - a_.edges.size()], Owner::b, searchA, searchB);
    const double depth = depthOf(tested);
    if (cell.axis >= 0 && !isShallower(tested, depth, chosen, cell.depth)) continue;
    chosen = tested;
    cell.axis = static_cast<int>(k);
    cell.depth = depth;
  }
  cell.relation = chosen.sign < 0   ? Relation::disjoint
                  : chosen.sign > 0 ? Relation::overlapping
                                    : Relation::touching;
  cell.mtv = pushOf(chosen, cell.depth);
  return cell;
}

MapCell PositionAnswers::at(int column, int row) {
  if (!b_) return {};
  if (!steady_) return answerOf(verticesAt(column, row), b_, axes_);
  const std::size_t count = subject_.modelA.size();
  const std::size_t firstX = static_cast<std::size_t>(column) * count;
  const std::size_t firstY = static_cast<std::size_t>(row) * count;
  for (std::size_t i = 0; i < a_.vertices.size(); ++i) {
    const auto k = static_cast<std::size_t>(a_.vertexIndex[i]);
    a_.vertices[i] = {x_[firstX + k], y_[firstY + k]};
  }
  return decided(column, row);
}

}  // namespace sepax
