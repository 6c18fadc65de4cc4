#include "core/polygon/outline_crossings.h"

#include "core/exact/predicates.h"
#include "core/polygon/box_tree.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace sepax {

namespace {

/// Boxes per edge that a search of an ordinary outline looks at, generously.
constexpr std::size_t kQuickLooks = 80;

/// The sweep line comes to points by x, then by y.
bool isBefore(Vec2 a, Vec2 b) { return std::tuple(a.x, a.y) < std::tuple(b.x, b.y); }

/// An outline by its edges.
struct Outline {
  std::span<const Vec2> vertices;

  [[nodiscard]] std::size_t next(std::size_t i) const {
    return i + 1 == vertices.size() ? 0 : i + 1;
  }
  [[nodiscard]] std::size_t previous(std::size_t i) const {
    return (i == 0 ? vertices.size() : i) - 1;
  }
  [[nodiscard]] Vec2 left(std::size_t edge) const {
    return std::min(vertices[edge], vertices[next(edge)], isBefore);
  }
  [[nodiscard]] Vec2 right(std::size_t edge) const {
    return std::max(vertices[edge], vertices[next(edge)], isBefore);
  }
  [[nodiscard]] bool cross(std::size_t e, std::size_t f) const {
    return next(e) != f && next(f) != e &&
           segmentsMeet(vertices[e], vertices[next(e)], vertices[f], vertices[next(f)]);
  }
};

/// Order of edges along the sweep line, as long as none of them have crossed. Edges where the
/// later one begins on the earlier one are equal.
struct Below {
  Outline outline;

  bool operator()(std::size_t e, std::size_t f) const {
    if (e == f) return false;
    const Vec2 startE = outline.left(e);
    const Vec2 startF = outline.left(f);
    if (startE == startF) return orientation(startE, outline.right(e), outline.right(f)) > 0;
    if (isBefore(startE, startF)) return orientation(startE, outline.right(e), startF) > 0;
    return orientation(startF, outline.right(f), startE) < 0;
  }
};

/// The edges that the sweep line meets, from below upwards. Edges that become neighbours on the
/// line are tested.
class SweepLine {
 public:
  explicit SweepLine(Outline outline) : outline_(outline), active_(Below{outline}) {
    places_.resize(outline.vertices.size(), active_.end());
  }

  /// Takes an edge off; its neighbours become neighbours.
  std::optional<CrossingEdges> leave(std::size_t edge) {
    const Place after = active_.erase(places_[edge]);
    return after == active_.end() ? std::nullopt : crossingBelow(after);
  }
  /// Puts an edge on.
  std::optional<CrossingEdges> enter(std::size_t edge) {
    const auto [place, isNew] = active_.insert(edge);
    if (!isNew) return pair(edge, *place);
    places_[edge] = place;
    if (const auto crossing = crossingBelow(place)) return crossing;
    const Place after = std::next(place);
    return after == active_.end() ? std::nullopt : crossingBelow(after);
  }

 private:
  using Place = std::set<std::size_t, Below>::iterator;

  static CrossingEdges pair(std::size_t e, std::size_t f) {
    return {std::min(e, f), std::max(e, f)};
  }
  [[nodiscard]] std::optional<CrossingEdges> crossingBelow(Place place) const {
    if (place == active_.begin()) return std::nullopt;
    const std::size_t below = *std::prev(place);
    return outline_.cross(below, *place) ? std::optional(pair(below, *place)) : std::nullopt;
  }

  Outline outline_;
  std::set<std::size_t, Below> active_;
  std::vector<Place> places_;  ///< of every edge that is on the line
};

/// What a search through the boxes found within a limited number of looks.
struct Found {
  std::vector<CrossingEdges> crossings;
  bool complete = true;
};

Found searched(const Outline& outline, const std::vector<Bounds>& boxes, const BoxTree& tree,
               std::size_t most, std::size_t looks) {
  Found found;
  const auto test = [&](std::size_t e, std::size_t f) {
    if (outline.cross(e, f)) found.crossings.push_back({e, f});
    return found.crossings.size() < most;
  };
  for (std::size_t e = 0; e + 2 < boxes.size(); ++e) {
    const bool goesOn = tree.forEachMeeting(
        boxes[e], e + 2, [&](std::size_t f) { return test(e, f); }, [&] { return looks-- > 0; });
    if (goesOn) continue;
    found.complete = found.crossings.size() == most;
    break;
  }
  return found;
}

}  // namespace

std::optional<CrossingEdges> anyCrossing(std::span<const Vec2> vertices) {
  const Outline outline{vertices};
  std::vector<std::size_t> order(vertices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t k) {
    return std::tuple(vertices[i].x, vertices[i].y, i) <
           std::tuple(vertices[k].x, vertices[k].y, k);
  });
  for (std::size_t k = 0; k + 1 < order.size(); ++k) {  // one vertex on another one
    if (vertices[order[k]] == vertices[order[k + 1]]) return CrossingEdges{order[k], order[k + 1]};
  }
  SweepLine line(outline);
  for (const std::size_t vertex : order) {
    const auto begins = [&](std::size_t edge) { return outline.left(edge) == vertices[vertex]; };
    const std::size_t edges[] = {outline.previous(vertex), vertex};
    for (const std::size_t edge : edges) {
      if (begins(edge)) continue;
      if (const auto crossing = line.leave(edge)) return crossing;
    }
    for (const std::size_t edge : edges) {
      if (!begins(edge)) continue;
      if (const auto crossing = line.enter(edge)) return crossing;
    }
  }
  return std::nullopt;
}

std::vector<CrossingEdges> firstCrossings(std::span<const Vec2> vertices, std::size_t most) {
  const Outline outline{vertices};
  const std::vector<Bounds> boxes = edgeBoxes(vertices);
  const BoxTree tree(boxes);
  const Found quick = searched(outline, boxes, tree, most, kQuickLooks * vertices.size());
  if (quick.complete) return quick.crossings;
  // The boxes of slanting edges side by side all meet; a sweep line tells those edges apart.
  const std::optional<CrossingEdges> any = anyCrossing(vertices);
  if (!any) return {};
  const Found all = searched(outline, boxes, tree, most, kMaxCrossingLooks);
  if (all.crossings.empty() && outline.cross(any->first, any->second)) return {*any};
  return all.crossings;
}

}  // namespace sepax
