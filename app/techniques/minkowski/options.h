#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"

/// What a user can choose here, and what the hand finds.
namespace sepax {

/// What goes on in the difference: its edges one by one, a search in it, or the ray of the motion.
enum class MinkowskiMode { edges, gjk, epa, moving };
inline constexpr Option<MinkowskiMode> kMinkowskiMode{"minkowski"};

[[nodiscard]] inline bool showsMotion(const ViewState& view) {
  return view.options[kMinkowskiMode] == MinkowskiMode::moving;
}

inline constexpr HandleSet kMinkowskiHandles{
    .velocities = true, .velocitiesAtStart = true, .velocitiesIn = showsMotion};

}  // namespace sepax
