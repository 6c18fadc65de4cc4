#pragma once

#include "app/figure/figure.h"
#include "app/widgets/ui.h"

namespace sepax {

/// Draws a small figure into the list, its top left corner at `origin`: strokes, convex fills,
/// dots, boxes and text without halo. For strips in panels; the canvas has a renderer of its own.
void drawFigure(const Figure& figure, const Ui& ui, ImDrawList& list, ImVec2 origin);

}  // namespace sepax
