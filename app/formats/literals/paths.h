#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <optional>
#include <string>

/// polygon(points = [[0, 0], ...], paths = [[0, 1, 2, 3], [4, 5, 6]]) of OpenSCAD.
namespace sepax {

/// Adds the rings of such a call, those within others as holes; whether there are holes. Nothing
/// where the group is none, or where a path names a vertex that is not there.
[[nodiscard]] std::optional<bool> takePathsOfPoints(const LiteralTree& tree, std::uint32_t group,
                                                    const std::string& name, RawGeometry& raw);

}  // namespace sepax
