#pragma once

#include "app/techniques/concave/concave.h"

namespace sepax {

/// The test of a pair of parts: their boxes and, where these leave it open, the axis that decides
/// with both shadows.
void addPairTest(Figure& figure, const Evidence& evidence, const ViewState& view);

/// The pair whose test is drawn: the one stepped to or the chosen row, -1 = none. What decides the
/// whole answer has a picture of its own.
[[nodiscard]] int testedPair(const ConcaveEvidence& concave, const ViewState& view);

}  // namespace sepax
