#pragma once

#include "app/techniques/contract/declared.h"
#include "core/evidence/evidence.h"

#include <vector>

namespace sepax {

/// The articles' answers for resting polygons that err, as the evidence says, beyond the rules of
/// core. A push by lines that are not normalised is the page's only where these are switched on: it
/// leaves them so for yes and no alone.
[[nodiscard]] std::vector<Accusation> satAccusations(const Evidence& evidence);

}  // namespace sepax
