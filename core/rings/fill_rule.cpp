#include "core/rings/fill_rule.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// A ring that is a polygon, with what surrounds it.
struct Nested {
  Ring ring;
  std::size_t index = 0;                             ///< in the caller's list
  int turns = 1;                                     ///< 1 counterclockwise, -1 clockwise
  double size = 0;                                   ///< its area
  std::optional<std::size_t> parent = std::nullopt;  ///< position of the smallest ring around it
  int numberOutside = 0;
  int numberInside = 0;
};

std::vector<Nested> smallestFirst(std::span<const std::vector<Vec2>> rings) {
  std::vector<Nested> nested;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    PolygonReport report = checkPolygon(rings[i]);
    if (!report.polygon) continue;
    const double size = area(*report.polygon);
    const int turns = report.winding == Winding::counterclockwise ? 1 : -1;
    nested.push_back({Ring(*std::move(report.polygon)), i, turns, size});
  }
  std::ranges::sort(nested, {}, [](const Nested& ring) {  // of equal rings the first is around
    return std::pair(ring.size, -static_cast<std::ptrdiff_t>(ring.index));
  });
  return nested;
}

/// Finds the smallest ring around each; false when that takes too long.
bool findParents(std::vector<Nested>& nested) {
  std::vector<Bounds> boxes;
  for (const Nested& ring : nested) boxes.push_back(ring.ring.bounds);
  const BoxTree tree(boxes);
  std::size_t looks = 0;
  for (std::size_t k = 0; k < nested.size() && looks < kMaxRingLooks; ++k)
    tree.forEachMeeting(boxes[k], k + 1, [&](std::size_t other) {
      const Ring& around = nested[other].ring;
      looks += nested[k].ring.polygon.vertices.size() + around.polygon.vertices.size();
      const RingRelation relation = ringRelation(nested[k].ring, around);
      const bool found = relation == RingRelation::within || relation == RingRelation::same;
      if (found) nested[k].parent = other;
      return !found && looks < kMaxRingLooks;
    });
  return looks < kMaxRingLooks;
}

bool isFilled(int number, FillRule rule) {
  return rule == FillRule::evenOdd ? number % 2 != 0 : number != 0;
}

}  // namespace

std::optional<std::vector<HoleOf>> holesOf(std::span<const std::vector<Vec2>> rings,
                                           FillRule rule) {
  std::vector<Nested> nested = smallestFirst(rings);
  if (nested.empty()) return std::vector<HoleOf>(rings.size());
  if (!findParents(nested)) return std::nullopt;
  std::vector<HoleOf> holes(rings.size());
  std::size_t vertices = 0;
  for (std::size_t k = nested.size(); k-- > 0;) {
    Nested& ring = nested[k];
    if (ring.parent) ring.numberOutside = nested[*ring.parent].numberInside;
    ring.numberInside = ring.numberOutside + (rule == FillRule::evenOdd ? 1 : ring.turns);
    if (!isFilled(ring.numberOutside, rule) || isFilled(ring.numberInside, rule)) continue;
    std::size_t around = *ring.parent;
    for (; isFilled(nested[around].numberOutside, rule); around = *nested[around].parent)
      holes[ring.index].push_back(nested[around].index);
    holes[ring.index].push_back(nested[around].index);
    vertices += holes[ring.index].size() * ring.ring.polygon.vertices.size();
    if (vertices > kMaxHoleVertices) return std::nullopt;
  }
  return holes;
}

}  // namespace sepax
