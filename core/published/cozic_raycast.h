#pragma once

#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/exact/vec2.h"
#include "core/ray/tiles.h"

#include <cstdint>
#include <vector>

/// "Ray casting in a 2D tile-based environment" (L. Cozic, 2008), as printed. Only used to compare:
/// it answers the opposite for a ray of length 0, walks from the wrong end, and moves negative
/// positions by a pixel.
namespace sepax::published {

/// Lines with more pixels are not built: the article makes a list of them all.
inline constexpr std::int64_t kMaxPublishedLine = 1'000'000;

/// BresenhamLine: the list runs towards rising x (rising y where steep), and its tie rule follows
/// that end. Empty when it would be longer than kMaxPublishedLine.
[[nodiscard]] std::vector<Pixel> bresenhamLine(Pixel p0, Pixel p1);

/// A list that starts empty and doubles its block, which holds four points at first, whenever it is
/// full, as that of the page's language does.
[[nodiscard]] LineStorageCost growingListCost(std::int64_t points);

/// RayCast. Readings where the page leaves it open: Vector to Point truncates each coordinate as
/// the (int) casts on the page do; `rayLine[0] != position` compares the coordinates as numbers;
/// the sums are in doubles, the tile of a pixel from a division in single precision. Tiles are
/// squares of tileSize pixels. Its fault is not judged.
/// Law: the tests are those of the list from the end that `backwards` names, up to the first that
/// is not traversable or out of range of its tile's picture, which ends it without an answer.
[[nodiscard]] PublishedRay rayCast(const TileGrid& grid, Vec2 position, Vec2 direction,
                                   double length);

}  // namespace sepax::published
