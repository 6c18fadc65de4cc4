#pragma once

#include "core/evidence/published_crossing.h"
#include "core/exact/vec2.h"

#include <span>
#include <vector>

/// "Collision detection with irregular polygons" (GameCodeSchool), CD.detect as printed. Only used
/// to compare: one counter for all vertices, integer casts after the rotation, and a test of the
/// first body's vertices alone.
namespace sepax::published {

/// CollisionPackage: model-space vertices with location, radius and facing angle in degrees. The
/// second body of a detection must repeat its first vertex at the end.
struct CollisionPackage {
  std::vector<Vec2> vertices;
  Vec2 location;
  double radius = 0;
  double facingAngle = 0;
};

/// Where the printed code errs, each switch on its own. As they stand here, the two slips of the
/// pen are read as meant and the rest is kept: this is "the article's answer".
struct CrossingReading {
  bool nextVertexAsPrinted = false;  ///< vertexList[i + 1] instead of [j + 1]; may leave the list
  bool slopeAsPrinted = false;       ///< (x2 - x2) instead of (x2 - x1)
  bool integerCasts = true;          ///< (int) around the rotated offsets
  bool oneCounter = true;            ///< numCrosses is never reset; else the first odd vertex hits
  bool doubles = false;  ///< doubles in place of floats; the model is turned, the location added
};

/// Both slips of the pen as they stand; an index beyond the list ends it with `outOfRange`.
inline constexpr CrossingReading kLiteralReading{true, true, true, true};

/// Whether every pass of the loops is told, with the names of the vertices.
enum class Told { answer, everySide };

/// CD.detect. Coordinates are floats and angles doubles, as on the page, but for our own sine and
/// cosine of degrees. The unbalanced parenthesis is closed after the first comparison.
[[nodiscard]] PublishedCrossing detect(const CollisionPackage& first,
                                       const CollisionPackage& second,
                                       const CrossingReading& reading = {},
                                       Told told = Told::answer);

/// The list ends with its first vertex, so that every side is a pair in it; of a single vertex
/// there is nothing to close.
[[nodiscard]] bool isClosed(std::span<const Vec2> vertices);
/// The vertices with the first one repeated at the end, unless it already is.
[[nodiscard]] std::vector<Vec2> padded(std::span<const Vec2> vertices);
/// The vertices, and a point in the middle of every side after its first vertex. Two vertices have
/// one side.
[[nodiscard]] std::vector<Vec2> withMidpoints(std::span<const Vec2> vertices);

}  // namespace sepax::published
