#pragma once

#include "core/evidence/published_drake.h"
#include "core/exact/vec2.h"
#include "core/published/drake_lines.h"

#include <array>
#include <span>

/// "Collision point of two non-rotating polygons" (D. Christensen, Mighty Drake, 1995), as
/// described, with slopes. Only used to compare: it has no test of 0 <= t <= 1, ranks by a distance
/// that cannot tell before from after, and knows no answer where a slope or a path is missing.
namespace sepax::published {

/// A segment and its displacement during the frame.
struct DrakeSegment {
  std::array<Vec2, 2> ends;
  Vec2 velocity;
};

/// The recipe for two segments. The other segment is moved to a candidate's time before the test,
/// which the text leaves open; candidates at equal distance keep the order of the endpoints.
[[nodiscard]] PublishedSweptSegments sweptSegments(const DrakeSegment& a, const DrakeSegment& b,
                                                   const DrakeReading& reading = {});

/// The recipe for two polygons or segments, which are lists of two vertices: for every edge pair
/// whose boxes, motion included, meet; of several collisions the smallest time, which the text
/// leaves open. Edges of length zero are passed over.
[[nodiscard]] PublishedSwept sweptPolygons(std::span<const Vec2> a, Vec2 va,
                                           std::span<const Vec2> b, Vec2 vb,
                                           RecipeReading reading = RecipeReading::figures);

}  // namespace sepax::published
