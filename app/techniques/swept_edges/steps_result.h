#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

/// The answer of the sweep of edges: the first contact of all pairs, or that there is none. After
/// the start its badge tells the contact as what will be, is or was at that time. `withCount` = its
/// sentence tells how many pairs were tested, too.
[[nodiscard]] Verdict sweptEdgesResult(const Evidence& evidence, double time = 0,
                                       bool withCount = true);

}  // namespace sepax
