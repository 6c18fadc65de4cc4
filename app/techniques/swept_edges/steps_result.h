#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

/// The answer of the sweep of edges: the first contact of all pairs, or that there is none.
[[nodiscard]] Verdict sweptEdgesResult(const Evidence& evidence);

}  // namespace sepax
