#include "core/minkowski/map_border.h"

#include "core/exact/transform.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/polygon/polygon.h"

namespace sepax {

std::vector<Vec2> mapBorder(const MapSubject& subject) {
  const auto a = checkPolygon(posed(subject.modelA, {}, subject.angleA)).polygon;
  const auto b = checkPolygon(subject.worldB).polygon;
  std::vector<Vec2> border;
  if (!a || !b) return border;
  // A at p meets B where p is a point of B minus one of A at the origin.
  for (const MinkowskiSide& side : minkowskiDifference(*b, *a).sides)
    border.push_back(side.line.from.rounded() + subject.middleA);
  return border;
}

}  // namespace sepax
