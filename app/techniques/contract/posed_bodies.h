#pragma once

#include <string>
#include <vector>

#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// Every body posed and checked.
[[nodiscard]] std::vector<BodyShape> posedBodies(const Scene& scene);

}  // namespace sepax
