#pragma once

#include "core/evidence/inside.h"
#include "core/evidence/terms.h"
#include "core/inside/inside.h"

namespace sepax {

/// Whether the interiors of two simple polygons meet, from what the inside test has found: vertices
/// strictly inside and edges that cross tell at once. Else every corner of a common piece of the
/// interiors is a vertex of one polygon on the boundary of the other, so the polygons are looked at
/// around those. Exact.
/// Law: the same as polygonRelation of the two.
[[nodiscard]] Relation relationFound(const InsideBody& a, const InsideBody& b,
                                     const InsideEvidence& evidence);

}  // namespace sepax
