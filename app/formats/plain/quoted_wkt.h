#pragma once

#include <string>

namespace sepax {

/// WKT whose text in quotes goes on in the next one, "POLYGON((0 0, 4 0, " above "4 4, 0 0))", also
/// with a sign of a sum between them: as one text. Lines stay.
[[nodiscard]] std::string withWholeWkt(std::string text);

/// POLYGON Z ((0 0 NaN, 4 0 NaN, ...)): so GEOS and JTS write points whose z is not known. It is 0
/// then, for z is dropped anyway; x and y stay as they are. All stays in its place.
[[nodiscard]] std::string withHeightsOfWkt(std::string text);

}  // namespace sepax
