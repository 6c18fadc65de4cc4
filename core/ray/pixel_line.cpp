#include "core/ray/pixel_line.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

using Integer = std::int64_t;

Integer flooredWithinLimit(double value) {
  constexpr auto kLimit = static_cast<double>(kMaxPixel);
  if (!(value > -kLimit)) return -kMaxPixel;
  return value < kLimit ? static_cast<Integer>(std::floor(value)) : kMaxPixel;
}

Integer sizeOf(Integer value) { return value < 0 ? -value : value; }
Integer signOf(Integer value) { return (value > 0) - (value < 0); }

struct Division {
  Integer quotient = 0;
  Integer remainder = 0;
};

/// a * b / c rounded down, a >= 0, 0 <= b <= c < 2^61, bit by bit: the product may need 128 bits.
Division productOver(Integer a, Integer b, Integer c) {
  Division result;
  for (int bit = 62; bit >= 0; --bit) {
    result.quotient *= 2;
    result.remainder *= 2;
    if (((a >> bit) & 1) != 0) result.remainder += b;
    while (result.remainder >= c) {
      result.remainder -= c;
      ++result.quotient;
    }
  }
  return result;
}

/// A line in its own octant: n pixels along the major axis, m <= n along the minor one.
struct Octant {
  Integer n = 0;
  Integer m = 0;
  Pixel majorStep;
  Pixel minorStep;
};

Octant octantOf(const PixelLine& line) {
  const Integer dx = line.to.x - line.from.x;
  const Integer dy = line.to.y - line.from.y;
  const Pixel alongX{signOf(dx), 0};
  const Pixel alongY{0, signOf(dy)};
  if (sizeOf(dx) >= sizeOf(dy)) return {sizeOf(dx), sizeOf(dy), alongX, alongY};
  return {sizeOf(dy), sizeOf(dx), alongY, alongX};
}

/// floor((2km + n) / (2n)) and the remainder.
Division minorOffset(const Octant& octant, Integer k) {
  if (octant.n == 0) return {};
  Division result = productOver(k, 2 * octant.m, 2 * octant.n);
  result.remainder += octant.n;
  if (result.remainder >= 2 * octant.n) {
    result.remainder -= 2 * octant.n;
    ++result.quotient;
  }
  return result;
}

/// Smallest index whose minor offset is at least j: ceil(n (2j - 1) / (2m)).
Integer firstWithOffset(const Octant& octant, Integer j) {
  if (j <= 0) return 0;
  if (j > octant.m) return octant.n + 1;
  const Division division = productOver(octant.n, 2 * j - 1, 2 * octant.m);
  return division.quotient + (division.remainder > 0 ? 1 : 0);
}

/// The offsets o >= 0 with low <= start + direction * o < high.
IndexRange offsetsInside(Integer start, Integer direction, Integer low, Integer high) {
  if (direction >= 0) return {low - start, high - start};
  return {start - high + 1, start - low + 1};
}

}  // namespace

Pixel pixelAt(Vec2 point) { return {flooredWithinLimit(point.x), flooredWithinLimit(point.y)}; }

Integer PixelLine::length() const { return octantOf(*this).n + 1; }

Pixel PixelLine::at(Integer index) const {
  const Octant octant = octantOf(*this);
  const Integer offset = minorOffset(octant, index).quotient;
  return {from.x + octant.majorStep.x * index + octant.minorStep.x * offset,
          from.y + octant.majorStep.y * index + octant.minorStep.y * offset};
}

IndexRange indicesInside(const PixelLine& line, PixelBox box) {
  const Octant octant = octantOf(line);
  const Integer stepX = octant.majorStep.x + octant.minorStep.x;
  const Integer stepY = octant.majorStep.y + octant.minorStep.y;
  const IndexRange x = offsetsInside(line.from.x, stepX, box.left, box.right);
  const IndexRange y = offsetsInside(line.from.y, stepY, box.top, box.bottom);
  const bool wide = sizeOf(line.to.x - line.from.x) >= sizeOf(line.to.y - line.from.y);
  const IndexRange major = wide ? x : y;
  const IndexRange minor = wide ? y : x;
  return {std::max({Integer{0}, major.first, firstWithOffset(octant, minor.first)}),
          std::min({octant.n + 1, major.last, firstWithOffset(octant, minor.last)})};
}

LineWalk::LineWalk(const PixelLine& line, Integer index) : pixel_(line.at(index)) {
  const Octant octant = octantOf(line);
  majorStep_ = octant.majorStep;
  minorStep_ = octant.minorStep;
  error_ = minorOffset(octant, index).remainder;
  rise_ = 2 * octant.m;
  run_ = 2 * octant.n;
}

void LineWalk::advance() {
  pixel_ = {pixel_.x + majorStep_.x, pixel_.y + majorStep_.y};
  error_ += rise_;
  if (error_ < run_) return;
  error_ -= run_;
  pixel_ = {pixel_.x + minorStep_.x, pixel_.y + minorStep_.y};
}

}  // namespace sepax
