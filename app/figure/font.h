#pragma once

#include "app/figure/figure.h"

#include <span>
#include <string_view>

/// Metrics of the embedded fonts (Inter, falling back to DejaVu per glyph); no window needed.
namespace sepax {

/// Of all that is written in pictures, logical pixels; numbers in the pixels of a tile map may be
/// smaller on a screen, which can be zoomed.
inline constexpr double kSmallestText = 12;

/// Width of one line of UTF-8 text, logical pixels.
[[nodiscard]] double textWidth(std::string_view utf8, double size, Weight weight);
/// Distance from baseline to the top of capitals and to the bottom of descenders, logical pixels.
[[nodiscard]] double ascent(double size);
[[nodiscard]] double descent(double size);

/// Turns figure.labels into Text items so that none covers another label, a kept-clear area or the
/// border of the figure; a label far from its anchor gets a leader line. Of very many labels those
/// of the highest priority are placed. One of those before stays where it stood from its anchor,
/// unless that is taken or another place much better. figure.placed tells where all stand.
/// Deterministic.
void placeLabels(Figure& figure, std::span<const LabelPlace> before = {});

}  // namespace sepax
