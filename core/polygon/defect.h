#pragma once

#include "core/exact/vec2.h"

#include <string>
#include <string_view>

/// What can be wrong with a list of vertices, and the words for it.
namespace sepax {

/// What can be wrong with a vertex list, worst first. From `clockwise` on it is a note: the list
/// still is a polygon. From `sliver` on checkPolygon does not look for it: it is about digits, or
/// about several lists.
enum class DefectKind {
  nonFinite,
  tooFewVertices,
  zeroArea,
  spike,
  selfIntersection,
  clockwise,
  repeatedVertex,
  collinearVertex,
  reflexVertex,
  closingVertex,   ///< the last one repeats the first: some formats close their lists so
  sliver,          ///< an edge too short for a good normal
  farFromOrigin,   ///< for its size
  floatPrecision,  ///< a float cannot hold its coordinates
  partsOverlap,    ///< outlines of one body lie over each other; overlappingParts looks for it
};

/// One defect with its place. Indices refer to the caller's list.
struct Defect {
  DefectKind kind = DefectKind::nonFinite;
  int first = 0;   ///< vertex, or edge for selfIntersection
  int second = 0;  ///< second edge for selfIntersection, else equal to first
  Vec2 place;      ///< world units; meaningless for nonFinite
};

/// A defect is an error (the list is no polygon) rather than a note.
[[nodiscard]] bool isError(DefectKind kind);
/// The field's word: "self_intersection", "clockwise", ...
[[nodiscard]] std::string_view nameOf(DefectKind kind);
/// "A3": the name of a body with the index of a vertex or an edge; "rock 1·3" for longer names, the
/// index alone without a name.
[[nodiscard]] std::string indexedName(std::string_view body, int index);
/// One sentence that names the place, e.g. "edges A0 and A2 cross or touch"; for what checkPolygon
/// finds in this body, or in a list without a name.
[[nodiscard]] std::string describe(const Defect& defect, std::string_view body);

}  // namespace sepax
