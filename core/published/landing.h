#pragma once

#include "core/evidence/published_cozic.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <optional>
#include <span>

namespace sepax::published {

/// Where a displacement takes A beside the resting B, and what overlap it leaves. Nothing when one
/// of the lists, or A after the rounding of its moved vertices, is no simple polygon.
[[nodiscard]] std::optional<PublishedLanding> landingOf(std::span<const Vec2> a,
                                                        std::span<const Vec2> b, Vec2 displacement);

/// The moves that follow from the answer of polygonCollision: the push alone, and velocity and push
/// as the article's usage has it.
[[nodiscard]] PublishedSat withLandings(PublishedSat result, std::span<const Vec2> a,
                                        std::span<const Vec2> b);

/// What is wrong with the answer for resting polygons, beside their exact relation and depth.
[[nodiscard]] PushFault faultAtRest(const PublishedSat& result, Relation exact, double depth);

}  // namespace sepax::published
