#pragma once

#include "app/figure/figure.h"

#include <string_view>
#include <vector>

/// Which glyphs a line of text is made of and where they stand. The renderer and the metrics of
/// font.h share this, so what is measured is what is drawn.
namespace sepax {

struct Glyph {
  int face = 0;   ///< index into embedded::fonts()
  int index = 0;  ///< within the face
  double x = 0;   ///< pen position from the start of the line, logical pixels
};

struct TextLine {
  std::vector<Glyph> glyphs;
  double width = 0;  ///< logical pixels
};

/// One line of UTF-8 text, size in logical pixels per em. A byte sequence that is not UTF-8 shows
/// as the replacement character.
[[nodiscard]] TextLine layoutLine(std::string_view utf8, double size, Weight weight);

/// Where the line starts, seen from the position of the text.
[[nodiscard]] double startOf(const TextLine& line, Align align);

}  // namespace sepax
