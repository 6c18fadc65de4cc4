#pragma once

#include "core/evidence/evidence.h"

#include <string>

namespace sepax {

/// What is said of the contact of A and B hangs on rounding alone.
[[nodiscard]] bool isRoundedContact(const Evidence& evidence);

/// The same of bodies that rest: what moves meets or parts for other reasons, too.
[[nodiscard]] bool isRoundedRest(const Evidence& evidence);

/// A sentence that says so; only where it does.
[[nodiscard]] std::string roundedContactSentence(const Evidence& evidence);

}  // namespace sepax
