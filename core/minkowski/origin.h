#pragma once

#include "core/evidence/concave.h"
#include "core/evidence/minkowski.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/overlap/edge_place.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <span>

/// The origin beside a Minkowski difference: in it, on it, or how far from it.
namespace sepax {

/// -1 = outside of the closed D, 0 = on it where it has no inside, 1 = in the open D.
/// Law: with bodies that are not both thin, this is relationOf.
[[nodiscard]] int originSign(const MinkowskiDifference& difference);
/// How the bodies meet: where both are thin they at most touch.
[[nodiscard]] Relation originRelation(const MinkowskiDifference& difference);

/// The place of a closed edge that is nearest to the origin. An edge without a length is its start.
/// Law: `foot` is strictly between the ends.
[[nodiscard]] EdgePlace placeNearOrigin(const DifferenceEdge& edge);
/// Exact sign of |x| - |y|.
[[nodiscard]] int compareDistances(const EdgePlace& x, const EdgePlace& y);
/// |x|, world units.
[[nodiscard]] double distanceTo(const EdgePlace& place);
/// Exact sign of the difference of the origin's distances to the lines of two edges, which must
/// have a length.
[[nodiscard]] int compareLineDistances(const DifferenceEdge& x, const DifferenceEdge& y);

/// The rule of MinkowskiEvidence for edges that are exactly as near: x goes before y.
[[nodiscard]] bool goesFirst(const MinkowskiSide& x, const MinkowskiSide& y, bool originInside);

/// The place of the boundary that is nearest to the origin; MinkowskiEvidence has the rule for
/// ties. Law: where the origin is inside it is SAT's chosen axis, and the distance its depth.
[[nodiscard]] MinkowskiNearest nearestPlaceOf(const MinkowskiDifference& difference);

/// The pair of points, one of each body, whose difference is that place of D: on the edge of the
/// one body and a vertex of the other, each coordinate the double nearest to the exact one.
[[nodiscard]] Distance witnessesAt(const EdgePlace& place);

}  // namespace sepax
