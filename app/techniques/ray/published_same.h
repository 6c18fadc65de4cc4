#pragma once

#include "app/techniques/ray/paint_tiles.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>

namespace sepax {

/// What the published cast has another way, though its answer is the exact one.
struct SameAnswer {
  enum class Kind {
    pixels,  ///< of the line
    end,     ///< the last pixel of the line
    start,   ///< the walk begins at the other end
    count,   ///< what is said of the tests in a tile
    normal   ///< there is none
  } kind = Kind::pixels;
  std::string badge;     ///< "same answer, other pixels"
  std::string sentence;  ///< where it shows
};

/// Absent where the answer itself is another one, and where nothing is accused.
[[nodiscard]] std::optional<SameAnswer> sameRayAnswer(const Evidence& evidence);
/// Its badge, empty where there is none.
[[nodiscard]] std::string sameRayBadge(const Evidence& evidence);

/// What differs, on the canvas: of the walk that disagrees its pixels and its answer.
void paintSameAnswer(Figure& figure, const PixelScreen& screen, const Evidence& evidence);

/// What goes wrong first is the pixel in which the published line ends.
[[nodiscard]] bool tellsBothEnds(const Evidence& evidence);

/// It does by the coordinate that the ray's test of its end is about.
[[nodiscard]] bool endTestDecides(const Evidence& evidence);

/// The pixels in which the published line and the ray end, where they are not the same.
void paintBothEnds(Figure& figure, const PixelScreen& screen, const Evidence& evidence);

/// The tile in which the printed worst case shows: of those with the most tests on the published
/// line, and of these with the most cells touched, the one nearest to the right border. There are
/// tiles.
[[nodiscard]] const TileTests& worstTile(const RayWalks& walks);

}  // namespace sepax
