#pragma once

#include "app/figure/theme.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <string>
#include <string_view>

/// Words that panel, picture and query share about simpler shapes in place of polygons.
namespace sepax {

/// "none", "too coarse", "missed".
[[nodiscard]] std::string_view nameOf(ApproximationFault fault);
/// What a picture says after an answer: ": correct", ": too coarse", ": missed".
[[nodiscard]] std::string judgement(const ApproximateAnswer& answer);
/// The colour of an answer: that of what is wrong, else of an overlap or a gap.
[[nodiscard]] Role roleOf(const ApproximateAnswer& answer);
/// What the shown simpler shapes answer, and whether that is right, a sentence and a space; empty
/// where none are shown.
[[nodiscard]] std::string approximationSentence(const Evidence& evidence, const ViewState& view);
/// Why there are no pixels, one sentence without a full stop; empty when there are.
[[nodiscard]] std::string refusalText(const ApproximationEvidence& evidence);
/// Why pixels answer otherwise than the bodies: "the overlap holds no pixel’s middle".
[[nodiscard]] std::string_view missedText(const ApproximationEvidence& evidence);

}  // namespace sepax
