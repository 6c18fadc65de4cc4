#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <optional>
#include <string>

namespace sepax {

/// The group is a geometry of polygons of Oracle, with or without the names of its types.
[[nodiscard]] bool isOracle(const LiteralTree& tree, std::uint32_t group);
/// Adds the rings of SDO_GEOMETRY(2003, NULL, NULL, SDO_ELEM_INFO_ARRAY(1, 1003, 1),
/// SDO_ORDINATE_ARRAY(0, 0, ...)) of Oracle, with or without the names of its types, and says what
/// of it is left out. The problem where it has none, which may be empty; nothing where the group is
/// no such call.
[[nodiscard]] std::optional<Problem> takeOracle(const LiteralTree& tree, std::uint32_t group,
                                                const std::string& name, RawGeometry& raw);

}  // namespace sepax
