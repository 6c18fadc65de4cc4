#pragma once

#include "core/evidence/approximations.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <cstddef>
#include <optional>
#include <span>

/// What stands simpler shapes in for polygons, beside the exact answer: circles about stored
/// centres and axis-parallel boxes, which "Polygon Collision" (gpwiki.org) finds too coarse, and
/// pixels, which it and "2D Polygon Collision Detection" (Cozic) find too slow.
///
/// Laws, for bodies of every kind:
///  - symmetric in a and b
///  - circles and boxes are never `missed`: where the bodies meet, they meet
///  - pixels are never `tooCoarse`: where a pixel is common, the bodies meet
///  - two convex polygons that share a square of a pixel's side have a common pixel, so halving the
///    pixels on and on finds every overlap in the end; a single halving may lose one
///  - a third of the pixel size keeps every middle, so it finds what the whole one finds (where the
///    middles are not rounded)
///  - 1 ≤ until ≤ tests for circles, boxes and polygons, until ≤ tests for pixels; equal where
///    nothing is found in pixels
namespace sepax {

/// A body as its outlines (of a point or a segment the thin one) with the centre that is stored
/// with it.
struct ApproximatedBody {
  std::span<const Polygon> outlines;
  Vec2 center;
};

/// Pixels along the longer side of the larger box at the standard size: so many, and fewer than
/// twice as many.
inline constexpr int kStandardPixels = 16;
/// Vertices of the one times vertices of the other up to which bodies that are no single convex
/// polygon are compared at all, and up to which the projections of their parts are counted.
inline constexpr std::size_t kMostComparedPairs = 4'000'000;
inline constexpr std::size_t kMostProjectedPairs = 250 * 250;

/// A power of two by the size of the boxes, wherever they stand.
[[nodiscard]] double standardPixelSize(const ApproximatedBody& a, const ApproximatedBody& b);

/// Every approximation; absent beyond kMostComparedPairs. Without a pixel size the standard one is
/// taken.
[[nodiscard]] std::optional<ApproximationEvidence> approximations(
    const ApproximatedBody& a, const ApproximatedBody& b,
    std::optional<double> pixelSize = std::nullopt);

}  // namespace sepax
