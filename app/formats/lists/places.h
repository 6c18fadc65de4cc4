#pragma once

#include "app/formats/raw_geometry.h"
#include "app/formats/text/words.h"

#include <string>
#include <string_view>

namespace sepax {

/// A word of an outline, or of what has one, is among them.
[[nodiscard]] bool callsOutlineOfPlaces(const CallingWords& words);
/// points, coords, ...: it says nothing of what they make.
[[nodiscard]] bool isWordOfPoints(const std::string& word);
/// Polygon(sites), fillPoly(img, sites) and paths: sites: an outline is made of the list.
[[nodiscard]] bool makesOutlineOf(std::string_view text, std::string_view name);

/// sites = [...], "Contact points:" above a list and query_points: places, ways and sizes that the
/// text calls so. What comes back to its start, what a call of an outline takes, and what is called
/// an outline, too, stays; so does a name that several lists share, as those of stars do.
void leaveOutCalledPlaces(RawGeometry& raw, std::string_view text);

/// findPath([2, 2], [9, 9]): what begins at (2, 2) and does not come back is the way that it found.
void leaveOutWaysOfCalls(RawGeometry& raw, std::string_view text);

}  // namespace sepax
