#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>
#include <vector>

/// What the points of a list say of its outline.
namespace sepax {

/// [[0, 0], [5, 0]], [[5, 0], [5, 3]], [[5, 3], [0, 0]]: edges, each of which starts where the one
/// before ends, as their polygon; in a text that is cut off the last ones may be missing. Whether
/// there were some.
bool joinEdges(RawGeometry& raw, std::string_view text);
/// Rows of eight numbers, each the corners of a convex quadrilateral: what finds texts in pictures
/// prints them so.
[[nodiscard]] bool areQuads(const std::vector<RawPolygon>& rows);
/// Open lines of GeoJSON; an error where nothing else is left.
void leaveOutOpenGeoJson(RawGeometry& raw, std::string_view text);
/// [[6, 0], [6, 3], [6, 0]] beside polygons: there and back.
void leaveOutTurns(RawGeometry& raw);
/// v1, v2 and v3 that calls join two by two to a line with two ends, Edge(v1, v2) and Edge(v2, v3);
/// an error where nothing else is left.
void leaveOutPointsOfLines(RawGeometry& raw, std::string_view text);
/// "frame" and "spriteSourceSize" of TexturePacker, rectangles of pictures beside polygons.
void leaveOutSpriteBoxes(RawGeometry& raw, std::string_view text);
/// (0, 0), (5, 0), (9, 0) and many more, each farther along one axis: values and no corners.
void leaveOutSamples(RawGeometry& raw);
/// 1 2, 3 4, 4 1 below the word edges and behind the vertices that they number; and [0, 0] [5, 0]
/// [3, 0] [8, 0] behind "Edges overlap", two edges that meet.
void leaveOutEdges(RawGeometry& raw, std::string_view text);
/// "Path found: (0, 0), (4, 0), (9, 5)" of a program that looks for ways; an error where nothing
/// else is left.
void leaveOutFoundPaths(RawGeometry& raw, std::string_view text);

}  // namespace sepax
