#pragma once

#include "core/exact/vec2.h"

#include <vector>

namespace sepax::test {

/// Relation of two lattice polygons in integer arithmetic, by splitting every edge where it meets
/// the other polygon and asking for the middle of each piece: nothing in common with core.
enum class OracleRelation { disjoint, touching, overlapping };
[[nodiscard]] OracleRelation latticeRelation(const std::vector<Vec2>& a,
                                             const std::vector<Vec2>& b);

}  // namespace sepax::test
