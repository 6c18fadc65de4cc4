#pragma once

#include "core/evidence/evidence.h"

#include <string>

namespace sepax {

/// One line of JSON with every section in a fixed order: pair, sat, motion, edges, inside, concave,
/// ray, published, disagreements, skipped. A section without an answer is null and has its reason
/// under skipped.
[[nodiscard]] std::string queryJson(const Evidence& evidence);
/// {"error": "..."} on one line.
[[nodiscard]] std::string errorJson(const std::string& sentence);

}  // namespace sepax
