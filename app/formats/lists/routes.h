#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Places along a route, given as latitude and longitude.
void leaveOutRoutes(RawGeometry& raw, std::string_view text);

}  // namespace sepax
