#include "core/inside/crossing.h"

#include "core/evidence/terms.h"
#include "core/exact/predicates.h"
#include "core/exact/tolerance.h"
#include "core/inside/sector.h"
#include "core/polygon/callers_edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace sepax {

namespace {

/// What the ray from `point` does at the edge; nothing when it does not meet it.
std::optional<RayMeeting> meetRay(Vec2 point, Vec2 start, Vec2 end) {
  if (std::max(start.x, end.x) < point.x) return std::nullopt;
  if (std::min(start.y, end.y) > point.y || std::max(start.y, end.y) < point.y) return std::nullopt;
  const bool startAbove = start.y > point.y;
  if (startAbove == (end.y > point.y)) {  // neither end is above, one at least is on the ray's line
    if (onSegment(start, end, point)) return RayMeeting::holdsPoint;
    const bool right =
        (start.y == point.y && start.x > point.x) || (end.y == point.y && end.x > point.x);
    return right ? std::optional(RayMeeting::passedOver) : std::nullopt;
  }
  const int turn = startAbove ? orientation(end, start, point) : orientation(start, end, point);
  if (turn == 0) return RayMeeting::holdsPoint;
  return turn > 0 ? std::optional(RayMeeting::counted) : std::nullopt;
}

/// Where an edge that is not horizontal has the height of the ray, rounded.
Vec2 pointAtHeight(const CallersEdge& edge, double height) {
  if (edge.start.y == height) return edge.start;
  if (edge.end.y == height) return edge.end;
  const double place =
      exactQuotient([&](auto lift) { return lift(height) - lift(edge.start.y); },
                    [&](auto lift) { return lift(edge.end.y) - lift(edge.start.y); });
  return {lerp(edge.start, edge.end, place).x, height};
}

RayCrossing crossingOf(Vec2 point, const CallersEdge& edge, RayMeeting meeting) {
  RayCrossing crossing{edge.index, point, meeting, std::nullopt};
  const bool startOn = edge.start.y == point.y && edge.start.x >= point.x;
  const bool endOn = edge.end.y == point.y && edge.end.x >= point.x;
  const bool startFirst = startOn && (!endOn || edge.start.x <= edge.end.x);
  if (startOn || endOn) crossing.vertex = startFirst ? edge.startVertex : edge.endVertex;
  if (meeting == RayMeeting::passedOver) crossing.point = startFirst ? edge.start : edge.end;
  if (meeting == RayMeeting::counted) {
    crossing.point = pointAtHeight(edge, point.y);
    crossing.point.x = std::max(crossing.point.x, point.x);
  }
  return crossing;
}

/// Where a ray meets an edge: a vertex or the point itself, else a fraction on the edge.
struct RayPlace {
  const CallersEdge* edge = nullptr;  ///< crossed between its ends
  double x = 0;                       ///< exact without an edge, else rounded
  double height = 0;
  double reach = 0;  ///< largest |x| that takes part, for the rounding

  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    if (!edge) return lift(x) * lift(1);
    return lift(edge->start.x) * denominator(lift) +
           (lift(height) - lift(edge->start.y)) * (lift(edge->end.x) - lift(edge->start.x));
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    return edge ? lift(edge->end.y) - lift(edge->start.y) : lift(1) - lift(0);
  }
  [[nodiscard]] bool falls() const { return edge && edge->end.y < edge->start.y; }
};

RayPlace placeOf(const RayCrossing& crossing, const CallersEdge& edge) {
  const Vec2 p = crossing.point;
  if (crossing.meeting != RayMeeting::counted || crossing.vertex) return {nullptr, p.x, p.y, 0};
  return {&edge, p.x, p.y, std::max(std::fabs(edge.start.x), std::fabs(edge.end.x))};
}

/// Exact sign of x - y.
int compare(const RayPlace& x, const RayPlace& y) {
  const double doubt = kCertainDifference * std::max({x.reach, y.reach, std::fabs(x.x)});
  if ((!x.edge && !y.edge) || std::fabs(x.x - y.x) > doubt) return (x.x > y.x) - (x.x < y.x);
  const int order = exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
  return x.falls() == y.falls() ? order : -order;
}

/// A meeting with its place, to be put in order.
struct PlacedCrossing {
  RayCrossing crossing;
  RayPlace place;
  int owner = 0;  ///< position of the polygon
};

/// For every polygon whether the ray crosses it an odd number of times, and whether it holds the
/// point on its boundary.
class Counts {
 public:
  explicit Counts(std::size_t polygons) : odd_(polygons, false), holds_(polygons, false) {}

  void note(int polygon, RayMeeting meeting) {
    if (meeting == RayMeeting::counted) pass(polygon);
    if (meeting == RayMeeting::holdsPoint) holds_[static_cast<std::size_t>(polygon)] = true;
  }
  void pass(int polygon) {
    const auto at = static_cast<std::size_t>(polygon);
    odd_[at] = !odd_[at];
  }
  [[nodiscard]] std::optional<int> firstOdd() const {
    const auto found = std::find(odd_.begin(), odd_.end(), true);
    if (found == odd_.end()) return std::nullopt;
    return static_cast<int>(found - odd_.begin());
  }
  [[nodiscard]] bool isWithinOne() const {
    for (std::size_t i = 0; i < odd_.size(); ++i) {
      if (odd_[i] && !holds_[i]) return true;
    }
    return false;
  }
  [[nodiscard]] bool isOnOne() const {
    return std::find(holds_.begin(), holds_.end(), true) != holds_.end();
  }

 private:
  std::vector<bool> odd_;
  std::vector<bool> holds_;
};

std::vector<CallersEdge> edgesOf(std::span<const Polygon> polygons) {
  std::vector<CallersEdge> edges;
  for (const Polygon& polygon : polygons) {
    const std::vector<CallersEdge> own = callersEdges(polygon);
    edges.insert(edges.end(), own.begin(), own.end());
  }
  return edges;
}

std::vector<int> ownersOf(std::span<const Polygon> polygons) {
  std::vector<int> owners;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    owners.insert(owners.end(), polygons[i].edges.size(), static_cast<int>(i));
  }
  return owners;
}

std::vector<Bounds> boxesOf(const std::vector<CallersEdge>& edges) {
  std::vector<Bounds> boxes;
  boxes.reserve(edges.size());
  for (const CallersEdge& edge : edges) {
    boxes.push_back(boundsOf(std::array{edge.start, edge.end}));
  }
  return boxes;
}

/// Polygons side by side have a point of their common edge inside.
Side sideOf(const RayTarget& target, const Counts& counts, Vec2 point) {
  if (counts.isWithinOne()) return Side::inside;
  if (!counts.isOnOne()) return Side::outside;
  const bool inside = target.polygons.size() > 1 && coverAll(sectorsAt(target.polygons, point));
  return inside ? Side::inside : Side::boundary;
}

}  // namespace

Side sideOf(const Polygon& polygon, Vec2 point) {
  bool odd = false;
  for (const Edge& edge : polygon.edges) {
    const auto meeting = meetRay(point, polygon.vertices[static_cast<std::size_t>(edge.from)],
                                 polygon.vertices[static_cast<std::size_t>(edge.to)]);
    if (meeting == RayMeeting::holdsPoint) return Side::boundary;
    odd = odd != (meeting == RayMeeting::counted);
  }
  return odd ? Side::inside : Side::outside;
}

RayTarget::RayTarget(const Polygon& polygon) : RayTarget(std::span(&polygon, 1)) {}

RayTarget::RayTarget(std::span<const Polygon> all)
    : polygons(all), edges(edgesOf(all)), owners(ownersOf(all)), tree(boxesOf(edges)) {}

PointEvidence pointInPolygon(const Polygon& polygon, Vec2 point) {
  return pointInPolygon(RayTarget(polygon), point);
}

PointEvidence pointInPolygon(const RayTarget& target, Vec2 point) {
  PointEvidence evidence;
  evidence.point = point;
  Counts counts(target.polygons.size());
  std::vector<PlacedCrossing> met;
  target.tree.forEachMeeting({point, {kInfinity, point.y}}, 0, [&](std::size_t k) {
    const CallersEdge& edge = target.edges[k];
    const auto meeting = meetRay(point, edge.start, edge.end);
    if (!meeting) return true;
    const RayCrossing crossing = crossingOf(point, edge, *meeting);
    met.push_back({crossing, placeOf(crossing, edge), target.owners[k]});
    evidence.crossings += *meeting == RayMeeting::counted ? 1 : 0;
    counts.note(target.owners[k], *meeting);
    return true;
  });
  std::stable_sort(met.begin(), met.end(), [](const PlacedCrossing& x, const PlacedCrossing& y) {
    return compare(x.place, y.place) < 0;
  });
  const std::optional<int> odd = counts.firstOdd();
  evidence.parity = odd.has_value();
  if (target.polygons.size() > 1) evidence.oddPart = odd;
  evidence.side = sideOf(target, counts, point);
  for (PlacedCrossing& placed : met) {  // counts of what lies ahead from here on
    if (placed.crossing.meeting == RayMeeting::counted) counts.pass(placed.owner);
    placed.crossing.leadsInside = counts.firstOdd().has_value();
    evidence.ray.push_back(placed.crossing);
  }
  return evidence;
}

}  // namespace sepax
