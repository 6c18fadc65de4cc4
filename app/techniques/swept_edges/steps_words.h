#pragma once

#include "core/evidence/evidence.h"

#include <string>

/// Words that the verdicts and the lines of the sweep of edges share.
namespace sepax {

/// The owner's edge of the shown pair: "A2".
[[nodiscard]] std::string edgeName(const Evidence& evidence, Owner owner);
/// "A2: t = 0.670, u = 0.25 on B0: first contact"; what is first only once all are compared.
[[nodiscard]] std::string candidateText(const Evidence& evidence, const EdgeCandidate& candidate,
                                        bool compared);
/// How the lines of parallel edges close: gap, speed and when they coincide.
[[nodiscard]] std::string closingText(const ParallelClosing& closing);
/// How many pairs the boxes of all bodies leave, and a space; empty for no more than the pair.
[[nodiscard]] std::string crowdText(const Evidence& evidence);

/// The candidate that is the first contact of the pair, null when there is none.
[[nodiscard]] const EdgeCandidate* firstOf(const EdgePairEvidence& pair);

}  // namespace sepax
