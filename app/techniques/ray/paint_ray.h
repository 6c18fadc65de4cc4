#pragma once

#include "app/figure/font.h"
#include "app/techniques/ray/paint_tiles.h"

/// The ray itself: its line, its handles and the names of what the cast is given.
namespace sepax {

/// Size of the smallest number in a pixel; on a page nobody can zoom in.
[[nodiscard]] inline double leastNumber(const ViewState& view) {
  return view.wording.paper ? kSmallestText : 9;
}
/// Whether no handle of the ray stands on the text and the picture holds all of it.
[[nodiscard]] bool hasRoom(const Text& text, const Evidence& evidence, const ViewState& view);
/// Handles at both ends, with "Position" and "end" beside them.
void addRayHandles(Figure& figure, const Evidence& evidence, const ViewState& view);
/// The direction as an arrow from the position, and the length along the ray, both with numbers.
void addRayMeasures(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
