#pragma once

#include "core/polygon/form.h"
#include "core/polygon/polygon.h"

#include <span>
#include <vector>

/// A body of several polygons that are moved as one. They may touch, overlap or lie apart.
namespace sepax {

/// The polygon of each outline, with indices that count through the whole list; nothing for one
/// that is no polygon.
struct PartReport {
  OutlineRange range;
  PolygonReport report;
};
[[nodiscard]] std::vector<PartReport> checkParts(const Form& form, std::span<const Vec2> vertices);

/// How an edge of a part lies to the other parts.
enum class EdgeState {
  outer,
  within,  ///< another part covers all of it, with the interiors not on the same side of it
};

/// For every vertex of the list the state of the edge that starts there. Only convex parts cover
/// edges; an edge that several parts cover together counts as outer.
[[nodiscard]] std::vector<EdgeState> edgeStates(const std::vector<PartReport>& parts,
                                                std::span<const Vec2> vertices);

}  // namespace sepax
