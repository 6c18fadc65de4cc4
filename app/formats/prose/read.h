#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Polygons out of a text that is none of the formats as a whole: reports in prose with pieces of
/// code, quotes and logs, texts that are cut off. What looked like a polygon and cannot be read is
/// told in a note with its line. Never silently: a hole and a number that is not finite refuse the
/// text. Linear in the size of the text.
[[nodiscard]] RawGeometry readFragments(std::string_view text);

/// It holds WKT or numbers in quotes, which no list in brackets is.
[[nodiscard]] bool quotesGeometry(std::string_view text);

}  // namespace sepax
