#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// PolyPolygon(dc, pts, counts, 2) and CreatePolyPolygonRgn(pts(0), counts(0), 2, mode): one list
/// holds several rings, of as many points as the numbers of another list say.
void partCountedRings(RawGeometry& raw, std::string_view text);
/// QuadPoints of a PDF: four corners each, which are put in their order around.
void partQuads(RawGeometry& raw, std::string_view text);
/// 'xy': [7, 10, 20, ...] of VIA: the number of the shape stands before the vertices.
void dropShapeCodes(RawGeometry& raw);

}  // namespace sepax
