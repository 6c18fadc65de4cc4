#pragma once

#include "core/evidence/ray.h"
#include "core/exact/vec2.h"

#include <cstdint>

/// Bresenham's line, walked from its origin (J. E. Bresenham, Algorithm for computer control of a
/// digital plotter, 1965), with a tie rule that does not depend on the octant.
namespace sepax {

/// Coordinates of pixels and cells stay within this size, so that every double up to it has an
/// exact floor and products of two fit the walks.
inline constexpr std::int64_t kMaxPixel = std::int64_t{1} << 52;

/// The pixel that owns a point; coordinates beyond kMaxPixel are cut to it.
[[nodiscard]] Pixel pixelAt(Vec2 point);

/// With n = max(|dx|, |dy|) and m the smaller of the two, pixel k lies k pixels along the major
/// axis and floor((2km + n) / (2n)) pixels along the minor one.
/// Laws: a mirrored or transposed line has mirrored or transposed pixels; the reversed line has
/// the reversed pixels unless some 2km + n is a multiple of 2n (a tie, rounded away from `from`).
struct PixelLine {
  Pixel from;
  Pixel to;

  [[nodiscard]] std::int64_t length() const;  ///< pixels, at least 1
  [[nodiscard]] Pixel at(std::int64_t index) const;
};

/// Indices first <= k < last.
struct IndexRange {
  std::int64_t first = 0;
  std::int64_t last = 0;
  [[nodiscard]] std::int64_t size() const { return last > first ? last - first : 0; }
};

/// The pixels of a line that lie in a box follow each other; found without walking.
/// Law: equals the indices k with box.contains(line.at(k)).
[[nodiscard]] IndexRange indicesInside(const PixelLine& line, PixelBox box);

/// One pixel after the other, without a list.
class LineWalk {
 public:
  LineWalk(const PixelLine& line, std::int64_t index);
  [[nodiscard]] Pixel pixel() const { return pixel_; }
  void advance();

 private:
  Pixel pixel_;
  Pixel majorStep_;
  Pixel minorStep_;
  std::int64_t error_ = 0;  ///< (2km + n) mod 2n
  std::int64_t rise_ = 0;   ///< 2m
  std::int64_t run_ = 0;    ///< 2n
};

/// visit(index, pixel) for the indices of a range, until it returns false.
template <class Visitor>
void forEachPixel(const PixelLine& line, IndexRange range, Visitor visit) {
  if (range.size() == 0) return;
  LineWalk walk(line, range.first);
  for (std::int64_t index = range.first; visit(index, walk.pixel()) && ++index < range.last;) {
    walk.advance();
  }
}

}  // namespace sepax
