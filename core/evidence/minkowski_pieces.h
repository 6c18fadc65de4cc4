#pragma once

#include "core/evidence/minkowski.h"

#include <vector>

/// Evidence of the Minkowski difference of two simple bodies of which one is concave: it is the
/// union of the differences of their convex parts. Relation, push and distance of the whole are
/// those of ConcaveEvidence; what stands here is for the eye. Places are rounded, world units.
namespace sepax {

/// The difference of one part of A and one part of B.
struct MinkowskiPiece {
  int pair = 0;                ///< index into ConcaveEvidence::pairs
  std::vector<Vec2> vertices;  ///< counterclockwise
  std::vector<Owner> owners;   ///< whose side the one from each vertex to the next is
  bool holdsOrigin = false;    ///< these two parts overlap, exactly
};

/// A part of the outline of the union, which has its inside at the left.
struct OutlinePiece {
  int piece = 0;           ///< index into the pieces whose edge it is a part of
  Owner owner = Owner::a;  ///< of that edge
  Vec2 from;
  Vec2 to;
};

struct MinkowskiPieces {
  std::vector<MinkowskiPiece> pieces;
  std::vector<OutlinePiece> outline;  ///< of the union, with its holes; in no order
};

}  // namespace sepax
