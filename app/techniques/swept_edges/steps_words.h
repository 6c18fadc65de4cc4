#pragma once

#include "core/evidence/evidence.h"

#include <cstddef>
#include <string>
#include <vector>

/// Words that the verdicts and the lines of the sweep of edges share.
namespace sepax {

/// The owner's edge of the shown pair: "A2".
[[nodiscard]] std::string edgeName(const Evidence& evidence, Owner owner);
/// "A2: gap 2.00, closing speed 4.00: t = 0.500, u = 0.25 on B0: first contact"; what is first only
/// once all are compared.
[[nodiscard]] std::string candidateText(const Evidence& evidence, const EdgeCandidate& candidate,
                                        bool compared);
/// "A2: 2.00 / 4.00 = 0.500, u = 0.25 on B0: first contact": the same by gap and closing speed.
[[nodiscard]] std::string quotientText(const Evidence& evidence, const EdgeCandidate& candidate,
                                       bool compared);
/// How the lines of parallel edges close: gap, speed and when they coincide.
[[nodiscard]] std::string closingText(const ParallelClosing& closing);
/// How many pairs the boxes of all bodies leave, and a space; empty for no more than the pair.
[[nodiscard]] std::string crowdText(const Evidence& evidence);

/// The pair is in contact at the time of the first contact of the polygons; both edges are listed.
[[nodiscard]] bool isFirstContact(const SweptEdgesEvidence& edges, int edgeA, int edgeB);
/// The boxes leave a pair of edges to look at.
[[nodiscard]] bool testsPairs(const Evidence& evidence);
/// Their boxes are apart: the algorithm passes over the pair, which is shown because it was chosen
/// or because none is left.
[[nodiscard]] bool isShownPairCulled(const Evidence& evidence);
/// The candidate of the shown pair is a first contact of the polygons, and not of the pair alone.
[[nodiscard]] bool isContact(const Evidence& evidence, const EdgeCandidate& candidate);
/// The pair that stands for the first contact of a contact that begins: the shown one where it is
/// among those in contact then, else one that touches along a piece, else the first.
[[nodiscard]] const EdgePairEvidence& contactPair(const Evidence& evidence);
/// "A2 × B0", "A2 × B0, one of 2 at once": that pair, where there is a contact that begins.
[[nodiscard]] std::string contactPairText(const Evidence& evidence);
/// "corner A1 meets edge B3", or both edges where they meet along a piece.
[[nodiscard]] std::string meetingText(const Evidence& evidence, const EdgePairEvidence& pair);
/// The candidate that is the first contact of the pair, null when there is none.
[[nodiscard]] const EdgeCandidate* firstOf(const EdgePairEvidence& pair);

/// A candidate of the shown pair by its position there, and the number that it is shown with.
struct NumberedCandidate {
  std::size_t index = 0;
  std::string number;
};

/// The first `known` candidates by their times, and the accepted ones numbered so: until all are
/// `compared` they stand in the order of the ends and have no numbers. `acceptedAlone` = as if
/// there were no others.
[[nodiscard]] std::vector<NumberedCandidate> numberedCandidates(const EdgePairEvidence& pair,
                                                                int known, bool compared,
                                                                bool acceptedAlone);

}  // namespace sepax
