#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// 1 2, 2 3, 3 1, 4 5, 5 6, 6 4, by their name or as they lead on: pairs of numbers of as many
/// vertices in a list before them, each of which begins one pair and ends one. The vertices become
/// the rings that these edges run around.
void joinAlongEdges(RawGeometry& raw);
/// Points that a triangulation is given with edges between some of them, which end anywhere and run
/// around nothing.
void leaveOutPointsOfOpenEdges(RawGeometry& raw, std::string_view text);

}  // namespace sepax
