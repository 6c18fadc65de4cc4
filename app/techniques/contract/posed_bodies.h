#pragma once

#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

#include <string>
#include <vector>

namespace sepax {

/// Every body posed and checked.
[[nodiscard]] std::vector<BodyShape> posedBodies(const Scene& scene);

}  // namespace sepax
