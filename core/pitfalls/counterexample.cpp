#include "core/pitfalls/counterexample.h"

#include "core/pitfalls/counterexample_rules.h"
#include "core/pitfalls/counterexample_search.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

/// Candidates that a search looks at before it gives up.
constexpr int kMaxCandidates = 200'000;
/// Shrinking may end in a dead end, so the simplest of several finds is taken.
constexpr int kFindsToCompare = 8;

using Kind = PitfallKind;

constexpr std::array kPitfalls{
    Pitfall{"extended-intervals", Kind::movingBodies, true, rules::extendedIntervals},
    Pitfall{"past-the-obstacle", Kind::movingBodies, true, rules::pastTheObstacle},
    Pitfall{"containment-mtv", Kind::restingBodies, true, rules::containmentMtv},
    Pitfall{"centre-direction", Kind::restingBodies, true, rules::centreDirection},
    Pitfall{"zero-closing-speed", Kind::movingBodies, false, rules::zeroClosingSpeed},
    Pitfall{"smallest-time", Kind::movingBodies, true, rules::smallestTime},
    Pitfall{"vertices-only", Kind::restingBodies, true, rules::verticesOnly},
    Pitfall{"parallel-edges", Kind::restingBodies, false, rules::parallelEdges},
    Pitfall{"one-counter", Kind::restingBodies, false, rules::oneCounter},
    Pitfall{"time-range", Kind::movingBodies, true, rules::timeRange, {}, true},
    Pitfall{"lens-on-segment", Kind::movingBodies, true, rules::lensOnSegment, {}, true},
    Pitfall{"unsigned-distance", Kind::movingBodies, true, rules::unsignedDistance, {}, true},
    Pitfall{"contact-at-start", Kind::movingBodies, true, rules::contactAtStart, {}, true},
    Pitfall{
        "resting-meeting-point", Kind::slidingBodies, false, rules::restingMeetingPoint, {}, true},
    Pitfall{"no-closing-speed", Kind::slidingBodies, false, rules::noClosingSpeed, {}, true},
    Pitfall{"division-by-zero", Kind::movingBodies, false, rules::divisionByZero, {}, true},
    Pitfall{"strict-distance", Kind::slidingBodies, false, rules::strictDistance, {}, true},
    Pitfall{"near-parallel", Kind::movingBodies, true, rules::nearParallel, {}, true},
    Pitfall{"resting-end", Kind::movingBodies, true, rules::restingEnd, {}, true},
    Pitfall{"parallel-paths", Kind::slidingBodies, false, rules::parallelPaths, {}, true},
    Pitfall{"recipe-rounding", Kind::movingBodies, false, rules::recipeRounding, {}, true},
    Pitfall{"vertical-intercept", Kind::movingBodies, false, rules::verticalIntercept, {}, true},
    Pitfall{"segment-as-drawn", Kind::movingBodies, true, rules::segmentAsDrawn, {}, true},
    Pitfall{"swapped-bresenham", Kind::ray, true, rules::swappedBresenham, RayError::wrongEnd},
    Pitfall{"swapped-tie", Kind::ray, false, rules::swappedTie, RayError::swappedTie},
    Pitfall{"diagonal-leak", Kind::ray, true, rules::diagonalLeak, RayError::diagonalLeak},
    Pitfall{"zero-length-ray", Kind::zeroLengthRay, false, rules::zeroLengthRay,
            RayError::zeroLength},
    Pitfall{"pixel-rounding", Kind::rayFromOutside, true, rules::pixelRounding, RayError::rounding},
    Pitfall{"rounded-end", Kind::rayToCorner, false, rules::roundedEnd, RayError::roundedEnd},
    Pitfall{"other-pixels", Kind::ray, false, rules::otherPixels, RayError::otherPixels},
    Pitfall{"zero-direction", Kind::zeroDirectionRay, false, rules::zeroDirection,
            RayError::zeroDirection},
    Pitfall{"small-bitmap", Kind::smallBitmap, true, rules::smallBitmap, RayError::smallBitmap},
    Pitfall{"integer-cast", Kind::turnedBodies, false, rules::integerCast},
    Pitfall{"pushed-though-free", Kind::movingBodies, true, rules::pushedThoughFree},
    Pitfall{"swept-push", Kind::movingBodies, true, rules::sweptPush},
    Pitfall{"relative-velocity", Kind::movingBodies, true, rules::relativeVelocity},
    Pitfall{"jumped-over", Kind::movingBodies, true, rules::jumpedOver},
    Pitfall{"concave-sides", Kind::concaveBodies, true, rules::concave},
};

/// The simplest of the first scenes that show it.
std::optional<Counterexample> search(std::string_view id, const rules::Sought& sought,
                                     std::uint64_t seed) {
  std::optional<PitfallScene> simplest;
  int found = 0;
  for (int number = 0; number < kMaxCandidates && found < kFindsToCompare; ++number) {
    const PitfallScene scene = rules::candidate(sought.kind, seed, number);
    if (!rules::shows(sought, scene)) continue;
    ++found;
    const PitfallScene simpler = rules::shrunk(sought, scene);
    if (!simplest || rules::costOf(simpler) < rules::costOf(*simplest)) simplest = simpler;
  }
  if (!simplest) return std::nullopt;
  return Counterexample{std::string(id), *simplest, *sought.judge(*simplest)};
}

}  // namespace

std::span<const Pitfall> pitfalls() { return kPitfalls; }

const Pitfall* findPitfall(std::string_view id) {
  const auto row = std::find_if(kPitfalls.begin(), kPitfalls.end(),
                                [&](const Pitfall& pitfall) { return pitfall.id == id; });
  return row == kPitfalls.end() ? nullptr : &*row;
}

std::optional<Counterexample> findCounterexample(std::string_view id, std::uint64_t seed) {
  const Pitfall* pitfall = findPitfall(id);
  if (pitfall == nullptr) return std::nullopt;
  return search(id, {pitfall->kind, pitfall->stable, pitfall->differs}, seed);
}

std::optional<Counterexample> findJudged(std::string_view id, PitfallKind kind, const Judge& judge,
                                         std::uint64_t seed) {
  return search(id, {kind, false, judge}, seed);
}

}  // namespace sepax
