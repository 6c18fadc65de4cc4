#pragma once

#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// The boxes of all bodies that translate, or under evidence.skipped why there are none.
void addBroadPhase(const Scene& scene, Evidence& evidence);

}  // namespace sepax
