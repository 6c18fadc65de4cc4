#pragma once

#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/options.h"
#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/published_collision.h"
#include "app/techniques/contract/published_sides.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

/// Both polygons are a single part.
[[nodiscard]] bool concavePlain(const Evidence& evidence);
[[nodiscard]] std::string concaveCounters(const Evidence& evidence, const ViewState& view);
/// Which pairs of parts there are, where the chosen one is none of them.
[[nodiscard]] std::string partPairRefusal(const Evidence& evidence, const OptionValue& value);

/// A dented polygon and the cut through its dent.
inline constexpr Vec2 kConcaveOutline[] = {{3, 18}, {3, 3}, {16, 11}, {29, 3}, {29, 18}, {3, 18}};
inline constexpr Vec2 kConcaveCut[] = {{16, 11}, {16, 18}};
inline constexpr std::array kConcaveIcon{
    IconPart{IconPart::Kind::line, kConcaveOutline},
    IconPart{IconPart::Kind::line, kConcaveCut},
};

inline constexpr std::array kConcaveOptions{declared(kPartPair, {.refusal = partPairRefusal})};

inline constexpr std::array kConcaveNeeds{kNeedsPair};

/// Where the published tests go wrong on polygons that are not convex.
inline constexpr std::array kConcavePitfalls{
    PitfallWords{"concave-sides", "The test of sides needs convex polygons",
                 "Both articles test the sides of any polygon. Around a notch every "
                 "shadow overlaps, so a concave polygon is said to intersect what stands "
                 "free in it, and a push has no side to go by.",
                 "Take the polygons apart into convex ones first.", "cozic-parts",
                 "for each edge of any polygon", "for each pair of convex parts: for each edge",
                 SearchGround::none, "", "", "gpwiki-parts"},
};

inline constexpr std::array kConcavePublished{
    collisionMethod<CollisionReading::printed>("cozic-parts", "PolygonCollision"),
    sidesMethod("gpwiki-parts"),
};

inline constexpr std::array kConcaveSections{
    QuerySection{.name = "concave", .json = concaveJson, .before = "ray"}};

}  // namespace sepax
