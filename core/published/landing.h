#pragma once

#include "core/evidence/motion.h"
#include "core/evidence/published_cozic.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

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

/// The answer withLandings for resting polygons beside their exact one, through convex parts where
/// one of them is concave.
[[nodiscard]] PublishedSat besideExact(PublishedSat result, const Polygon& a, const Polygon& b);

/// The fault alone of an answer for resting polygons, B's in whole, beside the exact relation and
/// depth that are known already. Law: the same as PublishedSat::fault of besideExact.
[[nodiscard]] PushFault restFault(PublishedSat result, std::span<const Vec2> a, const Polygon& b,
                                  Relation exact, double depth);

/// Velocity and push take A past B: its shadow on the velocity begins where that of B has ended.
[[nodiscard]] bool landsBeyond(std::span<const Vec2> a, std::span<const Vec2> b,
                               const PublishedSat& result);

/// Two moving polygons as the article sees them: vertices in the caller's order.
struct PublishedPair {
  std::span<const Vec2> a;
  std::span<const Vec2> b;
  const Polygon& polygonA;
  const Polygon& polygonB;
  Vec2 velocityA;
  Vec2 velocityB;
};

/// What the rounding of projections may make of a length of this pair, and no more, world units.
[[nodiscard]] double roundingOf(const PublishedPair& pair);

/// The answer withLandings of a pair, beside the exact sweep of the same pair.
/// Laws: missed and neverMeets exactly when willErrs, and they say which; what another fault says
/// of the moved A is true of an exact test of it.
[[nodiscard]] MoveComparison compareMove(const PublishedPair& pair, const PublishedSat& result,
                                         const MotionEvidence& exact);

}  // namespace sepax::published
