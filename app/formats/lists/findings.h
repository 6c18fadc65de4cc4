#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Points of which a report writes one in each line, with what it has found of it.
namespace sepax {

/// "tick 3: ball position = (2, 6)" in each line: the way of a body.
void leaveOutMotions(RawGeometry& raw, std::string_view text);
/// "scale 0.9 at (3, 4) angle 0" in each line: where something stands and which way it is turned.
void leaveOutPoses(RawGeometry& raw, std::string_view text);
/// leaf_07.png
[[nodiscard]] bool isFileName(std::string_view name);
/// "leaf_07.png; (4, 2)" and "leaf_08.png; (9, 2)" in each line: where files lie.
void leaveOutPlacesOfFiles(RawGeometry& raw, std::string_view text);
/// "axis (0.6, 0.8) min=2 max=9 overlap=1" in each line: directions that shapes are projected onto.
void leaveOutProjections(RawGeometry& raw, std::string_view text);
/// "MeshError: cannot go on at [(4, 2), (4, 2), (9, 2)]": points on one line, beside an outline.
void leaveOutPointsOfErrors(RawGeometry& raw, std::string_view text);

}  // namespace sepax
