#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <node id="7" lat="3" lon="5"/> of OpenStreetMap is a point, and <way><nd ref="7"/>...</way> that
/// comes back to its start an outline of them.
void withWaysOfMap(PlainText& plain);

}  // namespace sepax
