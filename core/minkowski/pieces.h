#pragma once

#include "core/evidence/minkowski_pieces.h"
#include "core/polygon/polygon.h"

#include <span>

/// A − B of two bodies in convex parts: the union of the differences of the parts.
namespace sepax {

/// The pieces, one for each part of A with each part of B in the order of ConcaveEvidence::pairs,
/// and the outline of their union.
///
/// Laws, for all bodies in convex parts:
///  - a piece holds the origin exactly where its two parts overlap
///  - every place of the outline is on the border of some piece and, up to rounding, in the inside
///    of none
///  - of one piece alone the outline is its border
[[nodiscard]] MinkowskiPieces minkowskiPieces(std::span<const Polygon> partsA,
                                              std::span<const Polygon> partsB);

}  // namespace sepax
