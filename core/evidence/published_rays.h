#pragma once

#include "core/evidence/ray.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What "Ray casting in a 2D tile-based environment" (L. Cozic) answers, as printed, with all that
/// the page computes on the way.
namespace sepax {

/// What keeping the points of a line costs, in blocks of memory.
struct LineStorageCost {
  std::int64_t allocations = 0;
  std::int64_t copied = 0;    ///< points moved into a larger block
  std::int64_t capacity = 0;  ///< points that the last block holds
};

/// What BresenhamLine has before its loop.
struct PublishedLineStart {
  Pixel from;  ///< as it is called
  Pixel to;
  bool steep = false;    ///< x and y exchanged
  bool swapped = false;  ///< then the ends, so that x rises
  Pixel first;           ///< (x0, y0) after both
  Pixel last;            ///< (x1, y1)
  std::int64_t deltax = 0;
  std::int64_t deltay = 0;
  std::int64_t ystep = -1;
};

/// One turn of its loop.
struct PublishedLineTurn {
  Pixel pixel;             ///< that is added
  std::int64_t y = 0;      ///< the loop's own y
  std::int64_t error = 0;  ///< after deltay was added
  bool steps = false;      ///< 2 error >= deltax: y moves on and error falls by deltax
  bool tie = false;        ///< 2 error = deltax: the line passes exactly between two pixels
  LineStorageCost list;    ///< of the list so far
};

/// One call of IsPointTraversable.
struct PublishedTest {
  std::int64_t index = 0;  ///< in the list
  Pixel pixel;
  Pixel tile;               ///< column and row, from a division in single precision
  Pixel local;              ///< x % tileSize and y % tileSize
  bool inMap = false;       ///< the tile is
  int palette = -1;         ///< index of the tile, -1 = blank
  Pixel bitmap;             ///< width and height of its picture, which may be smaller than the tile
  bool pastBitmap = false;  ///< the picture has no such pixel
  bool traversable = true;
};

/// The published answer beside the exact one.
enum class RayFault {
  none,
  noAnswer,    ///< it has none
  outOfRange,  ///< it has none: it asks a tile's picture for a pixel that this does not have
  opposite,    ///< of length 0: yes for no
  missed,      ///< no hit where the ray meets a solid pixel
  invented,    ///< a hit where the ray meets none
  otherPixel   ///< a hit, but not of the pixel that the ray meets first
};

/// What on the page leads away from the exact answer.
enum class RayError {
  zeroLength,     ///< the result of the test is not negated
  zeroDirection,  ///< normalising divides by zero
  smallBitmap,    ///< nothing holds the size of a picture to that of its tile
  rounding,       ///< casts to int, the tile in single precision
  roundedEnd,     ///< the sum that makes the end lies in another pixel than the exact end
  wrongEnd,       ///< the list is walked from the pixel of the end
  swappedTie,     ///< the ends are swapped, and ties are decided from the one that was meant last
  diagonalLeak,   ///< a diagonal step between two solid pixels
  otherPixels     ///< the line's pixels are not those that the ray crosses
};

/// A pixel that the page looks up in another tile than that which holds it.
struct MisplacedPixel {
  Pixel pixel;
  Pixel tile;   ///< the page's
  Pixel exact;  ///< that holds it
};

/// A tie that the page decides otherwise than the line from the start.
struct SwappedTie {
  Pixel published;  ///< of the page's list
  Pixel fromStart;  ///< in its place
};

/// RayCast(position, direction, length) as printed.
struct PublishedRay {
  bool collides = false;
  std::optional<Vec2> position;  ///< also set by a zero length without a collision
  std::vector<Pixel> line;       ///< as BresenhamLine lists it
  bool backwards = false;        ///< walked from the end of the list
  bool undefined = false;        ///< zero direction: NaN cast to int
  bool tooLong = false;          ///< longer than kMaxPublishedLine: not built
  bool zeroLength = false;       ///< length 0: the start alone is looked at
  /// The test that ended it without an answer: of a pixel that the tile's picture has not.
  std::optional<PublishedTest> outOfRange;

  Vec2 start;      ///< the position that it is called with
  Vec2 direction;  ///< normalised
  double length = 0;
  Vec2 end;                              ///< start + direction * length
  PublishedLineStart setup;              ///< not for a length or a direction of zero
  std::vector<PublishedLineTurn> turns;  ///< the first kMaxListedPixels
  std::int64_t tested = 0;               ///< calls of IsPointTraversable
  std::vector<PublishedTest> tests;      ///< the first kMaxListedPixels
  std::optional<Pixel> hit;              ///< the pixel of a collision
  LineStorageCost list;                  ///< as printed: it grows
  LineStorageCost array;                 ///< of a size that is known before
  bool fixedArray = false;               ///< the array is what is shown
  bool normalAsked = false;              ///< the normal of a hit is, which the page has not

  // From judged.
  RayFault fault = RayFault::none;
  std::vector<RayError> errors;  ///< what shows on this ray, in the enum's order
  bool otherStart = false;       ///< the walk starts at another pixel than that of the start
  bool otherEnd = false;         ///< its line ends at another pixel than that of the exact end
  bool castElsewhere = false;    ///< a cast to int gives another pixel than that of the place
  bool otherPosition = false;    ///< of two hits, another place than that where the ray enters
  std::optional<SwappedTie> swappedTie;     ///< the first from the start, of the pixels it tests
  std::optional<MisplacedPixel> misplaced;  ///< the first of those tested
};

}  // namespace sepax
