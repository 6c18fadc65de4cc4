#pragma once

#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <string>
#include <string_view>

/// Lists of points x, y, z: which plane of space they lie in.
namespace sepax {

inline constexpr std::string_view kPointsInSpaceError =
    "points in space are no polygon; give x and y of each corner in one plane";

/// (0, 7, 0), (5, 7, 0), (5, 7, 3): all lie on one ground, of which y is the height.
[[nodiscard]] bool liesOnGround(const RawPolygon& polygon);
/// Its vertices have different z.
[[nodiscard]] bool liesInSpace(const RawPolygon& polygon);
/// Two vertices one after the other differ in nothing but z.
[[nodiscard]] bool standsUpright(const RawPolygon& polygon);
[[nodiscard]] std::string uprightError(std::size_t line);
/// Five vertices or more lie in one oblique plane, as no heights of a ground do by chance: without
/// z the outline would be another one.
[[nodiscard]] bool liesOblique(const RawPolygon& polygon);
/// z reaches to both sides of 0, and far, as the corners of a body do and no heights of a ground.
[[nodiscard]] bool surroundsPlane(const RawPolygon& polygon);
/// Why x and y alone are not its outline, one sentence; empty where they are.
[[nodiscard]] std::string spaceError(const RawPolygon& polygon);

}  // namespace sepax
