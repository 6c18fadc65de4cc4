#pragma once

#include "core/evidence/slide.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>

/// Moving a simple polygon among simple obstacles without passing through any of them. Concave ones
/// are swept through their convex parts.
namespace sepax {

/// Moves `a` by `displacement` among resting obstacles: out of a starting overlap by the
/// static MTV first, then sweep to the first penetration, slide, sweep again, at most 8 times.
/// `body` in the hits and `startsIn` are positions in `obstacles`.
/// Laws: the moved polygon overlaps no obstacle when it started free; the swept path crosses none;
/// without a hit the displacement is made in full; what is walked after a hit leads neither back
/// against `displacement` nor into an edge that touches.
[[nodiscard]] SlideEvidence slideAmong(const Polygon& a, std::span<const Polygon> obstacles,
                                       Vec2 displacement);

/// The polygon moved by a displacement, each coordinate rounded once.
[[nodiscard]] Polygon translated(const Polygon& polygon, Vec2 displacement);

}  // namespace sepax
