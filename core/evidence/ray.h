#pragma once

#include "core/exact/vec2.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Evidence of a ray in a map of tiles. Pixel space: x right, y down, pixel (x, y) owns
/// [x, x+1) x [y, y+1). Lengths are pixels; t runs from 0 at the ray's start to 1 at its end.
namespace sepax {

/// A pixel of the scene; also a cell of the unit grid.
struct Pixel {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend constexpr bool operator==(Pixel, Pixel) = default;
  friend constexpr bool operator<(Pixel a, Pixel b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

/// Pixels with left <= x < right and top <= y < bottom.
struct PixelBox {
  std::int64_t left = 0;
  std::int64_t top = 0;
  std::int64_t right = 0;
  std::int64_t bottom = 0;
  friend constexpr bool operator==(PixelBox, PixelBox) = default;
  [[nodiscard]] constexpr bool empty() const { return left >= right || top >= bottom; }
  [[nodiscard]] constexpr bool contains(Pixel p) const {
    return left <= p.x && p.x < right && top <= p.y && p.y < bottom;
  }
};

/// Which pixels the exact ray tests. halfOpen: those that own one of its points. conservative: and
/// at an exact crossing of a lattice corner both pixels beside it, so that nothing slips through a
/// diagonal wall. closed: all whose closed square it meets.
enum class CornerRule { halfOpen, conservative, closed };

/// What became of a pixel of the line: tested and empty, tested and solid, or never reached.
enum class PixelState { tested, hit, untested };

struct LinePixel {
  Pixel pixel;
  PixelState state = PixelState::untested;
};

/// A cell of the exact walk, entered at t.
struct CellVisit {
  Pixel cell;
  double t = 0;
};

/// A tile that the tested part of the line runs through, in walking order.
struct TileVisit {
  std::int64_t column = 0;
  std::int64_t row = 0;
  bool blank = false;       ///< no tile here: every pixel passes without a look at a bitmap
  std::int64_t pixels = 0;  ///< of the line, tested in this tile
};

/// A diagonal step of Bresenham's line between two solid pixels that touch at a corner.
struct DiagonalLeak {
  Pixel from;
  Pixel to;
  Pixel besideX;  ///< one step along x from `from`
  Pixel besideY;  ///< one step along y from `from`
};

/// Where the true ray enters a pixel.
struct RayEntry {
  double t = 0;
  Vec2 point;
  std::optional<Vec2> normal;  ///< (0,0) at the ray's start, absent when it enters at a corner
};

/// First solid pixel on the exact ray.
struct RayHit {
  Pixel pixel;                ///< the ray's own pixel where it is solid, else one beside it
  std::vector<Pixel> pixels;  ///< all solid ones met at the same exact t, sorted
  RayEntry entry;
  bool beside = false;  ///< the ray only touches the pixel, at a corner, and never owns it
};

/// By squares, which need no root: whether a ray along a direction ends past a border between
/// pixels, that of the pixel of its end which it comes to first.
struct RayEndTest {
  bool ofX = true;    ///< the first coordinate in which the ray goes on
  double border = 0;  ///< pixels
  double apart = 0;   ///< from the start to the border
  double square = 0;  ///< of the direction
  double reach = 0;   ///< component times length; (reach² - apart² * square) decides
  double beyond = 0;  ///< that difference, rounded from its exact value; 0 or more = past it
};

/// A ray cast with everything it saw.
struct RayEvidence {
  Vec2 from;
  Vec2 to;
  Pixel firstPixel;
  Pixel lastPixel;
  std::optional<RayEndTest> endTest;  ///< of a ray that is given by a direction and a length

  std::optional<Pixel> hit;         ///< first solid pixel of Bresenham's line
  std::int64_t tested = 0;          ///< pixels of the line up to the hit, or all of them
  std::int64_t lineLength = 0;      ///< pixels of the whole line
  std::vector<LinePixel> pixels;    ///< the line from its origin, see kMaxListedPixels
  bool pixelsComplete = true;       ///< `pixels` is the whole line
  std::vector<TileVisit> tiles;     ///< inside the map only
  std::vector<DiagonalLeak> leaks;  ///< before the hit
  std::optional<RayEntry> entry;    ///< of the true ray into `hit`; absent = it misses that pixel

  std::vector<CellVisit> cells;    ///< the half-open walk of the whole ray, see kMaxListedPixels
  bool cellsComplete = true;       ///< `cells` is the whole walk
  std::size_t cellsBeforeHit = 0;  ///< of `cells`, those entered before `conservative` hits
  std::optional<RayHit> halfOpen;
  std::optional<RayHit> conservative;
  std::optional<RayHit> closed;
};

/// One tile on the map, mirrored in its own square.
struct TilePlace {
  std::int64_t column = 0;
  std::int64_t row = 0;
  int tile = 0;  ///< index into the palette
  bool flipX = false;
  bool flipY = false;
};

/// The solid pixels of one tile of the palette, not mirrored.
struct TileShape {
  std::vector<PixelBox> boxes;  ///< disjoint, their union is what is solid; from the tile's corner
  double share = 0;             ///< of the tile's pixels that are solid
};

/// The map as it is drawn: blank tiles are absent.
struct TilePicture {
  std::int64_t size = 1;  ///< pixels per tile side
  std::int64_t columns = 0;
  std::int64_t rows = 0;
  std::vector<TileShape> palette;
  std::vector<TilePlace> places;  ///< row by row, in each row from the left
};

/// A pixel on a walk with what is looked up for it.
struct WalkPixel {
  Pixel pixel;
  PixelState state = PixelState::untested;
  bool inMap = false;
  Pixel tile;      ///< column and row
  int index = -1;  ///< of the tile in the palette, -1 = blank
  Pixel local;     ///< in the tile, mirrored as the tile is
};

/// One way to walk along the ray, as far as it is listed.
struct RayWalk {
  std::vector<WalkPixel> pixels;    ///< in the order of testing
  std::vector<DiagonalLeak> leaks;  ///< before the hit
  std::int64_t tested = 0;          ///< pixels up to the hit, or all of them
  std::optional<std::int64_t>
      length;  ///< pixels of the whole walk; absent where only those near
               ///< the map are known, which then are all that `tested` counts
  std::optional<Pixel> hit;
  bool collides = false;  ///< what it answers: a collision needs no pixel that is solid
  bool agrees = true;     ///< answers as the exact ray does
  std::vector<Pixel>
      differs;  ///< pixels of this walk or of the one it is compared with, not of both
};

/// Pixels that the walks test in one tile of the map.
struct TileTests {
  Pixel tile;  ///< column and row
  bool blank = false;
  std::int64_t line = 0;       ///< Bresenham's from the origin
  std::int64_t published = 0;  ///< the article's
  std::int64_t cells = 0;      ///< every cell that the ray touches
};

/// What one tile can cost at most, in tests.
struct TileTestBound {
  std::int64_t line = 0;     ///< one pixel for each column or row
  std::int64_t cells = 0;    ///< one more for each line of pixels that is crossed
  std::int64_t printed = 0;  ///< the article's: the length of the tile's diagonal, rounded up
};

/// The walks compared: the published one and the cells with Bresenham's line from the origin, that
/// one with the published line.
struct RayWalks {
  RayWalk bresenham;             ///< from the origin
  RayWalk published;             ///< the article's, from whichever end it takes
  RayWalk cells;                 ///< every cell that the ray touches: the exact answer
  std::vector<TileTests> tiles;  ///< in which some walk tests a pixel, row by row
  TileTests most;                ///< of each walk in any tile; its own tile stands for nothing
  TileTestBound bound;
  /// A tile in which the published line has as many pixels as it can, and the ray touches more
  /// cells than the article prints: its number is neither of both.
  bool worstCase = false;
};

}  // namespace sepax
