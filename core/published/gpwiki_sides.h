#pragma once

#include "core/evidence/published_gpwiki.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>

/// "Polygon Collision" (gpwiki.org), the separating axis test, as described. Only used to compare:
/// its savings are sound for yes and no alone, and only from points inside the polygons.
namespace sepax::published {

/// Two polygons, or points and segments as thin ones, and the points by which the page skips sides.
struct SidesPair {
  std::span<const Vec2> a;  ///< vertices in the caller's order
  std::span<const Vec2> b;
  const Polygon& polygonA;
  const Polygon& polygonB;
  Vec2 originA;
  Vec2 originB;
  bool circlesFirst = false;  ///< of convex polygons: circles that do not meet end the test
  bool unnormalised = false;  ///< the reading in which lines keep the lengths of their sides
};

/// Disjoint iff minA > maxB or maxA < minB on some side, on doubles, without normalising.
/// Laws: errs exactly when intersects is not whether the closed polygons meet; of convex polygons
/// with coordinates whose products are exact it never errs.
[[nodiscard]] PublishedSides separatingSides(const SidesPair& pair);

}  // namespace sepax::published
