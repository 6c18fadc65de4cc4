#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// LatLng(36, -87), new google.maps.LatLng(36, -87), LatLng{36, -87} and the arrays of
/// L.polygon([[36, -87], ...]) name their numbers: the second one is written first, as x. So do the
/// words around a list that name the latitude before the longitude.
void withLongitudesFirst(PlainText& plain);

}  // namespace sepax
