#pragma once

#include "app/scene/document.h"
#include "app/techniques/technique.h"

#include <string>

namespace sepax {

/// Turns and moves the body of `movingEdge` so that its edge lies on the line of `fixedEdge`, the
/// two outsides facing each other and the middles together: one undo entry, the moved edge is
/// selected. Returns the problem, empty when done. Law: the edges are parallel and convex bodies
/// touch, both within the rounding of the pose.
std::string alignEdgeTo(Document& document, ViewState& view, const Target& movingEdge,
                        const Target& fixedEdge);

}  // namespace sepax
