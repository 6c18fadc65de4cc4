#pragma once

#include "core/evidence/sat.h"
#include "core/polygon/polygon.h"

/// The yes/no answer of the separating axis test with the savings that "Polygon Collision"
/// (gpwiki.org) describes, each switchable and counted. Decisions are exact.
///
/// Law, for all convex a, b and all savings: intersects = (relationOf(a, b) != disjoint).
///
/// Skipping edges that face away is sound because the reference points lie in their polygons: an
/// axis that separates points from the own point to the other one. It is not for an MTV.
namespace sepax {

[[nodiscard]] SatWork satWork(const Polygon& a, const Polygon& b, const SatSavings& savings);

}  // namespace sepax
