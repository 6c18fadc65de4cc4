#include "core/overlap/push_out.h"

#include "core/overlap/edge_place.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sepax {

namespace {

struct EdgeName {
  std::size_t difference = 0;
  std::size_t edge = 0;
};

/// A side of a difference in doubles.
struct RoundedSide {
  Vec2 from;
  Vec2 direction;
};

/// The union of the differences, with what makes questions to it quick.
class Obstacle {
 public:
  explicit Obstacle(std::span<const Difference> differences) : differences_(differences) {
    for (const Difference& difference : differences) {
      std::vector<RoundedSide>& sides = sides_.emplace_back();
      for (const DifferenceEdge& edge : difference.edges) {
        sides.push_back({edge.from.rounded(), edge.to.rounded() - edge.from.rounded()});
      }
      for (const Vec2 corner : {difference.box.min, difference.box.max}) {
        reach_ = std::max({reach_, std::fabs(corner.x), std::fabs(corner.y)});
      }
    }
  }

  [[nodiscard]] const DifferenceEdge& edge(EdgeName name) const {
    return differences_[name.difference].edges[name.edge];
  }

  /// The piece of the edge's line, around the place, that one of the open differences covers.
  [[nodiscard]] std::optional<Cover> coverOf(const EdgePlace& place) const {
    const Vec2 point = place.roughPoint();
    for (std::size_t i = 0; i < differences_.size(); ++i) {
      if (isOutside(i, point)) continue;
      if (std::optional<Cover> cover = coverAround(place, differences_[i])) {
        cover->difference = static_cast<int>(i);
        return cover;
      }
    }
    return std::nullopt;
  }

  /// All open differences that the place lies in.
  [[nodiscard]] std::vector<int> allHolding(const EdgePlace& place) const {
    const Vec2 point = place.roughPoint();
    std::vector<int> holding;
    for (std::size_t i = 0; i < differences_.size(); ++i) {
      if (!isOutside(i, point) && coverAround(place, differences_[i]))
        holding.push_back(static_cast<int>(i));
    }
    return holding;
  }

 private:
  /// True only where the point lies outside by more than all rounding: a filter.
  [[nodiscard]] bool isOutside(std::size_t i, Vec2 p) const {
    const double slack = reach_ * 0x1p-40;
    const Bounds& box = differences_[i].box;
    if (p.x < box.min.x - slack || p.x > box.max.x + slack || p.y < box.min.y - slack ||
        p.y > box.max.y + slack) {
      return true;
    }
    return std::any_of(sides_[i].begin(), sides_[i].end(), [&](const RoundedSide& side) {
      const double doubt = slack * (std::fabs(side.direction.x) + std::fabs(side.direction.y));
      return cross(side.direction, p - side.from) < -doubt - slack * slack;
    });
  }

  std::span<const Difference> differences_;
  std::vector<std::vector<RoundedSide>> sides_;
  double reach_ = 0;
};

enum class Way { back, forward };

/// Goes along the edge until no difference covers the place; nothing when the edge ends before or
/// the way is too far from the origin.
struct WayOut {
  EdgePlace place;
  int difference = 0;  ///< the last one that covered the way
};
std::optional<WayOut> wayOut(const Obstacle& obstacle, Cover cover, Way way, double limit) {
  for (;;) {
    const WayOut out{way == Way::forward ? cover.high : cover.low, cover.difference};
    if (!isOnEdge(out.place) || length(out.place.roughPoint()) > limit * (1 + 0x1p-40))
      return std::nullopt;
    const std::optional<Cover> next = obstacle.coverOf(out.place);
    if (!next) return out;
    cover = *next;
  }
}

void consider(PushOut& best, const EdgePlace& place, std::vector<int> limitedBy,
              std::optional<DifferenceEdge> edge = {}) {
  const Vec2 push = place.point();
  const double depth = length(push);
  if (depth < best.depth) best = {push, depth, std::move(limitedBy), edge};
}

/// All edges of all differences, the nearest to the origin first.
struct NearEdge {
  EdgeName name;
  double distance = 0;
};
std::vector<NearEdge> edgesByDistance(std::span<const Difference> differences) {
  std::vector<NearEdge> edges;
  for (std::size_t i = 0; i < differences.size(); ++i) {
    for (std::size_t k = 0; k < differences[i].edges.size(); ++k) {
      const EdgePlace nearest = nearestPlace(differences[i].edges[k]);
      edges.push_back({{i, k}, length(nearest.point())});
    }
  }
  std::stable_sort(edges.begin(), edges.end(),
                   [](const NearEdge& a, const NearEdge& b) { return a.distance < b.distance; });
  return edges;
}

/// The place on the boundary of a difference that is nearest to the origin; the first of equals.
EdgePlace nearestPlace(const Difference& difference) {
  EdgePlace best = nearestPlace(difference.edges.front());
  double distance = length(best.point());
  for (const DifferenceEdge& edge : difference.edges) {
    const EdgePlace place = nearestPlace(edge);
    const double other = length(place.point());
    if (other >= distance) continue;
    best = place;
    distance = other;
  }
  return best;
}

}  // namespace

PushOut shortestPushOut(std::span<const Difference> differences, double limit) {
  if (std::none_of(differences.begin(), differences.end(), holdsOrigin)) return {};
  const Obstacle obstacle(differences);
  PushOut best{{}, std::numeric_limits<double>::infinity(), {}, {}};
  for (const NearEdge& near : edgesByDistance(differences)) {
    if (near.distance >= std::min(best.depth, limit)) break;
    const int own = static_cast<int>(near.name.difference);
    const EdgePlace nearest = nearestPlace(obstacle.edge(near.name));
    const std::optional<Cover> cover = obstacle.coverOf(nearest);
    if (!cover) consider(best, nearest, {own}, obstacle.edge(near.name));
    for (const Way way : {Way::back, Way::forward}) {
      if (!cover) break;
      const auto out = wayOut(obstacle, *cover, way, std::min(best.depth, limit));
      if (out) consider(best, out->place, {own, out->difference});
    }
  }
  return best;
}

std::vector<std::optional<SinglePush>> singlePushes(std::span<const Difference> differences) {
  const Obstacle obstacle(differences);
  std::vector<std::optional<SinglePush>> pushes;
  for (const Difference& difference : differences) {
    pushes.emplace_back();
    if (!holdsOrigin(difference)) continue;
    const EdgePlace place = nearestPlace(difference);
    const Vec2 push = place.point();
    pushes.back() = {push, length(push), obstacle.allHolding(place)};
  }
  return pushes;
}

}  // namespace sepax
