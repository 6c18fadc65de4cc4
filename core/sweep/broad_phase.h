#pragma once

#include "core/evidence/broad_phase.h"
#include "core/exact/vec2.h"
#include "core/polygon/bounding.h"
#include "core/polygon/polygon.h"

#include <span>
#include <vector>

/// Many bodies: which pairs can meet at all, and which do.
namespace sepax {

/// Two bodies by their positions in the list, a < b.
struct BodyPair {
  int a = 0;
  int b = 0;
  friend bool operator==(BodyPair, BodyPair) = default;
};

/// The pairs whose closed boxes meet.
struct Candidates {
  std::vector<BodyPair> pairs;  ///< by a, then b
  long long compared = 0;       ///< pairs of boxes that were compared; the others cost nothing
};

/// Sort and sweep along x (Ericson, Real-Time Collision Detection, section 7.5).
/// Laws: exactly the pairs with boxesMeet; compared is at most all pairs.
[[nodiscard]] Candidates candidatePairs(std::span<const Bounds> boxes);

/// A body that translates during the step.
struct MovingBody {
  Polygon polygon;
  Vec2 velocity;
};

/// Boxes, candidates and counts of all bodies; a body's number is its position in the list.
/// Laws: the pairs with a time are exactly those that firstContact finds among all pairs, with its
/// times; the pairs are those of candidatePairs.
[[nodiscard]] BroadPhaseEvidence broadPhaseTest(std::span<const MovingBody> bodies);

}  // namespace sepax
