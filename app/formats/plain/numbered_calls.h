#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// SetSpriteShapePolygon(7, 4, 0, -24, 18), then (7, 4, 1, -10, -20), ...: calls that give a shape
/// one vertex each, by its number, become lists of points. What stands before the number is the
/// same in all of them.
void withPointsOfNumberedCalls(PlainText& plain);

}  // namespace sepax
