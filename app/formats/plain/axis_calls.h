#pragma once

#include "app/formats/plain/lists.h"

#include <string_view>

namespace sepax {

/// fill([0, 4, 4], [0, 0, 3], "b", ...) of plots: its lists of x and of y, in turn, as points.
void withPointsOfCall(PlainText& plain, std::string_view call);
/// x, y = [0, 4, 4], [0, 0, 3] of Python, also xs, ys, lon, lat and ra, dec.
void withPointsOfPair(PlainText& plain);
/// array('d', [1, 2]) of Python as [1, 2].
void withoutTypeCodes(PlainText& plain);

}  // namespace sepax
