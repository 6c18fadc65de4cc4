#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Points that a hull or a triangulation is made of, in any order: their sides cross each other.
void leaveOutClouds(RawGeometry& raw, std::string_view text);
/// What a text without a word of a polygon gives to triangulate(points), where its sides cross.
void leaveOutTriangulated(RawGeometry& raw, std::string_view text);
/// <node id="7" lat="3" lon="5"/> of a map, and the like, where the sides of such points cross: a
/// way would give their order, and there is none.
void leaveOutNodesOfMaps(RawGeometry& raw, std::string_view text);

}  // namespace sepax
