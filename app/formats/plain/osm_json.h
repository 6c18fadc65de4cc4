#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"type": "way", "nodes": [7, 8, 9, 7]} of OpenStreetMap that comes back to its start is an
/// outline of the places {"type": "node", "id": 7, "lat": 3, "lon": 5}, or of those in its own
/// "geometry"; where the role of a way is "inner", a hole.
void withWaysOfJson(PlainText& plain);

}  // namespace sepax
