#pragma once

#include "core/evidence/published_drake.h"
#include "core/evidence/swept_edges.h"
#include "core/polygon/polygon.h"
#include "core/sweep/meeting_time.h"

/// Where the recipe of the swept edges goes wrong on a pair of polygons, decided on exact contacts.
namespace sepax::published {

/// The recipe's answer beside sweptEdgesTest's, both of the polygons a and b in this motion.
/// `asFigures` is the recipe as its figures show it: a wrong answer that only the reading brings is
/// the reading's fault.
/// Laws: no fault if and only if nothing moves and the recipe finds nothing, or both find no
/// contact and the recipe divides by 0 nowhere, or both find one at the same time but for the
/// recipe's rounding; a pair that misses is one of those in contact first, and what the fault says
/// of it is true of its exact contact; contact or time differ if and only if there is a fault other
/// than noAnswer.
[[nodiscard]] RecipeComparison compareRecipe(const Polygon& a, const Polygon& b,
                                             const RelativeMotion& motion,
                                             const SweptEdgesEvidence& edges,
                                             const PublishedSwept& swept,
                                             const PublishedSwept& asFigures);

/// The pair has a hit at the time of the chosen one's but for the recipe's rounding.
[[nodiscard]] bool hitsAlike(const PublishedSwept& swept, int edgeA, int edgeB);

}  // namespace sepax::published
