#include "core/minkowski/gjk.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/minkowski/origin.h"
#include "core/minkowski/simplex.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sepax {

namespace {

constexpr DifferencePoint kOrigin{};

std::vector<VertexPair> pairsOf(const std::vector<Support>& points) {
  std::vector<VertexPair> pairs;
  pairs.reserve(points.size());
  for (const Support& point : points) pairs.push_back(point.of);
  return pairs;
}

/// The vertex that the caller lists first.
Vec2 firstListed(const Polygon& polygon) {
  const auto first = std::min_element(polygon.vertexIndex.begin(), polygon.vertexIndex.end());
  return polygon.vertices[static_cast<std::size_t>(first - polygon.vertexIndex.begin())];
}

/// Square to the segment of p and q, to the side of the point, or to the left where it is between.
Direction squareTo(const Support& p, const Support& q, const DifferencePoint& point, int sense) {
  const int turn = turnTo(p, q, point);
  return {{p.point, q.point}, (turn < 0 ? -1 : 1) * sense};
}

Vec2 nearestPoint(const Simplex& simplex) {
  return simplex.place == OriginPlace::apart ? nearestOf(simplex.points).point() : Vec2{};
}

/// One run, from iteration to iteration.
class Search {
 public:
  Search(const Polygon& a, const Polygon& b) : a_(a), b_(b) {}

  [[nodiscard]] GjkResult result() &&;
  void run();

 private:
  [[nodiscard]] Direction towardsOrigin() const;
  [[nodiscard]] Direction offSegment() const;
  bool search();
  bool lookBeside();
  GjkIteration& begin(const Direction& direction, const Support& support);
  void keep(Simplex simplex);
  void finish(GjkStop stop, Relation relation);

  const Polygon& a_;
  const Polygon& b_;
  Simplex simplex_;
  GjkRun run_;
};

/// From the point nearest to the origin, or where there is none yet from A's first vertex to B's.
Direction Search::towardsOrigin() const {
  const std::vector<Support>& points = simplex_.points;
  if (points.size() == 2) return squareTo(points[0], points[1], kOrigin, 1);
  const DifferencePoint from =
      points.empty() ? differencePoint(firstListed(a_), firstListed(b_)) : points[0].point;
  if (from.a == from.b) return {{kOrigin, differencePoint({1, 0}, {})}, 0};
  return {{from, kOrigin}, 0};
}

/// Off the segment that holds the origin, to a side of which nothing is known.
Direction Search::offSegment() const {
  const std::vector<Support>& points = simplex_.points;
  if (points.size() == 2) return squareTo(points[0], points[1], kOrigin, 1);
  return squareTo(points[0], points[1], points[2].point, -1);
}

GjkIteration& Search::begin(const Direction& direction, const Support& support) {
  GjkIteration iteration;
  iteration.direction = direction.rounded();
  iteration.support = support.of;
  iteration.place = support.point.rounded();
  iteration.reaches = compareAlong(direction, support.point, kOrigin);
  iteration.progress = simplex_.points.empty() ||
                       compareAlong(direction, support.point, simplex_.points[0].point) > 0;
  iteration.before = pairsOf(simplex_.points);
  iteration.after = iteration.before;
  iteration.nearest = simplex_.points.empty() ? iteration.place : nearestPoint(simplex_);
  run_.iterations.push_back(iteration);
  return run_.iterations.back();
}

void Search::keep(Simplex simplex) {
  simplex_ = std::move(simplex);
  GjkIteration& iteration = run_.iterations.back();
  iteration.after = pairsOf(simplex_.points);
  iteration.nearest = nearestPoint(simplex_);
}

void Search::finish(GjkStop stop, Relation relation) {
  run_.iterations.back().stop = stop;
  run_.relation = relation;
  run_.originInside = stop == GjkStop::originInside;
  if (relation == Relation::disjoint) run_.distance = witnessesAt(nearestOf(simplex_.points));
}

/// One iteration of the way to the origin; false after the last one.
bool Search::search() {
  const Direction direction = towardsOrigin();
  const Support support = supportOf(direction, a_, b_);
  GjkIteration& iteration = begin(direction, support);
  if (!iteration.progress) {
    finish(GjkStop::noProgress, Relation::disjoint);
    return false;
  }
  if (iteration.reaches < 0) iteration.stop = GjkStop::separated;
  std::vector<Support> points = simplex_.points;
  points.push_back(support);
  keep(simplexOf(points));
  if (simplex_.place == OriginPlace::apart) return true;
  if (simplex_.place == OriginPlace::inside) {
    finish(GjkStop::originInside, Relation::overlapping);
    return false;
  }
  // A support is never inside the difference, so the origin touches where it is one.
  finish(GjkStop::originOnBoundary, Relation::touching);
  return simplex_.place == OriginPlace::onSegment;
}

/// Looks whether the difference lies on both sides of the segment that holds the origin; false
/// after the last iteration.
bool Search::lookBeside() {
  const Direction direction = offSegment();
  const Support support = supportOf(direction, a_, b_);
  if (begin(direction, support).reaches == 0) {
    finish(GjkStop::noProgress, Relation::touching);
    return false;
  }
  std::vector<Support> points = simplex_.points;
  points.push_back(support);
  const bool both = points.size() == 4;
  if (both) {  // counterclockwise, with the origin on the diagonal
    if (turnTo(points[0], points[1], points[2].point) > 0) std::swap(points[2], points[3]);
    std::swap(points[1], points[2]);
  }
  keep({points, both ? OriginPlace::inside : OriginPlace::onSegment});
  if (both) finish(GjkStop::originInside, Relation::overlapping);
  return !both;
}

void Search::run() {
  while (simplex_.place == OriginPlace::apart) {
    if (!search()) return;
  }
  while (lookBeside()) {
  }
}

GjkResult Search::result() && {
  if (isThin(a_) && isThin(b_)) run_.relation = std::min(run_.relation, Relation::touching);
  const auto stops = [](const GjkIteration& iteration) { return iteration.stop != GjkStop::none; };
  const auto verdict = std::find_if(run_.iterations.begin(), run_.iterations.end(), stops);
  run_.verdictAt = static_cast<int>(verdict - run_.iterations.begin());
  return {std::move(run_), std::move(simplex_.points)};
}

}  // namespace

GjkResult gjk(const Polygon& a, const Polygon& b) {
  Search search(a, b);
  search.run();
  return std::move(search).result();
}

}  // namespace sepax
