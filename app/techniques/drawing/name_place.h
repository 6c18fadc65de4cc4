#pragma once

#include "app/figure/camera.h"
#include "core/evidence/evidence.h"

#include <span>

namespace sepax {

/// The centre of area, where it lies within the outlines of the body and no other body takes its
/// room; else a place within them with room for a name, clear of the `others` where it can be, near
/// to that centre. World units.
[[nodiscard]] Vec2 namePlace(const BodyShape& shape, std::span<const BodyShape* const> others,
                             const Camera& camera);

/// Even-odd rule, half-open in y, within one of its outlines; points and segments hold nothing.
[[nodiscard]] bool holds(const BodyShape& shape, Vec2 world);

}  // namespace sepax
