#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Rows of times and rates: "three runs in ms:", "FPS before/after", "ops/sec, higher is better".
void leaveOutTimings(RawGeometry& raw, std::string_view text);

/// Points below time,x,y, and those that have a time each, {"x": 3, "y": 4, "time": 8}, unless they
/// come back to their start or words above call them an outline.
void leaveOutTracks(RawGeometry& raw, std::string_view text);

/// Latitudes and longitudes below positions, history and the like, in a text that tells of no
/// outline: where something was.
void leaveOutPastPlaces(RawGeometry& raw, std::string_view text);

}  // namespace sepax
