#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// geozone vertex 1 0 481523610 -16702930 of INAV: the corners of each zone as points of longitude
/// and latitude; zones that are circles are left out.
void withZonesOfInav(PlainText& plain);

}  // namespace sepax
