#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// LAT...LON 4031 9512 4058 9471 ... of the National Weather Service: hundredths of a degree, north
/// and west, as points of longitude and latitude.
void withAreasOfWarnings(PlainText& plain);

}  // namespace sepax
