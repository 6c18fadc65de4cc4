#include "core/pitfalls/counterexample.h"

#include <algorithm>
#include <array>

#include "core/pitfalls/counterexample_rules.h"
#include "core/pitfalls/counterexample_search.h"

namespace sepax {

namespace {

/// Candidates that a search looks at before it gives up.
constexpr int kMaxCandidates = 200'000;
/// Shrinking may end in a dead end, so the simplest of several finds is taken.
constexpr int kFindsToCompare = 8;

using Kind = PitfallKind;

constexpr std::array kPitfalls{
    Pitfall{
        "extended-intervals", "Extended intervals overlap at different times", "motion",
        "The article stretches A's interval on every axis by the velocity and reports a hit "
        "when the stretched intervals overlap on all axes. They may overlap at different "
        "times, and then the polygons never meet.",
        "Intersect the time windows of the axes, or add the axis perpendicular to the velocity.",
        Kind::movingBodies, true, rules::extendedIntervals},
    Pitfall{"past-the-obstacle", "A fast body lands beyond the obstacle", "motion",
            "The article moves A by its velocity plus the translation that separates the stretched "
            "intervals. For a fast A the shortest such push is sideways or onwards, so A ends "
            "behind B although it hit it.",
            "Move A to the first contact only and take the inward part off the rest of the motion.",
            Kind::movingBodies, true, rules::pastTheObstacle},
    Pitfall{"containment-mtv", "The push is wrong when one polygon contains the other", "sat",
            "The published distance of two intervals measures one way out only. When one interval "
            "holds the other, the push on that axis is too short to separate or longer than "
            "needed.",
            "Measure both ways out on every axis and keep the shorter one with its own sign.",
            Kind::restingBodies, true, rules::containmentMtv},
    Pitfall{"centre-direction", "The push follows the centres, not the way out", "sat",
            "The article turns the push so that it points from B's centre to A's. The shorter way "
            "out may lie on the other side, and an overlap that is already ending is pushed on.",
            "Take the sign of the push from the interval end that gave the overlap.",
            Kind::restingBodies, true, rules::centreDirection},
    Pitfall{
        "smallest-time", "The smallest time is taken for the contact", "motion",
        "On each axis with a gap the article divides the gap by the closing speed and takes the "
        "smallest of these times. The polygons meet only when all axes overlap, which is the "
        "largest entry time, and only if no axis is left before.",
        "Take the largest entry time and require it not to be later than the smallest exit "
        "time.",
        Kind::movingBodies, true, rules::smallestTime},
    Pitfall{"vertices-only", "No vertex inside, and yet an overlap", "inside",
            "The article tests the vertices of each polygon against the other. Two bars that cross "
            "have no vertex inside each other and still overlap.",
            "Test the edges for intersections as well, whatever the vertices say.",
            Kind::restingBodies, true, rules::verticesOnly},
    Pitfall{"parallel-edges", "Parallel edges divide by zero", "inside",
            "The published edge intersection divides by a determinant that is zero for parallel "
            "edges. For edges on one line it is 0/0, and the resulting NaN passes every comparison "
            "and is returned as a point.",
            "Treat a zero determinant on its own: compare the intervals of edges on one line.",
            Kind::restingBodies, false, rules::parallelEdges},
    Pitfall{"one-counter", "One counter for all vertices", "inside",
            "The printed code never resets its crossing counter between the vertices. Two vertices "
            "inside add up to an even number, which it takes for no collision.",
            "Reset the counter for every vertex and stop at the first odd one.",
            Kind::restingBodies, false, rules::oneCounter},
    Pitfall{"time-range", "A collision before the start or after the end", "swept_edges",
            "The article sorts the candidates by their unsigned distance and never asks for their "
            "time. It reports meetings that lie before the start of the step or after its end.",
            "Use the signed time along the path and keep 0 <= t <= 1 only.", Kind::movingBodies,
            true, rules::timeRange},
    Pitfall{
        "lens-on-segment", "Near both ends is not on the segment", "swept_edges",
        "The article takes a point for one of the segment when neither end is farther away than "
        "the segment is long. That holds in a whole lens around it, so a point beside it "
        "counts as a hit.",
        "Use the line's own parameter of a point that is on the line at that very time.",
        Kind::movingBodies, true, rules::lensOnSegment},
    Pitfall{"swapped-bresenham", "The line is walked from the wrong end", "ray",
            "The published line always starts at the end with the smaller coordinate, and the walk "
            "compares that pixel with the unrounded position. The pixels differ from those of a "
            "line from the origin, and the first one found may be the farthest.",
            "Build the line from the origin with a tie rule that follows the walk.", Kind::ray,
            true, rules::swappedBresenham},
    Pitfall{"diagonal-leak", "The line slips through a diagonal wall", "ray",
            "Bresenham's line makes diagonal steps. Where two solid pixels touch at a corner only, "
            "such a step passes between them.",
            "Walk every cell and test both pixels beside an exact crossing of a corner.", Kind::ray,
            true, rules::diagonalLeak},
    Pitfall{"zero-length-ray", "A ray of length 0 answers the opposite", "ray",
            "For length 0 the article returns whether the start pixel can be crossed as the answer "
            "to whether it collides. An empty pixel is a collision, and a solid one is none.",
            "Negate it: a ray of length 0 collides when its start pixel is solid.",
            Kind::zeroLengthRay, false, rules::zeroLengthRay},
    Pitfall{"integer-cast", "Integer casts move the vertices", "inside",
            "The printed code casts every rotated offset to an integer, towards the centre. "
            "Vertices move by up to a pixel, which is enough to turn the answer.",
            "Keep the fractions: no cast is needed.", Kind::turnedBodies, false,
            rules::integerCast},
};

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
  std::optional<PitfallScene> simplest;
  int found = 0;
  for (int number = 0; number < kMaxCandidates && found < kFindsToCompare; ++number) {
    const PitfallScene scene = rules::candidate(pitfall->kind, seed, number);
    if (!rules::shows(*pitfall, scene)) continue;
    ++found;
    const PitfallScene simpler = rules::shrunk(*pitfall, scene);
    if (!simplest || rules::costOf(simpler) < rules::costOf(*simplest)) simplest = simpler;
  }
  if (!simplest) return std::nullopt;
  return Counterexample{std::string(id), *simplest, *pitfall->differs(*simplest)};
}

}  // namespace sepax
