#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// ring of shape.holes.push(ring) becomes hole_ring in the whole text: its name then says what it
/// is.
void withNamesOfHoles(PlainText& plain);

}  // namespace sepax
