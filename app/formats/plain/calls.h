#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// fillTriangle(0, 0, 5, 0, 5, 3, RED) and fillQuad(ctx, 0, 0, ...): what stands beside the corners
/// goes, and these become points; so does the type of (Vector2){5, 3}. The nodes of a freeform of
/// Office become a list.
void withCornersOfCalls(PlainText& plain);

}  // namespace sepax
