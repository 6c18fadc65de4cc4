#pragma once

#include "core/evidence/inside.h"
#include "core/evidence/point_ways.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>

/// The points of a body that moves without turning, on their ways past a polygon that does the
/// same.
namespace sepax {

/// `start` and `end` are the tested points in the same order, each against the polygon where it is
/// at t = 0 and at t = 1: vertices, then as many middles as `middles` says. Velocities are those of
/// the body and of the polygon, world units per step; `polygon` stands where it is at t = 0.
/// Laws: a way passes through if and only if it is outside at both ends and enters in between; no
/// way meets the polygon before the first one.
[[nodiscard]] PointWays pointWays(std::span<const PointEvidence> start,
                                  std::span<const PointEvidence> end, std::size_t middles,
                                  Vec2 velocity, const Polygon& polygon, Vec2 polygonVelocity);

/// Whoever looks only at both ends of the step sees every point outside, and one of them is inside
/// in between.
[[nodiscard]] bool passesUnseen(const PointWays& ways);

}  // namespace sepax
