#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists that the text around them calls something else than outlines: in their names, in the line
/// above them, or by what it does with them.
namespace sepax {

/// Lines that do not come back to their start: linestring input{...}, "this LineString:" above a
/// list, LineString(coords), type = "lines".
void leaveOutCalledLines(RawGeometry& raw, std::string_view text);
/// The text gives outlines to a library that fills them with triangles, some of which call an
/// outline a polyline.
[[nodiscard]] bool fillsOutlines(std::string_view text);
/// Points of samples, of clusters and of trees that look for neighbours.
void leaveOutCalledSamples(RawGeometry& raw, std::string_view text);

/// Takes the pairs out that stand at or below zip(ids, [5, 7, 2]).
void leaveOutZipped(RawGeometry& raw, std::string_view text);

}  // namespace sepax
