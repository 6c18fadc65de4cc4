#pragma once

#include "core/evidence/evidence.h"

#include <string>

/// A contact that coordinates are too coarse for. Places are doubles, and every answer is exact of
/// those: what was put onto a slanted edge stands beside it by less than a double can tell.
namespace sepax {

/// The gap, or the depth, of A and B at their starts is more than 0 and less than the step from one
/// double to the next at the largest of their coordinates: what is said of it, by the answer or by
/// an article, hangs on rounding alone.
[[nodiscard]] bool isRoundedContact(const Evidence& evidence);

/// The same of bodies that rest: what moves meets or parts for other reasons, too.
[[nodiscard]] bool isRoundedRest(const Evidence& evidence);

/// A sentence that says so.
[[nodiscard]] std::string roundedContactSentence(const Evidence& evidence);

}  // namespace sepax
