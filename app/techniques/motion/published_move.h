#pragma once

#include "core/evidence/evidence.h"

#include <string>

/// Inner header of PolygonCollision beside the exact sweep.
namespace sepax {

/// What comes of velocity and push, in a few words; empty where nothing is wrong.
[[nodiscard]] std::string moveFaultLabel(const Evidence& evidence);

}  // namespace sepax
