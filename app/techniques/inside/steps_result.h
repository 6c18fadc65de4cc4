#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

/// The answer of the crossing test and what proves it.
[[nodiscard]] Verdict insideResult(const Evidence& evidence);

}  // namespace sepax
