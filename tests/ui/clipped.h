#pragma once

#include "tests/ui/driver.h"

#include <string>
#include <vector>

/// What a user cannot see or read in the frame that was drawn last, measured on the places of all
/// widgets and on the glyphs that Dear ImGui draws.
namespace sepax::test {

/// One sentence each: a widget beyond its window, two of a row over each other, a word cut at its
/// clip, a word of a fixed text that ends in dots.
[[nodiscard]] std::vector<std::string> clippedThings(const Driver& driver);

/// Draws lines without a texture of their own, so that glyphs can be told from them; after every
/// change of theme or scale.
void drawPlainLines(Driver& driver);

}  // namespace sepax::test
