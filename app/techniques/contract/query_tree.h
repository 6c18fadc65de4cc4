#pragma once

#include "app/techniques/contract/technique.h"

#include <nlohmann/json_fwd.hpp>

namespace sepax {

/// What `sepax query` says: every section in a fixed order: pair, sat, motion, edges, inside,
/// concave, ray, published, disagreements, skipped. A section without an answer is null and has its
/// reason under skipped.
[[nodiscard]] nlohmann::ordered_json queryTree(TechniqueTable techniques, const Evidence& evidence);

}  // namespace sepax
