#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists of numbers that say something of the vertices beside them.
namespace sepax {

/// codes = [1, 2, 2, 2, 1, 2, 2] of a path of matplotlib: 1 begins a ring, 2 is a line, 79 closes.
[[nodiscard]] bool isCodesName(std::string_view name);

/// normal, contactNormal, velocity, direction_x: a point of such a name is a way and no place.
[[nodiscard]] bool namesWay(std::string_view name);

/// earcut(vertices, holes, 3): flat lists have three numbers for each vertex.
void readInSpace(RawGeometry& raw, std::string_view text);

/// Takes such lists out and does what they say: indices tell that vertices have three numbers, and
/// that they lie in space; codes part the rings of a path, whose curves are refused. In a text that
/// tells of triangles a list without a name may be such indices. Lists of rings that each come back
/// to their start become these rings.
void takeRelated(RawGeometry& raw, std::string_view text);
/// What of it concerns numbers that stand in lines, without brackets.
void takeLooseRelated(RawGeometry& raw, std::string_view text);

/// Takes the lines of LINESTRING (0 0, 1 0, 1 1) out that do not come back to their start, alone or
/// in a collection; whether there were some.
bool takeOpenLines(RawGeometry& raw, std::string_view wkt);

}  // namespace sepax
