#pragma once

#include "app/view/view_state.h"

#include <vector>

namespace sepax {

/// Most vertex handles in one figure.
inline constexpr int kMostHandles = 400;

/// For each body the vertices whose handles are drawn, rising. Of a body of many only some: its
/// handles stand apart, those out of sight are left out, and there is an end to their number; what
/// is hovered or selected is always there. Picking knows all vertices.
[[nodiscard]] std::vector<std::vector<int>> shownHandles(const Evidence& evidence,
                                                         const ViewState& view);

/// An outline of very many points without those that nobody could tell from the last one; others
/// stay as they are. Logical pixels.
[[nodiscard]] std::vector<Vec2> simplifiedOutline(std::vector<Vec2> points);

}  // namespace sepax
