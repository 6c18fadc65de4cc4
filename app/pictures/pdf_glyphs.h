#pragma once

#include "app/figure/figure.h"

#include <cairo.h>

/// Texts of a figure as glyphs of the embedded fonts.
namespace sepax {

/// Whether the embedded fonts can be put into a PDF file.
[[nodiscard]] bool hasPdfFonts();

/// Shows the text, which stays searchable, in the ink that is set.
void showGlyphs(cairo_t* cairo, const Text& text);
/// Adds the outlines of its glyphs to the path.
void addGlyphOutlines(cairo_t* cairo, const Text& text);

}  // namespace sepax
