#pragma once

#include "core/evidence/evidence.h"

#include <optional>

namespace sepax {

/// Present where the size that the answers tell is more than 0 and less than the step: what is said
/// of the contact, by the answer or by an article, hangs on rounding alone.
[[nodiscard]] std::optional<RoundedContact> roundedContact(const Evidence& evidence);

}  // namespace sepax
