#pragma once

#include "app/techniques/technique.h"

namespace sepax {

/// What a press at this place of the figure would take: point handles first, the nearest of them;
/// then the nearest edge; then the topmost body. The selected body wins where others lie as near.
[[nodiscard]] Target pick(const Evidence& evidence, const ViewState& view, Vec2 screen);

/// The body exists and, for a vertex or an edge, so does the index.
[[nodiscard]] bool exists(const Target& target, const Scene& scene);

}  // namespace sepax
