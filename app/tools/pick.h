#pragma once

#include "app/techniques/contract/technique.h"

#include <vector>

namespace sepax {

/// What a press at this place of the figure would take: point handles first, the nearest of them;
/// then the nearest edge; then the topmost body, or one that lies
/// within it. The selected body wins where others lie as near.
/// Hidden bodies are passed over. Bodies of the group have no vertex handles: they move together.
/// Bodies are taken where they are drawn; one that has left its start also there, as a whole, when
/// nothing else is. `technique` may be null.
[[nodiscard]] Target pick(const Evidence& evidence, const ViewState& view,
                          const Technique* technique, Vec2 screen);

/// The bodies that are drawn in the rectangle with all their vertices; hidden ones do not count.
[[nodiscard]] std::vector<int> bodiesIn(const Evidence& evidence, const ViewState& view,
                                        const Technique* technique, const RubberBand& band);

/// The body exists and, for a vertex or an edge, so does the index.
[[nodiscard]] bool exists(const Target& target, const Scene& scene);

}  // namespace sepax
