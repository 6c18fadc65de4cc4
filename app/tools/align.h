#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// Turns and moves the body of `movingEdge` so that its edge lies on the line of `fixedEdge`, the
/// two outsides facing each other and the middles together: one undo entry, the moved edge is
/// selected, and the camera follows where the body would be out of sight. Returns the problem,
/// empty when done. Laws: the edges are parallel and convex bodies touch, both within the rounding
/// of the pose; no end of the moved edge stands inside of the other line where the last bits of the
/// position can avoid it.
std::string alignEdgeTo(Document& document, ViewState& view, const Target& movingEdge,
                        const Target& fixedEdge);

}  // namespace sepax
