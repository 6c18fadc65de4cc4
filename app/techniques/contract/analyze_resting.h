#pragma once

#include "core/evidence/evidence.h"
#include "core/evidence/sat.h"

/// The articles' answers for a resting pair, which several techniques show beside their own. Where
/// another technique has found them already they are kept.
namespace sepax {

/// PolygonCollision, and its other readings where they make a difference.
void addPublishedAtRest(Evidence& evidence);
/// The test of sides, which is described for any two polygons, too, with the circles first where
/// that is asked for; and with sides skipped, which needs convex ones.
void addPublishedSides(Evidence& evidence, const SatSavings& savings);

}  // namespace sepax
