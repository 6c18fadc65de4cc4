#pragma once

#include "app/techniques/sat/sat.h"

#include <string>

namespace sepax {

/// An approximation is shown: it answers whether bodies meet, and nothing is pushed.
[[nodiscard]] bool asksYesOrNo(const ViewState& view);

/// What proves that polygons overlap, and the push along the axis that ends it, if there is one.
[[nodiscard]] std::string overlapSentences(const Evidence& evidence, const ViewState& view,
                                           const SatAxis& axis);
/// The push without the proof, a sentence of its own.
[[nodiscard]] std::string pushAlone(const Evidence& evidence, const ViewState& view,
                                    const SatAxis& axis);

}  // namespace sepax
