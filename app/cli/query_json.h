#pragma once

#include "core/evidence/evidence.h"

#include <string>

namespace sepax {

/// queryTree() on one line.
[[nodiscard]] std::string queryJson(const Evidence& evidence);
/// {"error": "..."} on one line.
[[nodiscard]] std::string errorJson(const std::string& sentence);

}  // namespace sepax
