#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Evidence of the tests that stand simpler shapes in for two bodies: circles, boxes, pixels.
namespace sepax {

/// What an approximate answer has to do with the exact one.
enum class ApproximationFault {
  none,
  tooCoarse,  ///< says that they meet, and they are apart
  missed,     ///< says that they are apart, and they meet
};

/// One way to answer "do they meet?".
struct ApproximateAnswer {
  bool meet = false;
  ApproximationFault fault = ApproximationFault::none;
  std::int64_t tests = 0;  ///< of its own kind, all of them
  std::int64_t until = 0;  ///< those up to the first one that settles it
};

/// Circles about the stored centres, as far as the farthest vertex.
/// Laws: the fault is never `missed`; decided exactly, without a root.
struct CircleApproximation {
  Vec2 centerA;
  Vec2 centerB;
  double radiusA = 0;  ///< rounded
  double radiusB = 0;
  double distance = 0;       ///< of the centres, rounded
  ApproximateAnswer answer;  ///< tests: comparisons of a squared distance
};

/// Axis-parallel boxes, closed. Law: the fault is never `missed`.
struct BoxApproximation {
  Bounds a;
  Bounds b;
  std::optional<Bounds> common;  ///< what they have in common, where they meet
  ApproximateAnswer answer;      ///< tests: comparisons of two coordinates
};

/// A pixel of the grid that both bodies are drawn on. Its middle, ((column + ½) · size,
/// (row + ½) · size) in doubles, stands for all of it; y up.
struct GridPixel {
  std::int64_t column = 0;
  std::int64_t row = 0;
  friend bool operator==(GridPixel, GridPixel) = default;
};

/// The middle of column or row `index`, as a coordinate.
[[nodiscard]] constexpr double pixelMiddle(std::int64_t index, double size) {
  return (static_cast<double>(index) + 0.5) * size;
}

/// Whole rows and columns of pixels.
struct PixelRegion {
  GridPixel low;  ///< the lowest column and row
  std::int64_t columns = 0;
  std::int64_t rows = 0;
  [[nodiscard]] bool empty() const { return columns <= 0 || rows <= 0; }
  friend bool operator==(PixelRegion, PixelRegion) = default;
};

/// Pixels side by side, `first` and `last` included.
struct PixelRun {
  std::int64_t row = 0;
  std::int64_t first = 0;
  std::int64_t last = 0;
  friend bool operator==(PixelRun, PixelRun) = default;
};

/// A body drawn on the grid: a pixel is set when its middle is inside or on the boundary, exactly.
struct PixelMask {
  PixelRegion region;          ///< middles in the body's closed box
  std::vector<PixelRun> runs;  ///< as pixels are read: rows from the top, each from the left
  std::int64_t set = 0;
};

/// Both bodies pixel by pixel. Law: the fault is never `tooCoarse`, for a common pixel's middle is
/// a common point.
struct PixelApproximation {
  double size = 0;  ///< side of a pixel, world units
  PixelMask a;
  PixelMask b;
  PixelRegion compared;          ///< middles in both boxes
  std::vector<PixelRun> common;  ///< set in both
  std::int64_t commonCount = 0;
  std::optional<GridPixel> first;  ///< the first common one that reading comes to
  ApproximateAnswer answer;        ///< tests: pixels compared
};

/// Most pixels along a side of a body's box.
inline constexpr std::int64_t kMostPixelsPerSide = 1024;
/// Most meetings of an edge with the line through the middles of a row, of one body: this bounds
/// memory and work.
inline constexpr std::size_t kMostRowMeetings = 1'000'000;

/// Why bodies are not drawn on a grid.
enum class PixelRefusal {
  none,
  size,       ///< the side of a pixel is no positive number
  tooMany,    ///< more than kMostPixelsPerSide along a box
  tooFar,     ///< so far from the origin pixels cannot be told apart
  tooJagged,  ///< more than kMostRowMeetings
};

/// The polygons themselves, by the separating axis test of all pairs of their convex parts.
struct PolygonProjections {
  ApproximateAnswer answer;   ///< tests: projections of one part, two for each axis
  bool throughParts = false;  ///< one body at least has several convex parts
};

/// All of them beside the exact answer.
struct ApproximationEvidence {
  Relation exact = Relation::disjoint;
  CircleApproximation circles;
  BoxApproximation boxes;
  double pixelSize = 0;       ///< asked for, world units
  bool standardSize = false;  ///< chosen by the size of the bodies
  std::optional<PixelApproximation> pixels;
  PixelRefusal refusal = PixelRefusal::none;   ///< why there are no pixels
  std::optional<PolygonProjections> polygons;  ///< absent beyond kMostProjectedPairs
};

}  // namespace sepax
