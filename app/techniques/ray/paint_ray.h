#pragma once

#include "app/figure/font.h"
#include "app/techniques/ray/paint_tiles.h"

#include <span>

/// The ray itself: its line, its handles and the names of what the cast is given.
namespace sepax {

/// Size of the smallest number in a pixel; on a page nobody can zoom in.
[[nodiscard]] inline double leastNumber(const ViewState& view) {
  return view.wording.paper ? kSmallestText : 9;
}
/// Where in their pixels the numbers of a walk stand.
struct NumberPlace {
  bool left = true;   ///< of the exact side at the left, of the article's at the right
  bool alone = true;  ///< the pixels have no numbers of the other side, whose corners are free then
  bool framed = false;  ///< within the frames of published tests
};
struct PixelNumber {
  Text text;
  Box pixel;  ///< on the screen
};
/// Puts each number into a corner of its pixel where neither the ray, the normal nor a handle
/// crosses it and the picture holds all of it: all into the same one where they can. Else into one
/// that only the ray crosses, or nowhere.
void addPixelNumbers(Figure& figure, std::span<const PixelNumber> numbers, NumberPlace place,
                     const Evidence& evidence, const ViewState& view);
/// Length of the normal at the hit, logical pixels.
inline constexpr double kNormalArrow = 38;
/// Handles at both ends, with "Position" and "end" beside them; where one is pointed at, with their
/// numbers.
void addRayHandles(Figure& figure, const Evidence& evidence, const ViewState& view);
/// Where an end is pointed at: the direction as an arrow from the position, and the length along
/// the ray, both with numbers.
void addRayMeasures(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
