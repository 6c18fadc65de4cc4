#include "core/overlap/extremes.h"

#include "core/evidence/terms.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace sepax {

namespace {

/// Height of a vertex along the axis, times its length, with rounding.
double roundedHeight(Vec2 edge, Vec2 vertex) { return edge.y * vertex.x - edge.x * vertex.y; }

/// Twice the error that roundedHeight can have for these coordinates: four roundings of at most
/// half an ulp of the larger product each, and the underflow.
double heightDoubt(Vec2 edge, double widest, double tallest) {
  return 16 * 0x1p-53 * (std::fabs(edge.y) * widest + std::fabs(edge.x) * tallest) + 0x1p-1000;
}

/// Largest |x| and largest |y|.
Vec2 reachOf(std::span<const Vec2> vertices) {
  Vec2 reach;
  for (const Vec2 v : vertices) {
    reach = {std::max(reach.x, std::fabs(v.x)), std::max(reach.y, std::fabs(v.y))};
  }
  return reach;
}

/// The two smallest and the two largest of the rounded heights.
struct Heights {
  double low = kInfinity;
  double nextLow = kInfinity;
  double high = -kInfinity;
  double nextHigh = -kInfinity;
  int lowAt = 0;
  int highAt = 0;
};

Heights heightsAlong(Vec2 edge, std::span<const Vec2> vertices) {
  Heights heights;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const double height = roundedHeight(edge, vertices[i]);
    heights.nextLow = std::min(heights.nextLow, std::max(height, heights.low));
    heights.nextHigh = std::max(heights.nextHigh, std::min(height, heights.high));
    if (height < heights.low) heights.low = height, heights.lowAt = static_cast<int>(i);
    if (height > heights.high) heights.high = height, heights.highAt = static_cast<int>(i);
  }
  return heights;
}

/// One more vertex at an end: `order` is positive where it lies farther out than the one taken.
void take(int& position, int& lowestIndex, int order, int candidate, int index) {
  if (order < 0) return;
  lowestIndex = order > 0 ? index : std::min(lowestIndex, index);
  if (order > 0) position = candidate;
}

}  // namespace

std::vector<int> tiesAlong(const AxisLine& axis, std::span<const Vec2> vertices, int position) {
  const Vec2 edge = axis.q - axis.p;
  const Vec2 chosen = vertices[static_cast<std::size_t>(position)];
  const Vec2 reach = reachOf(vertices);
  const double height = roundedHeight(edge, chosen);
  const double doubt = heightDoubt(edge, reach.x, reach.y);
  std::vector<int> ties;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (std::fabs(roundedHeight(edge, vertices[i]) - height) > doubt) continue;
    if (compareHeights(axis, vertices[i], chosen) == 0) ties.push_back(static_cast<int>(i));
  }
  return ties;
}

CornerChain cornerChain(const Polygon& polygon) {
  const auto& v = polygon.vertices;
  const std::size_t n = v.size();
  CornerChain chain;
  for (std::size_t i = 0; i < n; ++i) {
    if (orientation(v[i == 0 ? n - 1 : i - 1], v[i], v[i + 1 == n ? 0 : i + 1]) != 0) {
      chain.positions.push_back(static_cast<int>(i));
    }
  }
  chain.faceAt.resize(n);
  for (std::size_t k = 0; k < chain.positions.size(); ++k) {
    const auto start = static_cast<std::size_t>(chain.positions[k]);
    const auto end =
        static_cast<std::size_t>(chain.positions[k + 1 == chain.positions.size() ? 0 : k + 1]);
    chain.lowestIndex.push_back(std::min(polygon.vertexIndex[start], polygon.vertexIndex[end]));
    chain.first.push_back(static_cast<int>(std::min(start, end)));
    for (std::size_t i = start; i != end; i = i + 1 == n ? 0 : i + 1) {
      chain.lowestIndex[k] = std::min(chain.lowestIndex[k], polygon.vertexIndex[i]);
      chain.first[k] = std::min(chain.first[k], static_cast<int>(i));
      chain.faceAt[i] = static_cast<int>(k);
    }
  }
  return chain;
}

ExtremeSearch::ExtremeSearch(const Polygon& polygon, std::size_t many) : polygon_(polygon) {
  const Vec2 reach = reachOf(polygon.vertices);
  widest_ = reach.x;
  tallest_ = reach.y;
  if (polygon.convex && polygon.vertices.size() >= many) chain_ = cornerChain(polygon);
}

/// The corner a step before or after this one.
int ExtremeSearch::beside(int k, int step) const {
  const int count = static_cast<int>(chain_.positions.size());
  const int next = k + step;
  return next < 0 ? count - 1 : next == count ? 0 : next;
}

/// The corner at an end of the axis, found by walking outwards. Heights of neighbours are equal at
/// the two ends only, and where they are equal at the far end the other neighbour leads away.
int ExtremeSearch::climbed(const AxisLine& axis, int k, End end) const {
  const int outwards = end == End::high ? 1 : -1;
  for (const int step : {1, -1}) {
    bool moved = false;
    for (int next = beside(k, step); compareHeights(axis, corner(next), corner(k)) == outwards;
         next = beside(k, step)) {
      k = next;
      moved = true;
    }
    if (moved) break;
  }
  return k;
}

/// Names the end at which a corner lies. Where a whole face lies there, its vertex with the
/// outermost rounded height is taken, of equal ones the first: as when looking through all.
void ExtremeSearch::takeCorner(Extremes& extremes, const AxisLine& axis, int k, End end) const {
  int& position = end == End::low ? extremes.low : extremes.high;
  int& index = end == End::low ? extremes.lowIndex : extremes.highIndex;
  position = chain_.positions[static_cast<std::size_t>(k)];
  index = polygon_.vertexIndex[static_cast<std::size_t>(position)];
  for (const int step : {1, -1}) {
    const int other = beside(k, step);
    if (compareHeights(axis, corner(k), corner(other)) != 0) continue;
    const auto face = static_cast<std::size_t>(step > 0 ? k : other);
    const Vec2 edge = axis.q - axis.p;
    const auto outermost = [&](int candidate) {
      const double height = roundedHeight(edge, at(candidate));
      return std::tuple(end == End::low ? height : -height, candidate);
    };
    for (const int candidate :
         {chain_.positions[static_cast<std::size_t>(other)], chain_.first[face]}) {
      if (outermost(candidate) < outermost(position)) position = candidate;
    }
    index = chain_.lowestIndex[face];
    return;
  }
}

/// Rounded heights decide where they are clear, exact signs near the ends.
Extremes ExtremeSearch::lookedThrough(const AxisLine& axis) const {
  const Vec2 edge = axis.q - axis.p;
  const Heights heights = heightsAlong(edge, polygon_.vertices);
  const double doubt = heightDoubt(edge, widest_, tallest_);
  const auto indexOf = [&](int i) { return polygon_.vertexIndex[static_cast<std::size_t>(i)]; };
  Extremes result{heights.lowAt, heights.highAt, indexOf(heights.lowAt), indexOf(heights.highAt)};
  const bool clearLow = heights.nextLow - heights.low > doubt;
  const bool clearHigh = heights.high - heights.nextHigh > doubt;
  if (clearLow && clearHigh) return result;
  for (std::size_t i = 0; i < polygon_.vertices.size(); ++i) {
    const int position = static_cast<int>(i);
    const double height = roundedHeight(edge, at(position));
    if (!clearLow && !(height - heights.low > doubt)) {
      const int order = compareHeights(axis, at(result.low), at(position));
      take(result.low, result.lowIndex, order, position, indexOf(position));
    }
    if (!clearHigh && !(heights.high - height > doubt)) {
      const int order = compareHeights(axis, at(position), at(result.high));
      take(result.high, result.highIndex, order, position, indexOf(position));
    }
  }
  return result;
}

Extremes ExtremeSearch::along(const AxisLine& axis) {
  if (!climbs()) return lookedThrough(axis);
  Extremes result;
  low_ = climbed(axis, low_, End::low);
  high_ = climbed(axis, high_, End::high);
  takeCorner(result, axis, low_, End::low);
  takeCorner(result, axis, high_, End::high);
  return result;
}

Extremes ExtremeSearch::alongOwn(const AxisLine& axis, const Edge& edge) {
  Extremes result;
  if (climbs()) {
    low_ = climbed(axis, low_, End::low);
    takeCorner(result, axis, low_, End::low);
    const int face = chain_.faceAt[static_cast<std::size_t>(edge.from)];
    result.highIndex = chain_.lowestIndex[static_cast<std::size_t>(face)];
  } else {
    result = lookedThrough(axis);
  }
  result.high = edge.from;
  return result;
}

int ExtremeSearch::reachWithin(const AxisLine& edge) {
  const auto side = [&](Vec2 v) { return orientation(edge.p, edge.q, v); };
  if (climbs()) {
    if (side(corner(within_)) > 0) return 1;
    within_ = climbed(edge, within_, End::low);
    return side(corner(within_));
  }
  const int count = static_cast<int>(polygon_.vertices.size());
  int reach = -1;
  for (int k = 0, i = within_; k < count; ++k, i = i + 1 == count ? 0 : i + 1) {
    reach = std::max(reach, side(at(i)));
    if (reach <= 0) continue;
    within_ = i;  // likely to lie within the next edge, too
    return reach;
  }
  return reach;
}

}  // namespace sepax
