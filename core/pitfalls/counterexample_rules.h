#pragma once

#include "core/exact/vec2.h"
#include "core/pitfalls/counterexample.h"

#include <optional>
#include <string>

/// One function per pitfall: `differs` of its row. Inner header of the counterexample finder.
namespace sepax::rules {

using Difference = std::optional<std::string>;

[[nodiscard]] Difference extendedIntervals(const PitfallScene& scene);
[[nodiscard]] Difference pastTheObstacle(const PitfallScene& scene);
[[nodiscard]] Difference pushedThoughFree(const PitfallScene& scene);
[[nodiscard]] Difference sweptPush(const PitfallScene& scene);
[[nodiscard]] Difference relativeVelocity(const PitfallScene& scene);
[[nodiscard]] Difference containmentMtv(const PitfallScene& scene);
[[nodiscard]] Difference centreDirection(const PitfallScene& scene);
[[nodiscard]] Difference smallestTime(const PitfallScene& scene);
[[nodiscard]] Difference zeroClosingSpeed(const PitfallScene& scene);
[[nodiscard]] Difference concave(const PitfallScene& scene);
[[nodiscard]] Difference verticesOnly(const PitfallScene& scene);
[[nodiscard]] Difference parallelEdges(const PitfallScene& scene);
[[nodiscard]] Difference oneCounter(const PitfallScene& scene);
[[nodiscard]] Difference jumpedOver(const PitfallScene& scene);
[[nodiscard]] Difference timeRange(const PitfallScene& scene);
[[nodiscard]] Difference lensOnSegment(const PitfallScene& scene);
[[nodiscard]] Difference unsignedDistance(const PitfallScene& scene);
[[nodiscard]] Difference contactAtStart(const PitfallScene& scene);
[[nodiscard]] Difference restingMeetingPoint(const PitfallScene& scene);
[[nodiscard]] Difference noClosingSpeed(const PitfallScene& scene);
[[nodiscard]] Difference divisionByZero(const PitfallScene& scene);
[[nodiscard]] Difference strictDistance(const PitfallScene& scene);
[[nodiscard]] Difference nearParallel(const PitfallScene& scene);
[[nodiscard]] Difference restingEnd(const PitfallScene& scene);
[[nodiscard]] Difference parallelPaths(const PitfallScene& scene);
[[nodiscard]] Difference recipeRounding(const PitfallScene& scene);
[[nodiscard]] Difference verticalIntercept(const PitfallScene& scene);
[[nodiscard]] Difference segmentAsDrawn(const PitfallScene& scene);
[[nodiscard]] Difference swappedBresenham(const PitfallScene& scene);
[[nodiscard]] Difference swappedTie(const PitfallScene& scene);
[[nodiscard]] Difference diagonalLeak(const PitfallScene& scene);
[[nodiscard]] Difference zeroLengthRay(const PitfallScene& scene);
[[nodiscard]] Difference pixelRounding(const PitfallScene& scene);
[[nodiscard]] Difference roundedEnd(const PitfallScene& scene);
[[nodiscard]] Difference otherPixels(const PitfallScene& scene);
[[nodiscard]] Difference zeroDirection(const PitfallScene& scene);
[[nodiscard]] Difference smallBitmap(const PitfallScene& scene);
[[nodiscard]] Difference integerCast(const PitfallScene& scene);

}  // namespace sepax::rules
