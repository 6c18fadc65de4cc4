#pragma once

#include "app/formats/plain/rewritten.h"

#include <array>
#include <string_view>

namespace sepax {

/// Longitude and latitude of a node.
using MapPlace = std::array<std::string_view, 2>;

/// There are three places or more, and the first one again.
[[nodiscard]] bool wayComesBack(const Numbers& places);

inline constexpr std::string_view kOpenWaysNote =
    "nodes of a map and ways that do not come back to their start were left out";

/// <node id="7" lat="3" lon="5"/> of OpenStreetMap is a point, and <way><nd ref="7"/>...</way> that
/// comes back to its start an outline of them; <nd ref="7" lat="3" lon="5"/> has its own place.
/// Open ways that are outer or inner in a relation are joined end to end.
void withWaysOfMap(PlainText& plain);

}  // namespace sepax
