#pragma once

#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace sepax {

/// The numbers, as pairs x, y, are the vertices of a polygon that does not cross itself.
[[nodiscard]] bool areVerticesOfPolygon(const std::vector<double>& numbers);

/// Of rows of `each` numbers the first ones, which differ, go on in equal steps but for the
/// rounding of steps such as 0.1: 1, 2, 3, 4 of 1 20 2 22 3 19 4 25.
[[nodiscard]] bool goOnInEqualSteps(const std::vector<double>& numbers, std::size_t each);

/// 0,0 4,0 4,3 above 9,9 8,9 8,7: x and y of all points of each line. Each line makes a polygon,
/// and all of them together make one that crosses itself.
[[nodiscard]] bool areRowsOfPolygons(const std::vector<std::vector<double>>& rows);

/// Each line has corners enough for a polygon, and all of them together may be one.
[[nodiscard]] bool mayBeRowsOfPolygons(const std::vector<std::vector<double>>& rows);

/// 2,4 4,3 10,3 2,4 7,5 7,10 10,10 7,5: rings one behind the other, each of which comes back to its
/// start. Empty where it is one.
[[nodiscard]] std::vector<RawPolygon> closedRings(const RawPolygon& list);

/// 2 4, 4 3, 10 3, 2 4, 999 999, 7 5, 7 9, 8 9, 7 5, 999 999: rings that come back to their start,
/// behind each of which stands the same number for all coordinates. Empty without.
[[nodiscard]] std::vector<RawPolygon> ringsBetweenSigns(const RawPolygon& list);

inline constexpr std::string_view kJoinedRowsNote =
    "the lines of points were joined into one outline";
inline constexpr std::string_view kRowsNote =
    "each line of points was read as a polygon of its own";

}  // namespace sepax
