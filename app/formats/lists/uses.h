#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists of which the text says that they are something else than outlines.
namespace sepax {

/// Words, closed up, that tell of a polygon.
[[nodiscard]] bool tellsOfPolygon(std::string_view words);

/// The control points a, b, c, d of a Bezier curve.
void leaveOutCurves(RawGeometry& raw, std::string_view text);
/// The complex numbers of matrices and of their eigenvectors.
void leaveOutComplexNumbers(RawGeometry& raw, std::string_view text);
/// The point set, the cloud or the sites that a triangulation is made of.
void leaveOutPointSets(RawGeometry& raw, std::string_view text);

/// What nothing calls an outline among words: one point or two again and again, points on one line,
/// or points in the order of their places that make a polygon which crosses itself, as samples,
/// products and edges of graphs do.
void leaveOutSorted(RawGeometry& raw, std::string_view text);

/// Lists without a name, of a text that tells of centres and of no outline.
void leaveOutCentres(RawGeometry& raw, std::string_view text);
/// The points below a comment that says where they must be found: // points that should be inside
void leaveOutProbes(RawGeometry& raw, std::string_view text);

}  // namespace sepax
