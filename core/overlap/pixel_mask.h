#pragma once

#include "core/evidence/approximations.h"
#include "core/polygon/polygon.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Bodies drawn as pixels on a common grid, which has a corner at the origin. Exact: no middle of a
/// pixel is put on the wrong side of an edge.
///
/// Laws: a pixel is set if and only if its middle is in the closed body, whatever its kind; so the
/// masks of parts are those of the whole, and winding and first vertex do not matter. Moving a body
/// by whole pixels moves its mask (where the middles are not rounded).
namespace sepax {

/// Columns and rows from the origin up to which neighbours have different middles in doubles.
inline constexpr double kFarthestPixel = 0x1p50;

/// The pixels whose middles lie in a closed box, or why there is no such list.
struct RegionResult {
  PixelRegion region;
  PixelRefusal refusal = PixelRefusal::none;
};
[[nodiscard]] RegionResult pixelRegion(const Bounds& box, double size);

/// A body of one or more outlines, or of a thin one, on a grid of this pixel size.
struct MaskResult {
  PixelMask mask;
  PixelRefusal refusal = PixelRefusal::none;
};
[[nodiscard]] MaskResult pixelMask(std::span<const Polygon> outlines, double size);

/// Pixels of both regions.
[[nodiscard]] PixelRegion commonRegion(const PixelRegion& a, const PixelRegion& b);
/// Pixels set in both.
[[nodiscard]] std::vector<PixelRun> commonRuns(std::span<const PixelRun> a,
                                               std::span<const PixelRun> b);
/// How many pixels the runs hold.
[[nodiscard]] std::int64_t countOf(std::span<const PixelRun> runs);

}  // namespace sepax
