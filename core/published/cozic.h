#pragma once

#include "core/evidence/published_cozic.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <cstddef>
#include <span>

/// "2D Polygon Collision Detection" (L. Cozic, CodeProject, 2006), as printed, next to the exact
/// tests. Only used to compare: it reports hits that never happen for fast bodies, and pushes that
/// do not separate (see the `why` of the disagreements).
namespace sepax::published {

/// Vertices of both polygons up to which the article's loops run where they follow every change of
/// a scene: every axis visits every vertex.
inline constexpr std::size_t kMaxVertices = 4'000;

/// PolygonCollision(A, B, velocity) on the polygons' vertices in the caller's order, with Center
/// read as the vertex average.
/// Law: of lists without a repeated vertex zeroAxis gives the printed reading's answer.
[[nodiscard]] PublishedSat polygonCollision(std::span<const Vec2> a, std::span<const Vec2> b,
                                            Vec2 velocity,
                                            CollisionReading reading = CollisionReading::printed);

}  // namespace sepax::published
