#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// POINT (5 3) of WKT or {"type": "Point", "coordinates": [5, 3]} again and again, beside no words
/// of an outline, and GeoSeries([Point(5, 3), ...]): each is a geometry of its own.
void leaveOutPointGeometries(RawGeometry& raw, std::string_view text);
/// What sf of R prints below "Geometry type: POINT" or LINESTRING and below <POINT [m]>.
void leaveOutHeadedGeometries(RawGeometry& raw, std::string_view text);

}  // namespace sepax
