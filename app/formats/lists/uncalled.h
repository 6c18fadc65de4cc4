#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists in a text of sentences in which nothing is called an outline, neither they nor anything
/// else. A text without sentences is a list that somebody gives to the program: it is read.
namespace sepax {

/// A word of outlines, of what is made of them or of what is asked about them is in the text.
[[nodiscard]] bool tellsOfOutlines(std::string_view text);

/// Points that go on along one axis from the first to the last, or three along both: a chart, a
/// track or a table.
void leaveOutUncalledSeries(RawGeometry& raw, std::string_view text);
/// Three rows of three numbers in square brackets.
void leaveOutUncalledMatrices(RawGeometry& raw, std::string_view text);
/// Points in the lines of a log, each at a time of its own.
void leaveOutUncalledTimes(RawGeometry& raw, std::string_view text);
/// Points that, closed up, are no simple polygon, and rows of a table of numbers.
void leaveOutUncalled(RawGeometry& raw, std::string_view text);

}  // namespace sepax
