#pragma once

#include "app/figure/font.h"
#include "app/techniques/ray/paint_tiles.h"

#include <initializer_list>

/// The ray itself: its line, its handles and the names of what the cast is given.
namespace sepax {

/// Size of the smallest number in a pixel; on a page nobody can zoom in.
[[nodiscard]] inline double leastNumber(const ViewState& view) {
  return view.wording.paper ? kSmallestText : 9;
}
/// The corners of a pixel.
enum class PixelCorner { topLeft, bottomLeft, topRight, bottomRight };
/// Puts a number into the first of these corners of a pixel where no handle of the ray stands on it
/// and the picture holds all of it. Returns whether there is one.
bool addPixelNumber(Figure& figure, Text text, const Box& pixel,
                    std::initializer_list<PixelCorner> corners, const Evidence& evidence,
                    const ViewState& view);
/// Handles at both ends, with "Position" and "end" beside them; where one is pointed at, with their
/// numbers.
void addRayHandles(Figure& figure, const Evidence& evidence, const ViewState& view);
/// Where an end is pointed at: the direction as an arrow from the position, and the length along
/// the ray, both with numbers.
void addRayMeasures(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
